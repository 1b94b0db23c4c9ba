/** A form's token: ours, in one spelling, neither too young nor too old. */
import fc from "fast-check";
import { judgeToken, longestOpen, mintToken, tokenField } from "server/forms/form-token";
import { expect, test } from "vitest";

const keys = { CLICK_SALT: "sale-di-prova", FORM_SECONDS: 2 };
const shown = Date.UTC(2026, 10, 21, 12);
const judged = (token: string, { at = shown + 60_000, trap = "" } = {}) =>
  judgeToken(new URLSearchParams({ [tokenField]: token, nome__conferma: trap }), keys, at);

test.each([
  [0, "early"],
  [1_999, "early"],
  [2_000, "good"],
  [longestOpen, "good"],
  [longestOpen + 1, "late"],
  [-60_000, "early"],
] as const)("%i ms after it was shown a form is %s", (open, verdict) => {
  expect(judged(mintToken(keys, shown), { at: shown + open })).toBe(verdict);
});

test("a form can stay open for two hours", () => {
  expect(longestOpen).toBe(7_200_000);
});

test("no two tokens are equal, and all have one length", () => {
  const tokens = Array.from({ length: 100 }, (_, index) => mintToken(keys, shown * (index % 2)));
  expect(new Set(tokens).size).toBe(100);
  expect(new Set(tokens.map((token) => token.length))).toEqual(new Set([42]));
});

test("who fills the trap, sends nothing or a token of another site is refused", () => {
  expect(judged(mintToken(keys, shown), { trap: "x" })).toBe("bad");
  expect(judgeToken(new URLSearchParams(), keys, shown)).toBe("bad");
  expect(judged(mintToken({ ...keys, CLICK_SALT: "altro" }, shown))).toBe("bad");
});

test("every other spelling of a good token is refused", () => {
  const token = mintToken(keys, shown);
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_+/= ";
  for (const spelling of [` ${token}`, `${token}=`, `${token}\n`, token.toUpperCase(), token.slice(0, -1)])
    expect(judged(spelling), spelling).toBe("bad");
  fc.assert(
    fc.property(fc.nat(41), fc.constantFrom(...letters), (at, letter) => {
      const other = token.slice(0, at) + letter + token.slice(at + 1);
      expect(judged(other)).toBe(other === token ? "good" : "bad");
    }),
    { numRuns: 1_000 },
  );
});
