/** Beauty: perfume, lipstick, cream, nail polish. */
import { bottles } from "./beauty-bottles";
import { cylinder, label } from "./beauty-parts";
import type { Studio } from "./studio";
import { mix } from "./tone";
import type { Family } from "./types";

const gold = "#d2ab58";

function perfume(s: Studio, boxed: boolean, shape: "square" | "round" | "tall"): void {
  const metal = s.random.pick([gold, "#c4c7cb", "#232326"]);
  const bottle = {
    square: "M252 420q0-22 22-22h252q22 0 22 22v360q0 26-26 26H278q-26 0-26-26z",
    round: "M400 372C540 372 586 480 586 600S520 806 400 806S214 720 214 600S260 372 400 372Z",
    tall: "M300 400q0-30 30-30h140q30 0 30 30l18 370q2 36-34 36H316q-36 0-34-36z",
  }[shape];
  const liquid = {
    square: "M270 500q130 16 260 0v262q0 26-26 26H296q-26 0-26-26z",
    round: "M238 540q162 24 324 0C580 700 500 786 400 786S220 700 238 540Z",
    tall: "M314 480q86 14 172 0l14 276q2 32-30 32H330q-32 0-30-32z",
  }[shape];
  const draw = () => {
    cylinder(s, 366, 338, 68, 70, metal);
    cylinder(s, 336, 214, 128, 134, s.random.chance(0.6) ? metal : "#232326", 14);
    s.piece(bottle, { fill: mix(s.tone.base, "#ffffff", 0.78), depth: 20 });
    s.soft();
    s.piece(liquid, { depth: 26, cast: false, sheen: "down", opacity: 0.9 });
    s.soft();
    const glass = s.gradient([
      [0, "#fff", 0.7],
      [0.14, "#fff", 0.1],
      [0.3, "#fff", 0.35],
      [0.42, "#fff", 0],
      [0.85, "#fff", 0.05],
      [0.95, "#fff", 0.5],
      [1, "#fff", 0.1],
    ]);
    s.raw(`<path d="${bottle}" fill="${glass}"/>`);
    s.seam(bottle, { colour: "#ffffff", width: 5, opacity: 0.5 });
    s.fill("M330 590h140v96h-140z", "#fdfbf7", 0.92);
    s.seam("M338 598h124v80h-124z", { colour: metal, width: 1.6, opacity: 0.9 });
    label(s, 400, 630, 88, true);
  };
  s.floor(400, 806, 210, 24);
  if (!boxed) {
    draw();
    return;
  }
  s.floor(250, 812, 180, 22);
  s.piece("M120 330L330 320V810L120 806Z", { sheen: "down", depth: 16 });
  s.piece("M330 320L392 346V796L330 810Z", { fill: s.tone.dark, depth: 0 });
  s.soft();
  s.seam("M140 350L310 342V790L140 786Z", { colour: metal, width: 2, opacity: 0.9 });
  label(s, 226, 560, 100, s.tone.luminance > 0.6);
  s.group("translate(190 88) scale(.9)", draw);
}

function lipstick(s: Studio, swatch: boolean): void {
  const metal = s.random.pick([gold, "#232326", "#c4c7cb"]);
  const stick = () => {
    cylinder(s, 318, 560, 164, 270, metal, 10);
    cylinder(s, 336, 470, 128, 100, metal === gold ? "#e6cf94" : gold, 4);
    s.piece("M350 474V316C352 268 400 216 450 204V474Z", { depth: 18, cast: false });
    s.shine("M372 320V460", 16, 1.4);
    s.soft();
    s.piece("M350 316C352 268 400 216 450 204C452 250 420 300 350 330Z", {
      fill: mix(s.tone.base, "#ffffff", 0.22),
      depth: 0,
      cast: false,
      sheen: "none",
    });
    s.seam("M318 800h164", { colour: "#000000", width: 2, opacity: 0.3 });
  };
  if (swatch) {
    s.piece(
      "M120 700C200 610 420 560 690 590C720 610 680 640 640 646C700 650 690 690 640 694C480 720 300 800 150 790C100 780 96 730 120 700Z",
      { depth: 20 },
    );
    s.shine("M170 710C300 640 480 610 640 612", 18, 1.6);
    s.shine("M180 760C320 720 480 690 610 676", 12, 1.2);
    s.soft();
    s.group("rotate(64 400 500) translate(-110 30) scale(.82)", stick);
    return;
  }
  s.floor(400, 832, 150, 20);
  s.floor(580, 832, 130, 18);
  s.group("translate(-70 0)", stick);
  s.group("translate(200 0)", () => {
    cylinder(s, 318, 540, 150, 290, metal, 10);
    s.seam("M322 590h142", { colour: gold, width: 5, opacity: 0.9 });
  });
}

