/** Bags: handbags, totes, backpacks, clutches, wallets. */
import { type Studio, twice } from "./paint";
import { flip, symmetric } from "./pen";
import { closeUp } from "./second";
import { mix } from "./tone";
import type { Draw, Family } from "./types";

const gold = "#c9a24a";

/** Plain leather or cloth, darker: sides and insides of bags. */
function deep(s: Studio, part = 0.3): string {
  return mix(s.tone.base, s.tone.ink, part);
}

function handle(s: Studio, d: string, width = 22): void {
  s.seam(d, { width: width + 4, opacity: 0.4 });
  s.seam(d, { width, colour: deep(s, 0.12), opacity: 1 });
  s.seam(d, { width: width * 0.3, colour: s.tone.light, opacity: 0.55 });
  s.seam(d, { width: width * 0.72, opacity: 0.35, dash: "1 9" });
}

/** A metal ring or buckle with its highlight. */
function ring(s: Studio, d: string, metal: string, width = 8): void {
  s.seam(d, { colour: mix(metal, "#2a1c08", 0.55), width: width + 2.5, opacity: 0.9 });
  s.seam(d, { colour: metal, width, opacity: 1 });
  s.seam(d, { colour: "#ffffff", width: width * 0.3, opacity: 0.7 });
}

function handbag(s: Studio, back: boolean): void {
  const metal = s.random.pick([gold, gold, "#c4c7cb"]);
  const kind = s.random.pick(["structured", "flap", "bucket"] as const);
  s.floor(400, 806, 300, 26);
  if (kind === "flap") flapBag(s, metal, back);
  else if (kind === "bucket") bucketBag(s, metal, back);
  else structured(s, metal, back);
}

function structured(s: Studio, metal: string, back: boolean): void {
  handle(s, "M290 450C290 270 330 200 400 200S510 270 510 450", 20);
  s.piece("M186 420C180 520 160 660 138 770L190 800V430Z", { fill: deep(s), depth: 16 });
  s.piece("M614 420C620 520 640 660 662 770L610 800V430Z", { fill: deep(s), depth: 16 });
  s.piece(
    symmetric([
      [0, 412],
      [206, 416, 1],
      [222, 560],
      [238, 780, 1],
      [226, 800],
      [0, 804],
    ]),
    { sheen: "down" },
  );
  s.fold("M210 640C300 660 500 660 590 640", 30, 0.18);
  s.shine("M230 440C300 430 500 430 570 440", 30, 1);
  s.shine("M226 500C216 600 210 680 204 760", 22, 0.9);
  s.soft();
  s.stitch("M204 428H596L624 786H176Z");
  s.piece(
    symmetric([
      [0, 412],
      [206, 414, 1],
      [210, 476, 1],
      [0, 480],
    ]),
    { depth: 0, cast: false },
  );
  s.stitch("M200 470H600");
  handle(s, "M276 470C276 290 320 230 400 230S524 290 524 470", 24);
  for (const x of [276, 524]) {
    s.piece(`M${x - 22} 456h44v70q-22 26-44 0z`, { depth: 0 });
    s.stitch(`M${x - 16} 462v60q16 18 32 0v-60`);
    s.button(x, 506, 9, metal);
  }
  if (back) {
    s.seam("M260 560H540V740H260ZM260 560q140 20 280 0", { width: 2 });
    s.stitch("M268 570V732H532V570");
    return;
  }
  s.piece("M372 400h56v120q-28 30-56 0z", { depth: 0 });
  s.stitch("M379 406v108q21 22 42 0v-108");
  s.fill("M376 492h48v34h-48z", metal);
  ring(s, "M376 492h48v34h-48z", metal, 4);
  s.fill("M396 502h8v14h-8z", "#3a2a10");
}

