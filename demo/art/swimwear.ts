/** Swimwear, and the straps, cups and briefs it shares with underwear. */
import { drawLegs, half, waistband } from "./legs";
import { twice } from "./paint";
import { both, flip, symmetric } from "./pen";
import type { Studio } from "./studio";
import { mix } from "./tone";

/** Shoulder straps: a flat ribbon with a bright edge, both sides. */
export function straps(s: Studio, d: string, width = 13): void {
  twice((path) => s.seam(path, { width: width + 3, opacity: 0.35 }), d);
  twice((path) => s.seam(path, { width, colour: mix(s.tone.base, s.tone.ink, 0.08), opacity: 1 }), d);
  twice((path) => s.seam(path, { width: 1.4, colour: s.tone.light, opacity: 0.8 }), d);
}

export function swimsuit(s: Studio, back: boolean): void {
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

export function cups(s: Studio, y: number, kind: "triangle" | "balcony"): void {
  const d =
    kind === "triangle"
      ? `M${474} ${y - 96}C${510} ${y - 40} ${536} ${y + 20} ${548} ${y + 84}C500 ${y + 104} 450 ${y + 104} 408 ${y + 84}C424 ${y + 20} 446 ${y - 40} 474 ${y - 96}Z`
      : `M404 ${y + 4}C420 ${y - 40} 470 ${y - 60} 540 ${y - 74}C562 ${y - 20} 562 ${y + 40} 544 ${y + 82}C510 ${y + 118} 440 ${y + 116} 404 ${y + 70}Z`;
  s.piece(flip(d), { sheen: "down" });
  s.piece(d, { sheen: "down" });
  twice((path) => s.shine(path, 40, 0.9), `M450 ${y + 6}C470 ${y - 10} 490 ${y - 6} 504 ${y + 14}`);
  twice((path) => s.fold(path, 22, 0.55), `M424 ${y + 74}C460 ${y + 100} 510 ${y + 98} 540 ${y + 62}`);
}

export function pants(s: Studio, top: number, high: boolean, back = false): void {
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

export function bikini(s: Studio, back: boolean): void {
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

export function swimShorts(s: Studio, back: boolean): void {
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
