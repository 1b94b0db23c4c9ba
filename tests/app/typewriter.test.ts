/** The placeholder that types examples: words, pauses and when it keeps still (product.md 'Search'). */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { typeExamples } from "~/browser/typewriter";

class Field extends EventTarget {
  placeholder = "Cerca prodotti e marche";
  value = "";
  isConnected = true;
}

let field: Field;
let lessMotion = false;
beforeEach(() => {
  vi.useFakeTimers();
  field = new Field();
  lessMotion = false;
  vi.stubGlobal("document", { activeElement: null });
  vi.stubGlobal("matchMedia", () => ({ matches: lessMotion }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const begin = () => typeExamples(field as unknown as HTMLInputElement);
/** What stands in the field after so many milliseconds more. */
const after = (milliseconds: number) => {
  vi.advanceTimersByTime(milliseconds);
  return field.placeholder;
};

test("a letter comes every 75 ms after 400 ms, the word stays 1,100 ms, goes by 55 ms a letter, and the next follows after 600 ms", () => {
  begin();
  expect(after(399)).toBe("Cerca prodotti e marche");
  expect(after(1)).toBe("t");
  expect(after(75)).toBe("t-");
  expect(after(5 * 75)).toBe("t-shirt");
  expect(after(1_099)).toBe("t-shirt");
  expect(after(1)).toBe("t-shir");
  expect(after(6 * 55)).toBe("");
  expect(after(599)).toBe("");
  expect(after(1)).toBe("b");
});

test("the examples are t-shirt, borse, sneakers, jeans and abiti, over and over", () => {
  begin();
  const seen: string[] = [];
  vi.advanceTimersByTime(400);
  while (seen.length < 6) {
    const before = field.placeholder;
    vi.advanceTimersToNextTimer();
    if (before.length > field.placeholder.length && !seen.at(-1)?.startsWith(before)) seen.push(before);
  }
  expect(seen).toEqual(["t-shirt", "borse", "sneakers", "jeans", "abiti", "t-shirt"]);
});

test("it stops in the field, begins anew 350 ms after leaving it, and not while text stands there", () => {
  begin();
  expect(after(550)).toBe("t-s");
  field.dispatchEvent(new Event("focus"));
  expect(after(5_000)).toBe("Cerca prodotti e marche");
  field.dispatchEvent(new Event("blur"));
  expect(after(349)).toBe("Cerca prodotti e marche");
  expect(after(1)).toBe("t");
  field.value = "a";
  field.dispatchEvent(new Event("input"));
  expect(after(5_000)).toBe("Cerca prodotti e marche");
  field.dispatchEvent(new Event("blur"));
  expect(after(5_000)).toBe("Cerca prodotti e marche");
});

test("it never runs for those who asked for less motion, and ends when the field has left the page", () => {
  lessMotion = true;
  begin();
  expect(after(5_000)).toBe("Cerca prodotti e marche");
  lessMotion = false;
  begin();
  expect(after(475)).toBe("t-");
  field.isConnected = false;
  expect(after(5_000)).toBe("Cerca prodotti e marche");
});
