/** One product picture: a garment or object on the warm canvas, 800×1000. */
import { colourNamed } from "contract/listing/colours";
import { families } from "./families";
import { studio } from "./paint";
import type { Pattern } from "./patterns";
import { hashOf } from "./random";
import type { Shape, View } from "./types";

export interface ProductRequest {
  shape: Shape;
  /** Slug of the palette in contract/colours. */
  colour: string;
  pattern?: Pattern;
  view: View;
  /** The same seed draws the same product; its two views belong together. */
  seed: number;
}

/** The colour behind every picture, so that the page's canvas and the picture's are one. */
export const canvas = "#f5f2ee";

export function drawProduct(request: ProductRequest): string {
  const light = `<radialGradient id="bg" cy=".45"><stop stop-color="#fbf9f7"/><stop offset="1" stop-color="${canvas}"/></radialGradient>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" width="800" height="1000"><defs>${light}</defs><path fill="${canvas}" d="M0 0h800v1000H0z"/><path fill="url(#bg)" d="M0 0h800v1000H0z"/>${productContent(request, "")}</svg>`;
}

/** The product alone, to be placed in a scene; the prefix keeps its ids apart from its neighbours'. */
export function productContent(request: ProductRequest, prefix: string): string {
  const { shape, colour, pattern = "plain", view, seed } = request;
  const found = colourNamed(colour);
  if (!found) throw new Error(`no palette colour named ${colour}`);
  const cloth = { hex: found.hex, pattern, seed: seed ^ hashOf(shape), multi: found.slug === "multicolore" };
  const room = studio(cloth, prefix || "a");
  families[shape](room, view);
  return room.content();
}
