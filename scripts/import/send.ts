/** Brings a run into the catalogue: stages its parts, then asks for one step after another until it is finished. */
import type { CatalogueStore } from "contract/import";
import type { Part } from "./spool";
import type { Target } from "./target";

export interface Run {
  id: string;
  store: CatalogueStore;
  /** The instant that it speaks of. */
  at: string;
}

/** How long another import is left alone before it is asked for again, in milliseconds. */
const politeness = 1_000;

const pause = (milliseconds: number) => new Promise((wake) => setTimeout(wake, milliseconds));

/** Waits until no import is under way, going on with one that somebody left. */
export async function finishOthers(target: Target): Promise<void> {
  for (;;) {
    const { idle, moved } = await target.call("resume", {});
    if (idle) return;
    if (!moved) await pause(politeness);
  }
}

/** Rejects when nothing of it, or not all of it, came in; the message says which. */
export async function sendRun(target: Target, run: Run, parts: Iterable<Part>): Promise<void> {
  let count = 0;
  try {
    for (const part of parts) await target.call("stage", { run: run.id, part: count++, ...part });
    await apply(target, run, count);
  } catch (error) {
    throw await givenUp(target, run, count, error);
  }
}

async function apply(target: Target, { id, store, at }: Run, parts: number): Promise<void> {
  let progress = await step(0);
  while (!progress.finished) {
    if (progress.waits) await pause(politeness);
    progress = await step(progress.steps);
  }
  if (progress.failed)
    throw new Error(`only ${progress.offers} offers came in (${progress.failed}); run the import again`);

  function step(after: number) {
    return target.call("apply", { run: id, store, at, parts, after });
  }
}

/** What to say of a run that failed, after clearing it away as far as the target can still be asked. */
async function givenUp(target: Target, run: Run, parts: number, error: unknown): Promise<unknown> {
  try {
    const { begun } = await target.call("discard", { run: run.id });
    if (begun) await apply(target, run, parts);
  } catch {
    // Unreachable: what was begun is finished by the site's clock or by the next import, the rest it clears away.
  }
  return error;
}
