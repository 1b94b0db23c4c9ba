/** Second views that many garments share: the back on a hanger, neatly folded, the collar from near. */
import { bodyOutline, drape, type Fit, hem, usual } from "./cut";
import { binding, hanger, shirtCollar } from "./necks";
import { twice } from "./paint";
import { drawSleeves, type Sleeve } from "./sleeves";
import type { Studio } from "./studio";
import { mix } from "./tone";
import type { Draw } from "./types";

/** Nearer and slightly turned, as a stylist would crop it. */
export function closeUp(
  s: Studio,
  front: (s: Studio) => void,
  transform = "translate(-560 -190) scale(2.1) rotate(4)",
): void {
  placed(s, transform, front);
}

/** Shoes: the other side, from nearer. */
export function turned(front: (s: Studio) => void, transform = "translate(1090 -430) scale(-1.6 1.6)"): Draw {
  return (s, view) => (view === "front" ? front(s) : closeUp(s, front, transform));
}

/** A part of a composition: lit where it stands. */
export function placed(s: Studio, transform: string, draw: (s: Studio) => void): void {
  s.group(transform, () => {
    draw(s);
    s.soft();
  });
}

export function backView(
  s: Studio,
  sleeve: Sleeve,
  collar: boolean,
  fit: Fit = { ...usual, hemY: 860 },
): void {
  const back: Fit = { ...fit, depth: fit.neckY + 18, hemY: Math.max(fit.hemY, 820) };
  hanger(s, fit.neckY);
  drawSleeves(s, sleeve, back);
  s.piece(bodyOutline(back));
  drape(s, back);
  s.fold("M400 300C392 440 408 560 398 700", 22, 0.35);
  s.soft();
  const yoke = `M${402 - back.shoulder} 300C${400 - back.shoulder * 0.5} 318 ${400 + back.shoulder * 0.5} 318 ${398 + back.shoulder} 300`;
  if (collar) {
    s.seam(yoke, { width: 1.8 });
    s.seam("M388 314V420M412 314V420", { width: 1.8, opacity: 0.4 });
    s.piece("M326 194C340 164 372 154 400 154S460 164 474 194C440 208 360 208 326 194Z", {
      depth: 0,
      sheen: "down",
    });
    s.stitch("M334 190C360 198 440 198 466 190");
  } else binding(s, back, { width: 14 });
  twice(
    (d) => s.seam(d, { width: 1.8, opacity: 0.4 }),
    `M${400 + back.shoulder} ${back.shoulderY}C${388 + back.shoulder} ${back.shoulderY + 60} ${388 + back.shoulder} ${back.armY - 60} ${400 + back.chest} ${back.armY}`,
  );
  hem(s, back);
}

function folded(s: Studio, collar: boolean): void {
  const layer = mix(s.tone.base, s.tone.ink, 0.16);
  s.piece("M206 780C206 800 214 808 236 808H566C588 808 596 800 596 778L598 740H204Z", {
    fill: layer,
    sheen: "down",
    depth: 0,
  });
  s.piece("M200 758C200 784 210 790 232 790H570C592 790 602 782 602 758L600 720H202Z", {
    fill: mix(s.tone.base, s.tone.ink, 0.08),
    sheen: "down",
    depth: 0,
  });
  if (!collar)
    s.piece("M320 250C350 236 450 236 480 250L470 300H330Z", {
      fill: mix(s.tone.base, s.tone.ink, 0.4),
      depth: 0,
    });
  s.piece(
    collar
      ? "M330 262C290 270 246 280 226 292C204 306 200 330 200 360L196 720C196 756 206 772 236 772H566C594 772 604 756 604 720L600 360C600 330 596 306 574 292C554 280 510 270 470 262C440 300 360 300 330 262Z"
      : "M322 250C290 262 246 276 226 290C204 306 200 330 200 360L196 720C196 756 206 772 236 772H566C594 772 604 756 604 720L600 360C600 330 596 306 574 290C554 276 510 262 478 250C460 306 340 306 322 250Z",
  );
  s.fold("M230 420C300 400 330 430 380 420", 18, 0.4);
  s.fold("M600 560C540 540 500 570 440 560", 18, 0.4);
  s.fold("M210 690C280 670 330 700 420 690", 18, 0.35);
  s.shine("M240 340C300 330 340 350 380 344", 22, 0.6);
  s.shine("M460 640C520 620 550 640 590 630", 22, 0.6);
  s.soft();
  if (collar) {
    s.seam("M384 330V772M416 330V772", { width: 1.5 });
    s.stitch("M389 330V772M411 330V772");
    for (const y of [372, 470, 568, 666]) s.button(400, y, 7);
    s.group("translate(0 104)", () => shirtCollar(s, 10));
    return;
  }
  const neck = "M322 250C340 310 460 310 478 250";
  s.seam(neck, { width: 22, colour: mix(s.tone.base, s.tone.ink, 0.1), opacity: 1 });
  s.seam(neck, { width: 22, dash: "2 5", opacity: 0.25 });
  s.seam("M310 254C330 326 470 326 490 254", { width: 1.6 });
  s.fill("M380 252h40v24h-40z", "#f7f4ee", 0.95);
}

/** The second picture of a top: its back on a hanger, folded, or the collar from near. */
export function topView(
  front: (s: Studio) => void,
  ways: readonly ("back" | "folded" | "near")[],
  sleeve: Sleeve,
  collar = false,
): Draw {
  return (s, view) => {
    if (view === "front") return front(s);
    const way = s.way.pick(ways);
    if (way === "near") closeUp(s, front);
    else if (way === "folded") folded(s, collar);
    else backView(s, sleeve, collar);
  };
}
