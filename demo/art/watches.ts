/** Watches: strap or bracelet, case and face. */
import { metalOf } from "./metal";
import { ellipse } from "./pen";
import type { Studio } from "./studio";
import { luminance, mix } from "./tone";

export function watch(s: Studio, second: boolean): void {
  const metal = metalOf(s);
  const steel = s.tone.base === metal || s.random.chance(0.3);
  const strap = steel ? metal : s.tone.base;
  const dial = s.random.pick([
    "#fbf9f4",
    "#171a20",
    "#1c2f52",
    steel ? "#f1ede2" : mix(s.tone.base, "#fbf9f4", 0.85),
  ]);
  const square = s.random.chance(0.3);
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
    face(s, dial, metal, square);
    s.raw(`<path d="M300 430Q340 376 420 366L340 620Q280 560 300 430Z" fill="#fff" fill-opacity=".14"/>`);
  });
}

function face(s: Studio, dial: string, metal: string, square: boolean): void {
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
  if (s.random.chance(0.4))
    s.seam(
      `${ellipse(352, 510, 30, 30)}${ellipse(448, 510, 30, 30)}${ellipse(400, 562, 30, 30)}M352 510V490M448 510L460 500M400 562V544`,
      { colour: ink, width: 2, opacity: 0.6 },
    );
  s.seam("M376 448h48", { colour: ink, width: 5, opacity: 0.8, dash: "7 3" });
  s.seam("M404 504L344 452M396 506L482 424", { colour: "#000000", width: 8, opacity: 0.16 });
  s.seam("M402 502L340 448", { colour: ink, width: 9, opacity: 1 });
  s.seam("M398 503L482 420", { colour: ink, width: 6, opacity: 1 });
  s.seam("M390 480L420 590", { colour: "#a8123a", width: 2, opacity: 1 });
  s.fill(ellipse(400, 500, 7, 7), metal);
}
