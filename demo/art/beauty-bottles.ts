/** Beauty in bottles and tubes: mascara, foundation, body cream, shampoo, sun cream, bath foam, beard oil. */
import { cylinder, label } from "./beauty-parts";
import { ellipse } from "./pen";
import { turned } from "./second";
import type { Studio } from "./studio";
import { mix } from "./tone";
import type { Family } from "./types";

const gold = "#d2ab58";

function mascara(s: Studio): void {
  const metal = s.random.pick([gold, "#c4c7cb", "#d9a08b"]);
  s.floor(300, 862, 110, 18);
  s.group("translate(-100 0)", () => {
    cylinder(s, 350, 300, 100, 560, s.tone.luminance > 0.85 ? "#232326" : s.tone.base, 18);
    cylinder(s, 350, 286, 100, 40, metal, 6);
    s.seam("M400 440V760", { colour: "#ffffff", width: 5, opacity: 0.7, dash: "16 9" });
  });
  s.group("rotate(14 560 500)", () => {
    cylinder(s, 510, 540, 100, 300, s.tone.luminance > 0.85 ? "#232326" : s.tone.base, 18);
    cylinder(s, 528, 500, 64, 44, metal, 4);
    s.seam("M560 500V380", { colour: "#2a2a2d", width: 9, opacity: 1 });
    let bristles = "";
    for (let y = 150; y < 384; y += 9) {
      const reach = Math.round(34 + 12 * Math.sin((y - 150) / 74));
      bristles += `M${560 - reach} ${y - 6}L${560 + reach} ${y + 6}`;
    }
    s.seam(bristles, { colour: "#17171a", width: 5, opacity: 0.95 });
    s.seam("M560 140V390", { colour: "#17171a", width: 14, opacity: 1 });
  });
}

/** A glass bottle with a pump. */
function foundation(s: Studio): void {
  const cap = s.random.pick([gold, "#232326", "#fdfbf7"]);
  s.floor(400, 842, 150, 20);
  cylinder(s, 352, 220, 96, 150, cap, 12, cap !== "#fdfbf7");
  cylinder(s, 372, 370, 56, 46, "#d8d4cc", 4);
  s.piece("M290 450q0-40 40-40h140q40 0 40 40v350q0 40-40 40H330q-40 0-40-40z", { depth: 30 });
  s.shine("M320 460V800", 26, 1.6);
  s.soft();
  s.seam("M300 456q0-36 36-36h128q36 0 36 36v340q0 36-36 36H336q-36 0-36-36z", {
    colour: "#ffffff",
    width: 7,
    opacity: 0.4,
  });
  label(s, 400, 620, 120, s.tone.luminance > 0.55);
}

function tube(s: Studio, sun: boolean): void {
  const cap = sun
    ? s.random.pick(["#e98a2e", "#f0b429", "#e4572e"])
    : s.random.pick(["#fdfbf7", gold, mix(s.tone.base, "#ffffff", 0.6)]);
  s.floor(400, 862, 140, 18);
  s.piece("M270 150H530L520 200L498 760H302L280 200Z", {
    depth: 24,
    fill: sun ? mix(s.tone.base, "#fff4d8", 0.7) : s.tone.base,
  });
  s.shine("M336 230V720", 34, 1.2);
  s.soft();
  s.seam("M270 158H530M273 172H527M275 186H525", { width: 3, opacity: 0.4 });
  cylinder(s, 306, 752, 188, 110, cap, 12, cap === gold);
  if (!sun) {
    label(s, 400, 420, 120, s.tone.luminance > 0.55);
    return;
  }
  s.fill(ellipse(400, 380, 58, 58), cap);
  let rays = "";
  for (let index = 0; index < 12; index++) {
    const turn = (index * Math.PI) / 6;
    rays += `M${Math.round(400 + Math.cos(turn) * 74)} ${Math.round(380 + Math.sin(turn) * 74)}L${Math.round(400 + Math.cos(turn) * 104)} ${Math.round(380 + Math.sin(turn) * 104)}`;
  }
  s.seam(rays, { colour: cap, width: 11, opacity: 1 });
  label(s, 400, 560, 110, true);
  s.seam("M310 640q22-22 45 0t45 0t45 0t45 0", { colour: "#3b8ea5", width: 8, opacity: 0.8 });
}

