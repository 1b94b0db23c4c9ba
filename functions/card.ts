/** What the second Worker brings along to draw cards: wasm as modules of its own, because a Worker compiles none, and fonts. */
import serif from "@fontsource/eb-garamond/files/eb-garamond-latin-400-normal.woff2";
import sans from "@fontsource/inter/files/inter-latin-400-normal.woff2";
import bold from "@fontsource/inter/files/inter-latin-600-normal.woff2";
import jpeg from "@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm";
import webp from "@jsquash/webp/codec/dec/webp_dec.wasm";
import resvg from "@resvg/resvg-wasm/index_bg.wasm";
import { answerCard } from "server/cards/answer";
import { type EdgeContext, visitOf } from "server/visit";

export function onRequest(edge: EdgeContext): Promise<Response> {
  return answerCard(edge, visitOf(edge), { resvg, webp, jpeg, fonts: [serif, sans, bold] });
}
