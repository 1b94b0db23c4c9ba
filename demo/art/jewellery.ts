/** Jewellery and watches. */

import { band, stone, stoneOf } from "./gems";
import { smallJewels } from "./jewels-small";
import { metalOf } from "./metal";
import { ellipse } from "./pen";
import type { Studio } from "./studio";
import { mix } from "./tone";
import type { Family } from "./types";
import { watch } from "./watches";

function ring(s: Studio, second: boolean, kind: "stone" | "band" | "plain"): void {
  const metal = metalOf(s);
  const gem = stoneOf(s, metal);
  const solitaire = kind === "stone";
  s.floor(400, 798, 190, 20);
  const turn = second ? "rotate(-24 400 560) translate(70 30) scale(.86 .96)" : "translate(0 0)";
  s.group(turn, () => {
    const hoop = ellipse(400, 590, second ? 150 : 190, 200);
    band(s, hoop, metal, solitaire ? 34 : 52);
    if (second) band(s, ellipse(420, 590, 150, 200), metal, solitaire ? 16 : 40);
    if (kind === "plain") {
      s.seam(`M${second ? 300 : 250} 500C300 410 500 410 ${second ? 500 : 550} 500`, {
        width: 3,
        colour: "#fffaf0",
        opacity: 0.8,
        dash: "2 12",
      });
      return;
    }
    if (!solitaire) {
      for (let index = -4; index <= 4; index++)
        stone(
          s,
          400 + Math.round(Math.sin(index * 0.16) * (second ? 150 : 190)),
          590 - Math.round(Math.cos(index * 0.16) * 200),
          18,
          gem,
        );
      return;
    }
    band(s, "M352 400L372 330M448 400L428 330M400 400V350", metal, 12);
    stone(s, 400, 310, 74, gem);
    for (const [x, y] of [
      [340, 266],
      [460, 266],
      [344, 360],
      [456, 360],
    ] as const)
      s.button(x, y, 11, metal);
    for (const x of [300, 322, 478, 500]) stone(s, x, 426 - Math.abs(x - 400) * 0.02, 13, "#e9f1f6");
  });
}

function necklace(s: Studio, second: boolean, kind: "drop" | "disc" | "chain"): void {
  const metal = metalOf(s);
  const gem = stoneOf(s, metal);
  const d = second
    ? "M250 -20C260 240 330 420 400 470S540 240 550 -20"
    : "M190 150C170 420 280 660 400 690S630 420 610 150C560 90 240 90 190 150";
  const y = second ? 470 : 690;
  s.group(second ? "translate(-240 -40) scale(1.6)" : "translate(0 0)", () => {
    s.seam(d, { width: 8, colour: "#2b2119", opacity: 0.12 });
    if (kind === "chain") {
      band(s, d, metal, 13, "16 6");
      s.group("translate(0 -70) scale(1 .94)", () => band(s, d, metal, 6, "9 4"));
      return;
    }
    band(s, d, metal, 6, "9 4");
    band(s, `M400 ${y}v22`, metal, 5);
    if (kind === "drop") {
      s.piece(
        `M400 ${y + 14}C440 ${y + 60} 452 ${y + 84} 452 ${y + 106}A52 52 0 0 1 348 ${y + 106}C348 ${y + 84} 360 ${y + 60} 400 ${y + 14}Z`,
        { fill: metal, sheen: "metal", depth: 0 },
      );
      stone(s, 400, y + 104, 38, gem);
      return;
    }
    s.piece(ellipse(400, y + 74, 54, 54), { fill: metal, sheen: "metal", depth: 0 });
    s.seam(ellipse(400, y + 74, 44, 44), { colour: mix(metal, "#24160a", 0.5), width: 2, opacity: 0.6 });
    stone(s, 400, y + 74, 16, gem);
    s.seam(`M400 ${y + 40}v14M400 ${y + 94}v14M366 ${y + 74}h14M420 ${y + 74}h14`, {
      colour: mix(metal, "#24160a", 0.5),
      width: 3,
      opacity: 0.6,
    });
  });
}

