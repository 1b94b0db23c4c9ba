/**
 * Calls to the local catalogue that survive a busy machine: while Node computes for seconds, workerd closes the idle
 * connection, and the next request on it fails before it was answered. Every call may be repeated without harm.
 */
import type { LocalTarget } from "../scripts/import/target-local";

const attempts = 4;

export async function persist<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === attempts || !isLostConnection(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, attempt * 100));
    }
  }
}

function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const cause = error.cause instanceof Error ? error.cause.message : "";
  return /fetch failed|other side closed|ECONNRESET/i.test(`${error.message} ${cause}`);
}

/** The target with every call made patient. */
export function patient(target: LocalTarget): LocalTarget {
  return {
    ...target,
    call: (name, input) => persist(() => target.call(name, input)),
    storeFiles: (files) => persist(() => target.storeFiles(files)),
  };
}
