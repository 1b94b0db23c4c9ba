/** A file of its own beside the second Worker, loaded when the first card is asked for: wasm, which no Worker compiles itself, and fonts. */
import serif from "@fontsource/eb-garamond/files/eb-garamond-latin-400-normal.woff2";
import sans from "@fontsource/inter/files/inter-latin-400-normal.woff2";
import bold from "@fontsource/inter/files/inter-latin-600-normal.woff2";
import jpeg from "@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm";
import webp from "@jsquash/webp/codec/dec/webp_dec.wasm";
import resvg from "@resvg/resvg-wasm/index_bg.wasm";
import type { Layout } from "server/cards/layout";
import { paint } from "server/cards/paint";

export function paintCard(layout: Layout, pictures: readonly ArrayBuffer[]): Promise<ArrayBuffer> {
  return paint(layout, pictures, { resvg, webp, jpeg, fonts: [serif, sans, bold] });
}
