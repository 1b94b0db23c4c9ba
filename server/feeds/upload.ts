/** A store tries its feed on `/partner-program/verifica-feed`: read, judged, forgotten. */
import type { ToldWords } from "feeds/normalise/unknown";
import { formWithin } from "../body";
import { UpstreamError } from "../errors";
import { callerOf } from "../exits/clicks";
import { createFloodGate } from "../flood";
import { type EdgeContext, plainApiOf, type Visit } from "../visit";
import { checkFeed, type RowNote } from "./check";

/** What a store reads about its feed. */
export interface FeedVerdict {
  /** Why nothing could be said. */
  problem: string | null;
  status: 200 | 413 | 422 | 429 | 503;
  read: number;
  accepted: number;
  more: boolean;
  refused: RowNote[];
  advice: RowNote[];
}

export const uploadLimits = { rows: 100, bytes: 1_000_000, unpacked: 2_000_000 } as const;
/** A form around the file takes some bytes too. */
const frameBytes = 4_096;

const gate = createFloodGate(undefined, {
  visitor: { burst: 10, perMinute: 2 },
  address: { burst: 20, perMinute: 4 },
});

/** Judges what was posted. Nothing of it is kept. */
export async function judgeUpload(request: Request, edge: EdgeContext, visit: Visit): Promise<FeedVerdict> {
  const { request: asked } = edge;
  const now = new Date();
  const { visitor } = callerOf(asked.headers, visit.env.CLICK_SALT, now.getTime());
  if (gate.isFlooding(null, visitor, now.getTime()))
    return refusal(429, "Hai inviato troppi file in poco tempo. Aspetta qualche minuto e riprova.");
  const form = await formWithin(request, uploadLimits.bytes + frameBytes);
  if (form === null) return refusal(413, "Il file supera 1 MB. Invia un estratto con al massimo 100 righe.");
  const file: unknown = form.get("feed");
  if (!(file instanceof Blob) || file.size === 0) return refusal(422, "Scegli il file del feed.");
  if (file.size > uploadLimits.bytes)
    return refusal(413, "Il file supera 1 MB. Invia un estratto con al massimo 100 righe.");
  const vocabulary = await toldWords(edge, visit);
  if (!vocabulary)
    return refusal(503, "In questo momento non possiamo verificare i feed. Riprova tra qualche minuto.");
  const check = await checkFeed(new Uint8Array(await file.arrayBuffer()), {
    store: nobodys,
    mostRows: uploadLimits.rows,
    mostUnpacked: uploadLimits.unpacked,
    now,
    vocabulary,
  });
  if (check.broken !== null) return refusal(422, `Il feed non si può leggere: ${check.broken}.`);
  const { read, more, refused, advice, rows } = check;
  return { problem: null, status: 200, read, accepted: rows.length, more, refused, advice };
}

/** Null while nobody tells the tables: without them no category is understood. Words of operators are told to who has a key. */
async function toldWords(edge: EdgeContext, visit: Visit): Promise<ToldWords | null> {
  const { vocabulary } = plainApiOf(edge, visit, visit.until);
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

function refusal(status: 413 | 422 | 429 | 503, problem: string): FeedVerdict {
  return { problem, status, read: 0, accepted: 0, more: false, refused: [], advice: [] };
}
