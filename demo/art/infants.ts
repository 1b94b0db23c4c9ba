/** For infants: body, romper, bib, first shoes. */
import { drape, type Fit, inside, usual } from "./cut";
import { binding, hanger } from "./necks";
import { twice } from "./paint";
import { curve, ellipse, symmetric } from "./pen";
import { shoesAbove } from "./shoes-above";
import { drawSleeves } from "./sleeves";
import type { Studio } from "./studio";
import { mix } from "./tone";
import type { Family } from "./types";

function softTrim(s: Studio): string {
  return mix(
    s.tone.base,
    s.tone.luminance > 0.7 ? s.tone.ink : "#ffffff",
    s.tone.luminance > 0.7 ? 0.22 : 0.6,
  );
}

/** A small animal face sewn on the chest. */
function bear(s: Studio, x: number, y: number, size: number): void {
  const at = (dx: number, dy: number) => [x + dx * size, y + dy * size] as const;
  const fur = s.tone.luminance > 0.75 ? "#c79f70" : "#f8f2e6";
  const blob = (dx: number, dy: number, rx: number, ry: number, colour: string) =>
    s.fill(ellipse(...at(dx, dy), Math.round(rx * size), Math.round(ry * size)), colour);
  blob(-40, -38, 20, 20, fur);
  blob(40, -38, 20, 20, fur);
  blob(-40, -38, 10, 10, "#e7a9a0");
  blob(40, -38, 10, 10, "#e7a9a0");
  blob(0, 0, 58, 50, fur);
  blob(0, 16, 26, 20, mix(fur, "#ffffff", 0.55));
  blob(-22, -8, 5, 6, "#2a211c");
  blob(22, -8, 5, 6, "#2a211c");
  blob(0, 8, 8, 6, "#2a211c");
}

const small: Fit = {
  ...usual,
  neck: 84,
  neckY: 190,
  depth: 250,
  shoulder: 160,
  shoulderY: 228,
  chest: 172,
  armY: 380,
  waist: 172,
  hem: 172,
  hemY: 700,
};

function body(s: Studio, back: boolean): void {
  const sleeve = s.random.pick(["short", "long"] as const);
  const fit = back ? { ...small, depth: 214 } : small;
  if (back) hanger(s, fit.neckY);
  else inside(s, fit);
  drawSleeves(s, sleeve, fit);
  s.piece(
    symmetric([
      [0, fit.depth],
      [52, fit.depth - 15],
      [84, 190, 1],
      [160, 228, 1],
      [150, 300],
      [172, 380, 1],
      [168, 520],
      [176, 640, 1],
      [150, 690],
      [92, 760],
      [76, 820, 1],
      [0, 832],
    ]),
  );
  drape(s, { ...fit, hemY: 720 });
  s.soft();
  binding(s, fit, { width: 16, colour: softTrim(s) });
  twice((d) => s.seam(d, { colour: softTrim(s), width: 14, opacity: 1 }), "M572 642C540 700 496 750 482 816");
  twice((d) => s.seam(d, { width: 1.5 }), "M564 642C530 700 488 750 474 816");
  twice((d) => s.seam(d, { width: 2.5 }), "M482 188C510 220 530 240 556 248");
  s.stitch("M328 800Q400 812 472 800");
  for (const x of [356, 400, 444]) s.button(x, 814, 8, "#f6f3ec");
  if (!back && s.pattern === "plain") bear(s, 400, 440, 1);
}

