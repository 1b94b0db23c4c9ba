/** Underwear, swimwear, socks and pyjamas. */
import { bodyOutline, drape, inside, usual } from "./cut";
import { drawLegs, half, long, waistband } from "./legs";
import { binding, placket } from "./necks";
import { twice } from "./paint";
import { both, curve, flip, symmetric } from "./pen";
import { closeUp } from "./second";
import { cuffs, drawSleeves, ribs } from "./sleeves";
import type { Studio } from "./studio";
import { bikini, cups, pants, straps, swimShorts, swimsuit } from "./swimwear";
import { mix } from "./tone";
import type { Draw, Family } from "./types";

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