function shampoo(s: Studio): void {
  const cap = s.random.pick(["#fdfbf7", "#232326", mix(s.tone.base, "#ffffff", 0.6)]);
  s.floor(400, 862, 170, 20);
  cylinder(s, 330, 170, 140, 96, cap, 14, false);
  s.piece(
    "M300 266H500C540 300 556 360 556 430V800q0 56-56 56H300q-56 0-56-56V430C244 360 260 300 300 266Z",
    { depth: 34 },
  );
  s.shine("M290 360C276 440 276 640 282 800", 30, 1.5);
  s.soft();
  s.fill("M284 470h232v250h-232z", "#fdfbf7", 0.92);
  label(s, 400, 540, 150, true);
  s.seam("M340 640q30-40 60 0t60 0", {
    colour: s.tone.luminance > 0.9 ? "#3b8ea5" : s.tone.base,
    width: 12,
    opacity: 1,
  });
}

/** A pump bottle with a little duck beside it. */
function bathFoam(s: Studio): void {
  const cap = s.random.pick(["#fdfbf7", mix(s.tone.base, "#ffffff", 0.55), "#cfe0ea"]);
  s.floor(360, 862, 190, 20);
  s.seam("M330 330V230H250", { colour: mix(cap, "#3a3a3e", 0.2), width: 24, opacity: 1 });
  cylinder(s, 282, 310, 98, 70, cap, 10, false);
  s.piece(
    "M260 380H402C450 400 470 450 470 510V810q0 50-50 50H242q-50 0-50-50V510C192 450 212 400 260 380Z",
    { depth: 32 },
  );
  s.shine("M234 470C224 560 224 700 230 800", 26, 1.5);
  s.soft();
  s.fill("M226 560h210v180h-210z", "#fdfbf7", 0.92);
  label(s, 331, 620, 140, true);
  s.piece(
    "M500 860C470 800 500 760 560 766C540 716 570 672 620 676C668 680 690 724 672 766C720 776 716 850 660 860Z",
    { fill: "#f2c230", depth: 16 },
  );
  s.soft();
  s.piece("M666 712C700 704 716 720 700 736C686 740 672 736 666 730Z", { fill: "#e4742e", depth: 0 });
  s.fill(ellipse(638, 708, 8, 9), "#2a211c");
  for (const [x, y, radius] of [
    [540, 620, 26],
    [600, 580, 18],
    [520, 560, 14],
  ] as const)
    s.seam(ellipse(x, y, radius, radius), { colour: "#8fbfd6", width: 4, opacity: 0.8 });
}

/** Brown glass with a dropper. */
function beardOil(s: Studio): void {
  const paper = s.random.pick(["#f4ecd8", "#fdfbf7", "#232326"]);
  s.floor(400, 842, 160, 20);
  s.piece("M362 130q0-40 38-40t38 40v90h-76z", { fill: "#232326", depth: 14 });
  cylinder(s, 346, 214, 108, 90, "#232326", 8);
  s.piece(
    "M350 304H450V370C520 390 540 430 540 490V790q0 50-50 50H310q-50 0-50-50V490C260 430 280 390 350 370Z",
    { fill: "#6b3d1c", depth: 34 },
  );
  s.shine("M300 480V790", 26, 1.6);
  s.soft();
  s.fill("M282 520h236v230h-236z", paper);
  label(s, 400, 590, 150, paper !== "#232326");
  s.seam(
    "M330 680C350 650 380 650 400 672C420 650 450 650 470 680C440 700 420 690 400 684C380 690 360 700 330 680Z",
    {
      colour: paper === "#232326" ? "#f4ecd8" : "#232326",
      width: 9,
      opacity: 1,
    },
  );
}

const near = "translate(1000 -420) scale(-1.5 1.5)";

export const bottles: Family = {
  mascara: turned(mascara, near),
  foundation: turned(foundation, near),
  "body-cream": turned((s) => tube(s, false), near),
  "sun-cream": turned((s) => tube(s, true), near),
  shampoo: turned(shampoo, near),
  "bath-foam": turned(bathFoam, near),
  "beard-oil": turned(beardOil, near),
};
