/** Underwear, swimwear, socks and pyjamas. */
import { bodyOutline, cuffs, drape, drawSleeves, inside, ribs, usual } from "./cut";
import { drawLegs, half, long, waistband } from "./legs";
import { binding, placket } from "./necks";
import { type Studio, twice } from "./paint";
import { both, curve, flip, symmetric } from "./pen";
import { closeUp } from "./second";
import { mix } from "./tone";
import type { Draw, Family } from "./types";

/** Shoulder straps: a flat ribbon with a bright edge, both sides. */
function straps(s: Studio, d: string, width = 13): void {
  twice((path) => s.seam(path, { width: width + 3, opacity: 0.35 }), d);
  twice((path) => s.seam(path, { width, colour: mix(s.tone.base, s.tone.ink, 0.08), opacity: 1 }), d);
  twice((path) => s.seam(path, { width: 1.4, colour: s.tone.light, opacity: 0.8 }), d);
}

function swimsuit(s: Studio, back: boolean): void {
  const deep = back ? 470 : s.random.pick([300, 350, 270]);
  straps(s, back ? "M500 260C492 190 470 150 446 134" : "M494 262C490 200 468 156 446 134", 16);
  if (!back)
    s.piece("M312 400C350 420 450 420 488 400L470 470H330Z", {
      fill: mix(s.tone.base, s.tone.ink, 0.45),
      depth: 0,
    });
  s.piece(
    symmetric([
      [0, deep],
      [60, deep - 36],
      [84, 256, 1],
      [104, 258, 1],
      [112, 320],
      [132, 384, 1],
      [116, 480],
      [110, 540],
      [140, 640],
      [152, 700, 1],
      [back ? 110 : 92, 770],
      [back ? 60 : 44, 840],
      [34, 880, 1],
      [0, 884],
    ]),
  );
  twice((d) => s.fold(d, 16, 0.5), "M520 500C480 520 460 530 420 528M512 560C480 570 450 574 430 572");
  if (!back) twice((d) => s.fold(d, 22, 0.35), "M492 400C470 440 430 446 408 420");
  s.shine("M350 420C344 520 340 600 350 700", 34, 0.6);
  s.soft();
  const edge = `M500 262C${back ? 496 : 480} 300 ${back ? 480 : 460} ${deep - 30} 400 ${deep + 8}`;
  twice((d) => s.seam(d, { width: 1.4, opacity: 0.4 }), edge);
  twice((d) => s.stitch(d), "M546 704C520 740 490 780 470 800C452 820 444 850 440 876");
  if (!back && s.random.chance(0.5)) {
    s.seam("M288 552Q400 580 512 552", { width: 22, colour: mix(s.tone.base, "#171717", 0.55), opacity: 1 });
    s.seam("M380 548h40v36h-40z", { width: 6, colour: "#c9a24a", opacity: 1 });
  }
}

function cups(s: Studio, y: number, kind: "triangle" | "balcony"): void {
  const d =
    kind === "triangle"
      ? `M${474} ${y - 96}C${510} ${y - 40} ${536} ${y + 20} ${548} ${y + 84}C500 ${y + 104} 450 ${y + 104} 408 ${y + 84}C424 ${y + 20} 446 ${y - 40} 474 ${y - 96}Z`
      : `M404 ${y + 4}C420 ${y - 40} 470 ${y - 60} 540 ${y - 74}C562 ${y - 20} 562 ${y + 40} 544 ${y + 82}C510 ${y + 118} 440 ${y + 116} 404 ${y + 70}Z`;
  s.piece(flip(d), { sheen: "down" });
  s.piece(d, { sheen: "down" });
  twice((path) => s.shine(path, 40, 0.9), `M450 ${y + 6}C470 ${y - 10} 490 ${y - 6} 504 ${y + 14}`);
  twice((path) => s.fold(path, 22, 0.55), `M424 ${y + 74}C460 ${y + 100} 510 ${y + 98} 540 ${y + 62}`);
}

