/** Members as an operator sees them: looked up, locked, deleted; no more of them than that needs (ours). */
import * as z from "zod";
import { type DomainOf, Done, operator, renamed, row } from "../row";
import { flag, identifier } from "../wire";

const byId = z.object({ id: identifier });

const User = renamed(
  z.object({
    utente_id: z.number(),
    email: z.string(),
    nome: z.string(),
    cognome: z.string(),
    registrato_il: z.string(),
    confermato_il: z.string().nullable(),
    bloccato_il: z.string().nullable(),
    ruolo: z.string().nullable(),
    liste: z.number(),
    righe_carrello: z.number(),
    avvisi: z.number(),
    ultimo_accesso: z.string().nullable(),
  }),
  {
    utente_id: "id",
    nome: "firstName",
    cognome: "lastName",
    registrato_il: "registeredAt",
    confermato_il: "confirmedAt",
    bloccato_il: "lockedAt",
    ruolo: "role",
    liste: "lists",
    righe_carrello: "cartLines",
    avvisi: "alerts",
    ultimo_accesso: "lastSignIn",
  },
);
export type User = DomainOf<typeof User>;

export const users = {
  list: row({
    ...operator,
    method: "GET",
    path: "/api/utenti",
    summary: "Members, latest first, 50 a page, found by address or name",
    input: renamed(
      z.object({
        cerca: z.string().trim().max(60).optional(),
        pagina: z.coerce.number().int().min(1).max(100_000).default(1),
      }),
      { cerca: "search", pagina: "page" },
    ),
    output: renamed(z.object({ utenti: z.array(User), totale: z.number() }), {
      utenti: "users",
      totale: "total",
    }),
  }),
  byId: row({
    ...operator,
    method: "GET",
    path: "/api/utenti/{id}",
    summary: "One member",
    input: byId,
    output: User,
  }),
  lock: row({
    ...operator,
    method: "PUT",
    path: "/api/utenti/{id}/blocco",
    summary:
      "Locks a member out and ends all sessions, or lets them in again; an operator is not locked (409)",
    input: renamed(byId.extend({ bloccato: flag }), { bloccato: "locked" }),
    output: Done,
  }),
  remove: row({
    ...operator,
    method: "DELETE",
    path: "/api/utenti/{id}",
    summary: "Deletes a member and what is held about them; an operator is not deleted (409)",
    input: byId,
    output: Done,
  }),
};
