/** What a product cost lately, in one sentence beside the field of a price that somebody would like (docs/decisions/0025). */
import type { PriceHistory } from "contract";
import { formatPrice } from "./money";

const day = 86_400_000;

/** 'Negli ultimi 90 giorni è stato a 39,00 € per 6 giorni, mai meno.' @param now end of the window, and of the last step */
export function priceHint({ steps, days, observedSince }: PriceHistory, size: string, now: Date): string {
  const prices = steps.flatMap(({ cents }) => cents ?? []);
  const of = size === "" ? "" : ` in taglia ${size}`;
  if (observedSince === null || steps.length === 0) return `Non abbiamo ancora una storia dei prezzi${of}.`;
  const age = Math.floor((now.getTime() - Date.parse(observedSince)) / day);
  if (age < 2)
    return `Non abbiamo ancora una storia dei prezzi${of}: lo osserviamo da ${age < 1 ? "oggi" : "ieri"}.`;
  const when = age >= days ? `Negli ultimi ${days} giorni` : `Nei ${age} giorni da quando lo osserviamo`;
  if (prices.length === 0) return `${when} nessuno lo ha venduto${of}.`;
  const lowest = Math.min(...prices);
  const last = steps.at(-1)?.cents ?? null;
  if (prices.every((cents) => cents === lowest))
    return `${when} è sempre costato ${formatPrice(lowest)}${of}.`;
  if (last === lowest) return `${when} non è mai costato meno di oggi${of}: ${formatPrice(lowest)}.`;
  return `${when} è stato a ${formatPrice(lowest)}${of} per ${lasting(timeAt(lowest, steps, now))}, mai meno.`;
}

/** Milliseconds at a price; a step lasts until the next one, the last until now. */
function timeAt(lowest: number, steps: PriceHistory["steps"], now: Date): number {
  return steps.reduce((sum, { at, cents }, index) => {
    const end = steps[index + 1]?.at;
    const until = end === undefined ? now.getTime() : Date.parse(end);
    return cents === lowest ? sum + until - Date.parse(at) : sum;
  }, 0);
}

function lasting(milliseconds: number): string {
  const days = Math.round(milliseconds / day);
  if (days < 1) return "meno di un giorno";
  return days === 1 ? "un giorno" : `${days} giorni`;
}