function pants(s: Studio, top: number, high: boolean, back = false): void {
  const leg = high ? 150 : 96;
  s.piece(`M264 ${top + 2}C330 ${top - 10} 470 ${top - 10} 536 ${top + 2}L520 ${top + 40}H280Z`, {
    fill: mix(s.tone.base, s.tone.ink, 0.45),
    depth: 0,
  });
  s.piece(
    symmetric([
      [0, top + 26],
      [136, top, 1],
      [146, top + leg * 0.5],
      [152, top + leg, 1],
      [back ? 120 : 96, top + leg + 46],
      [back ? 76 : 52, top + leg + 110],
      [34, top + leg + 150, 1],
      [0, top + leg + 156],
    ]),
  );
  twice(
    (d) => s.fold(d, 16, 0.45),
    `M540 ${top + leg - 20}C500 ${top + leg - 6} 460 ${top + leg + 10} 430 ${top + leg + 40}`,
  );
  s.shine(`M350 ${top + 50}C344 ${top + leg} 370 ${top + leg + 50} 380 ${top + leg + 100}`, 30, 0.6);
  s.soft();
  s.stitch(`M266 ${top + 16}Q400 ${top + 56} 534 ${top + 16}`);
  twice(
    (d) => s.stitch(d),
    `M544 ${top + leg + 4}C510 ${top + leg + 40} 474 ${top + leg + 80} 444 ${top + leg + 148}`,
  );
  s.seam(`M366 ${top + leg + 100}Q400 ${top + leg + 112} 434 ${top + leg + 100}`, { width: 1.5 });
}

function bikini(s: Studio, back: boolean): void {
  const high = s.random.chance(0.4);
  straps(s, back ? "M476 300C476 220 462 180 440 150" : "M474 250C472 200 452 160 432 140", 9);
  if (back) {
    s.piece("M214 366C300 350 500 350 586 366V392C500 376 300 376 214 392Z", { sheen: "down" });
    s.soft();
    for (const d of [
      "M400 374C440 330 500 330 496 362C492 390 430 390 400 374Z",
      "M400 374C360 330 300 330 304 362C308 390 370 390 400 374Z",
    ])
      s.piece(d, { depth: 0, sheen: "down" });
    s.seam(both("M404 378C420 410 436 440 440 480"), { width: 9, colour: s.tone.dark, opacity: 1 });
  } else {
    s.seam(both("M546 420C580 412 600 404 618 392"), {
      width: 10,
      colour: mix(s.tone.base, s.tone.ink, 0.1),
      opacity: 1,
    });
    cups(s, 346, "triangle");
    s.soft();
    s.seam("M392 432h16", { width: 9, colour: s.tone.dark, opacity: 1 });
    twice((d) => s.stitch(d), "M416 424C450 438 500 438 540 422");
  }
  pants(s, high ? 560 : 620, high, back);
  if (!high && !back) {
    for (const x of [262, 538])
      s.seam(`M${x} 640c-20 30-24 60-16 96M${x} 640c14 30 18 60 10 88`, {
        width: 7,
        colour: mix(s.tone.base, s.tone.ink, 0.12),
        opacity: 1,
      });
  }
}

