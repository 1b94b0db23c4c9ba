/** Pictures of feeds that could not be fetched: tried again later and later, and shown to operators (ours). */
import * as z from "zod";
import { type DomainOf, Done, operator, renamed, row } from "./row";
import { inside, pageNumber } from "./wire";

const Broken = renamed(
  z.object({
    indirizzo: z.string(),
    negozio: z.string(),
    tentativi: z.number().int(),
    dal: z.string(),
    provata_il: z.string(),
    /** Null: tried often enough. */
    prossima: z.string().nullable(),
  }),
  {
    indirizzo: "address",
    negozio: "store",
    tentativi: "tries",
    dal: "since",
    provata_il: "triedAt",
    prossima: "dueAt",
  },
);
export type BrokenPicture = DomainOf<typeof Broken>;

export const brokenPictures = {
  take: row({
    ...operator,
    runner: true,
    quiet: true,
    method: "POST",
    path: "/api/feed/immagini",
    summary: "Some pictures that are due to be fetched again; nobody else gets them for half an hour",
    input: z.object({}),
    output: inside("indirizzi", z.array(z.string())),
  }),
  list: row({
    ...operator,
    method: "GET",
    path: "/api/immagini-rotte",
    summary: "Pictures of feeds that could not be fetched, the latest first, 50 a page",
    input: renamed(z.object({ pagina: pageNumber }), { pagina: "page" }),
    output: renamed(z.object({ immagini: z.array(Broken), totale: z.number() }), {
      immagini: "pictures",
      totale: "total",
    }),
  }),
  retry: row({
    ...operator,
    method: "PUT",
    path: "/api/immagini-rotte",
    summary: "Lets a picture be fetched again now, and as often as a new one",
    input: renamed(z.object({ indirizzo: z.string().max(2_048) }), { indirizzo: "address" }),
    output: Done,
  }),
};
