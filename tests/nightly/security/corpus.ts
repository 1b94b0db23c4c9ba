/** What the corpora of `npm run security` have in common: a try is one request, and a sentence where its answer is wrong. */
import { contract } from "contract";
import type { Row } from "contract/row";
import type { Answer, Site } from "../../tools/site";

export interface Corpus {
  name: string;
  /** Tries at a time; 4 if nothing else is said. */
  atOnce?: number;
  /** What it found out besides. */
  told?(): string;
  tries(site: Site): AsyncIterable<Try> | Iterable<Try> | Promise<Iterable<Try>>;
}

export interface Try {
  /** What was tried, for whoever reads of a failure. */
  what: string;
  ask(): Promise<Answer>;
  /** What is wrong with the answer; null when nothing is. */
  fault(answer: Answer): string | null | Promise<string | null>;
}

export interface Outcome {
  name: string;
  tried: number;
  failed: string[];
}

/** Tries everything of a corpus; an answer that does not come is a failure. */
export async function run(site: Site, corpus: Corpus): Promise<Outcome> {
  const outcome: Outcome = { name: corpus.name, tried: 0, failed: [] };
  const waiting: Try[] = [];
  for await (const each of await corpus.tries(site)) waiting.push(each);
  waiting.reverse();
  const work = async () => {
    for (let each = waiting.pop(); each; each = waiting.pop()) {
      outcome.tried++;
      const fault = await tried(each);
      if (fault) outcome.failed.push(`${each.what.slice(0, 160)}: ${fault}`);
    }
  };
  await Promise.all(Array.from({ length: corpus.atOnce ?? 4 }, work));
  return outcome;
}

async function tried({ ask, fault }: Try): Promise<string | null> {
  try {
    // A body that nobody read may end the connection on which the next request goes: only a second silence is one.
    return await fault(await ask().catch(ask));
  } catch (error) {
    return `no answer (${(error as Error).message})`;
  }
}

let asked = 0;

/** An address of its own for each request, so that none is turned away for those before it. */
export function fromAnywhere(): Record<string, string> {
  const at = asked++;
  return { "cf-connecting-ip": `203.${(at >> 16) % 250}.${(at >> 8) % 256}.${at % 256}` };
}

/** A refusal that a browser or a program understands: no success, no failure of ours. */
export function refusal(status: number): string | null {
  return status >= 400 && status < 500 ? null : `status ${status}`;
}

/** Calls by their names: `products.list`. */
export function everyRow(): [string, Row][] {
  return Object.entries(contract).flatMap(([domain, rows]) =>
    Object.entries(rows as Record<string, Row>).map(([name, row]): [string, Row] => [
      `${domain}.${name}`,
      row,
    ]),
  );
}
