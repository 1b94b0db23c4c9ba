/** Bags: handbags, totes, backpacks, clutches, wallets. */
import { deep, gold, handbag, handle, ring } from "./bags-hand";
import { largeBags } from "./bags-large";
import { twice } from "./paint";
import { flip, symmetric } from "./pen";
import { closeUp } from "./second";
import type { Studio } from "./studio";
import { mix } from "./tone";
import type { Draw, Family } from "./types";

function tote(s: Studio, back: boolean): void {
  const canvas = s.random.chance(0.4);
  const trim = canvas ? "#8a5a33" : deep(s, 0.15);
  s.floor(400, 858, 280, 24);
  s.seam("M300 400C296 230 330 170 400 170S504 230 500 400", {
    width: 18,
    colour: mix(trim, "#000000", 0.25),
    opacity: 1,
  });
  s.piece("M160 380C240 360 560 360 640 380L620 420H180Z", { fill: deep(s, 0.55), depth: 10 });
  s.piece(
    symmetric([
      [0, 392],
      [242, 380, 1],
      [236, 560],
      [214, 840, 1],
      [0, 852],
    ]),
  );
  s.fold("M200 400C240 560 250 700 236 840", 26, 0.35);
  s.fold("M590 420C560 560 566 700 580 830", 26, 0.35);
  s.fold("M230 840C320 800 480 800 570 840", 24, 0.3);
  s.shine("M300 420C310 560 310 700 300 820", 40, 0.7);
  s.soft();
  s.seam("M160 410Q400 428 640 410", { width: 2 });
  s.stitch("M160 416Q400 434 640 416");
  for (const d of ["M290 470C280 250 320 200 400 200S520 250 510 470"]) {
    s.seam(d, { width: 26, opacity: 0.35 });
    s.seam(d, { width: 22, colour: trim, opacity: 1 });
    s.seam(d, { width: 16, colour: "#ffffff", opacity: 0.35, dash: "6 5" });
    s.seam(d, { width: 12, colour: trim, opacity: 1 });
  }
  for (const x of [290, 510]) {
    s.piece(`M${x - 20} 440h40v90h-40z`, { fill: trim, depth: 0 });
    s.seam(`M${x - 12} 484l24 34M${x + 12} 484l-24 34M${x - 13} 484h26v34h-26z`, {
      width: 1.6,
      colour: "#ffffff",
      opacity: 0.6,
    });
  }
  if (back) return;
  s.fill("M350 600h100v44h-100z", trim, canvas ? 1 : 0.8);
  s.seam("M355 605h90v34h-90z", { width: 1.5, colour: "#ffffff", opacity: 0.6, dash: "5 4" });
  s.seam("M370 622h60", { width: 3, colour: "#ffffff", opacity: 0.5 });
}

function backpack(s: Studio, back: boolean): void {
  const leather = s.random.chance(0.4);
  s.floor(400, 880, 260, 24);
  handle(s, "M350 190C350 110 450 110 450 190", 18);
  if (!back)
    twice(
      (d) => s.piece(d, { fill: deep(s), depth: 14 }),
      "M560 560C640 560 660 620 652 760C646 820 600 830 570 820Z",
    );
  s.piece(
    symmetric([
      [0, 168],
      [110, 176],
      [182, 250],
      [202, 420],
      [206, 780],
      [170, 862],
      [0, 868],
    ]),
  );
  s.shine("M240 300C230 420 228 560 236 760", 34, 0.9);
  s.fold("M214 640C300 660 330 640 400 650", 20, 0.3);
  s.soft();
  if (back) {
    s.piece(
      symmetric([
        [0, 300],
        [120, 310],
        [140, 420],
        [130, 800],
        [0, 810],
      ]),
      { fill: deep(s, 0.25), depth: 12, cast: false },
    );
    s.soft();
    const strap =
      "M470 240C560 260 590 420 570 560C562 660 560 720 590 800L556 812C530 720 528 640 530 560C540 440 520 330 440 290Z";
    s.piece(strap, { sheen: "down", depth: 0 });
    s.piece(flip(strap), { sheen: "down", depth: 0 });
    twice((d) => s.stitch(d), "M470 256C544 280 576 420 556 560");
    return;
  }
  const arch = "M212 420C214 300 260 210 400 206S586 300 588 420";
  s.seam(arch, { width: 13, colour: deep(s, 0.5), opacity: 1 });
  s.seam(arch, { width: 5, colour: "#c4c7cb", opacity: 1, dash: "3 2" });
  s.fill("M580 410h14l3 60q-10 10-20 0z", leather ? "#8a5a33" : deep(s, 0.6));
  s.piece(
    symmetric([
      [0, 520],
      [150, 526],
      [170, 560],
      [176, 780],
      [150, 830],
      [0, 834],
    ]),
    { sheen: "down" },
  );
  s.shine("M250 560C320 546 480 546 550 560", 24, 0.9);
  s.fold("M240 810C320 830 480 830 560 810", 20, 0.5);
  s.soft();
  s.seam("M240 580Q400 560 560 580", { width: 11, colour: deep(s, 0.5), opacity: 1 });
  s.seam("M240 580Q400 560 560 580", { width: 4, colour: "#c4c7cb", opacity: 1, dash: "3 2" });
  s.stitch("M238 600V776Q242 820 270 822H530Q558 820 562 776V600");
  s.piece("M352 430h96v52h-96z", { fill: leather ? "#8a5a33" : deep(s, 0.4), depth: 0, cast: false });
  s.seam("M360 438h80v36h-80z", { colour: "#ffffff", width: 1.6, opacity: 0.6 });
}

