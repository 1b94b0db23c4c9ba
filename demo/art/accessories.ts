/** Accessories: belts, hats, scarves, gloves, sunglasses, ties. */
import { softAccessories } from "./accessories-soft";
import { beanie, cap, hat } from "./hats";
import { twice } from "./paint";
import { curve, ellipse, symmetric } from "./pen";
import { gloves, scarf } from "./scarves";
import type { Studio } from "./studio";
import { mix } from "./tone";
import type { Family } from "./types";

const gold = "#c9a24a";
const steel = "#c4c7cb";

function buckle(s: Studio, d: string, metal: string, width = 16): void {
  s.seam(d, { colour: mix(metal, "#241a0a", 0.55), width: width + 4, opacity: 1 });
  s.seam(d, { colour: metal, width, opacity: 1 });
  s.seam(d, { colour: "#ffffff", width: width * 0.25, opacity: 0.8 });
}

/** Rolled up on the table, or lying straight with its buckle near. */
function belt(s: Studio, near: boolean): void {
  const metal = s.random.pick([gold, steel, steel]);
  const round = s.random.chance(0.3);
  if (near) {
    s.piece("M-20 420H620C660 424 680 460 680 500S660 576 620 580H-20Z", { sheen: "down", depth: 24 });
    s.soft();
    s.stitch("M-20 436H616C648 440 662 470 662 500S648 560 616 564H-20");
    for (const x of [380, 450, 520, 590]) s.fill(ellipse(x, 500, 9, 12), "#000000", 0.6);
    s.piece("M40 404h60v192h-60z", { depth: 0, sheen: "down" });
    s.group("translate(-220 0)", () => {
      buckle(
        s,
        round
          ? ellipse(420, 500, 110, 120)
          : "M330 392h170q20 0 20 20v176q0 20-20 20H330q-20 0-20-20V412q0-20 20-20z",
        metal,
        26,
      );
      buckle(s, "M322 500H532", metal, 16);
    });
    return;
  }
  s.floor(410, 690, 290, 24);
  s.piece("M190 470C190 400 300 370 420 370S640 400 640 470L636 560C600 480 240 480 194 560Z", {
    fill: mix(s.tone.base, s.tone.ink, 0.55),
    depth: 20,
  });
  s.soft();
  s.piece(
    curve(
      [
        [186, 470, 1],
        [220, 520],
        [320, 556],
        [420, 562],
        [540, 548],
        [620, 512],
        [644, 470, 1],
        [650, 540],
        [640, 596, 1],
        [600, 640],
        [500, 676],
        [400, 684],
        [290, 674],
        [214, 640],
        [188, 590, 1],
      ],
      true,
    ),
    { depth: 22 },
  );
  s.shine("M250 560C320 600 460 610 560 580", 24, 0.8);
  s.soft();
  s.stitch(
    "M192 486C240 540 330 572 420 574S600 540 640 488M194 592C240 640 320 668 410 672S580 650 634 598",
  );
  for (const x of [520, 560, 596]) s.fill(ellipse(x, 606 - (x - 520) * 0.3, 6, 8), "#000000", 0.6);
  s.piece("M296 548L336 560V684L296 676Z", { depth: 0, cast: false });
  buckle(s, round ? ellipse(396, 622, 62, 74) : "M346 546L446 556V690L346 684Z", metal);
  buckle(s, "M342 618L452 626", metal, 10);
}

type Glasses = "round" | "cat" | "square" | "pilot" | "shield";

