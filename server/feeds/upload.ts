/** A store tries its feed on `/partner-program/verifica-feed`: the second Worker reads and judges it (docs/decisions/0392). */
import { formWithin } from "../body";
import { networkHashes } from "../exits/clicks";
import { createFloodGate } from "../flood";
import { errorFields } from "../log";
import { askSecond, judgePath } from "../second";
import { type EdgeContext, originOf, type Visit } from "../visit";
import type { RowNote } from "./check";

/** What a store reads about its feed. */
export interface FeedVerdict {
  problem: string | null;
  status: 200 | 413 | 422 | 429 | 503;
  read: number;
  accepted: number;
  more: boolean;
  refused: RowNote[];
  advice: RowNote[];
}

/** Bytes of a file; `judge.ts` says how much of it is read. */
export const mostBytes = 1_000_000;
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
  const networks = networkHashes(asked.headers, visit.env.CLICK_SALT, now.getTime());
  if (gate.isFlooding(null, networks, now.getTime()))
    return refusal(429, "Hai inviato troppi file in poco tempo. Aspetta qualche minuto e riprova.");
  const form = await formWithin(request, mostBytes + frameBytes);
  if (form === null) return refusal(413, "Il file supera 1 MB. Invia un estratto con al massimo 100 righe.");
  const file: unknown = form.get("feed");
  if (!(file instanceof Blob) || file.size === 0) return refusal(422, "Scegli il file del feed.");
  if (file.size > mostBytes)
    return refusal(413, "Il file supera 1 MB. Invia un estratto con al massimo 100 righe.");
  try {
    const sent = new Request(`${originOf(visit)}${judgePath}`, { method: "POST", body: file });
    const judged = await askSecond(edge, sent);
    if (judged?.ok) return await judged.json<FeedVerdict>();
  } catch (error) {
    visit.log.failure("second", errorFields(error));
  }
  return refusal(503, "In questo momento non possiamo verificare i feed. Riprova tra qualche minuto.");
}

export function refusal(status: 413 | 422 | 429 | 503, problem: string): FeedVerdict {
  return { problem, status, read: 0, accepted: 0, more: false, refused: [], advice: [] };
}