function bra(s: Studio, back: boolean): void {
  const lace = s.random.chance(0.5);
  straps(s, back ? "M500 470C512 380 506 290 476 230" : "M530 420C536 340 516 270 476 230", 14);
  if (back) {
    s.piece(
      symmetric([
        [0, 500],
        [100, 470],
        [230, 500, 1],
        [236, 570, 1],
        [110, 556],
        [0, 560],
      ]),
      { sheen: "down" },
    );
    s.soft();
    s.fill("M384 500h32v60h-32z", s.tone.light, 0.6);
    s.seam("M384 500h32v60h-32zM400 500v60", { width: 1.6 });
    for (const y of [514, 530, 546]) s.seam(`M394 ${y}h12`, { colour: "#8b8d92", width: 4, opacity: 1 });
    for (const x of [300, 500])
      s.seam(`M${x - 10} 450h20v22h-20z`, { colour: "#c4c7cb", width: 4, opacity: 1 });
    return;
  }
  s.piece(both("M544 520C590 506 616 500 640 480L642 556C610 574 570 584 530 594Z"), { depth: 14 });
  s.piece("M300 590C360 560 440 560 500 590L496 622C440 600 360 600 304 622Z", { sheen: "down", depth: 0 });
  cups(s, 500, "balcony");
  s.soft();
  twice((d) => s.stitch(d), "M412 574C450 610 506 610 540 576");
  twice((d) => s.seam(d, { width: 1.6, opacity: 0.4 }), "M408 510C450 520 520 500 556 470");
  if (lace)
    twice(
      (d) => s.seam(d, { width: 9, colour: s.tone.light, opacity: 0.9, dash: "1 9" }),
      "M404 502C424 462 474 438 540 424",
    );
  s.piece("M400 572C384 556 370 560 372 572S388 586 400 574C412 586 426 588 428 574S416 556 400 572Z", {
    depth: 0,
  });
}

function boxer(s: Studio, back: boolean): void {
  const cut = {
    ...half,
    waist: 160,
    waistY: 300,
    hip: 188,
    hipY: 420,
    crotchY: 560,
    kneeOut: 196,
    kneeIn: 20,
    kneeY: 620,
    hemOut: 198,
    hemIn: 34,
    hemY: 690,
  };
  drawLegs(s, cut, { back });
  const band = s.random.pick(["#f6f4f0", "#171717", mix(s.tone.base, s.tone.ink, 0.35)]);
  s.piece("M236 296C320 312 480 312 564 296L568 350C480 368 320 368 232 350Z", { fill: band, depth: 0 });
  s.seam("M236 306C320 322 480 322 564 306M233 340C320 358 480 358 567 340", {
    width: 2,
    opacity: 0.4,
    colour: band === "#171717" ? "#ffffff" : "#171717",
  });
  if (back) {
    s.seam("M400 356V560", { width: 2 });
    twice((d) => s.stitch(d), "M560 380C520 450 480 520 420 580");
    return;
  }
  s.seam("M352 360C340 440 350 520 396 566M448 360C460 440 450 520 404 566M352 362C380 440 410 480 440 500", {
    width: 2,
  });
  twice((d) => s.stitch(d), "M456 360C468 440 458 520 410 572");
}

function socks(s: Studio, above: boolean): void {
  const tall = s.random.between(150, 240);
  const tip = s.random.chance(0.5)
    ? mix(s.tone.base, s.tone.luminance > 0.5 ? "#1c2743" : "#ffffff", 0.75)
    : mix(s.tone.base, s.tone.ink, 0.25);
  const one = () => {
    s.piece(
      curve(
        [
          [300, tall, 1],
          [436, tall, 1],
          [438, 420],
          [446, 560],
          [496, 650],
          [590, 724],
          [620, 780],
          [590, 826],
          [500, 824],
          [390, 774],
          [316, 716],
          [296, 640],
          [304, 480],
          [302, 300],
        ],
        true,
      ),
    );
    s.fold("M440 560C410 580 370 590 330 580", 18, 0.6);
    s.fold("M446 600C410 626 370 640 320 640", 14, 0.4);
    s.shine("M350 280C354 400 350 480 360 540", 34, 0.6);
    s.shine("M440 690C500 730 540 750 590 760", 26, 0.6);
    s.soft();
    s.fill(
      "M550 694C570 706 606 740 619 776C622 800 610 824 590 826C566 828 540 828 520 826C512 780 524 730 550 694Z",
      tip,
      0.92,
    );
    s.fill("M304 600C340 620 380 680 370 760C340 742 322 728 312 704C298 670 298 640 304 600Z", tip, 0.92);
    ribs(
      s,
      [
        [302, tall + 3],
        [434, tall + 3],
      ],
      [
        [304, tall + 90],
        [436, tall + 90],
      ],
      20,
    );
    s.seam(`M304 ${tall + 92}H437`, { width: 2 });
  };
  if (above) {
    s.group("rotate(-28 400 500) translate(-60 30) scale(.92)", one);
    s.group("rotate(24 400 500) translate(120 -40) scale(.92)", one);
    return;
  }
  s.group("translate(96 -6) scale(.97)", one);
  s.group("translate(-106 26)", one);
}