function cream(s: Studio, tube: boolean): void {
  const lid = s.random.pick(["#fdfbf7", gold, mix(s.tone.base, "#ffffff", 0.5)]);
  if (tube) {
    s.floor(400, 862, 130, 18);
    s.piece("M286 160H514L506 200L490 760H310L294 200Z", { depth: 24 });
    s.shine("M340 240V720", 34, 1.2);
    s.soft();
    s.seam("M286 166H514M288 178H513M290 190H511", { width: 3, opacity: 0.4 });
    cylinder(s, 312, 752, 176, 110, lid, 10, lid === gold);
    label(s, 400, 420, 110, s.tone.luminance > 0.55);
    s.seam("M350 480h100M360 500h80", {
      colour: s.tone.luminance > 0.55 ? "#171717" : "#fff",
      width: 2.4,
      opacity: 0.45,
    });
    return;
  }
  s.floor(400, 770, 270, 28);
  s.piece("M180 520C180 500 620 500 620 520V700C620 760 580 772 540 772H260C220 772 180 760 180 700Z", {
    depth: 30,
  });
  s.shine("M226 540V720", 30, 1.4);
  s.soft();
  s.seam("M200 716C206 750 236 758 262 758H538C566 758 594 750 600 716", {
    colour: "#ffffff",
    width: 4,
    opacity: 0.4,
  });
  cylinder(s, 168, 396, 464, 132, lid, 18, lid === gold);
  s.seam("M172 506Q400 520 628 506", { width: 2, colour: "#171717", opacity: 0.25 });
  s.fill("M170 414C240 396 560 396 630 414C560 428 240 428 170 414Z", "#ffffff", 0.5);
  label(s, 400, 630, 150, s.tone.luminance > 0.55);
}

function nailPolish(s: Studio, drop: boolean): void {
  const cap = s.random.pick(["#232326", gold, "#fdfbf7"]);
  const bottle = s.random.pick([
    "M286 520C286 500 330 490 400 490S514 500 514 520L530 760C532 796 510 806 480 806H320C290 806 268 796 270 760Z",
    "M290 560C290 510 330 492 400 492S510 510 510 560C560 600 560 806 480 806H320C240 806 240 600 290 560Z",
  ]);
  const draw = () => {
    cylinder(s, 346, 190, 108, 290, cap, 26, cap === gold);
    cylinder(s, 352, 470, 96, 34, "#d8d4cc", 4);
    s.piece(bottle, { depth: 34 });
    s.shine("M316 560C306 640 304 700 306 760", 20, 1.8);
    s.soft();
    s.seam(bottle, { colour: "#ffffff", width: 7, opacity: 0.35 });
    s.fill("M330 540C326 620 322 700 324 770L342 772C340 700 342 620 348 540Z", "#ffffff", 0.35);
    label(s, 400, 660, 90, s.tone.luminance > 0.55);
  };
  if (!drop) {
    s.floor(400, 808, 170, 22);
    draw();
    return;
  }
  s.piece(
    "M170 720C150 640 260 600 360 640C430 620 520 610 560 660C660 650 700 720 640 770C580 830 460 800 400 820C300 850 190 810 170 720Z",
    { depth: 30 },
  );
  s.shine("M210 700C250 650 320 650 380 676", 20, 2);
  s.soft();
  s.group("rotate(-32 400 500) translate(110 -140) scale(.8)", draw);
}

export const beauty: Family = {
  perfume: (s, view) => perfume(s, view === "second", "square"),
  cologne: (s, view) => perfume(s, view === "second", "tall"),
  splash: (s, view) => perfume(s, view === "second", "round"),
  lipstick: (s, view) => lipstick(s, view === "second"),
  cream: (s, view) => cream(s, view === "second"),
  "nail-polish": (s, view) => nailPolish(s, view === "second"),
  ...bottles,
};
