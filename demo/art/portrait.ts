/** Portraits of the people who write the demo's magazine: a bust before an arch, in the manner of a paper cut. */
import { colourNamed } from "contract/listing/colours";
import { canvas } from "./product";
import { mix } from "./tone";

export interface PortraitRequest {
  /** Hex colours of skin and hair. */
  skin: string;
  hair: string;
  hairstyle: "bob" | "short" | "bun";
  /** Palette slugs. */
  garment: string;
  backdrop: string;
}

/** 400×400. */
export function drawPortrait({ skin, hair, hairstyle, garment, backdrop }: PortraitRequest): string {
  const cloth = colourNamed(garment)?.hex ?? "#444444";
  const tint = mix(colourNamed(backdrop)?.hex ?? canvas, canvas, 0.45);
  const shade = mix(skin, "#5a2d1c", 0.2);
  const line = mix(skin, "#3a1a12", 0.62);
  const [behind, before] = hairstyles[hairstyle];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400">`,
    `<path fill="${mix(tint, "#ffffff", 0.55)}" d="M0 0h400v400H0z"/>`,
    `<path fill="${tint}" d="M70 400V190a130 130 0 0 1 260 0v210z"/>`,
    `<g fill="${hair}">${behind}</g>`,
    // Neck, shoulders, collar.
    `<path fill="${shade}" d="M170 230h60v70q-30 24-60 0z"/>`,
    `<path fill="${cloth}" d="M70 400c4-70 38-96 92-110q38 34 76 0c54 14 88 40 92 110z"/>`,
    `<path fill="none" stroke="${mix(cloth, "#000000", 0.3)}" stroke-width="4" d="M160 291q40 38 80 0M122 400q-2-36 8-58M278 400q2-36-8-58"/>`,
    // Ears, face, its shaded side.
    `<path fill="${shade}" d="M131 184a14 19 0 1 0 18 24zM269 184a14 19 0 1 1-18 24z"/>`,
    `<path fill="${skin}" d="M138 168c0-54 28-82 62-82s62 28 62 82c0 58-30 96-62 96s-62-38-62-96z"/>`,
    `<path fill="${shade}" fill-opacity=".45" d="M262 168c0 58-30 96-62 96 26-10 44-44 44-96 0-30-8-56-22-72 24 10 40 34 40 72z"/>`,
    // Brows, eyes, nose, mouth.
    `<g fill="none" stroke="${line}" stroke-width="5" stroke-linecap="round"><path d="M160 162q13-8 26-2M214 160q13-6 26 2" stroke="${mix(hair, "#000000", 0.2)}"/><path d="M164 180q10 8 20 0M216 180q10 8 20 0M199 184l-6 26q6 5 13 2M178 230q22 17 44 0"/></g>`,
    `<g fill="${mix(skin, "#d2402f", 0.3)}" fill-opacity=".5"><circle cx="162" cy="208" r="13"/><circle cx="238" cy="208" r="13"/></g>`,
    `<g fill="${hair}">${before}</g>`,
    "</svg>",
  ].join("");
}

/** What lies behind the head, and what before it. */
const hairstyles: Record<PortraitRequest["hairstyle"], readonly [string, string]> = {
  bob: [
    `<path d="M116 268c-14-30-16-90 0-128 14-36 46-60 84-60s70 24 84 60c16 38 14 98 0 128-24 8-144 8-168 0z"/>`,
    `<path d="M132 186c-6-58 18-108 68-108s74 50 68 108c-10-34-24-54-44-66-20 22-56 34-78 32-8 10-12 22-14 34z"/>`,
  ],
  short: [
    "",
    `<path d="M132 172c-10-62 22-104 74-102 44-2 70 38 62 102-6-22-12-38-20-48-34 4-72-2-94-14-12 16-18 36-22 62z"/>`,
  ],
  bun: [
    `<circle cx="200" cy="62" r="40"/><path d="M130 190c-12-70 20-118 70-118s82 48 70 118z"/>`,
    `<path d="M134 172c-6-58 22-98 66-98s72 40 66 98c-10-40-32-66-66-66s-56 26-66 66z"/>`,
  ],
};
