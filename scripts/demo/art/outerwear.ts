/** Outerwear: blazers, jackets, down jackets, coats. */
import { bodyOutline, cuffs, drape, drawSleeves, type Fit, inside, ribHem, usual } from "./cut";
import { binding, hoodBack, hoodFront, lapels, zip } from "./necks";
import { type Studio, twice } from "./paint";
import { curve, symmetric } from "./pen";
import { backView, closeUp } from "./second";
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

function blazer(s: Studio): void {
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

function jacket(s: Studio): void {
  const kind = s.random.pick(["denim", "biker", "bomber"] as const);
  const fit: Fit = {
    ...usual,
    depth: 232,
    chest: 188,
    waist: 182,
    hem: 170,
    hemY: kind === "bomber" ? 770 : 740,
  };
  if (kind === "bomber") inside(s, fit);
  bodice(s, fit, "long");
  if (kind === "bomber") {
    binding(s, fit, { width: 30 });
    ribHem(s, fit, 56);
    cuffs(s, fit, "rib");
    zip(s, 256, 772);
    twice((d) => s.seam(d, { width: 3 }), "M470 560L520 650");
    twice((d) => s.seam(d, { width: 9, opacity: 0.16 }), "M466 562L516 652");
    return;
  }
  const fall =
    kind === "biker"
      ? "M398 240C430 220 452 190 460 150C480 160 496 180 502 204C500 250 490 290 470 330L440 306L448 360C430 320 414 290 398 262Z"
      : "M400 226C428 206 452 182 460 148C478 158 496 174 506 200C494 238 478 268 456 292C436 268 416 248 400 238Z";
  s.piece("M338 152C360 132 440 132 462 152L446 204C430 224 370 224 354 204Z", {
    fill: mix(s.tone.base, s.tone.ink, 0.5),
    depth: 0,
    sheen: "down",
  });
  s.fill("M380 162h40v20h-40z", "#f4f0e8", 0.92);
  if (kind === "biker") {
    zip(s, 262, 744);
    twice((d) => s.seam(d, { width: 2 }), "M424 300C470 380 560 360 570 350");
    for (const d of ["M300 470L364 440", "M520 600L456 632", "M280 600L344 632"]) {
      s.seam(d, { width: 11, colour: "#2a2a2c", opacity: 0.7 });
      s.seam(d, { width: 5, colour: "#c4c7cb", opacity: 1, dash: "3 2" });
    }
  } else {
    const thread = s.tone.luminance > 0.8 ? undefined : "#d99a52";
    s.seam("M384 236V744M416 236V744", { width: 1.5 });
    for (const side of [1, -1]) {
      const x = (v: number) => 400 + side * v;
      s.seam(`M${x(16)} 372H${x(182)}`, { width: 2 });
      s.stitch(
        `M${x(16)} 378H${x(182)}M${x(22)} 240V700M${x(60)} 440L${x(44)} 690M${x(142)} 440L${x(150)} 690`,
        thread,
      );
      s.piece(`M${x(52)} 372H${x(150)}V404L${x(101)} 424L${x(52)} 404Z`, {
        depth: 0,
        cast: false,
        sheen: "down",
      });
      s.stitch(`M${x(56)} 398L${x(101)} 417L${x(146)} 398`, thread);
      s.button(x(101), 408, 6, "#b07a4a");
      s.seam(`M${x(52)} 408V436H${x(150)}V408`, { width: 1.5, opacity: 0.4 });
    }
    for (let y = 268; y < 730; y += 78) s.button(400, y, 8, "#b07a4a");
    s.seam("M232 696Q400 706 568 696", { width: 2 });
    s.stitch("M232 703Q400 713 568 703", thread);
  }
  s.piece(fall, { depth: 0, sheen: "down", turn: 30 });
  s.piece(
    fall.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x, y) => `${800 - Number(x)} ${y}`),
    { depth: 0, sheen: "down", turn: -30 },
  );
  cuffs(s, fit, "button");
}

function downJacket(s: Studio, back: boolean): void {
  const hooded = s.random.chance(0.6);
  const length = s.random.chance(0.3) ? 900 : 770;
  const step = s.random.pick([58, 74]);
  const fit: Fit = {
    ...usual,
    neck: 84,
    neckY: 190,
    depth: back ? 206 : 224,
    shoulder: 180,
    shoulderY: 238,
    chest: 204,
    armY: 420,
    waist: 202,
    hem: 196,
    hemY: length,
  };
  if (hooded && !back) hoodBack(s);
  drawSleeves(s, "long", fit);
  s.piece(bodyOutline(fit));
  quilting(s, fit, step);
  s.soft();
  let crisp = "";
  for (let y = 250 + step; y < length - 20; y += step)
    crisp += `M${400 - 200} ${y}Q300 ${y + 10} 400 ${y + 4}T600 ${y}`;
  s.seam(crisp, { width: 2, opacity: 0.5 });
  twice(
    (d) => s.seam(d, { width: 2, opacity: 0.55 }),
    `M580 240C566 300 572 370 604 420M597 362Q626 358 654 346M606 434Q640 436 670 426M612 512Q650 518 681 506M624 592Q660 600 692 588M634 672Q668 680 701 668`,
  );
  if (back) {
    s.piece("M312 214C310 130 350 100 400 100S490 130 488 214C460 240 340 240 312 214Z", {
      sheen: "down",
      depth: 0,
    });
    s.seam("M400 102V232", { width: 2 });
    return;
  }
  if (hooded) hoodFront(s, null);
  else {
    s.piece(
      "M322 200C326 150 350 138 400 138S474 150 478 200C450 236 430 244 400 246C370 244 350 236 322 200Z",
      { fill: mix(s.tone.base, s.tone.ink, 0.45), depth: 0 },
    );
    for (const d of [
      "M318 204C316 160 330 146 352 140C344 180 366 216 396 232V272C356 264 330 240 318 204Z",
      "M482 204C484 160 470 146 448 140C456 180 434 216 404 232V272C444 264 470 240 482 204Z",
    ])
      s.piece(d, { depth: 0, sheen: "down" });
  }
  zip(s, hooded ? 286 : 250, length);
  twice((d) => s.seam(d, { width: 3 }), "M470 600L514 690");
  cuffs(s, fit, "hem");
}

/** Every channel bulges: light above, shade below. */
function quilting(s: Studio, fit: Fit, step: number): void {
  let light = "";
  let dark = "";
  for (let y = 250; y < fit.hemY; y += step) {
    dark += `M200 ${y + step - 8}Q300 ${y + step + 4} 400 ${y + step - 4}T600 ${y + step - 8}`;
    light += `M214 ${y + 24}Q300 ${y + 32} 400 ${y + 26}T586 ${y + 24}`;
  }
  s.fold(dark, 22, 0.6);
  s.shine(light, 16, 0.9);
}

function coat(s: Studio): void {
  const trench = s.random.chance(0.5);
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
  coat: views(coat, coatBack),
};
