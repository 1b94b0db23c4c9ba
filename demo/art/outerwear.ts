/** Outerwear: blazers, jackets, down jackets, coats. */
import { bodyOutline, drape, type Fit, usual } from "./cut";
import { downJacket, jacket } from "./jackets";
import { lapels } from "./necks";
import { twice } from "./paint";
import { curve, symmetric } from "./pen";
import { backView, closeUp } from "./second";
import { cuffs, drawSleeves } from "./sleeves";
import type { Studio } from "./studio";
import { mix } from "./tone";
import { bodice } from "./tops";
import type { Draw, Family } from "./types";

function views(front: (s: Studio) => void, back: (s: Studio) => void): Draw {
  return (s, view) => {
    if (view === "front") front(s);
    else if (s.way.chance(0.4)) closeUp(s, front);
    else back(s);
  };
}

const tailored: Fit = {
  ...usual,
  neckY: 168,
  shoulder: 172,
  shoulderY: 214,
  chest: 180,
  waist: 160,
  waistY: 560,
  hem: 184,
  hemY: 810,
  bow: 20,
};

function flapPockets(s: Studio, y: number): void {
  for (const side of [1, -1]) {
    const d = `M${400 + side * 62} ${y}L${400 + side * 152} ${y - 10}L${400 + side * 156} ${y + 28}L${400 + side * 64} ${y + 38}Z`;
    s.piece(d, { depth: 0, cast: false, sheen: "down" });
    s.seam(`M${400 + side * 62} ${y + 40}L${400 + side * 157} ${y + 31}`, { width: 5, opacity: 0.18 });
  }
}

/** Shirt collar and shadow inside a tailored front: lining of the back neck. */
function tailoredNeck(s: Studio): void {
  s.piece("M340 172C352 140 448 140 460 172L470 300L400 560L330 300Z", {
    fill: mix(s.tone.base, "#3a3030", 0.55),
    sheen: "down",
    depth: 0,
  });
  s.piece("M336 178C340 138 372 128 400 128S460 138 464 178C450 158 430 152 400 152S350 158 336 178Z", {
    depth: 0,
    sheen: "down",
  });
  s.fill("M376 172h48v30h-48z", "#f4f0e8", 0.92);
}

export function blazer(s: Studio): void {
  const double = s.random.chance(0.35);
  const close = double ? 480 : s.random.between(470, 540);
  const fit: Fit = { ...tailored, depth: close };
  tailoredNeck(s);
  bodice(s, fit, "long", true);
  s.seam(
    `M${double ? 372 : 398} ${close - 6}C${double ? 366 : 398} 640 ${double ? 366 : 396} 740 ${double ? 350 : 378} 826`,
    { width: 6, opacity: 0.2 },
  );
  s.seam(
    `M${double ? 372 : 400} ${close - 6}C${double ? 366 : 400} 640 ${double ? 366 : 400} 740 ${double ? 350 : 382} 828`,
    { width: 2, opacity: 0.7 },
  );
  twice(
    (d) => s.seam(d, { width: 1.6, opacity: 0.35 }),
    `M${388 + fit.chest * 0.5} 420C474 520 478 600 484 820`,
  );
  lapels(s, close, double ? "peak" : s.random.pick(["notch", "notch", "shawl"] as const));
  flapPockets(s, 616);
  s.seam("M468 396L534 384L535 394L470 407Z", { width: 1.8, opacity: 0.6 });
  const gold = s.random.chance(0.25) ? "#c9a24a" : undefined;
  const rows = double ? [500, 580] : [close + 16, close + 92];
  for (const y of rows) {
    s.button(double ? 440 : 406, y, 11, gold);
    if (double) s.button(352, y, 11, gold);
  }
  for (const side of [1, -1])
    for (const y of [700, 722, 744]) s.button(400 + side * 252 - side * (744 - y) * 0.05, y, 5, gold);
}

function tailoredBack(s: Studio): void {
  backView(s, "long", true, tailored);
}

function coat(s: Studio, trench: boolean): void {
  const double = trench || s.random.chance(0.5);
  const fit: Fit = {
    ...tailored,
    neckY: 120,
    shoulderY: 164,
    armY: 346,
    waist: trench ? 146 : 170,
    waistY: 500,
    hem: 208,
    hemY: s.random.between(860, 920),
    depth: double ? 400 : 440,
  };
  const shift = -48;
  s.group(`translate(0 ${shift})`, () => tailoredNeck(s));
  drawSleeves(s, "long", fit);
  s.piece(bodyOutline(fit, true));
  drape(s, fit);
  s.fold(`M350 560C346 680 330 800 326 ${fit.hemY}`, 24, 0.5);
  s.soft();
  twice(
    (d) => s.seam(d, { width: 1.8, opacity: 0.45 }),
    `M${400 + fit.shoulder} ${fit.shoulderY}C${388 + fit.shoulder} 220 ${388 + fit.shoulder} 290 ${400 + fit.chest} ${fit.armY}`,
  );
  const front = double ? 362 : 398;
  s.seam(`M${front} ${fit.depth - 20}L${front - 6} ${fit.hemY + 16}`, { width: 7, opacity: 0.2 });
  s.seam(`M${front + 2} ${fit.depth - 20}L${front - 4} ${fit.hemY + 16}`, { width: 2, opacity: 0.75 });
  s.group(`translate(0 ${shift})`, () => lapels(s, fit.depth - shift, trench ? "peak" : "notch"));
  flapPockets(s, trench ? 636 : 600);
  const dark = mix(s.tone.base, "#2a1c12", s.tone.luminance < 0.2 ? 0.3 : 0.75);
  for (let y = fit.depth + 24; y < fit.depth + 250; y += trench ? 66 : 84) {
    s.button(double ? 444 : 408, y, 12, dark);
    if (double) s.button(346, y, 12, dark);
  }
  if (!trench) {
    cuffs(s, fit, "hem");
    return;
  }
  s.piece(
    symmetric([
      [0, 506],
      [150, 494, 1],
      [151, 530, 1],
      [0, 544],
    ]),
    { depth: 0, cast: false },
  );
  s.stitch("M252 500Q400 518 548 500M252 524Q400 544 548 524");
  s.seam("M376 500h52v50h-52z", { colour: dark, width: 7, opacity: 1 });
  s.piece(
    curve(
      [
        [428, 510, 1],
        [520, 540],
        [540, 640, 1],
        [512, 648, 1],
        [490, 570],
        [424, 540, 1],
      ],
      true,
    ),
    { depth: 0 },
  );
  twice((d) => s.seam(d, { width: 2 }), "M474 154L566 176L560 196L480 170");
  cuffs(s, fit, "button");
}

function coatBack(s: Studio): void {
  backView(s, "long", true, { ...tailored, hemY: 900, hem: 206 });
  s.seam("M400 620V906", { width: 3 });
  s.piece(
    symmetric([
      [0, 540],
      [160, 530, 1],
      [160, 562, 1],
      [0, 572],
    ]),
    { depth: 0, cast: false },
  );
  s.button(330, 556, 10);
  s.button(470, 556, 10);
}

export const outerwear: Family = {
  blazer: views(blazer, tailoredBack),
  jacket: views(jacket, (s) => backView(s, "long", true, { ...usual, hemY: 740, hem: 172 })),
  "down-jacket": (s, view) => downJacket(s, view === "second"),
  coat: views((s) => coat(s, false), coatBack),
  trench: views((s) => coat(s, true), coatBack),
};
