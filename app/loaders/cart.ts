/** The visitor's cart: what its pages show and what their forms do (product.md 'Cart'). */
import { data, redirect } from "@remix-run/cloudflare";
import { cartLimits } from "domain/cart-sums";
import { own } from "domain/own";
import type { CartAccess } from "server/session/cart";
import { cartView, movesIn } from "~/lib/cart-view";
import { pageMessage } from "~/slots/message";
import { idIn, type PersonalContext, personalAction, personalLoader, postedFields } from "./personal";

/** What a form could not do, for the page that is shown again. */
export interface CartFailure {
  act: string;
  sentence: string;
  /** The line that it was about. */
  line: number | null;
  /** What was posted, for another try. */
  fields: Record<string, string>;
}

export const unreachable =
  "Il carrello non è raggiungibile in questo momento. I tuoi prodotti restano salvati: riprova tra qualche istante.";

export const notChanged = "Errore aggiornamento quantità";
export const notRemoved = "Errore rimozione prodotto";

export const cartLoader = personalLoader(async ({ context }) => {
  const read = await readCart(context);
  if ("status" in read) return data({ cart: null }, { status: read.status });
  return data({ cart: cartView(read.lines, read.advice) });
});

/** Lines and advice of whoever visits; the status when they cannot be had. Nobody's cart is empty. */
export async function readCart({ visitor, outcome, optional }: PersonalContext) {
  const found = await outcome(visitor.cart());
  if ("failure" in found) return { status: found.failure.status };
  if (!found.value) return { lines: [], advice: null };
  const { owner, api } = found.value;
  const t = Date.now();
  const [lines, advice] = await Promise.all([
    outcome(api.cart.lines({ owner, t })),
    optional(api.cart.advice({ owner, t }), null),
  ]);
  return "value" in lines ? { lines: lines.value, advice } : { status: lines.failure.status };
}

/** What each form needs: what it asks the upstream, and what is said when it worked and when it did not. */
interface Act {
  /** What is wrong with the fields, to be said before anybody is asked. */
  wrong?(fields: URLSearchParams): string | null;
  run(fields: URLSearchParams, cart: CartAccess): Promise<unknown>;
  /** May depend on what came of it. */
  done: string | ((result: unknown) => string);
  /** A visitor without a cart gets one. */
  makes?: true;
  failure: string;
  /** The upstream's own sentence is said for these statuses. */
  said?: number[];
  undo?: true;
}

const meant = (fields: URLSearchParams) => ({
  productId: idIn(fields, "prodotto") ?? 0,
  variantId: idIn(fields, "variante"),
  lineId: idIn(fields, "riga"),
});
const asked = (fields: URLSearchParams) => (fields.get("quantita") ?? "1").trim();
const noQuantity = (fields: URLSearchParams) =>
  /^[1-9]\d{0,9}$/.test(asked(fields)) ? null : `Inserisci una quantità da 1 a ${cartLimits.quantity}.`;

/** At most so many products come into the cart by one press. */
const mostTogether = 8;

/** What a look says of its products: 'pezzo-12=345' is an offer, '' is unsaid, 'no' stays out. */
function piecesIn(fields: URLSearchParams): { productId: number; said: string }[] {
  return [...fields].flatMap(([name, said]) => {
    const id = /^pezzo-([1-9]\d{0,14})$/.exec(name)?.[1];
    return id === undefined || said === "no" ? [] : [{ productId: Number(id), said }];
  });
}

function wrongTogether(pieces: readonly { said: string }[]): string | null {
  if (pieces.length === 0) return "Scegli almeno un prodotto da mettere nel carrello.";
  if (pieces.length > mostTogether) return `Si aggiungono al massimo ${mostTogether} prodotti per volta.`;
  return pieces.every(({ said }) => /^[1-9]\d{0,14}$/.test(said))
    ? null
    : "Scegli la taglia di ogni prodotto.";
}

interface Together {
  asked: number;
  added: number;
}

/** One after the other, as they stand; what is gone meanwhile keeps no other out. */
async function addTogether(fields: URLSearchParams, { owner, api }: CartAccess): Promise<Together> {
  const pieces = piecesIn(fields);
  const key = fields.get("chiave")?.slice(0, 60) || crypto.randomUUID();
  const refused: unknown[] = [];
  for (const { productId, said } of pieces)
    await api.cart
      .add(
        { owner, productId, variantId: null, offerId: Number(said), quantity: 1 },
        { idempotencyKey: `${key}-${productId}-null-${said}`.slice(0, 100) },
      )
      .catch((error) => refused.push(error));
  if (refused.length === pieces.length) throw refused[0];
  return { asked: pieces.length, added: pieces.length - refused.length };
}