function earrings(s: Studio, second: boolean, kind: "hoop" | "drop" | "stud"): void {
  const metal = metalOf(s);
  const gem = stoneOf(s, metal);
  const one = () => {
    if (kind === "hoop") {
      band(s, "M400 350C520 350 540 660 400 664C260 660 280 350 392 350", metal, 28);
      band(s, "M392 352C384 330 396 316 412 322", metal, 7);
      return;
    }
    if (kind === "stud") {
      s.group("translate(120 150) scale(.7)", () => stone(s, 400, 500, 84, gem));
      for (const [x, y] of [
        [352, 464],
        [448, 464],
        [352, 536],
        [448, 536],
      ] as const)
        s.button(x, y, 12, metal);
      return;
    }
    band(s, "M400 340C396 290 430 280 436 312", metal, 7);
    stone(s, 400, 366, 34, "#e9f1f6");
    band(s, "M400 400v70", metal, 6);
    s.piece("M400 460C460 540 474 590 474 620A74 74 0 0 1 326 620C326 590 340 540 400 460Z", {
      fill: metal,
      sheen: "metal",
      depth: 0,
    });
    stone(s, 400, 618, 54, gem);
  };
  if (second) {
    s.group("rotate(-14 400 500) translate(-240 -320) scale(1.6)", one);
    return;
  }
  s.group("translate(-150 0)", one);
  s.group("translate(950 0) scale(-1 1)", one);
}

function bracelet(s: Studio, second: boolean, kind: "bangle" | "chain" | "beads"): void {
  const metal = metalOf(s);
  const gem = stoneOf(s, metal);
  const d = second ? "M60 560C200 420 300 640 420 520S640 420 740 540" : ellipse(400, 520, 270, 190);
  s.floor(400, second ? 620 : 726, 260, 16);
  if (kind === "bangle") {
    if (!second)
      s.seam(ellipse(400, 500, 262, 178), { colour: mix(metal, "#24160a", 0.55), width: 44, opacity: 1 });
    band(s, d, metal, second ? 36 : 46);
    for (const x of [300, 350, 400, 450, 500])
      stone(s, x, second ? 540 : Math.round(520 + 190 * Math.sqrt(1 - ((x - 400) / 270) ** 2)), 17, gem);
  } else if (kind === "chain") {
    band(s, d, metal, 30, "34 10");
    s.seam(d, { colour: mix(metal, "#24160a", 0.6), width: 9, opacity: 0.8, dash: "18 26" });
    s.piece(ellipse(400, second ? 590 : 776, 40, 40), { fill: metal, sheen: "metal", depth: 0 });
    stone(s, 400, second ? 590 : 776, 18, gem);
  } else {
    s.raw(
      `<g stroke-linecap="round" fill="none"><path d="${d}" stroke="${mix(gem, "#20140a", 0.6)}" stroke-width="50" stroke-dasharray=".1 49"/><path d="${d}" stroke="${gem}" stroke-width="46" stroke-dasharray=".1 49"/><path d="${d}" stroke="#fff" stroke-opacity=".22" stroke-width="28" stroke-dasharray=".1 49"/><path transform="translate(-7 -9)" d="${d}" stroke="#fff" stroke-opacity=".85" stroke-width="10" stroke-dasharray=".1 49"/></g>`,
    );
    band(s, "M382 706h36", metal, 44);
  }
}

export const jewellery: Family = {
  ring: (s, view) => ring(s, view === "second", "stone"),
  "band-ring": (s, view) => ring(s, view === "second", "band"),
  "plain-ring": (s, view) => ring(s, view === "second", "plain"),
  necklace: (s, view) => necklace(s, view === "second", "drop"),
  "chain-necklace": (s, view) => necklace(s, view === "second", "chain"),
  "disc-necklace": (s, view) => necklace(s, view === "second", "disc"),
  hoops: (s, view) => earrings(s, view === "second", "hoop"),
  earrings: (s, view) => earrings(s, view === "second", "drop"),
  studs: (s, view) => earrings(s, view === "second", "stud"),
  bracelet: (s, view) => bracelet(s, view === "second", "chain"),
  bangle: (s, view) => bracelet(s, view === "second", "bangle"),
  watch: (s, view) => watch(s, view === "second", "plain"),
  "automatic-watch": (s, view) => watch(s, view === "second", "automatic"),
  chronograph: (s, view) => watch(s, view === "second", "chronograph"),
  "digital-watch": (s, view) => watch(s, view === "second", "digital"),
  smartwatch: (s, view) => watch(s, view === "second", "smart"),
  ...smallJewels,
};
