/** Descriptions of strangers: what sanitize-html would make of them, and nothing but our own tags and escaped text, whatever they hold. */
import sanitize from "sanitize-html";
import { loadEntities } from "upstream/content/entities";
import { smallHtml } from "upstream/content/small-html";
import { expect, test } from "vitest";
import { stepsOf } from "../../tools/hostile/steps";
import { random } from "../../tools/random";

await loadEntities();
const standAlone = new Set(["br", "hr", "img", "td", "th"]);
const theirs = (html: string) =>
  sanitize(html, {
    allowedTags: ["p", "br", "ul", "ol", "li", "strong", "em", "h3", "h4"],
    allowedAttributes: {},
    transformTags: { b: "strong", i: "em", h1: "h3", h2: "h3", h5: "h4", h6: "h4", div: "p" },
    exclusiveFilter: ({ tag, text, mediaChildren }) =>
      !standAlone.has(tag) && !text.trim() && mediaChildren.length === 0,
  }).trim();

const names =
  "p P div b i strong em h1 h2 h3 h4 h6 ul ol li br span a table thead tbody tr td th img hr input option select script SCRIPT style textarea xmp blockquote section dl dt dd font center x-y".split(
    " ",
  );
const attributes = [
  ...["", " ", " a", " a=b", ' a="b"', " a='<b>'", ' a=">"', " onclick=alert(1)", ' href="javascript:x"'],
  ...["/", " /", " a=b/", " =", " a= b", ' a="', " a=b&amp;c", "\n", '"', " a/b"],
];
const rest =
  "testo|di lino| |\n|&amp;|&lt;b&gt;|&nbsp;|&|&#60;|&notit;|<|>|< b|</|</>|<!-- x -->|<!--|-->|<!---->|<!>|<!doctype html>|<?xml ?>|<![CDATA[x]]>|]]>|<!-x>|</ p>|</br>|</1>|à|👗|\u00a0|'|\"".split(
    "|",
  );
const chance = random(11);
const oneOf = <T>(list: readonly T[]) => list[Math.floor(chance() * list.length)] as T;
const piece = () => {
  const kind = chance();
  if (kind < 0.35) return `<${oneOf(names)}${oneOf(attributes)}>`;
  return kind < 0.6 ? `</${oneOf(names)}${oneOf(["", " ", " a", "/"])}>` : oneOf(rest);
};
// A text that ends within a tag loses that tag here; what its end closes is the same in both.
const texts = Array.from(
  { length: 6_000 },
  () => `${Array.from({ length: 1 + Math.floor(chance() * 12) }, piece).join("")} x>`,
);

test("it is what sanitize-html makes of it", () => {
  const other = texts.filter((text) => smallHtml(text) !== theirs(text));
  expect(other.slice(0, 5).map((text) => [text, smallHtml(text), theirs(text)])).toEqual([]);
});

test("nothing comes out but a few tags without attributes and escaped text, cut off anywhere", () => {
  const small = /^(?:[^<>&]|&(?:amp|lt|gt);|<br \/>|<\/?(?:p|ul|ol|li|strong|em|h3|h4)>)*$/u;
  const cut = texts.map((text) => text.slice(0, Math.floor(chance() * text.length)));
  expect(cut.filter((text) => !small.test(smallHtml(text)))).toEqual([]);
});

const whole = (unit: string) => (length: number) => unit.repeat(length / unit.length);
const half = (first: string, second: string) => (length: number) =>
  whole(first)(length / 2) + whole(second)(length / 2);

test.each([
  ["elements in each other", whole("<b><i>")],
  ["elements in each other that hold nothing", half("<b>", "</b>")],
  ["closing tags that close nothing", half("<b>x", "</i>")],
  ["elements that end others", whole("<li><p>a")],
  ["comments that are not closed", whole("<!-")],
  ["quotes that are not closed", whole('<a b="')],
  ["raw texts that are not closed", whole("<script></scrip")],
  ["brackets", whole("<,")],
  ["entities", whole("&amp;lt")],
])("four times as many %s are at most five times the work", async (_, ofLength) => {
  const few = await stepsOf(() => smallHtml(ofLength(6_000)));
  const many = await stepsOf(() => smallHtml(ofLength(24_000)));
  expect(many.steps).toBeLessThanOrEqual(5 * few.steps);
  expect(many.steps).toBeLessThanOrEqual(24_000 * 15);
});
