/** Watches: strap or bracelet, case and face. */
import { metalOf } from "./metal";
import { ellipse } from "./pen";
import type { Studio } from "./studio";
import { luminance, mix } from "./tone";

export type Watch = "plain" | "chronograph" | "automatic" | "digital" | "smart";

export function watch(s: Studio, second: boolean, kind: Watch): void {
  if (kind === "digital" || kind === "smart") {
    screenWatch(s, second, kind);
    return;
  }
  const metal = metalOf(s);
  const steel = s.tone.base === metal || s.random.chance(0.3);
  const strap = steel ? metal : s.tone.base;
  const dial = s.random.pick([
    "#fbf9f4",
    "#171a20",
    "#1c2f52",
    steel ? "#f1ede2" : mix(s.tone.base, "#fbf9f4", 0.85),
  ]);
  const square = kind === "plain" && s.random.chance(0.3);
  const turn = second ? "rotate(-32 400 500) translate(-80 -110) scale(1.25)" : "translate(0 0)";
  s.group(turn, () => {
    for (const y of [0, 1]) {
      const side = y ? "M322 600H478L462 940Q400 960 338 940Z" : "M338 56Q400 40 462 56L478 400H322Z";
      s.piece(side, { fill: strap, sheen: steel ? "metal" : "across", depth: steel ? 0 : 16 });
    }
    s.soft();
    if (steel)
      s.seam(
        "M338 90H462M336 130H464M335 170H465M333 210H467M331 250H469M329 290H471M327 610H473M327 650H473M329 690H471M331 730H469M333 770H467M335 810H465M337 850H463M338 890H462M378 60V290M422 60V290M378 640V940M422 640V940",
        { colour: "#1a140c", width: 3, opacity: 0.5 },
      );
    else {
      s.stitch(
        "M346 70L332 330M454 70L468 330M332 650L346 920M468 650L454 920",
        luminance(strap) > 0.6 ? "#5a4630" : "#f1e6d2",
      );
      for (const y of [760, 800, 840, 880]) s.fill(ellipse(400, y, 6, 6), "#000000", 0.5);
    }
    if (kind === "chronograph")
      for (const d of ["M540 420h38v28h-30z", "M548 552h30v28h-38z"])
        s.piece(d, { fill: metal, sheen: "down", depth: 0 });
    s.piece("M556 484h26q10 16 0 32h-26z", { fill: metal, sheen: "down", depth: 0 });
    const outer = square
      ? "M262 380q0-26 26-26h224q26 0 26 26v240q0 26-26 26H288q-26 0-26-26z"
      : ellipse(400, 500, 164, 164);
    const inner = square
      ? "M284 392q0-16 16-16h200q16 0 16 16v216q0 16-16 16H300q-16 0-16-16z"
      : ellipse(400, 500, 138, 138);
    s.piece(outer, { fill: metal, sheen: "metal", depth: 0 });
    s.seam(outer, { colour: "#ffffff", width: 3, opacity: 0.6 });
    s.piece(inner, { fill: dial, sheen: "down", depth: 12, cast: false });
    s.soft();
    if (kind === "automatic") bezel(s);
    face(s, dial, metal, square, kind);
    s.raw(`<path d="M300 430Q340 376 420 366L340 620Q280 560 300 430Z" fill="#fff" fill-opacity=".14"/>`);
  });
}

function face(s: Studio, dial: string, metal: string, square: boolean, kind: Watch): void {
  const ink = luminance(dial) > 0.5 ? "#22242a" : "#f4f1e8";
  let ticks = "";
  let hours = "";
  for (let index = 0; index < 60; index++) {
    const turn = (index * Math.PI) / 30;
    const at = (radius: number) => {
      const reach = square
        ? radius / Math.max(Math.abs(Math.sin(turn)), Math.abs(Math.cos(turn)) * 0.92)
        : radius * 1.2;
      return `${Math.round(400 + Math.sin(turn) * reach)} ${Math.round(500 - Math.cos(turn) * reach)}`;
    };
    if (index % 5) ticks += `M${at(106)}L${at(102)}`;
    else hours += `M${at(106)}L${at(index % 15 ? 92 : 86)}`;
  }
  s.seam(ticks, { colour: ink, width: 1.6, opacity: 0.7 });
  s.seam(hours, { colour: s.random.chance(0.5) ? metal : ink, width: 6, opacity: 1 });
  if (kind === "chronograph")
    s.seam(
      `${ellipse(352, 510, 30, 30)}${ellipse(448, 510, 30, 30)}${ellipse(400, 562, 30, 30)}M352 510V490M448 510L460 500M400 562V544`,
      { colour: ink, width: 2, opacity: 0.6 },
    );
  if (kind === "automatic") {
    s.fill("M440 484h42v32h-42z", "#fbf9f4");
    s.seam("M450 500h24", { colour: "#22242a", width: 12, opacity: 0.8, dash: "9 4" });
    s.seam(ellipse(400, 560, 34, 34), { colour: metal, width: 5, opacity: 0.9 });
    s.seam(
      "M400 560m-18 0a18 18 0 1 0 36 0a18 18 0 1 0-36 0M400 534v52M374 560h52M382 542l36 36M418 542l-36 36",
      { colour: metal, width: 4, opacity: 0.8 },
    );
  }
  s.seam("M376 448h48", { colour: ink, width: 5, opacity: 0.8, dash: "7 3" });
  s.seam("M404 504L344 452M396 506L482 424", { colour: "#000000", width: 8, opacity: 0.16 });
  s.seam("M402 502L340 448", { colour: ink, width: 9, opacity: 1 });
  s.seam("M398 503L482 420", { colour: ink, width: 6, opacity: 1 });
  s.seam("M390 480L420 590", { colour: "#a8123a", width: 2, opacity: 1 });
  s.fill(ellipse(400, 500, 7, 7), metal);
}

