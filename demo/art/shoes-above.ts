/** A pair of shoes seen from above, toes up; the second picture of everything worn on feet. */
import { curve } from "./pen";
import type { Studio } from "./studio";
import { mix } from "./tone";

/** Colours of rubber soles. */
const rubber = ["#f6f3ec", "#f6f3ec", "#c9a06a", "#232326"] as const;

/** White shoes stand on white rubber. */
export function soleOf(s: Studio): string {
  const drawn = s.random.pick(rubber);
  return s.tone.luminance > 0.9 ? rubber[0] : drawn;
}

export type Upper = "laced" | "shaft" | "loafer" | "mule" | "pump" | "sandal" | "thong" | "baby";

const outline = curve(
  [
    [-6, -330],
    [66, -296],
    [104, -190],
    [100, -70],
    [80, 60],
    [82, 190],
    [74, 280],
    [0, 326],
    [-74, 280],
    [-80, 190],
    [-76, 60],
    [-92, -70],
    [-96, -190],
    [-66, -300],
  ],
  true,
);
const pointed = curve(
  [
    [-4, -350, 1],
    [50, -270],
    [92, -150],
    [88, -40],
    [62, 80],
    [62, 200],
    [54, 280],
    [0, 316],
    [-54, 280],
    [-60, 200],
    [-60, 80],
    [-80, -40],
    [-84, -150],
    [-50, -270],
  ],
  true,
);
const opening = curve(
  [
    [0, -20],
    [46, 10],
    [58, 120],
    [58, 220],
    [44, 276],
    [0, 296],
    [-44, 276],
    [-58, 220],
    [-56, 120],
    [-44, 10],
  ],
  true,
);

/** Left and right shoe, slightly turned out. */
export function shoesAbove(s: Studio, upper: Upper): void {
  const lace = s.tone.luminance > 0.8 ? "#e4ddd2" : "#fbf9f4";
  // The side view of trainers draws the same number first.
  const sole = soleOf(s);
  const band = s.random.pick([0.72, 0.1, 0.4]);
  s.group("translate(282 510) rotate(-5)", () => shoe(s, upper, lace, sole, band));
  s.group("translate(518 510) rotate(5) scale(-1 1)", () => shoe(s, upper, lace, sole, band));
}

function shoe(s: Studio, upper: Upper, lace: string, sole: string, band: number): void {
  const shape = upper === "pump" ? pointed : outline;
  const insole = upper === "pump" || upper === "loafer" ? "#d6b48e" : mix(s.tone.base, s.tone.ink, 0.55);
  if (upper === "sandal" || upper === "thong") {
    openShoe(s, upper, band);
    return;
  }
  if (upper === "laced") {
    s.group("scale(1.07 1.04)", () => s.piece(shape, { fill: sole, depth: 0 }));
  }
  s.piece(shape, { depth: 34, cast: upper !== "laced" });
  s.shine("M-30 -280C0 -300 40 -270 50 -200", 34, 0.9);
  s.fold("M-90 -90C-40 -110 40 -110 96 -90", 16, 0.45);
  s.soft();
  const hole =
    upper === "mule"
      ? "M-88 -60C-40 -110 50 -110 92 -60C80 20 66 60 66 180C66 270 40 306 0 306S-66 270-66 180C-66 60-80 20-88-60Z"
      : upper === "pump"
        ? "M-58 -110C-30 -176 40 -176 64 -110C60 -20 44 60 46 200C46 270 24 296 0 296S-46 270-46 200C-46 60-56-20-58-110Z"
        : opening;
  s.piece(hole, { fill: upper === "mule" ? "#eee2cd" : insole, cast: false, depth: 30 });
  s.fold("M0 20V260", 40, 0.15);
  s.soft();
  s.fill("M-22 190h44v34h-44z", "#f7f4ee", 0.85);
  s.seam("M-12 203h24M-8 211h16", { width: 2, colour: "#171717", opacity: 0.7 });
  if (upper === "laced") laced(s, lace);
  else if (upper === "loafer") {
    s.seam("M-70 -40C-70 -190 -40 -270 0 -276S76 -190 78 -40", { width: 3 });
    s.piece("M-90 -90C-40 -120 50 -120 98 -90L92 -30C50 -56 -40 -56 -86 -30Z", { depth: 0, cast: false });
    s.fill("M-26 -84C-10 -88 14 -88 30 -84L24 -60C10 -64-8-64-20-60Z", "#1a1210", 0.7);
  } else if (upper === "shaft") {
    s.seam("M-94 -110C-40 -150 46 -150 100 -110M-2 -140V-20", { width: 2.4 });
    s.seam("M-20 296q20 26 40 0v-40h-40z", { width: 6, colour: s.tone.dark, opacity: 1 });
  } else if (upper === "mule") {
    s.seam("M-88 -60C-40 -110 50 -110 92 -60", {
      width: 26,
      colour: mix(s.tone.base, "#fff8ee", 0.72),
      opacity: 1,
    });
    s.seam("M-88 -60C-40 -110 50 -110 92 -60", {
      width: 34,
      colour: mix(s.tone.base, "#fff8ee", 0.72),
      opacity: 0.7,
      dash: "3 4",
    });
  } else if (upper === "baby") {
    s.piece("M-96 -60C-40 -20 50 -20 104 -60L98 -4C50 30-40 30-88-4Z", { depth: 0 });
    s.button(78, -26, 14, "#f6f3ec");
    s.stitch("M-64 -120C-60 -230 -30 -270 0 -272S70 -230 74 -120");
  } else s.stitch("M-52 -108C-26 -166 36 -166 58 -108");
}

