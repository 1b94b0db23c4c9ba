/** What a drawing function can ask of its studio. */

import type { Pattern } from "./patterns";
import type { Random } from "./random";
import type { Tone } from "./tone";

export interface PieceOptions {
  /** Another colour than the product's; such pieces are plain. */
  fill?: string;
  /** Turns the fabric, in degrees: sleeves are cut on another grain than the body. */
  turn?: number;
  /** Shade across (default), down, none, or like polished metal. */
  sheen?: "across" | "down" | "none" | "metal";
  /** Width of the blurred shadow inside the edge; 0 for none. */
  depth?: number;
  /** Casts a shadow on the wall behind. */
  cast?: boolean;
  /** Lights the piece without painting it: the shape was already drawn in parts. */
  bare?: boolean;
  /** Opacity of the whole piece, for glass and chiffon. */
  opacity?: number;
}

export interface LineOptions {
  colour?: string;
  width?: number;
  opacity?: number;
  dash?: string;
}

/** What a product is made of. */
export interface Cloth {
  hex: string;
  pattern: Pattern;
  seed: number;
  /** Multicoloured: printed where it would be plain. */
  multi: boolean;
}

export interface Studio {
  readonly tone: Tone;
  /** Decides the design: both views of a product draw the same numbers. */
  readonly random: Random;
  /** Decides how the second picture is taken; does not disturb the design. */
  readonly way: Random;
  readonly pattern: Pattern;
  piece(d: string, options?: PieceOptions): void;
  /** Soft shadow and soft light along a path; painted by soft(), inside the pieces drawn until then. */
  fold(d: string, width?: number, strength?: number): void;
  shine(d: string, width?: number, strength?: number): void;
  soft(): void;
  /** A crisp seam and a row of stitches. */
  seam(d: string, options?: LineOptions): void;
  stitch(d: string, colour?: string): void;
  fill(d: string, colour: string, opacity?: number): void;
  button(x: number, y: number, radius?: number, colour?: string): void;
  /** Shadow on the floor below things that stand. */
  floor(x: number, y: number, rx: number, ry: number, strength?: number): void;
  /** Everything drawn inside is moved by the given SVG transform. */
  group(transform: string, draw: () => void): void;
  raw(svg: string): void;
  /** A fresh id for a raw definition. */
  id(): string;
  /** A paint definition: linear gradient from stops of [offset 0–1, colour, opacity]; returns its url(#…). */
  gradient(stops: readonly (readonly [number, string, number?])[], vertical?: boolean): string;
  /** The finished elements, definitions first. */
  content(): string;
}
