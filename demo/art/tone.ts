/** Colour arithmetic: highlights, shadows and seam lines of a fabric computed from its palette colour. */

export interface Tone {
  base: string;
  light: string;
  dark: string;
  /** The colour of shadows, folds and seams on this fabric. */
  ink: string;
  /** Opacity of full shadow. */
  shade: number;
  /** Opacity of full highlight. */
  glow: number;
  /** Perceived lightness, 0 to 1. */
  luminance: number;
}

type Rgb = [number, number, number];

function parse(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function format(rgb: Rgb): string {
  return `#${rgb
    .map((v) =>
      Math.round(Math.min(255, Math.max(0, v)))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

/** The colour a given part of the way from one to the other. */
export function mix(from: string, to: string, part: number): string {
  const b = parse(to);
  return format(parse(from).map((v, i) => v + ((b[i] as number) - v) * part) as Rgb);
}

/** A colour multiplied by itself: deeper and more saturated, as fabric is in its folds. */
function deepen(hex: string): string {
  return format(parse(hex).map((v) => (v * v) / 255) as Rgb);
}

export function luminance(hex: string): number {
  const [red, green, blue] = parse(hex);
  return (red * 0.3 + green * 0.59 + blue * 0.11) / 255;
}

const tones = new Map<string, Tone>();

export function toneOf(hex: string): Tone {
  let tone = tones.get(hex);
  if (!tone) {
    tone = compute(hex);
    tones.set(hex, tone);
  }
  return tone;
}

function compute(hex: string): Tone {
  const l = luminance(hex);
  // Pure black has no folds and pure white vanishes on the canvas: both move a little inwards.
  const base = l < 0.14 ? mix(hex, "#3a3b40", 0.28) : l > 0.96 ? "#fcfcfb" : hex;
  const ink = l > 0.85 ? mix(deepen(deepen(base)), "#4d4650", 0.72) : mix(deepen(base), "#0c0810", 0.62);
  return {
    base,
    light: mix(base, "#ffffff", l < 0.2 ? 0.16 : 0.34),
    dark: mix(deepen(base), base, 0.35),
    ink,
    shade: l > 0.85 ? 0.34 : l < 0.2 ? 0.75 : 0.5,
    glow: l < 0.2 ? 0.17 : l > 0.85 ? 0.9 : 0.3,
    luminance: l,
  };
}
