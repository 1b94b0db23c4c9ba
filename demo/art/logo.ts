/** Wordmarks for demo brands and stores, 320×120: generic typefaces, monograms, rules and frames; nobody's real artwork. */
import { hashOf, type Random, randomOf } from "./random";

export interface LogoRequest {
  name: string;
  seed: number;
}

interface Setting {
  text: string;
  family: string;
  weight: number;
  spacing: number;
  italic?: boolean;
  /** Average glyph width in ems, to fit the line. */
  em: number;
}

const serif = "Georgia,'Times New Roman',serif";
const sans = "'Helvetica Neue',Arial,sans-serif";
const ink = "#171717";

/** Ways to set a name, always spelled as its brand spells it. */
function settings(text: string): readonly Setting[] {
  return [
    { text, family: serif, weight: 400, spacing: 0.05, em: 0.54 },
    { text, family: sans, weight: 400, spacing: 0.06, em: 0.56 },
    { text, family: sans, weight: 800, spacing: 0, em: 0.6 },
    { text, family: serif, weight: 400, spacing: 0, italic: true, em: 0.5 },
    { text, family: sans, weight: 700, spacing: -0.03, em: 0.58 },
    { text, family: serif, weight: 700, spacing: 0.02, em: 0.58 },
    { text, family: sans, weight: 400, spacing: 0.04, em: 0.56 },
  ];
}

function escaped(text: string): string {
  return text.replace(
    /[<>&"]/g,
    (sign) => ({ "<": "&lt;", ">": "&gt;", "&": "&amp;", '"': "&quot;" })[sign] as string,
  );
}

/** One line of type that fits the given width. */
function line(setting: Setting, x: number, y: number, room: number, largest: number, colour: string): string {
  const { text, family, weight, spacing, italic, em } = setting;
  const letters = [...text].length;
  const widest = room / (letters * (em + spacing));
  const size = Math.round(Math.min(largest, widest));
  // Whatever typeface stands in for the wished one, a name that needs the whole line is not cut.
  const fit = widest < largest ? ` textLength="${room}" lengthAdjust="spacingAndGlyphs"` : "";
  const slant = italic ? ' font-style="italic"' : "";
  const track = Math.round(spacing * size * 10) / 10;
  // Trailing letter-spacing would push centred text to the left by half a step.
  return `<text x="${x + track / 2}" y="${Math.round(y + size * 0.35)}" text-anchor="middle" font-family="${family}" font-weight="${weight}" font-size="${size}" letter-spacing="${track}" fill="${colour}"${slant}${fit}>${escaped(text)}</text>`;
}

function initials(name: string): string {
  const words = name.split(/[\s&'’.-]+/).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => [...word][0] ?? "")
    .join("")
    .toLocaleUpperCase("it");
}

function page(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 120" width="320" height="120">${content}</svg>`;
}

function monogram(
  name: string,
  random: Random,
  x: number,
  y: number,
  radius: number,
  colour: string,
): string {
  const letters = initials(name);
  const sign: Setting = {
    text: letters,
    family: random.pick([serif, sans]),
    weight: random.pick([400, 700]),
    spacing: -0.04,
    em: 0.78,
  };
  const round = random.chance(0.6);
  const solid = random.chance(0.4);
  const shape = round
    ? `<circle cx="${x}" cy="${y}" r="${radius}"`
    : `<rect x="${x - radius}" y="${y - radius}" width="${2 * radius}" height="${2 * radius}"`;
  const paint = solid ? ` fill="${colour}"/>` : ` fill="none" stroke="${colour}" stroke-width="1.6"/>`;
  return shape + paint + line(sign, x, y, radius * 1.5, radius * 1.05, solid ? "#ffffff" : colour);
}

/** A fashion house: black type, large enough for a tile of 100 pixels. */
export function drawBrandLogo({ name, seed }: LogoRequest): string {
  const random = randomOf(seed ^ hashOf(name));
  const setting = random.pick(settings(name));
  const layout = random.pick(["plain", "plain", "rules", "frame"] as const);
  if (layout === "rules")
    return page(
      `<path d="M40 20H280M40 100H280" stroke="${ink}" stroke-width="2"/>${line(setting, 160, 60, 304, 62, ink)}`,
    );
  if (layout === "frame")
    return page(
      `<rect x="4" y="16" width="312" height="88" fill="none" stroke="${ink}" stroke-width="2"/>${line(setting, 160, 60, 284, 56, ink)}`,
    );
  return page(line(setting, 160, 60, 312, 68, ink));
}

/** A shop: one colour and a sign before the name. */
export function drawStoreLogo({ name, seed }: LogoRequest): string {
  const random = randomOf(seed ^ hashOf(name) ^ 77);
  const colour = random.pick([ink, "#a8123a", "#17633f", "#1c2743", "#7a3e1d", "#4a2a63", "#0d5c63"]);
  const setting = random.pick(settings(name).slice(2));
  const layout = random.pick(["sign", "sign", "pill", "dot", "under"] as const);
  if (layout === "sign")
    return page(`${monogram(name, random, 48, 60, 28, colour)}${line(setting, 198, 60, 216, 36, colour)}`);
  if (layout === "pill")
    return page(
      `<rect x="14" y="26" width="292" height="68" rx="34" fill="${colour}"/>${line(setting, 160, 60, 236, 36, "#ffffff")}`,
    );
  if (layout === "dot")
    return page(
      `${line(setting, 152, 60, 260, 42, colour)}<circle cx="304" cy="72" r="6" fill="${random.pick(["#a8123a", "#c8961f", "#2f7d46"])}"/>`,
    );
  return page(
    `${line(setting, 160, 54, 280, 44, colour)}<path d="M110 92q50 16 100 0" fill="none" stroke="${colour}" stroke-width="4" stroke-linecap="round"/>`,
  );
}
