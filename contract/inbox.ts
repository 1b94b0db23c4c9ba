/** What arrived through forms, as an operator works through it: messages, applications of stores, newsletter (ours). */
import * as z from "zod";
import { type DomainOf, Done, operator, renamed, row } from "./row";
import { pageNumber } from "./wire";

export const inboxKinds = ["messaggi", "candidature", "newsletter"] as const;
export type InboxKind = (typeof inboxKinds)[number];
/** What has been done about a message. */
export const inboxStates = ["nuovo", "in-corso", "fatto"] as const;
export type InboxState = (typeof inboxStates)[number];

/** What each kind has besides; heads of its table too. */
export const inboxFields = {
  messaggi: ["nome", "cognome", "messaggio"],
  candidature: ["negozio", "azienda", "referente", "sito", "telefono", "prodotti", "feed", "descrizione"],
  newsletter: ["genere", "versione_termini", "confermata_il", "finita_il"],
} as const satisfies Record<InboxKind, readonly string[]>;

const field = z.union([z.string(), z.number()]).nullable();
const item = z.object({
  id: z.string(),
  data: z.string(),
  stato: z.string(),
  titolo: z.string(),
  email: z.string(),
  campi: z.record(z.string(), field),
});
const itemNames = { data: "at", stato: "state", titolo: "title", campi: "fields" } as const;
const Item = renamed(item, itemNames);
export type InboxItem = DomainOf<typeof Item>;

/** An answer of an operator; `sent` is when its letter went out, null as long as it waits. */
const Reply = renamed(
  z.object({
    da: z.string(),
    testo: z.string(),
    scritta_il: z.string(),
    inviata_il: z.string().nullable(),
    rifiutata: z.string().nullable(),
  }),
  { da: "author", testo: "body", scritta_il: "writtenAt", inviata_il: "sentAt", rifiutata: "refused" },
);
export type InboxReply = DomainOf<typeof Reply>;

const kind = z.enum(inboxKinds);
const worked = z.enum(["messaggi", "candidature"]);
const itemId = z.string().min(1).max(300);

export const inbox = {
  list: row({
    ...operator,
    method: "GET",
    path: "/api/posta/{tipo}",
    summary: "Messages, applications or subscriptions, latest first; `tutti` answers up to 5,000 at once",
    input: renamed(
      z.object({
        tipo: kind,
        cerca: z.string().trim().max(60).optional(),
        stato: z.string().max(20).optional(),
        pagina: pageNumber,
        tutti: z.literal("1").optional(),
      }),
      { tipo: "kind", cerca: "search", stato: "state", pagina: "page", tutti: "all" },
    ),
    output: renamed(z.object({ voci: z.array(Item), totale: z.number() }), {
      voci: "items",
      totale: "total",
    }),
  }),
  one: row({
    ...operator,
    method: "GET",
    path: "/api/posta/{tipo}/{id}",
    summary: "One of them",
    input: renamed(z.object({ tipo: kind, id: z.string().min(1).max(300) }), { tipo: "kind" }),
    output: Item,
  }),
  replies: row({
    ...operator,
    method: "GET",
    path: "/api/posta/{tipo}/{id}/risposte",
    summary: "What was answered to a message or an application, oldest first",
    input: renamed(z.object({ tipo: worked, id: itemId }), { tipo: "kind" }),
    output: z.array(Reply),
  }),
  reply: row({
    ...operator,
    method: "POST",
    path: "/api/posta/{tipo}/{id}/risposte",
    summary: "Answers a message or an application by letter; the same words again are sent once",
    input: renamed(
      z.object({
        tipo: worked,
        id: itemId,
        testo: z.string().trim().min(1, "Scrivi la risposta.").max(10_000),
      }),
      { tipo: "kind", testo: "body" },
    ),
    output: Done,
  }),
  setState: row({
    ...operator,
    method: "PUT",
    path: "/api/posta/{tipo}/{id}/stato",
    summary: "Says what has been done about a message or an application",
    input: renamed(
      z.object({
        tipo: worked,
        id: itemId,
        stato: z.enum(inboxStates),
      }),
      { tipo: "kind", stato: "state" },
    ),
    output: Done,
  }),
};
