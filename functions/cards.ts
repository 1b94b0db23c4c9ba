/** `/media/scheda/…` at the second Worker: picture cards by which pages are shared (docs/decisions/0396). */
import { answerCard } from "server/cards/answer";
import { type EdgeContext, visitOf } from "server/visit";

export function onRequest(edge: EdgeContext): Promise<Response> {
  return answerCard(edge, visitOf(edge), async (layout, pictures) => {
    const { paintCard } = await import("./card-painter");
    return paintCard(layout, pictures);
  });
}
