/** Bags with a purpose: over the shoulder, for work, for travel, for the waist, for the pram. */
import { deep, gold, handle, ring } from "./bags-hand";
import { symmetric } from "./pen";
import { turned } from "./second";
import type { Studio } from "./studio";
import { mix } from "./tone";
import type { Family } from "./types";

function shoulderBag(s: Studio): void {
  const metal = s.random.pick([gold, gold, "#c4c7cb"]);
  s.floor(400, 790, 270, 24);
  handle(s, "M160 520C170 260 280 150 400 150S630 260 640 520", 34);
  s.piece(
    "M140 500C220 470 300 560 400 560S580 470 660 500C690 640 600 780 400 786C200 780 110 640 140 500Z",
    { depth: 34 },
  );
  s.fold("M220 560C280 640 330 680 400 690", 22, 0.4);
  s.fold("M590 560C540 640 480 690 400 700", 22, 0.35);
  s.shine("M190 560C190 640 240 710 310 740", 30, 0.9);
  s.soft();
  s.seam("M146 512C226 486 300 576 400 576S574 486 654 512", { width: 9, colour: deep(s, 0.5), opacity: 1 });
  s.seam("M146 512C226 486 300 576 400 576S574 486 654 512", {
    width: 4,
    colour: metal,
    opacity: 1,
    dash: "3 2",
  });
  s.stitch("M160 540C170 640 240 760 400 766S630 640 640 540");
  for (const x of [162, 638]) ring(s, `M${x - 18} 500a18 18 0 1 0 36 0a18 18 0 1 0-36 0Z`, metal, 8);
  s.piece("M640 540h18l10 96h-34z", { fill: deep(s, 0.2), depth: 0 });
}

function briefcase(s: Studio): void {
  const metal = s.random.pick(["#c4c7cb", gold]);
  s.floor(400, 790, 340, 24);
  handle(s, "M300 400C300 320 330 296 400 296S500 320 500 400", 26);
  s.piece(
    symmetric([
      [0, 396],
      [290, 396],
      [308, 414],
      [308, 760],
      [290, 782],
      [0, 784],
    ]),
    { sheen: "down" },
  );
  s.fold("M110 760C300 780 500 780 690 760", 22, 0.4);
  s.soft();
  s.piece(
    symmetric([
      [0, 396],
      [288, 396],
      [304, 412],
      [304, 560],
      [280, 590],
      [0, 596],
    ]),
    { sheen: "down", depth: 16 },
  );
  s.shine("M120 416C300 408 500 408 680 416", 24, 0.9);
  s.soft();
  s.stitch("M108 430V556Q112 578 130 580H670Q688 578 692 556V430M104 620V766H696V620");
  for (const x of [236, 564]) {
    s.piece(`M${x - 26} 396h52v240l-26 22l-26-22z`, { depth: 0, fill: deep(s, 0.2) });
    ring(s, `M${x - 20} 590h40v34h-40z`, metal, 6);
    s.fill(`M${x - 4} 594h8v26h-8z`, mix(metal, "#2a1c08", 0.4));
  }
}

function duffel(s: Studio): void {
  const trim = s.random.pick(["#8a5a33", "#2a2a2d", deep(s, 0.45)]);
  s.floor(400, 760, 350, 26);
  s.piece(
    "M90 500C90 430 130 410 180 410H620C670 410 710 430 710 500V690C710 740 680 752 640 752H160C120 752 90 740 90 690Z",
    { depth: 34 },
  );
  s.fold("M240 740C300 700 500 700 560 740", 22, 0.4);
  s.shine("M150 440C300 424 500 424 650 440", 30, 0.9);
  s.soft();
  s.piece(
    "M90 500C90 440 120 414 160 411V752C120 750 90 740 90 690ZM710 500C710 440 680 414 640 411V752C680 750 710 740 710 690Z",
    { fill: trim, depth: 0, cast: false },
  );
  s.seam("M166 440H634", { width: 14, colour: deep(s, 0.5), opacity: 1 });
  s.seam("M166 440H634", { width: 6, colour: "#c4c7cb", opacity: 1, dash: "3 2" });
  s.seam("M280 752V500C280 320 520 320 520 500V752", { width: 30, opacity: 0.3 });
  s.seam("M280 752V500C280 320 520 320 520 500V752", { width: 25, colour: trim, opacity: 1 });
  s.seam("M280 752V500C280 320 520 320 520 500V752", {
    width: 17,
    colour: "#ffffff",
    opacity: 0.35,
    dash: "6 5",
  });
  s.piece("M366 352h68q10 26 0 52h-68q-10-26 0-52z", { fill: trim, depth: 0 });
  s.seam("M310 560H490V700H310Z", { width: 2.4 });
  s.seam("M310 580H490", { width: 9, colour: deep(s, 0.5), opacity: 1 });
}