function laced(s: Studio, lace: string): void {
  s.piece("M-34 -150C-20 -170 26 -170 40 -150L46 40C20 66 -20 66 -42 40Z", {
    fill: mix(s.tone.base, s.tone.ink, 0.2),
    depth: 0,
    cast: false,
  });
  s.seam("M-66 -170C-30 -210 46 -210 76 -170M-60 -160L-58 30M70 -160L66 30", { width: 2 });
  for (let y = -146; y < 20; y += 34) {
    s.seam(`M-48 ${y}L56 ${y + 6}`, { width: 17, opacity: 0.25 });
    s.seam(`M-48 ${y}L56 ${y + 6}`, { width: 12, colour: lace, opacity: 1 });
  }
  s.seam(
    "M4 30C-50 -6 -90 20 -70 46C-50 60 -20 46 4 32C40 -4 84 10 72 40C60 60 30 46 4 32C-10 60 -30 90 -36 110M4 32C20 60 40 80 44 104",
    { width: 9, colour: lace, opacity: 1 },
  );
}

/** Bare footbeds with straps. */
function openShoe(s: Studio, upper: "sandal" | "thong", band: number): void {
  s.piece(outline, { fill: upper === "thong" ? s.tone.base : "#c79f70", depth: 30 });
  s.fold("M-30 -230C0 -260 40 -240 54 -200", 20, 0.2);
  s.fold("M0 200V250", 60, 0.22);
  s.soft();
  s.seam(outline, { width: 5, opacity: 0.3 });
  s.fill("M-20 180h40v26h-40z", "#171717", 0.12);
  if (upper === "thong") {
    const strap = "M-84 -10C-70 -110 -30 -170 -8 -196C30 -176 76 -110 90 -10";
    const colour = mix(s.tone.base, s.tone.luminance > 0.5 ? "#171717" : "#ffffff", band);
    s.seam(
      strap.replace(/(-?\d+) (-?\d+)/g, (_, x, y) => `${Number(x) + 6} ${Number(y) + 12}`),
      { width: 24, opacity: 0.3 },
    );
    s.seam(strap, { width: 24, colour, opacity: 1 });
    s.seam(strap, { width: 5, colour: "#ffffff", opacity: 0.35 });
    s.button(-8, -198, 14, colour);
    return;
  }
  for (const d of [
    "M-100 -190C-40 -240 60 -240 108 -190L106 -130C60 -176 -40 -176 -98 -130Z",
    "M-92 -50C-40 -96 50 -96 100 -50L92 6C50 -36 -40 -36 -84 6Z",
    "M-86 180C-40 150 40 150 86 180L84 206C40 180 -40 180 -84 206Z",
  ])
    s.piece(d, { sheen: "across", depth: 0 });
  s.seam("M60 166h26v34h-26z", { width: 5, colour: "#c9a24a", opacity: 1 });
}
