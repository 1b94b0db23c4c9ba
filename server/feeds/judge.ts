/** The feed that a store tries, in the second Worker: read, judged, forgotten. */
import type { ToldWords } from "feeds/normalise/unknown";
import { everyRow } from "upstream/index";
import { createApiOf } from "../api";
import { blobWithin } from "../body";
import { UpstreamError } from "../errors";
import { callsOf, type EdgeContext, type Visit } from "../visit";
import { checkFeed } from "./check";
import { type FeedVerdict, mostBytes, refusal } from "./upload";

const uploadLimits = { rows: 100, unpacked: 2_000_000 };

/** Judges the file that was posted. Nothing of it is kept. */
export async function judgeFeed(edge: EdgeContext, visit: Visit): Promise<FeedVerdict> {
  const file = await blobWithin(edge.request, mostBytes);
  if (!file) return refusal(413, "Il file è troppo grande.");
  const vocabulary = await toldWords(edge, visit);
  if (!vocabulary)
    return refusal(503, "In questo momento non possiamo verificare i feed. Riprova tra qualche minuto.");
  const check = await checkFeed(new Uint8Array(await file.arrayBuffer()), {
    store: nobodys,
    mostRows: uploadLimits.rows,
    mostUnpacked: uploadLimits.unpacked,
    now: new Date(),
    vocabulary,
  });
  if (check.broken !== null) return refusal(422, check.broken);
  const { read, more, refused, advice, rows } = check;
  return { problem: null, status: 200, read, accepted: rows.length, more, refused, advice };
}

/** Null while nobody tells the tables: without them no category is understood. Words of operators are told to who has a key. */
async function toldWords(edge: EdgeContext, visit: Visit): Promise<ToldWords | null> {
  const { vocabulary } = createApiOf(everyRow, callsOf(edge, visit));
  const [tables, words] = await Promise.all([
    vocabulary.tables({}).catch(untold),
    vocabulary.list({}).catch(untold),
  ]);
  return tables && { tables, words: words ?? [] };
}

function untold(error: unknown): null {
  if (error instanceof UpstreamError) return null;
  throw error;
}

/** A store that the catalogue need not know. */
export const nobodys = {
  slug: "prova",
  name: "Prova",
  host: null,
  logo: null,
  description: null,
  shipping: null,
  freeShippingFrom: null,
  delivery: null,
  coupons: 0,
  deals: 0,
};
