/** What a person has done since the tab last looked: what 'login', 'add_to_cart' and 'add_to_wishlist' are told by. */
import type { Person } from "server/pages/person";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  beginAnew,
  changes,
  firstTime,
  forgetSession,
  isNews,
  pageBefore,
  sessionId,
} from "~/browser/event-session";

/** As a browser's: what is kept are its own keys. */
const methods = {
  getItem(this: Record<string, string>, key: string) {
    return this[key] ?? null;
  },
  setItem(this: Record<string, string>, key: string, value: string) {
    this[key] = value;
  },
  removeItem(this: Record<string, string>, key: string) {
    delete this[key];
  },
};
let kept: Record<string, string>;
beforeEach(() => {
  kept = Object.create(methods);
  vi.stubGlobal("sessionStorage", kept);
});
afterEach(() => vi.unstubAllGlobals());

const person = (over: Partial<Person> = {}) =>
  ({ name: null, cartCount: 0, saved: [], ...over }) as unknown as Person;
const anna = { name: "Anna" };
const nothing = { signedIn: false, added: false, saved: [] };

test.each([
  ["comes for the first time, with a full cart", null, { ...anna, cartCount: 2, saved: [7] }, nothing],
  ["does nothing", { cartCount: 1 }, { cartCount: 1 }, nothing],
  ["adds to the cart", { cartCount: 1 }, { cartCount: 3 }, { ...nothing, added: true }],
  ["takes out of the cart", { cartCount: 3 }, { cartCount: 1 }, nothing],
  ["saves a product", { ...anna, saved: [7] }, { ...anna, saved: [7, 8] }, { ...nothing, saved: [8] }],
  ["takes a product out", { ...anna, saved: [7, 8] }, { ...anna, saved: [7] }, nothing],
  [
    "signs in, and finds the cart and the lists of before",
    { cartCount: 1 },
    { ...anna, cartCount: 4, saved: [7] },
    { ...nothing, signedIn: true },
  ],
  ["signs out", { ...anna, saved: [7] }, {}, nothing],
])("who %s", (_, before, after, expected) => {
  if (before) changes(person(before));
  expect(changes(person(after))).toEqual(expected);
  expect(changes(person(after)), "the second look finds nothing").toEqual(nothing);
});

test("a tab has one session, and sees a mark once, until all is forgotten", () => {
  kept.positions = "technical";
  const session = sessionId();
  expect(session).toMatch(/^session_\d{13}$/);
  expect(sessionId()).toBe(session);
  expect([firstTime("viewed_7"), firstTime("viewed_7")]).toEqual([true, false]);
  changes(person());
  isNews("view_item 7 /abito");
  pageBefore("/abito");
  forgetSession();
  expect(Object.keys(kept)).toEqual(["positions"]);
});

test("an event is news once in a tab, over all its pages, until somebody comes from elsewhere or reloads", () => {
  expect([isNews("view_item 7 /abito"), isNews("view_item 7 /abito")]).toEqual([true, false]);
  expect([pageBefore("/prodotti"), pageBefore("/abito"), pageBefore("/prodotti")]).toEqual([
    null,
    "/prodotti",
    "/abito",
  ]);
  beginAnew();
  expect([isNews("view_item 7 /abito"), pageBefore("/abito")]).toEqual([true, null]);
});

test("a tab keeps the marks of 400 events, and the latest ones", () => {
  for (let number = 0; number < 500; number++) isNews(`click ${number}`);
  expect([isNews("click 499"), isNews("click 99")]).toEqual([false, true]);
  expect(JSON.parse(kept.eventi_detti ?? "[]")).toHaveLength(400);
});

test("a browser that keeps nothing tells nothing, and nothing breaks", () => {
  vi.stubGlobal("sessionStorage", undefined);
  expect([sessionId(), firstTime("viewed_7"), changes(person({ cartCount: 3 }))]).toEqual([
    "",
    false,
    nothing,
  ]);
  expect([isNews("click"), pageBefore("/")]).toEqual([false, null]);
  forgetSession();
});
