/** The hint beside a price that somebody would like says what our own history holds, and nothing else. */
import type { PriceHistory } from "contract";
import { expect, test } from "vitest";
import { priceHint } from "~/lib/price-hint";
import rows from "./price-hint.json";

const now = new Date("2026-11-23T10:00:00Z");
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();

/** [days ago, cents] */
function history(steps: [number, number | null][], seen = 200): PriceHistory {
  const made = steps.map(([days, cents]) => ({
    at: ago(days),
    cents,
    store: cents === null ? null : "Moda",
  }));
  const observedSince = steps.length === 0 ? null : ago(seen);
  return { days: 90, observedSince, steps: made, lowest30: null, year: null, kind: null };
}

const said = (steps: [number, number | null][], seen?: number, size = "") =>
  priceHint(history(steps, seen), size, now).replaceAll("\u00a0", " ");

test.each(rows.hints as [string, [number, number | null][], number | null][])("%s", (sentence, steps, seen) =>
  expect(said(steps, seen ?? undefined)).toBe(sentence),
);

test("a size is named with its own history", () => {
  expect(
    said(
      [
        [90, 4900],
        [40, 3900],
        [34, 4900],
      ],
      200,
      "M",
    ),
  ).toBe("Negli ultimi 90 giorni è stato a 39,00 € in taglia M per 6 giorni, mai meno.");
  expect(said([], undefined, "M")).toBe("Non abbiamo ancora una storia dei prezzi in taglia M.");
});