function sunglasses(s: Studio, folded: boolean, kind: Glasses, clear = false): void {
  const smoke = s.random.pick(["#3a3234", "#2c3a34", "#33313f"]);
  const lens = {
    round: ellipse(556, 500, 112, 108),
    cat: "M444 450C500 420 620 410 688 420C690 500 660 600 560 604C470 600 444 530 444 450Z",
    square: "M446 424q0-14 14-14h200q16 0 16 16v110q0 56-60 56H510q-64 0-64-62z",
    shield:
      "M400 424C500 414 620 414 690 430C700 500 670 590 590 596C520 600 460 560 430 530Q416 520 400 520Z",
    pilot: "M446 436C500 420 620 420 668 440C676 520 650 620 560 622C480 610 446 530 446 436Z",
  }[kind];
  const metal = kind === "pilot" ? gold : null;
  const tint = s.gradient(
    [
      [0, clear ? "#dfe8ec" : "#1d1a1c", clear ? 0.35 : 0.94],
      [0.6, clear ? "#ffffff" : smoke, clear ? 0.2 : 0.82],
      [1, clear ? "#ffffff" : kind === "pilot" ? "#b98a52" : "#6a5a52", clear ? 0.1 : 0.62],
    ],
    true,
  );
  const frame = metal ?? s.tone.base;
  const rim = metal ? 9 : clear ? s.random.pick([14, 20, 24]) : kind === "shield" ? 12 : 31;
  const turn = folded ? "rotate(-14 400 500) translate(20 20) scale(.95)" : "translate(0 0)";
  s.group(turn, () => {
    s.floor(400, 640, 330, 22);
    const arm = folded ? "M690 430C720 470 560 640 300 660" : "M676 440C716 400 722 360 700 330";
    const other = folded ? "M110 430C80 480 260 600 520 640" : "M124 440C84 400 78 360 100 330";
    for (const d of [arm, other]) {
      s.seam(d, { colour: mix(frame, "#171717", 0.55), width: metal ? 9 : 18, opacity: 1 });
      s.seam(d, { colour: frame, width: metal ? 6 : 13, opacity: 1 });
    }
    for (const side of ["", "translate(800 0) scale(-1 1)"]) {
      s.group(side || "translate(0 0)", () => {
        s.seam(lens, { colour: mix(frame, "#120d0a", 0.6), width: rim + 5, opacity: 1 });
        s.seam(lens, { colour: frame, width: rim, opacity: 1 });
        s.raw(`<path d="${lens}" fill="${tint}"/>`);
      });
      if (!side) s.fill("M480 470C520 440 570 440 600 446L500 570C480 540 474 500 480 470Z", "#ffffff", 0.16);
      else s.fill("M160 470C200 440 250 440 280 446L180 570C160 540 154 500 160 470Z", "#ffffff", 0.16);
    }
    twice(
      (d) => s.seam(d, { colour: "#ffffff", width: 4, opacity: 0.35 }),
      kind === "round" ? "M470 430C500 396 600 380 640 430" : "M460 418C520 402 600 400 660 412",
    );
    const bridge = metal
      ? "M446 446C430 420 370 420 354 446M440 420H360"
      : "M444 474C430 446 370 446 356 474";
    s.seam(bridge, { colour: mix(frame, "#120d0a", 0.5), width: metal ? 9 : 25, opacity: 1 });
    s.seam(bridge, { colour: frame, width: metal ? 6 : 20, opacity: 1 });
  });
}

function tie(s: Studio, rolled: boolean): void {
  const width = s.random.pick([0.78, 0.9, 1, 1.12]);
  const clip = s.random.chance(0.3);
  if (rolled) rolledTie(s);
  else
    s.group(`translate(${Math.round(400 - 400 * width)} 0) scale(${width} 1)`, () => {
      hangingTie(s);
      if (!clip) return;
      s.fill("M372 470h74v14h-74z", steel);
      s.seam("M372 474h74", { colour: "#ffffff", width: 3, opacity: 0.8 });
    });
}

function rolledTie(s: Studio): void {
  s.piece(ellipse(360, 560, 190, 180), { depth: 30 });
  s.soft();
  for (const radius of [150, 112, 74, 36])
    s.seam(ellipse(360, 560, radius, radius - 8), { width: 7, opacity: 0.5 });
  s.piece(
    "M360 380C460 370 560 400 640 470L690 560L600 640C540 560 470 520 400 530C420 480 400 420 360 380Z",
    { turn: 40 },
  );
  s.soft();
}

function hangingTie(s: Studio): void {
  s.piece("M366 220C380 420 340 640 320 780L392 910L470 780C460 640 424 420 434 220Z", { turn: 38 });
  s.fold("M440 260C450 420 470 620 480 760", 20, 0.5);
  s.shine("M384 300C376 460 360 620 350 760", 24, 0.9);
  s.soft();
  s.piece(
    symmetric([
      [0, 108],
      [56, 112, 1],
      [62, 140],
      [38, 236, 1],
      [0, 244],
    ]),
    { turn: -38, depth: 16 },
  );
  s.fold("M350 130C380 160 400 180 404 236", 14, 0.6);
  s.soft();
  s.seam("M362 238Q400 256 438 238", { width: 5, opacity: 0.4 });
  s.seam("M402 300C404 330 398 350 400 380", { width: 3, opacity: 0.3 });
}

export const accessories: Family = {
  belt: (s, view) => belt(s, view === "second"),
  hat: (s, view) => hat(s, view === "second"),
  cap: (s, view) => cap(s, view === "second"),
  beanie: (s, view) => beanie(s, view === "second"),
  scarf: (s, view) => scarf(s, view === "second"),
  gloves: (s, view) => gloves(s, view === "second"),
  sunglasses: (s, view) => sunglasses(s, view === "second", "square"),
  "round-sunglasses": (s, view) => sunglasses(s, view === "second", "round"),
  "cat-eye-sunglasses": (s, view) => sunglasses(s, view === "second", "cat"),
  aviators: (s, view) => sunglasses(s, view === "second", "pilot"),
  "shield-sunglasses": (s, view) => sunglasses(s, view === "second", "shield"),
  spectacles: (s, view) => sunglasses(s, view === "second", "square", true),
  "round-spectacles": (s, view) => sunglasses(s, view === "second", "round", true),
  ...softAccessories,
  tie: (s, view) => tie(s, view === "second"),
};
