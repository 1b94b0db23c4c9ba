/** Pendants, anklets, cufflinks and sets of jewels. */
import { band, stone, stoneOf } from "./gems";
import { metalOf } from "./metal";
import { ellipse } from "./pen";
import { turned } from "./second";
import type { Studio } from "./studio";
import { mix } from "./tone";
import type { Family } from "./types";

type Charm = "heart" | "star" | "initial" | "angel";

const charms: Record<Charm, string> = {
  heart:
    "M400 500C360 420 250 430 250 530C250 620 340 680 400 750C460 680 550 620 550 530C550 430 440 420 400 500Z",
  star: "M400 430L442 540L560 546L468 620L500 736L400 670L300 736L332 620L240 546L358 540Z",
  initial: "M270 440H530V740H270Z",
  angel:
    "M400 470C440 470 452 520 430 546C500 500 570 520 580 580C560 620 500 640 460 630L490 740H310L340 630C300 640 240 620 220 580C230 520 300 500 370 546C348 520 360 470 400 470Z",
};

/** The charm itself, large, on a short piece of its chain. */
function pendant(s: Studio, charm: Charm): void {
  const metal = metalOf(s);
  const gem = stoneOf(s, metal);
  band(s, "M120 60C200 260 340 380 400 396S600 260 680 60", metal, 7, "11 5");
  band(s, ellipse(400, 414, 16, 22), metal, 9);
  s.piece(charms[charm], { fill: metal, sheen: "metal", depth: 12 });
  s.soft();
  s.seam(charms[charm], { colour: "#ffffff", width: 4, opacity: 0.5 });
  if (charm === "initial") {
    s.seam("M340 690L400 490L460 690M362 622H438", {
      colour: mix(metal, "#24160a", 0.65),
      width: 16,
      opacity: 0.9,
    });
    return;
  }
  stone(s, 400, charm === "star" ? 600 : 590, s.random.between(26, 40), gem);
}

/** A thin open chain with charms, lying in an arc. */
function anklet(s: Studio): void {
  const metal = metalOf(s);
  const gem = stoneOf(s, metal);
  const d = "M90 360C120 640 680 640 710 360";
  band(s, d, metal, 8, "12 5");
  band(s, "M110 330C200 540 600 540 690 330", metal, 5, "7 4");
  for (const [x, y] of [
    [220, 540],
    [310, 566],
    [400, 572],
    [490, 566],
    [580, 540],
  ] as const) {
    band(s, `M${x} ${y}v24`, metal, 5);
    if (s.random.chance(0.5)) stone(s, x, y + 44, 20, gem);
    else s.piece(ellipse(x, y + 44, 19, 19), { fill: metal, sheen: "metal", depth: 0 });
  }
  band(s, ellipse(92, 344, 13, 18), metal, 6);
  band(s, "M710 350C726 320 740 350 724 366", metal, 7);
}

/** A pair of cufflinks: face, post and swivel bar. */
function cufflinks(s: Studio, square: boolean): void {
  const metal = metalOf(s);
  const face = s.tone.base === metal ? s.random.pick(["#171a20", "#1c2f52", "#f1ede2"]) : s.tone.base;
  const one = () => {
    s.piece("M436 470L560 430L568 462L446 510Z", { fill: metal, sheen: "metal", depth: 0 });
    s.piece("M548 370h40q10 0 10 10v140q0 10-10 10h-40q-10 0-10-10V380q0-10 10-10z", {
      fill: metal,
      sheen: "across",
      depth: 0,
    });
    const rim = square
      ? "M270 400h190q10 0 10 10v190q0 10-10 10H270q-10 0-10-10V410q0-10 10-10z"
      : ellipse(365, 505, 112, 112);
    const inlay = square ? "M290 430h150v150H290z" : ellipse(365, 505, 82, 82);
    s.piece(rim, { fill: metal, sheen: "metal", depth: 0 });
    s.piece(inlay, { fill: face, sheen: "down", depth: 10, cast: false });
    s.soft();
    s.seam(inlay, { colour: "#ffffff", width: 3, opacity: 0.5 });
  };
  s.group("translate(-60 -160) scale(.95)", one);
  s.group("translate(60 190) scale(.95)", one);
}

/** A necklace of pearls with its earrings. */
function jewelSet(s: Studio): void {
  const metal = metalOf(s);
  const gem = stoneOf(s, metal);
  const d = "M150 90C150 430 290 600 400 606S650 430 650 90";
  s.seam(d, { colour: mix("#f4ecd8", "#3a2c20", 0.4), width: 30, opacity: 1, dash: "0.1 28" });
  s.raw(
    `<g stroke-linecap="round" fill="none"><path d="${d}" stroke="#cbbfa4" stroke-width="29" stroke-dasharray=".1 29"/><path d="${d}" stroke="#f8f2e2" stroke-width="24" stroke-dasharray=".1 29"/><path transform="translate(-4 -5)" d="${d}" stroke="#fff" stroke-width="8" stroke-dasharray=".1 29"/></g>`,
  );
  s.group("translate(0 60)", () => stone(s, 400, 590, s.random.between(36, 50), gem));
  for (const x of [230, 570]) {
    band(s, `M${x} 730v40`, metal, 6);
    stone(s, x, 716, 22, "#e9f1f6");
    s.piece(ellipse(x, 806, 36, 36), { fill: "#f8f2e2", depth: 10 });
    s.soft();
    s.fill(ellipse(x - 11, 794, 9, 9), "#ffffff", 0.9);
  }
}

const near = "translate(1040 -340) scale(-1.6 1.6)";

export const smallJewels: Family = {
  "heart-pendant": turned((s) => pendant(s, "heart"), near),
  "star-pendant": turned((s) => pendant(s, "star"), near),
  "initial-pendant": turned((s) => pendant(s, "initial"), "translate(-240 -420) scale(1.6)"),
  "angel-pendant": turned((s) => pendant(s, "angel"), near),
  anklet: turned(anklet, near),
  cufflinks: turned((s) => cufflinks(s, false), near),
  "square-cufflinks": turned((s) => cufflinks(s, true), near),
  "jewel-set": turned(jewelSet, near),
};
