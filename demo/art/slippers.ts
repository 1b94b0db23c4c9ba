/** Slippers with a fluffy collar, from the side. */
import type { Studio } from "./studio";
import { mix } from "./tone";

export function slippers(s: Studio): void {
  const fur = s.tone.luminance > 0.7 ? "#e9dcc6" : mix(s.tone.base, "#fff8ee", 0.72);
  s.floor(410, 706, 330, 30);
  s.piece(
    "M104 640C180 620 330 640 420 640L690 650C720 664 716 690 700 700C520 716 260 716 124 700C100 690 92 656 104 640Z",
    { fill: mix(s.tone.base, "#3a2c22", 0.35), sheen: "down", depth: 12 },
  );
  s.piece("M112 640C200 606 330 622 420 634L400 660C300 664 180 664 112 652Z", {
    fill: fur,
    depth: 12,
    cast: false,
  });
  s.piece("M330 648C320 570 380 500 460 500C570 506 680 570 706 656C600 676 440 676 330 648Z", {
    sheen: "down",
  });
  s.shine("M420 540C500 520 600 560 650 610", 34, 0.9);
  s.fold("M380 560C400 600 400 630 390 656", 20, 0.5);
  s.soft();
  fluff(s, fur);
}

function fluff(s: Studio, colour: string): void {
  let d = "M322 664";
  const edge: [number, number][] = [
    [306, 640],
    [312, 600],
    [326, 566],
    [346, 536],
    [372, 510],
    [404, 494],
    [440, 484],
    [470, 496],
    [480, 520],
    [450, 534],
    [420, 552],
    [396, 576],
    [380, 606],
    [372, 640],
    [366, 668],
  ];
  for (const [x, y] of edge) d += `Q${x + s.random.between(-16, 4)} ${y + s.random.between(0, 16)} ${x} ${y}`;
  s.piece(`${d}Z`, { fill: colour, depth: 14 });
  s.soft();
  let hair = "";
  for (let index = 0; index < 40; index++) {
    const t = s.random();
    const x = Math.round(322 + 130 * t * t + s.random.between(-6, 26));
    const y = Math.round(650 - 150 * t + s.random.between(-14, 14));
    hair += `M${x} ${y}q${s.random.between(-12, -3)} ${s.random.between(-4, 8)} ${s.random.between(-18, -8)} ${s.random.between(-2, 14)}`;
  }
  s.seam(hair, { colour: "#ffffff", width: 2.4, opacity: 0.55 });
  s.seam(
    hair.replace(/M(\d+)/g, (_, x) => `M${Number(x) + 5}`),
    { width: 1.4, opacity: 0.25 },
  );
}
