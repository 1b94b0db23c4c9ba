/** What arrived through forms, as an operator works through it: messages, applications of stores, newsletter (ours). */
import { z } from "zod";
import { Done, operator, renamed, row } from "./row";
import { pageNumber } from "./wire";

export const inboxKinds = ["messaggi", "candidature", "newsletter"] as const;
export type InboxKind = (typeof inboxKinds)[number];
/** What has been done about a message. */
export const inboxStates = ["nuovo", "in-corso", "fatto"] as const;
export type InboxState = (typeof inboxStates)[number];

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
export type InboxItem = z.output<typeof Item>;

const kind = z.enum(inboxKinds);

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
  setState: row({
    ...operator,
    method: "PUT",
    path: "/api/posta/{tipo}/{id}/stato",
    summary: "Says what has been done about a message or an application",
    input: renamed(
      z.object({
        tipo: z.enum(["messaggi", "candidature"]),
        id: z.string().min(1).max(300),
        stato: z.enum(inboxStates),
      }),
      { tipo: "kind", stato: "state" },
    ),
    output: Done,
  }),
};
