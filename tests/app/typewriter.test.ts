/** The examples typed over a placeholder: words, pauses and when they keep still (product.md 'Search'). */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { typeExamples } from "~/browser/typewriter";

const resting = "Cerca prodotti e marche";
const words = ["t-shirt", "borse", "sneakers", "jeans", "abiti"];

/** The step that holds: a part's frames, each with its share of the time and where the part stands. */
type Film = { steps: { offset: number[]; transform: string[] }; duration: number; begun: number };

/** As much of an element as the examples need; a letter is one pixel wide. */
class Part extends EventTarget {
  value = "";
  isConnected = true;
  dataset = {};
  film?: Film;
  parts: Part[] = [];
  box?: Part;
  appendChild(part: Part | string) {
    if (typeof part !== "string") this.parts.push(part);
    return part;
  }
  insertAdjacentElement(_: string, box: Part) {
    this.box = box;
  }
  remove() {
    this.isConnected = false;
    field.box = undefined;
  }
  animate(steps: Film["steps"], { duration, iterations }: { duration: number; iterations: number }) {
    expect(iterations).toBe(Number.POSITIVE_INFINITY);
    this.film = { steps, duration, begun: Date.now() };
  }
}

/** What was measured, in order, in letters. */
let measured: string[] = [];
function createRange() {
  let begins = 0;
  return {
    setStart(_: string, at: number) {
      begins = at;
    },
    setEnd(text: string, at: number) {
      expect(field.box, "measured where it stands").toBeDefined();
      measured.push(text.slice(begins, at));
    },
    getBoundingClientRect: () => ({ width: measured.at(-1)?.length }),
  };
}
let field: Part;
let lessMotion = false;
beforeEach(() => {
  vi.useFakeTimers();
  field = new Part();
  lessMotion = false;
  measured = [];
  const createTextNode = (text: string) => text;
  vi.stubGlobal("document", {
    activeElement: null,
    createElement: () => new Part(),
    createTextNode,
    createRange,
  });
  vi.stubGlobal("matchMedia", () => ({ matches: lessMotion }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const begin = () => typeExamples(field as unknown as HTMLInputElement);
/** What stands in the field. */
function seen(): string {
  if (!field.box?.isConnected) return resting;
  const [word, letters] = field.box.parts.map(({ film }) => {
    const { steps, duration, begun } = film as Film;
    const at = ((Date.now() - begun) % duration) + 0.001;
    const step = steps.offset.findLastIndex((offset) => offset * duration <= at);
    return Math.abs(Number.parseFloat(steps.transform[step]?.split("(")[1] ?? ""));
  }) as [number, number];
  return words[word / 20]?.slice(0, letters) ?? "";
}
/** The same so many milliseconds later. */
const after = (milliseconds: number) => {
  vi.advanceTimersByTime(milliseconds);
  return seen();
};

test("a letter comes every 75 ms after 400 ms, the word stays 1,100 ms, goes by 55 ms a letter, and the next follows after 600 ms", () => {
  begin();
  expect(after(399)).toBe(resting);
  expect(after(1)).toBe("t");
  expect(after(75)).toBe("t-");
  expect(after(5 * 75)).toBe("t-shirt");
  expect(after(1_099)).toBe("t-shirt");
  expect(after(1)).toBe("t-shir");
  expect(after(6 * 55)).toBe("");
  expect(after(599)).toBe("");
  expect(after(1)).toBe("b");
});

test("the examples are t-shirt, borse, sneakers, jeans and abiti, over and over; no letter wakes a script or is measured twice", () => {
  begin();
  vi.advanceTimersByTime(400);
  expect(vi.getTimerCount()).toBe(0);
  expect(measured).toContain("sneaker");
  expect(measured).toHaveLength(new Set(measured).size);
  const whole: string[] = [];
  for (let before = seen(); whole.length < 6; before = seen())
    if (after(5).length < before.length && !whole.at(-1)?.startsWith(before)) whole.push(before);
  expect(whole).toEqual([...words, "t-shirt"]);
});

test("it stops in the field, begins anew 350 ms after leaving it, and not while text stands there", () => {
  begin();
  expect(after(550)).toBe("t-s");
  field.dispatchEvent(new Event("focus"));
  expect(after(5_000)).toBe(resting);
  field.dispatchEvent(new Event("blur"));
  expect(after(349)).toBe(resting);
  expect(after(1)).toBe("t");
  field.dispatchEvent(new Event("focus"));
  field.value = "a";
  field.dispatchEvent(new Event("blur"));
  expect(after(5_000)).toBe(resting);
});

test("it never runs for those who asked for less motion, nor in a field that has left the page", () => {
  lessMotion = true;
  begin();
  expect(after(5_000)).toBe(resting);
  lessMotion = false;
  begin();
  expect(after(475)).toBe("t-");
  field.dispatchEvent(new Event("blur"));
  field.isConnected = false;
  expect(after(5_000)).toBe(resting);
});
