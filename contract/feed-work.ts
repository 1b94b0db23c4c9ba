/** What a reader of feeds asks and tells (`npm run feeds`): its token opens these rows, those of the import, and nothing else. */
import * as z from "zod";
import { feedNetworks, Oddity, outcomes, ReadingReport, readingSteps } from "./feed-readings";
import { admin, type DomainOf, Done, renamed } from "./row";
import { inside } from "./wire";

const lease = z.string().regex(/^[A-Za-z0-9-]{16,64}$/);
const work = { runner: true, quiet: true } as const;
const header = z.string().max(500).nullable();

/** What a person has let in: per cent of offers that leave, prices that move oddly, and addresses that nobody tracks. */
export const Allowed = renamed(
  z.object({
    spariti: z.number(),
    odd: Oddity.nullable().default(null),
    non_tracciati: z.boolean().default(false),
  }),
  { spariti: "gone", non_tracciati: "untracked" },
);

const Work = renamed(
  z.object({
    fonte: z.number().int(),
    negozio: z.string(),
    /** Null where the key that sealed it is gone. */
    indirizzo: z.string().nullable(),
    utente: z.string().nullable(),
    password: z.string().nullable(),
    chiave: z.string().nullable(),
    rete: z.enum(feedNetworks),
    immagini: z.boolean(),
    limite_spariti: z.number(),
    limite_prezzi: z.number(),
    ammesso: Allowed.nullable(),
    /** Of the file that the catalogue has; null: read it whatever the server says of it. */
    etag: header,
    modificato: header,
    impronta: header,
    altre: z.array(z.number().int()),
    prima: z.boolean(),
  }),
  {
    fonte: "source",
    negozio: "store",
    indirizzo: "address",
    utente: "user",
    chiave: "key",
    rete: "network",
    immagini: "pictures",
    limite_spariti: "mostGone",
    limite_prezzi: "mostMoved",
    ammesso: "allowed",
    modificato: "modified",
    impronta: "digest",
    altre: "others",
    prima: "isFirst",
  },
);
export type FeedWork = DomainOf<typeof Work>;

export const feedWork = {
  take: admin.post(
    "/api/feed/lavoro",
    "Leases the source that is due the longest, to whoever names the lease; the same lease twice is the same source",
    {
      ...work,
      input: renamed(z.object({ incarico: lease }), { incarico: "lease" }),
      output: inside("lavoro", Work.nullable()),
    },
  ),
  step: admin.post("/api/feed/lavoro/{incarico}/passo", "Tells how far a reading is, and keeps its lease", {
    ...work,
    input: renamed(
      z.object({ incarico: lease, passo: z.enum(readingSteps), byte: z.number().int().nonnegative() }),
      { incarico: "lease", passo: "step", byte: "bytes" },
    ),
    output: Done,
  }),
  end: admin.post(
    "/api/feed/lavoro/{incarico}/fine",
    "Tells what a reading came to, and gives its lease back",
    {
      ...work,
      input: renamed(
        z.object({
          incarico: lease,
          esito: z.enum(outcomes),
          problema: z.string().max(500).nullable(),
          resoconto: ReadingReport,
          etag: header,
          modificato: header,
          impronta: header,
          /** Rows that change with the time: dates of sales and ends. */
          a_tempo: z.boolean(),
        }),
        {
          incarico: "lease",
          esito: "outcome",
          problema: "problem",
          resoconto: "report",
          modificato: "modified",
          impronta: "digest",
          a_tempo: "timed",
        },
      ),
      output: Done,
    },
  ),
};