function romper(s: Studio, back: boolean): void {
  const fit: Fit = { ...small, neckY: 150, depth: back ? 170 : 200, shoulderY: 186, armY: 340 };
  if (back) hanger(s, fit.neckY);
  else inside(s, fit);
  drawSleeves(s, "long", fit);
  s.piece(
    symmetric([
      [0, fit.depth],
      [52, fit.depth - 12],
      [84, 150, 1],
      [160, 186, 1],
      [150, 260],
      [172, 340, 1],
      [168, 460],
      [184, 600],
      [190, 760],
      [176, 880, 1],
      [130, 930],
      [70, 910],
      [60, 860, 1],
      [34, 740],
      [10, 680, 1],
      [0, 672, 1],
    ]),
  );
  drape(s, { ...fit, hemY: 860, hem: 180 });
  s.fold("M390 690C372 760 350 800 340 880", 24, 0.5);
  s.soft();
  binding(s, fit, { width: 16, colour: softTrim(s) });
  twice((d) => s.seam(d, { width: 2 }), "M576 866Q520 884 460 858");
  if (back) return;
  s.seam("M400 204C400 400 420 560 402 672", { colour: softTrim(s), width: 22, opacity: 1 });
  s.seam("M389 204C389 400 409 560 391 672M411 204C411 400 431 560 413 672", { width: 1.4 });
  for (let y = 226; y < 660; y += 62)
    s.button(401 + Math.round(Math.sin(((y - 204) / 470) * Math.PI) * 8), y, 9, "#f6f3ec");
  if (s.pattern === "plain") bear(s, 488, 360, 0.62);
}

function bib(s: Studio, second: boolean): void {
  const trim = s.random.pick([softTrim(s), mix(s.tone.base, s.tone.ink, 0.25), "#f8f2e6", "#c79f70"]);
  const face = s.random.pick([1, 1.3, 0.8, 0]);
  s.group(second ? "rotate(18 400 500) translate(20 20) scale(.94)" : "translate(0 0)", () => {
    const outer =
      "M400 800C240 800 170 680 176 560C184 440 250 400 268 330C280 260 300 210 350 190C390 180 392 220 366 234C320 262 310 330 330 380C350 424 450 424 470 380C490 330 480 262 434 234C408 220 410 180 450 190C500 210 520 260 532 330C550 400 616 440 624 560C630 680 560 800 400 800Z";
    s.piece(outer, { depth: 30 });
    s.fold("M250 640C300 680 330 740 340 790", 22, 0.4);
    s.shine("M300 520C280 580 280 640 300 700", 34, 0.8);
    s.soft();
    s.seam(outer, { colour: trim, width: 16, opacity: 1 });
    s.seam(outer, { width: 16, opacity: 0.14, dash: "2 6" });
    s.button(372, 212, 10, "#f6f3ec");
    if (!second && face && s.pattern === "plain") bear(s, 400, 600, face);
    if (!second && !face) s.seam("M290 640H510V700Q510 740 460 740H340Q290 740 290 700Z", { width: 3 });
    if (second) s.fill("M376 440h48v30h-48z", "#f7f4ee", 0.95);
  });
}

function babyShoes(s: Studio): void {
  const sole = s.random.pick(["#f4efe6", "#c9a06a", mix(s.tone.base, s.tone.ink, 0.4), "#ffffff"]);
  const clasp = s.random.pick(["#f6f3ec", "#c9a24a", "#6b4529"]);
  const one = () => {
    s.piece(
      curve(
        [
          [196, 640, 1],
          [186, 560],
          [204, 470, 1],
          [260, 486],
          [350, 470, 1],
          [420, 520],
          [520, 548],
          [600, 590],
          [616, 650, 1],
        ],
        true,
      ),
      { sheen: "down" },
    );
    s.shine("M440 550C510 556 560 580 580 610", 26, 1);
    s.soft();
    s.piece("M190 630C300 646 500 646 618 630C632 650 624 676 604 680H210C190 676 182 650 190 630Z", {
      fill: sole,
      depth: 0,
      sheen: "down",
    });
    s.piece("M352 474C300 500 290 540 296 580L340 586C340 550 360 520 400 506Z", { depth: 0 });
    s.button(318, 566, 10, clasp);
    s.stitch("M206 482C250 500 310 496 346 482");
  };
  s.floor(410, 700, 280, 26);
  s.group("translate(60 -60) scale(.94)", one);
  s.group("translate(-20 20)", one);
}

export const infants: Family = {
  "infant-body": (s, view) => body(s, view === "second"),
  romper: (s, view) => romper(s, view === "second"),
  bib: (s, view) => bib(s, view === "second"),
  "baby-shoes": (s, view) => {
    if (view === "front") babyShoes(s);
    else s.group("translate(48 60) scale(.88)", () => shoesAbove(s, "baby"));
  },
};