function clutch(s: Studio, back: boolean): void {
  const envelope = s.random.chance(0.5);
  s.floor(400, 706, 330, 22);
  s.piece(
    symmetric([
      [0, 356],
      [272, 352],
      [292, 374],
      [298, 676],
      [276, 698],
      [0, 702],
    ]),
    { sheen: "down" },
  );
  s.shine("M120 390C200 370 560 370 680 390", 30, 1);
  s.fold("M120 680C300 696 500 696 680 680", 22, 0.5);
  s.soft();
  if (back) {
    s.seam("M160 440H640", { width: 10, colour: deep(s, 0.5), opacity: 1 });
    s.seam("M160 440H640", { width: 4, colour: gold, opacity: 1, dash: "3 2" });
    s.stitch("M124 384H676V684H124Z");
    handle(s, "M676 420C760 460 740 620 700 640C670 640 680 560 676 430", 12);
    return;
  }
  if (envelope) {
    s.piece(
      "M108 360C300 346 500 346 692 360C690 380 560 520 424 592Q400 604 376 592C240 520 110 380 108 360Z",
      { sheen: "down" },
    );
    s.soft();
    s.stitch("M124 374C160 420 260 520 380 582Q400 592 420 582C540 520 640 420 676 374");
    s.button(400, 566, 17, gold);
    return;
  }
  s.seam("M108 366Q400 344 692 366", { width: 22, colour: mix(gold, "#3a2a10", 0.35), opacity: 1 });
  s.seam("M108 364Q400 342 692 364", { width: 14, colour: gold, opacity: 1 });
  s.seam("M110 360Q400 338 690 360", { width: 3, colour: "#fff6d8", opacity: 0.9 });
  for (const x of [386, 414]) s.button(x, 334, 14, gold);
  let glitter = "";
  for (let index = 0; index < 90; index++)
    glitter += `M${s.random.between(120, 680)} ${s.random.between(400, 684)}h${s.random.between(2, 4)}`;
  s.seam(glitter, { colour: "#ffffff", width: 3, opacity: 0.5 });
}

function wallet(s: Studio, open: boolean): void {
  const metal = s.random.pick([gold, "#c4c7cb"]);
  s.floor(400, 716, 270, 18);
  if (open) {
    s.piece(
      symmetric([
        [0, 300],
        [300, 296],
        [316, 312],
        [316, 690],
        [300, 706],
        [0, 704],
      ]),
      { fill: deep(s, 0.1), depth: 20 },
    );
    s.soft();
    s.seam("M400 300V704", { width: 12, opacity: 0.35 });
    for (const [x, y] of [
      [116, 340],
      [116, 400],
      [116, 460],
      [430, 340],
      [430, 400],
    ] as const) {
      if (y < 450)
        s.fill(
          `M${x + 12} ${y - 22}h230v60h-230z`,
          s.random.pick(["#c9d6e6", "#e7c9a0", "#f1efe9", "#a8b8a0"]),
        );
      s.piece(`M${x} ${y}h254v${700 - y - 14}h-254z`, { depth: 0, cast: false, sheen: "down" });
      s.stitch(`M${x + 4} ${y + 8}h246`);
    }
    return;
  }
  s.piece(
    symmetric([
      [0, 330],
      [238, 326],
      [258, 346],
      [260, 690],
      [242, 710],
      [0, 712],
    ]),
    { sheen: "down" },
  );
  s.shine("M170 370C300 350 500 350 630 370", 30, 1);
  s.fold("M160 690C300 704 500 704 640 690", 20, 0.5);
  s.soft();
  s.stitch("M156 342H644V698H156Z");
  s.seam("M142 480Q400 500 658 480", { width: 7, opacity: 0.2 });
  s.seam("M142 477Q400 497 658 477", { width: 2.4 });
  s.fill("M370 470h60v50q-30 14-60 0z", metal);
  ring(s, "M370 470h60v50q-30 14-60 0z", metal, 4);
}

function views(draw: (s: Studio, second: boolean) => void): Draw {
  return (s, view) => {
    if (view === "second" && s.way.chance(0.35))
      closeUp(s, (room) => draw(room, false), "translate(-420 -560) scale(2) rotate(-2)");
    else draw(s, view === "second");
  };
}

export const bags: Family = {
  handbag: views((s, back) => handbag(s, back, "structured")),
  crossbody: views((s, back) => handbag(s, back, "flap")),
  "bucket-bag": views((s, back) => handbag(s, back, "bucket")),
  ...largeBags,
  tote: views(tote),
  backpack: views(backpack),
  clutch: (s, view) => clutch(s, view === "second"),
  wallet: (s, view) => wallet(s, view === "second"),
};
