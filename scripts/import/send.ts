/** Brings a run into the catalogue: stages its parts, then asks for one step after another until it is finished. */
import { setTimeout as sleep } from "node:timers/promises";
import type { CatalogueStore } from "contract/import";
import type { SpooledPart } from "./spool";
import type { Target } from "./target";

export interface Run {
  id: string;
  store: CatalogueStore;
  /** The instant that it speaks of. */
  at: string;
  /** A person has let its prices in. */
  sure?: boolean;
}

/** How long another import is left alone before it is asked for again, in milliseconds. */
const politeness = 1_000;

/** Waits until no import is under way, going on with one that somebody left. */
export async function finishOthers(target: Pick<Target, "call">): Promise<void> {
  for (;;) {
    const { idle, moved } = await target.call("resume", {});
    if (idle) return;
    if (!moved) await sleep(politeness);
  }
}

/** Rejects when nothing of it, or not all of it, came in; the message says which. */
export async function sendRun(
  target: Pick<Target, "call">,
  run: Run,
  parts: Iterable<SpooledPart>,
): Promise<void> {
  let count = 0;
  try {
    for (const part of parts) await target.call("stage", { run: run.id, part: count++, ...part });
    const { id, ...wish } = run;
    await target.call("apply", { run: id, ...wish, parts: count });
    await finish(target, run);
  } catch (error) {
    throw await givenUp(target, run, error);
  }
}

async function finish(target: Pick<Target, "call">, { id }: Run): Promise<void> {
  let progress = await target.call("step", { run: id, after: 0 });
  while (!progress.finished) {
    if (progress.waits) await sleep(politeness);
    progress = await target.call("step", { run: id, after: progress.steps });
  }
  if (progress.failed)
    throw new Error(`only ${progress.offers} offers came in (${progress.failed}); run the import again`);
}

/** What to say of a run that failed, after clearing it away as far as the target can still be asked. */
async function givenUp(target: Pick<Target, "call">, run: Run, error: unknown): Promise<unknown> {
  try {
    const { begun } = await target.call("discard", { run: run.id });
    if (begun) await finish(target, run);
  } catch {
    // Unreachable: what was begun is finished by the site's clock or by the next import, the rest it clears away.
  }
  return error;
}