function pyjamas(s: Studio, folded: boolean): void {
  if (folded) {
    closeUp(s, (room) => pyjamas(room, false), "translate(-260 -90) scale(1.8) rotate(-3)");
    return;
  }
  const piping = s.tone.luminance > 0.5 ? mix(s.tone.base, "#1c2743", 0.7) : "#f8f5ee";
  s.group("translate(180 300) scale(.68)", () => {
    drawLegs(s, { ...long, waist: 140, hip: 176, hemOut: 190, hemIn: 26, kneeOut: 182, kneeIn: 22 });
    waistband(s, { ...long, waist: 140 }, { elastic: true });
  });
  const fit = { ...usual, depth: 330, hemY: 800 };
  s.group("translate(26 10) scale(.74)", () => {
    inside(s, fit);
    drawSleeves(s, "long", fit);
    s.piece(bodyOutline(fit, true));
    drape(s, fit);
    s.soft();
    placket(s, 336, 806, 5, { radius: 9, colour: piping });
    const flap =
      "M474 180C500 190 512 214 516 236L470 262L478 290C450 320 424 334 400 340L398 326C440 290 468 240 474 180Z";
    s.piece(flap, { depth: 0, sheen: "down" });
    s.piece(flip(flap), { depth: 0, sheen: "down" });
    twice(
      (d) => s.seam(d, { colour: piping, width: 4, opacity: 1 }),
      "M516 238L470 262L478 290C450 320 424 334 402 340",
    );
    s.seam("M452 430h90v104h-90z", { width: 2 });
    s.seam("M450 432h94", { width: 5, colour: piping, opacity: 1 });
    cuffs(s, fit, "button");
    binding(s, { ...fit, neck: 72, depth: 204 }, { width: 3, ribbed: false, colour: piping });
  });
}

function swimShorts(s: Studio, back: boolean): void {
  const cut = { ...half, hemY: s.random.between(690, 770), hemOut: 220 };
  drawLegs(s, cut, { back });
  waistband(s, cut, { elastic: true });
  if (back) {
    s.seam("M440 380h104v96h-104zM440 398h104", { width: 2 });
    s.seam("M440 392h104", { width: 1.4, dash: "6 4" });
    return;
  }
  for (const [x, end] of [
    [384, 410],
    [416, 392],
  ] as const) {
    s.seam(`M${x} 276C${x - 10} 320 ${x + 12} 350 ${x} ${end}`, { width: 9, opacity: 0.2 });
    s.seam(`M${x} 276C${x - 10} 320 ${x + 12} 350 ${x} ${end}`, { width: 6, colour: "#f6f3ec", opacity: 1 });
  }
  twice((d) => s.seam(d, { width: 2 }), "M520 300L572 400");
  twice((d) => s.seam(d, { width: 2, opacity: 0.4 }), "M610 650C590 690 576 720 572 744");
}

function views(draw: (s: Studio, second: boolean) => void): Draw {
  return (s, view) => draw(s, view === "second");
}

export const underwear: Family = {
  swimsuit: views(swimsuit),
  bikini: views(bikini),
  "swim-shorts": views(swimShorts),
  bra: views(bra),
  briefs: views((s, back) => {
    const high = s.random.chance(0.5);
    s.group("translate(-100 -150) scale(1.25)", () => pants(s, 350, high, back));
  }),
  boxer: views(boxer),
  socks: views(socks),
  pyjamas: views(pyjamas),
};
