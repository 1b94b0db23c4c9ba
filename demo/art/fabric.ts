/** Woven and printed fabrics as SVG patterns, drawn in tones that suit the base colour. */

import type { Pattern } from "./patterns";
import type { Random } from "./random";
import { mix, type Tone } from "./tone";

const prints = ["#c8202f", "#f2cb2e", "#2f7d46", "#1f4fa3", "#ee7a24", "#d81e78"];

/** The pattern element for a fabric, or nothing for plain cloth. */
export function fabric(id: string, pattern: Pattern | "print", tone: Tone, random: Random): string {
  const dark = tone.luminance < 0.5;
  const contrast = dark
    ? mix("#fbf7ee", tone.base, 0.08)
    : random.pick(["#1c2743", "#262626", tone.ink, "#ffffff"]);
  const second = dark
    ? random.pick(["#d9b56a", "#e08a7d", "#a9c3dd"])
    : random.pick(["#a8323f", "#2f5d50", "#b5762a"]);
  const draw: Record<Pattern | "print", () => string> = {
    plain: () => "",
    striped: () => stripes(id, contrast, random),
    checked: () => checks(id, contrast, second, random),
    dotted: () => dots(id, contrast, random),
    floral: () => flowers(id, contrast === "#ffffff" ? "#fff7ec" : contrast, second, tone),
    denim: () => twill(id, tone),
    camouflage: () => camouflage(id, tone),
    knit: () => stitches(id, tone),
    print: () => print(id, random),
  };
  return draw[pattern]();
}

function cell(id: string, width: number, height: number, content: string, turn = 0): string {
  const rotate = turn ? ` patternTransform="rotate(${turn})"` : "";
  return `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${rotate}>${content}</pattern>`;
}

function stripes(id: string, contrast: string, random: Random): string {
  const [step, width] = random.pick([
    [44, 20],
    [34, 9],
    [22, 4],
    [60, 14],
  ] as const);
  const upright = random.chance(0.3);
  const extra = step === 60 ? `<path d="M0 34H${step}" stroke="${contrast}" stroke-width="4"/>` : "";
  const band = `<path d="M0 ${width / 2}H${step}" stroke="${contrast}" stroke-width="${width}"/>${extra}`;
  return cell(id, step, step, band, upright ? 90 : 0);
}

function checks(id: string, contrast: string, second: string, random: Random): string {
  if (random.chance(0.35)) {
    const square = `<path d="M0 0H22V44H0Z" fill="${contrast}" fill-opacity=".45"/><path d="M0 0H44V22H0Z" fill="${contrast}" fill-opacity=".45"/>`;
    return cell(id, 44, 44, square);
  }
  const wide = `<path d="M0 45H120M45 0V120" stroke="${contrast}" stroke-width="34" stroke-opacity=".32"/>`;
  const thin = `<path d="M0 96H120M96 0V120M0 45H120M45 0V120" stroke="${second}" stroke-width="5" stroke-opacity=".8"/>`;
  const fine = `<path d="M0 20H120M0 70H120M20 0V120M70 0V120" stroke="${contrast}" stroke-width="2" stroke-opacity=".55"/>`;
  return cell(id, 120, 120, wide + fine + thin);
}

function dots(id: string, contrast: string, random: Random): string {
  const [step, radius] = random.pick([
    [40, 8],
    [30, 4],
    [64, 14],
  ] as const);
  const half = step / 2;
  const spot = (x: number, y: number) => `<circle cx="${x}" cy="${y}" r="${radius}"/>`;
  return cell(
    id,
    step,
    step,
    `<g fill="${contrast}">${spot(half / 2, half / 2)}${spot(half * 1.5, half * 1.5)}</g>`,
  );
}

function flowers(id: string, petal: string, heart: string, tone: Tone): string {
  const leaf = tone.luminance < 0.5 ? "#8fa978" : "#4d6b47";
  // One petal turned five times: the flower costs two lines.
  const bloom = (x: number, y: number, size: number, colour: string, middle: string) => {
    const petals = [0, 72, 144, 216, 288]
      .map((turn) => `<path d="M0 0C-9-7-7-19 0-19S9-7 0 0" transform="rotate(${turn})"/>`)
      .join("");
    return `<g transform="translate(${x} ${y})scale(${size})" fill="${colour}">${petals}<circle r="5" fill="${middle}"/></g>`;
  };
  const leaves = `<path d="M34 62c14-2 22 6 24 18-14 2-22-6-24-18M92 24c-2-14 4-22 16-26 4 14-4 24-16 26M14 112c10-8 20-6 28 2-10 8-20 6-28-2M104 112c-4-10 0-18 10-22 4 10 0 18-10 22" fill="${leaf}"/>`;
  const content =
    leaves +
    bloom(30, 38, 1.2, petal, heart) +
    bloom(96, 88, 1.5, heart, petal) +
    bloom(108, 30, 0.7, petal, heart) +
    bloom(44, 100, 0.75, mix(petal, heart, 0.45), petal);
  return cell(id, 130, 130, content, 12);
}

function twill(id: string, tone: Tone): string {
  const lines = `<path d="M-1 3 3-1M0 7 7 0M5 8 8 5" stroke="${tone.light}" stroke-opacity=".42"/><path d="M0 4 4 0M3 8 8 3" stroke="${tone.ink}" stroke-opacity=".35"/>`;
  return cell(id, 7, 7, lines);
}

function camouflage(id: string, tone: Tone): string {
  const blob = (d: string, colour: string) => `<path d="${d}" fill="${colour}"/>`;
  const content =
    blob(
      "M10 20C40-4 70 18 90 10s40 22 16 36-30-6-48 8S-10 44 10 20ZM60 110c20-20 60-16 84-6s20 36-10 36-90-10-74-30Z",
      mix(tone.base, "#1c1d14", 0.55),
    ) +
    blob(
      "M100 60c22-14 56-6 56 12s-26 16-40 26-40-22-16-38ZM4 84c18-14 44 0 40 18s-30 30-40 14-12-22 0-32Z",
      mix(tone.base, "#e6dcc0", 0.42),
    ) +
    blob(
      "M40 62c10-10 34-6 34 6s-22 20-34 14-8-12 0-20ZM110 20c16-8 40 0 34 12s-30 8-40 2-4-10 6-14Z",
      mix(tone.base, "#5b4026", 0.6),
    );
  return cell(id, 160, 150, content, 8);
}

function stitches(id: string, tone: Tone): string {
  return cell(
    id,
    14,
    11,
    `<path d="M0 2 7 9 14 2" fill="none" stroke="${tone.ink}" stroke-width="2" stroke-opacity=".3"/><path d="M0-2 7 5 14-2" fill="none" stroke="${tone.light}" stroke-width="2.5" stroke-opacity=".4"/>`,
  );
}

/** The print of "multicolore": loose brush strokes in the palette's bright colours. */
function print(id: string, random: Random): string {
  const colour = () => random.pick(prints);
  const strokes = [
    "M-10 30C30 0 60 50 100 20",
    "M70 70c30-20 50 20 100 0",
    "M-10 120c40-30 60 20 90-6",
    "M100 130c20-18 50-4 70-20",
    "M20 74h30",
    "M120 30l22 22",
  ];
  const content = strokes
    .map(
      (d, index) =>
        `<path d="${d}" stroke="${index < 6 ? prints[(index + random.between(0, 1)) % 6] : colour()}"/>`,
    )
    .join("");
  return cell(id, 150, 150, `<g fill="none" stroke-width="17" stroke-linecap="round">${content}</g>`, 6);
}
