/** What the forms of a member's lists do (product.md 'Wishlists'). */
import { data, redirect } from "@remix-run/cloudflare";
import type { Wishlist } from "contract";
import { wishlistLimits } from "contract/wishlists";
import { own } from "domain/own";
import { pageMessage } from "~/slots/message";
import { idIn, type PersonalArgs, type PersonalContext, personalAction, postedFields } from "./personal";

/** What a form could not do, for the page that is shown again. */
export interface ActFailure {
  act: string;
  sentence: string;
  name?: string;
  /** What else was refused. */
  typed?: Record<string, string>;
}

/** What each form needs: what it asks the upstream, and what is said when it worked and when it did not. */
interface Act {
  /** What is wrong with the fields, said before anybody is asked. */
  wrong?(fields: URLSearchParams): string | null;
  run(fields: URLSearchParams, context: PersonalContext): Promise<unknown> | null;
  done(fields: URLSearchParams): string;
  failure: string;
  /** The upstream's own sentence is said for these statuses. */
  said?: number[];
}

/** Form of messages about a product of a list: they stand at the foot of the window. */
export const listMessage = "lista";

const wishlistsOf = ({ visitor }: PersonalContext) => visitor.api.wishlists;
const keyOf = (fields: URLSearchParams) => ({
  idempotencyKey: `${fields.get("atto")}-${fields.get("chiave")?.slice(0, 60) || crypto.randomUUID()}`,
});
const listIn = (fields: URLSearchParams) => idIn(fields, "lista") ?? 0;

const acts: Record<string, Act> = {
  crea: {
    run: (fields, context) =>
      wishlistsOf(context).create(
        { name: fields.get("nome_lista") ?? "", personId: idIn(fields, "persona") },
        keyOf(fields),
      ),
    done: (fields) => `Lista “${fields.get("nome_lista")?.trim()}” creata con successo.`,
    failure: "Errore durante la creazione della lista. Riprova.",
    said: [422],
  },
  rinomina: {
    // An empty name does nothing.
    run: (fields, context) =>
      fields.get("nome_lista")?.trim()
        ? wishlistsOf(context).rename({ listId: listIn(fields), name: fields.get("nome_lista") ?? "" })
        : null,
    done: () => "Lista rinominata.",
    failure: "Errore durante la rinomina.",
    said: [422],
  },
  persona: {
    run: (fields, context) =>
      wishlistsOf(context).give({ listId: listIn(fields), personId: idIn(fields, "persona") }),
    done: () => "Salvato di chi è la lista.",
    failure: "Non è stato possibile salvare di chi è la lista. Riprova.",
  },
  elimina: {
    run: (fields, context) =>
      wishlistsOf(context).remove({ listId: listIn(fields), force: fields.get("con_prodotti") === "on" }),
    done: () => "Lista eliminata.",
    failure: "Errore durante l’eliminazione.",
    said: [409],
  },
  modifica: {
    wrong: (fields) =>
      /^[1-9]\d?$/.test(fields.get("quantita")?.trim() ?? "1") ? null : "Inserisci una quantità da 1 a 99.",
    run: (fields, context) =>
      wishlistsOf(context).change({
        itemId: idIn(fields, "elemento") ?? 0,
        listId: idIn(fields, "nuova_lista"),
        variantId: idIn(fields, "variante"),
        quantity: Number(fields.get("quantita") ?? "") || null,
        note: fields.get("nota")?.slice(0, wishlistLimits.note) ?? null,
      }),
    done: (fields) =>
      (idIn(fields, "nuova_lista") ?? listIn(fields)) === listIn(fields)
        ? "Modifiche salvate."
        : "Prodotto spostato nell'altra lista.",
    failure: "Non è stato possibile salvare le modifiche. Riprova.",
    said: [404, 409, 422],
  },
  rimuovi: {
    run: (fields, context) => wishlistsOf(context).take({ itemId: idIn(fields, "elemento") }),
    done: () => "Prodotto rimosso dalla lista.",
    failure: "Errore nel rimuovere il prodotto dalla wishlist.",
    said: [404, 422],
  },
  annulla: {
    run: (fields, context) => wishlistsOf(context).putBack({ itemId: idIn(fields, "elemento") ?? 0 }),
    done: () => "Prodotto rimesso nella lista.",
    failure: "Non è stato possibile rimettere il prodotto nella lista.",
  },
  condividi: {
    run: (fields, context) =>
      wishlistsOf(context).share({
        listId: listIn(fields),
        publicName: fields.get("nome_pubblico")?.trim() || fields.get("nome_lista") || "Lista condivisa",
      }),
    done: () => "Ora chi ha il collegamento può vedere la lista.",
    failure: "Errore durante la condivisione. Riprova.",
  },
  chiudi: {
    run: (fields, context) => wishlistsOf(context).unshare({ listId: listIn(fields) }),
    done: () => "La lista non è più condivisa: il vecchio collegamento non funziona più.",
    failure: "Errore durante la condivisione. Riprova.",
  },
};

/** A post that worked ends by a redirect to the list with a message. */
export async function actOnLists({ request, context }: PersonalArgs) {
  context.visitor.requireMember();
  const url = new URL(request.url);
  const fields = await postedFields(request, context);
  const name = fields.get("atto") ?? "";
  const act = own(acts, name);
  if (!act) throw new Response(null, { status: 422 });
  const wrong = act.wrong?.(fields) ?? null;
  if (wrong !== null) return data(failedBy(name, wrong, fields), { status: 422 });
  const call = act.run(fields, context);
  if (!call) return redirect(backTo(url, fields), 303);
  const outcome = await context.outcome(call);
  if ("failure" in outcome) {
    const { status, sentence } = outcome.failure;
    const said = act.said?.includes(status) && sentence ? sentence : act.failure;
    return data(failedBy(name, said, fields), { status });
  }
  const sentence = act.done(fields);
  const made = name === "crea" ? (outcome.value as Wishlist).id : null;
  const place = name === "rimuovi" || name === "annulla" ? listMessage : pageMessage;
  const headers = { "Set-Cookie": context.forms.flash.leave(place, sentence, undoOf(name, url, fields)) };
  return redirect(backTo(url, fields, made), { status: 303, headers });
}
export const wishlistAction = personalAction(actOnLists);

/** What was typed comes back with the sentence. */
function failedBy(act: string, sentence: string, fields: URLSearchParams): ActFailure {
  const name = fields.get("nome_lista");
  const typed = act === "modifica" && { typed: Object.fromEntries(fields) };
  return { act, sentence, ...(name !== null && { name }), ...typed };
}

/** The way back to the list; to the lists when it is gone. */
function backTo(url: URL, fields: URLSearchParams, made: number | null = null): string {
  const path = /^\/(wishlist|wishlist\/list|account\/wishlist)$/.test(url.pathname)
    ? url.pathname
    : "/account/wishlist";
  const list = fields.get("atto") === "elimina" ? null : (made ?? idIn(fields, "lista"));
  return list === null ? path : `${path}?list=${list}`;
}

function undoOf(act: string, url: URL, fields: URLSearchParams) {
  if (act !== "rimuovi") return undefined;
  const undo = { atto: "annulla", elemento: fields.get("elemento") ?? "", lista: fields.get("lista") ?? "" };
  return { label: "Annulla", action: url.pathname, fields: undo };
}
