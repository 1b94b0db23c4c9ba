/** The code of a promotion for whoever asks for it: on its own page, and beside the offer that it is for. */
import { isExpired } from "domain/code";
import type { PersonalContext } from "./personal";

type Revealed = { code: string | null } | { failure: string; status: number };

export async function revealCode(slug: string, { api, outcome }: PersonalContext): Promise<Revealed> {
  const asked = await outcome(api.promotions.bySlug({ slug }));
  if ("failure" in asked) return promotionFailure(asked.failure);
  if (isExpired(asked.value, new Date())) return { failure: "Questo codice è scaduto.", status: 410 };
  return { code: asked.value.code };
}

export function promotionFailure({ status, sentence }: { status: number; sentence: string | null }) {
  return { failure: `Errore: ${sentence ?? "Errore nel recupero promozione"}`, status };
}