function togetherSaid({ asked, added }: Together): string {
  if (added === asked)
    return asked === 1 ? "Prodotto aggiunto al carrello." : `${asked} prodotti aggiunti al carrello.`;
  const rest = asked - added;
  return `Nel carrello ${added} prodotti su ${asked}: ${rest === 1 ? "uno non è" : `${rest} non sono`} più in vendita così.`;
}

const acts: Record<string, Act> = {
  aggiungi: {
    wrong: noQuantity,
    run(fields, { owner, api }) {
      const { productId, variantId } = meant(fields);
      const offerId = idIn(fields, "offerta");
      const key = fields.get("chiave")?.slice(0, 60) || crypto.randomUUID();
      const idempotencyKey = `${key}-${productId}-${variantId}-${offerId}`.slice(0, 100);
      const sent = { owner, productId, variantId, offerId, quantity: Number(asked(fields)) };
      return api.cart.add(sent, { idempotencyKey });
    },
    done: "Prodotto aggiunto al carrello.",
    failure: "Non è stato possibile aggiungere il prodotto al carrello. Riprova.",
    said: [409, 422],
    makes: true,
  },
  insieme: {
    wrong: (fields) => wrongTogether(piecesIn(fields)),
    run: addTogether,
    done: (result) => togetherSaid(result as Together),
    failure: "Non è stato possibile aggiungere i prodotti al carrello. Riprova.",
    said: [404, 409, 422],
    makes: true,
  },
  quantita: {
    wrong: noQuantity,
    run: (fields, { owner, api }) =>
      api.cart.update({ owner, ...meant(fields), quantity: Number(asked(fields)) }),
    done: "Quantità aggiornata.",
    failure: notChanged,
    said: [404, 409, 422],
  },
  rimuovi: {
    run: (fields, { owner, api }) => api.cart.remove({ owner, ...meant(fields) }),
    done: "Prodotto rimosso dal carrello.",
    failure: notRemoved,
    undo: true,
  },
  annulla: {
    run: (fields, { owner, api }) => api.cart.restore({ owner, lineId: idIn(fields, "riga") ?? 0 }),
    done: "Prodotto rimesso nel carrello.",
    failure: "Non è stato possibile ripristinare il prodotto. Riprova.",
  },
  conviene: {
    run: (fields, { owner, api }) => api.cart.choose({ owner, moves: movesIn(fields.get("scelte") ?? "") }),
    done: "Il carrello ora è composto nel modo più conveniente.",
    failure: "Non è stato possibile cambiare le offerte. Riprova.",
  },
};

/** A post that worked ends by a redirect to the cart with a message. */
export const cartAction = personalAction(async ({ request, context }) => {
  const fields = await postedFields(request, context);
  const name = fields.get("atto") ?? "";
  const act = own(acts, name);
  if (!act) throw new Response(null, { status: 422 });
  const ran = await outcomeOf(act, fields, context);
  if ("sentence" in ran)
    return data<CartFailure>(
      { act: name, sentence: ran.sentence, line: idIn(fields, "riga"), fields: Object.fromEntries(fields) },
      { status: ran.status },
    );
  const said = typeof act.done === "string" ? act.done : act.done(ran.result);
  const undo = act.undo && {
    label: "Annulla",
    action: "/carrello",
    fields: { atto: "annulla", riga: fields.get("riga") ?? "" },
  };
  const headers = { "Set-Cookie": context.forms.flash.leave(pageMessage, said, undo) };
  return redirect("/carrello", { status: 303, headers });
});

/** Runs the act. Only an addition makes a cart. */
async function outcomeOf(
  act: Act,
  fields: URLSearchParams,
  { visitor, outcome }: PersonalContext,
): Promise<{ status: number; sentence: string } | { result: unknown }> {
  const wrong = act.wrong?.(fields) ?? null;
  if (wrong !== null) return { status: 422, sentence: wrong };
  const cart = await outcome(act.makes ? visitor.ownCart() : visitor.cart());
  if ("failure" in cart) return { status: cart.failure.status, sentence: act.failure };
  if (!cart.value) return { status: 404, sentence: "Questo prodotto non è più nel carrello." };
  const done = await outcome(act.run(fields, cart.value));
  if ("value" in done) return { result: done.value };
  const { status, sentence } = done.failure;
  return { status, sentence: (act.said?.includes(status) && sentence) || act.failure };
}