/** A ring of minutes that turns, for divers. */
function bezel(s: Studio): void {
  const ring = ellipse(400, 500, 151, 151);
  s.seam(ring, { colour: s.random.pick(["#1c2f52", "#171a20", "#17633f"]), width: 27, opacity: 1 });
  s.seam(ring, { colour: "#fbf9f4", width: 15, opacity: 0.9, dash: "3 76.1" });
  s.fill("M390 344h20l-10 18z", "#fbf9f4");
}

/** A case with a screen: seven-segment digits, or rings and a map of the way. */
function screenWatch(s: Studio, second: boolean, kind: "digital" | "smart"): void {
  const smart = kind === "smart";
  const strap = smart || !s.tone.base.startsWith("#c") ? s.tone.base : "#2a2a2d";
  const body = smart ? s.random.pick(["#232326", "#c4c7cb", "#d9a08b"]) : mix(strap, "#17171a", 0.35);
  const turn = second ? "rotate(-28 400 500) translate(-80 -110) scale(1.25)" : "translate(0 0)";
  s.group(turn, () => {
    for (const side of ["M328 60Q400 44 472 60L488 400H312Z", "M312 600H488L468 930Q400 948 332 930Z"])
      s.piece(side, { fill: strap, depth: 18 });
    s.soft();
    s.fill([700, 742, 784, 826, 868].map((y) => ellipse(400, y, 8, 11)).join(""), "#000000", 0.45);
    const outer = smart
      ? "M258 402q0-66 66-66h152q66 0 66 66v196q0 66-66 66H324q-66 0-66-66z"
      : "M262 392l34-40h208l34 40v216l-34 40H296l-34-40z";
    s.piece(outer, { fill: body, sheen: "down", depth: 0 });
    s.piece(
      smart
        ? "M542 450h16q8 24 0 54h-16z"
        : "M538 440h18v36h-18zM538 524h18v36h-18zM262 440h-18v36h18zM262 524h-18v36h18z",
      { fill: "#9a9da2", depth: 0 },
    );
    if (smart) smartFace(s);
    else digits(s);
  });
  s.soft();
}

function smartFace(s: Studio): void {
  s.fill("M276 404q0-50 50-50h148q50 0 50 50v192q0 50-50 50H326q-50 0-50-50z", "#0d0e12");
  const hues = s.random.pick([
    ["#ff3b5c", "#9be22d", "#29d3e8"],
    ["#ff8a2b", "#ffd23f", "#5ad1ff"],
  ]);
  hues.forEach((colour, index) => {
    const radius = 74 - index * 22;
    s.seam(ellipse(356, 470, radius, radius), { colour, width: 15, opacity: 0.25 });
    s.seam(`M356 ${470 - radius}A${radius} ${radius} 0 1 1 ${356 - radius} ${470 + index * 10}`, {
      colour,
      width: 15,
      opacity: 1,
    });
  });
  s.seam("M452 402h48M452 430h30M460 470h40M460 498h24", {
    colour: "#ffffff",
    width: 12,
    opacity: 0.9,
    dash: "18 5",
  });
  s.seam("M300 606C330 566 350 620 386 586S450 560 500 596", {
    colour: "#29d3e8",
    width: 7,
    opacity: 1,
    dash: "10 6",
  });
  s.fill("M500 566q18 0 18 18q0 14-18 34q-18-20-18-34q0-18 18-18z", "#ff3b5c");
}

/** 10:58, in liquid crystal. */
function digits(s: Studio): void {
  s.fill("M284 404h232v192H284z", "#171a20");
  s.fill("M296 424h208v130H296z", "#b9c4a6");
  s.seam(
    "M324 446v40M324 494v40M350 446h28v88h-28zM424 446h-20v44h24v44h-26M448 446h28v44h-28zM448 490v44h28v-44",
    { colour: "#1d2418", width: 10, opacity: 0.9 },
  );
  s.fill("M388 466h8v10h-8zM388 506h8v10h-8z", "#1d2418");
  s.seam("M306 576h60M434 576h60", {
    colour: s.random.pick(["#c9a24a", "#e4572e", "#7fb3d5"]),
    width: 9,
    opacity: 1,
    dash: "14 5",
  });
}