function flapBag(s: Studio, metal: string, back: boolean): void {
  const quilted = s.random.chance(0.5);
  const links = s.random.chance(0.5);
  const strap = "M186 470C150 240 260 110 400 110S650 240 614 470";
  if (links) {
    s.seam(strap, { width: 18, colour: mix(metal, "#2a1c08", 0.5), opacity: 0.9, dash: "16 7" });
    s.seam(strap, { width: 12, colour: metal, opacity: 1, dash: "16 7" });
    s.seam(strap, { width: 4, colour: "#fff", opacity: 0.6, dash: "16 7" });
  } else handle(s, strap, 18);
  s.piece(
    symmetric([
      [0, 440],
      [206, 440],
      [232, 470],
      [246, 760],
      [224, 802],
      [0, 806],
    ]),
    { sheen: "down" },
  );
  s.shine("M180 500C172 600 170 700 178 760", 24, 0.9);
  s.fold("M190 780C300 800 500 800 610 780", 22, 0.5);
  s.soft();
  s.stitch("M182 480C176 580 170 700 176 756Q180 788 214 790H586Q620 788 624 756C630 700 624 580 618 480");
  if (back) {
    s.seam("M220 560Q400 590 580 560V740Q400 760 220 740Z", { width: 2 });
    s.stitch("M228 572Q400 600 572 572");
    return;
  }
  s.piece(
    symmetric([
      [0, 432],
      [210, 436],
      [238, 470],
      [240, 600],
      [200, 664],
      [90, 690],
      [0, 696],
    ]),
    { sheen: "down" },
  );
  s.shine("M200 460C300 448 500 448 600 460", 26, 1);
  s.fold("M170 610C200 660 300 684 400 690S600 660 630 610", 16, 0.4);
  s.soft();
  if (quilted) {
    let d = "";
    for (let index = -3; index < 8; index++)
      d += `M${170 + index * 70} 440l${250} 250M${630 - index * 70} 440l-250 250`;
    const id = s.id();
    s.raw(
      `<clipPath id="${id}"><path d="M170 450H630V600C600 660 500 690 400 690S200 660 170 600Z"/></clipPath><g clip-path="url(#${id})">`,
    );
    s.seam(d, { width: 5, opacity: 0.25 });
    s.seam(d, { width: 1.6, opacity: 0.5 });
    s.raw("</g>");
  } else s.stitch("M172 480V596C210 650 300 678 400 682S590 650 628 596V480");
  s.fill("M366 640h68v58q-34 22-68 0z", metal);
  ring(s, "M366 640h68v58q-34 22-68 0z", metal, 5);
  s.seam("M384 660h32v26h-32z", { width: 5, colour: mix(metal, "#3a2a10", 0.5), opacity: 0.9 });
}

function bucketBag(s: Studio, metal: string, back: boolean): void {
  handle(s, "M236 440C220 220 300 130 400 130S580 220 564 440", 20);
  s.piece("M226 410C280 380 520 380 574 410C520 436 280 436 226 410Z", { fill: deep(s, 0.55), depth: 10 });
  s.piece(
    symmetric([
      [0, 432],
      [174, 410, 1],
      [184, 520],
      [206, 760],
      [190, 800],
      [0, 810],
    ]),
  );
  for (const x of [270, 330, 470, 530])
    s.fold(
      `M${x} 440C${x + (x - 400) * 0.1} 500 ${x + (x - 400) * 0.2} 560 ${x + (x - 400) * 0.24} 640`,
      18,
      0.55,
    );
  for (const x of [300, 360, 440])
    s.shine(`M${x} 450C${x} 520 ${x + (x - 400) * 0.2} 600 ${x + (x - 400) * 0.24} 700`, 18, 0.8);
  s.soft();
  s.stitch("M200 738Q400 762 600 738");
  s.seam("M199 730Q400 754 601 730", { width: 2 });
  for (const x of [262, 318, 374, 426, 482, 538])
    ring(
      s,
      `M${x - 8} ${468 + (1 - Math.abs(x - 400) / 180) * 14}a8 8 0 1 0 16 0a8 8 0 1 0-16 0Z`.replace(
        /\.\d+/g,
        "",
      ),
      metal,
      4,
    );
  s.seam("M232 462Q400 500 568 462", { width: 9, colour: deep(s, 0.35), opacity: 1, dash: "44 14" });
  if (back) return;
  s.seam("M400 488C390 540 380 570 384 640M404 488C420 540 424 560 418 626", {
    width: 8,
    colour: deep(s, 0.3),
    opacity: 1,
  });
  s.piece("M372 636h24l6 70h-36zM408 622h22l6 66h-34z", { depth: 0, sheen: "down" });
}

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
  handbag: views(handbag),
  tote: views(tote),
  backpack: views(backpack),
  clutch: (s, view) => clutch(s, view === "second"),
  wallet: (s, view) => wallet(s, view === "second"),
};