function bumBag(s: Studio): void {
  const trim = s.random.pick(["#c4c7cb", gold, "#3a3a3e"]);
  s.seam("M170 560C60 540 40 420 130 340C260 240 540 240 670 340C760 420 740 540 630 560", {
    width: 40,
    opacity: 0.3,
  });
  s.seam("M170 560C60 540 40 420 130 340C260 240 540 240 670 340C760 420 740 540 630 560", {
    width: 34,
    colour: mix(s.tone.base, "#17171a", 0.45),
    opacity: 1,
  });
  s.seam("M170 560C60 540 40 420 130 340C260 240 540 240 670 340C760 420 740 540 630 560", {
    width: 24,
    colour: "#ffffff",
    opacity: 0.2,
    dash: "3 5",
  });
  s.piece("M360 246h80v52h-80z", { fill: "#1c1c1f", depth: 0 });
  s.seam("M386 246v52M414 246v52", { width: 4, colour: "#6a6a70", opacity: 1 });
  s.piece("M150 520C250 470 550 470 650 520C676 600 620 730 540 742H260C180 730 124 600 150 520Z", {
    depth: 30,
  });
  s.shine("M190 540C300 506 500 506 610 540", 26, 1);
  s.fold("M220 720C320 740 480 740 580 720", 20, 0.4);
  s.soft();
  s.seam("M176 548C280 508 520 508 624 548", { width: 13, colour: deep(s, 0.5), opacity: 1 });
  s.seam("M176 548C280 508 520 508 624 548", { width: 5, colour: trim, opacity: 1, dash: "3 2" });
  s.piece("M220 600C320 580 480 580 580 600C590 660 550 716 510 720H290C250 716 210 660 220 600Z", {
    sheen: "down",
    depth: 14,
  });
  s.soft();
  s.seam("M236 616Q400 592 564 616", { width: 11, colour: deep(s, 0.5), opacity: 1 });
  s.seam("M236 616Q400 592 564 616", { width: 4, colour: trim, opacity: 1, dash: "3 2" });
  s.fill("M610 546l14 4l-10 56l-14-6z", trim);
}

/** With a flap, side pockets for bottles and clips for the pram. */
function changingBag(s: Studio): void {
  const trim = s.random.pick(["#8a5a33", "#c79f70", deep(s, 0.4)]);
  s.floor(400, 820, 310, 26);
  handle(s, "M250 420C240 240 310 170 400 170S560 240 550 420", 20);
  for (const [x, bottle] of [
    [104, "#f4efe6"],
    [616, "#cfe0ea"],
  ] as const) {
    s.piece(`M${x + 18} 470q0-14 14-14h16q14 0 14 14v150h-44z`, { fill: bottle, depth: 0 });
    s.piece(`M${x + 22} 430h36v30h-36z`, { fill: "#e7a9a0", depth: 0 });
    s.piece(`M${x} 560h80v210q0 20-20 20h-40q-20 0-20-20z`, { fill: deep(s, 0.15), depth: 10 });
  }
  s.piece(
    symmetric([
      [0, 400],
      [210, 404],
      [226, 430],
      [232, 790],
      [206, 816],
      [0, 818],
    ]),
  );
  s.shine("M210 440C204 560 204 680 210 780", 30, 0.8);
  s.soft();
  s.piece("M176 404H624C640 500 640 570 620 610Q400 660 180 610C160 570 160 500 176 404Z", { sheen: "down" });
  s.soft();
  s.stitch("M188 420C176 500 176 560 194 598Q400 644 606 598C624 560 624 500 612 420");
  for (const x of [290, 510]) {
    s.piece(`M${x - 18} 560h36v120h-36z`, { fill: trim, depth: 0 });
    s.button(x, 654, 10, gold);
  }
  s.fill(
    "M372 478a16 16 0 1 0 32 0a16 16 0 1 0-32 0ZM406 468a11 11 0 1 0 22 0a11 11 0 1 0-22 0ZM384 500q18-14 36 0q10 22-18 22t-18-22z",
    "#ffffff",
    0.5,
  );
}

const near = "translate(1030 -440) scale(-1.55 1.55)";

export const largeBags: Family = {
  "shoulder-bag": turned(shoulderBag, near),
  briefcase: turned(briefcase, near),
  duffel: turned(duffel, near),
  "bum-bag": turned(bumBag, near),
  "changing-bag": turned(changingBag, near),
};
