/** What a network or the bank answers, within a time and a size; what goes wrong is a sentence that operators read. */
import { textWithin } from "../limited-body";

const patience = 20_000;
const mostBytes = 16_000_000;

/** Null: more than one answer may hold. @param who as the sentences name it */
export async function textAt(who: string, address: string, init: RequestInit = {}): Promise<string | null> {
  const signal = AbortSignal.timeout(patience);
  const answer = await fetch(address, { ...init, signal, redirect: "manual" }).catch(() => {
    throw new Error(`${who} non risponde.`);
  });
  if (answer.status === 401 || answer.status === 403)
    throw new Error(`${who} rifiuta il gettone o l’editore.`);
  if (!answer.ok) throw new Error(`${who} risponde ${answer.status}.`);
  return textWithin(answer.body, mostBytes, "left").catch(() => {
    throw new Error(`La risposta di ${who} si è interrotta.`);
  });
}
