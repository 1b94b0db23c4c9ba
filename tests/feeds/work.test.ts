/** Around quotes left open, and in arrays, a reader looks at each character a fixed number of times, whatever a feed does. */
import { checkFeed } from "server/feeds/check";
import { nobodys } from "server/feeds/judge";
import { describe, expect, test } from "vitest";
import { stepsOf } from "../tools/hostile/steps";
import { projectVocabulary } from "../tools/vocabulary";

const check = (text: string) =>
  checkFeed(new TextEncoder().encode(text), {
    store: nobodys,
    vocabulary: projectVocabulary,
    mostRows: 20_000,
    mostUnpacked: 4_000_000,
    now: new Date("2026-11-22T09:00:00Z"),
  });

const head = "id,title,link,price";
const wide = (count: number) => [head, ...Array.from({ length: count }, (_, at) => `c${at}`)].join(",");
const object = (at: number, more = "") =>
  `{"id":"${at}","title":"Felpa","link":"https://n.example/${at}","price":"1"${more}}`;
const lines = (size: number, line: string) => line.repeat(Math.ceil(size / line.length));

const shapes: [name: string, ofSize: (size: number) => string][] = [
  ["a quote left open in the first row", (size) => `${head}\n1,"Felpa,a,1\n${lines(size, "2,Felpa,b,1\n")}`],
  ["a quote left open in every row", (size) => `${head}\n${lines(size, '1,"Felpa,a,1\n')}`],
  ["quotes that end cells and open the next", (size) => `${wide(size / 40)}\n${lines(size, 'x","\n')}`],
  ["right rows between such lines", (size) => `${head}\n${lines(size, 'x","\n1,Felpa,b,1\n')}`],
  ["open rows of two lines", (size) => `${head}\n${lines(size, '1,"Felpa\nbella,b,1\n2,Felpa,"b\n')}`],
  ["pairs of quotes", (size) => `${head}\n1,"${lines(size, '""\n')}`],
  ["an array on one line", (size) => `[${lines(size, `${object(1)},`)}${object(2)}]`],
  ["an array of damaged objects", (size) => `[\n${lines(size, '{"id":"1","x":"{{[[\n')}]`],
  [
    "an array in an array in an array",
    (size) => `[${lines(size / 2, `${object(1, `,"x":${"[".repeat(60)}${"]".repeat(60)}`)},`)}]`,
  ],
];

describe.each(shapes)("%s", (_, ofSize) => {
  test("four times the size is at most five times the work", async () => {
    const constant = 60_000;
    await check(ofSize(2_000));
    const few = await stepsOf(() => check(ofSize(12_000)));
    const many = await stepsOf(() => check(ofSize(48_000)));
    expect(many.steps).toBeLessThanOrEqual(5 * few.steps + constant);
  });
});
