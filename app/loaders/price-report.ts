/** The form 'Prezzo diverso?': which offer it is about, and what it sends (ours; docs/decisions/0158). */
import { parseCents } from "domain/money";
import * as z from "zod";
import { answerForm } from "~/forms/answer";
import { messages, optionalLine } from "~/forms/rules";
import { type PersonalArgs, type PersonalContext, productNamed } from "./personal";

export const priceReportPath = "/prezzo-diverso";

/** Where the platform names no address, all visitors are one. */
const nobody = "senza-indirizzo";
const samePrice = "È il prezzo che mostriamo anche noi.";

/** The product and the offer that the address names; throws 404. */
async function subjectOf(url: URL, context: PersonalContext) {
  const named = url.searchParams.get("prodotto") ?? "";
  const product = await productNamed(named, context);
  const id = Number(url.searchParams.get("offerta"));
  const offer = product.offers.find((one) => one.id === id);
  if (!offer || offer.id === null) throw new Response(null, { status: 404 });
  return { product, offer, offerId: offer.id, named };
}

export async function priceReportView({ request, context }: PersonalArgs) {
  const url = new URL(request.url);
  const { product, offer, named } = await subjectOf(url, context);
  return {
    name: product.name,
    brand: product.brand?.name ?? null,
    picture: product.pictures[0] ?? null,
    store: offer.store?.name ?? "Negozio partner",
    price: offer.price,
    action: `${priceReportPath}${url.search}`,
    token: context.forms.token(),
    back: `/${named}`,
  };
}

export async function priceReportAction({ request, context }: PersonalArgs) {
  const url = new URL(request.url);
  const { offer, offerId } = await subjectOf(url, context);
  const prezzo = z
    .string()
    .trim()
    .min(1, messages.required)
    .transform((text, refusal) => {
      const cents = parseCents(text);
      const isSame = cents === offer.price.current;
      if (cents !== null && !isSame && cents <= 100_000_000) return cents;
      refusal.addIssue({ code: "custom", message: isSame ? samePrice : messages.price });
      return z.NEVER;
    });
  // The widest network: who has many others in it is one visitor.
  const visitor = context.forms.addressHash?.slice(-24) ?? nobody;
  return answerForm(
    {
      name: "segnalazione",
      path: `${priceReportPath}${url.search}`,
      schema: z.object({ prezzo, nota: optionalLine }),
      async send({ prezzo, nota }, { api }, call) {
        await api.priceReports.send({ offerId, seenCents: prezzo, note: nota, visitor }, call);
        return { message: null };
      },
      success: "Grazie per la segnalazione: controlliamo il prezzo.",
      failure: (said) => said ?? "Non è stato possibile inviare la segnalazione. Riprova.",
    },
    { request, context },
  );
}
