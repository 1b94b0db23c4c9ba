/** `/wishlist` of a visitor without account: their one list, kept as their cart is (product.md 'Wishlists'). */
import { data, redirect } from "@remix-run/cloudflare";
import { own } from "domain/own";
import { listSortNamed, listTotal, savedViews } from "~/lib/wishlist-view";
import { pageMessage } from "~/slots/message";
import { idIn, type PersonalArgs, type PersonalContext, postedFields } from "./personal";
import { type ActFailure, listMessage } from "./wishlist-acts";

/** Whether this page is a visitor's: not a member's, of whom an address names a list, or whose session has ended. */
export function isVisitors({ request, context }: PersonalArgs): boolean {
  const { member, unknown, ended } = context.visitor;
  return !(member || unknown !== null || ended || new URL(request.url).searchParams.has("list"));
}

export async function visitorListLoader({ request, context }: PersonalArgs) {
  const sort = listSortNamed(new URL(request.url).searchParams.get("ordina"));
  const products = await savedByVisitor(context);
  const own = products && savedViews(products, sort, context.exits);
  return { own, sort, total: own && listTotal(own) };
}
export type VisitorListData = Awaited<ReturnType<typeof visitorListLoader>>;

/** Null when it cannot be had; an upstream that keeps no such lists has an empty one. */
async function savedByVisitor({ visitor, outcome }: PersonalContext) {
  const found = await visitor.cart();
  if (!found) return [];
  const asked = await outcome(found.api.visitorList.products({}));
  return "value" in asked ? asked.value : asked.failure.status === 404 ? [] : null;
}

const acts = {
  rimuovi: {
    done: "Prodotto rimosso dalla lista.",
    failure: "Errore nel rimuovere il prodotto dalla wishlist.",
  },
  annulla: {
    done: "Prodotto rimesso nella lista.",
    failure: "Non è stato possibile rimettere il prodotto nella lista.",
  },
  svuota: {
    done: "La tua lista è vuota: non ricordiamo più che cosa avevi salvato.",
    failure: "Non è stato possibile svuotare la lista. Riprova.",
  },
};

export async function visitorListAction({ request, context }: PersonalArgs) {
  const fields = await postedFields(request, context);
  const name = fields.get("atto") ?? "";
  const act = own(acts, name);
  if (!act) throw new Response(null, { status: 422 });
  const found = await context.visitor.cart();
  const itemId = idIn(fields, "elemento") ?? 0;
  const { visitorList } = found?.api ?? context.api;
  const done = await context.outcome(
    name === "rimuovi"
      ? visitorList.take({ itemId })
      : name === "annulla"
        ? visitorList.putBack({ itemId })
        : visitorList.empty({}),
  );
  if ("failure" in done) {
    const { status } = done.failure;
    return data<ActFailure>({ act: name, sentence: act.failure }, { status });
  }
  const undo = { atto: "annulla", elemento: String(itemId) };
  const place = name === "svuota" ? pageMessage : listMessage;
  const line = context.forms.flash.leave(
    place,
    act.done,
    name === "rimuovi" ? { label: "Annulla", action: "/wishlist", fields: undo } : undefined,
  );
  return redirect("/wishlist", { status: 303, headers: { "Set-Cookie": line } });
}
