/** Pages cut into templates, whole or as they stream, and filled for one person. */
import { bodyOf, type Filling, fill, type SlotRenderer } from "server/pages/fill";
import type { Person } from "server/pages/person";
import { joinedTemplate, templatesIn } from "server/pages/stream";
import { type Template, templateOf } from "server/pages/template";
import { expect, test } from "vitest";

const nonce = "0123456789abcdef0123456789abcdef";
const token = "AAAABBBBCCCCDDDDEEEEFFFFGGGGHHHHIIIIJJJJKKK=";
const marks = { nonce, token };
const mark = (name: string, of: unknown) =>
  `<x-${nonce} n="${name}" p="${JSON.stringify(of).replaceAll('"', "&quot;")}"></x-${nonce}>`;
const html = `<p>è</p><style nonce="${nonce}">a</style>${mark("heart", { id: 3 })}<i>ù</i>${mark("row", null)}<input value="${token}">${mark("heart", { id: 4 })}<script nonce="${nonce}">b</script>`;

const slotRenderer: SlotRenderer = {
  state: (name, of, person) =>
    name === "heart" && person?.saved.includes((of as { id: number }).id) ? "saved" : "",
  loads: (name) => name === "row",
  load: (name, _, { recent }) => (name === "row" && recent.length > 0 ? Promise.resolve(recent) : null),
  failed: () => "failed",
  render: (name, of, person, loaded) =>
    name === "row" ? (loaded ? `[${loaded}]` : "") : slotRenderer.state(name, of, person) ? "♥" : "♡",
};
const nobody = (name: string, of: unknown) => slotRenderer.render(name, of, null);
const anna: Person = {
  name: "Anna",
  cartCount: 1,
  saved: [4],
  sizes: [],
  ownSizes: null,
  renewAt: null,
  consent: "undecided",
  message: null,
};

function filling(person: Person | null, recent: number[] = []): Filling {
  const edge = recent.length > 0 ? ({ recent } as unknown as Filling["edge"]) : null;
  return { slotRenderer, person, edge, nonce: "f".repeat(32), token: () => "Z".repeat(44) };
}

async function text(template: Template, given: Filling): Promise<string> {
  return new Response(bodyOf(fill(template, given))).text();
}

const expected = (row: string, second: string) =>
  `<p>è</p><style nonce="${"f".repeat(32)}">a</style>♡<i>ù</i>${row}<input value="${"Z".repeat(44)}">${second}<script nonce="${"f".repeat(32)}">b</script>`;

test("nobody gets the page with a nonce and a token of their own", async () => {
  const template = templateOf(html, marks, nobody);
  expect(await text(template, filling(null))).toBe(expected("", "♡"));
  expect(fill(template, filling(null)).own.size).toBe(0);
});

test("a person gets what is theirs, and nobody after them does", async () => {
  const template = templateOf(html, marks, nobody);
  expect(await text(template, filling(anna, [9, 8]))).toBe(expected("[9,8]", "♥"));
  expect([...fill(template, filling(anna)).own]).toEqual(["heart"]);
  expect(await text(template, filling(null))).toBe(expected("", "♡"));
});

test("content that was waited for goes along at once the next time, to nobody but this person", async () => {
  const template = templateOf(html, marks, nobody);
  let asked = 0;
  const counting: SlotRenderer = {
    ...slotRenderer,
    load: (...all) => {
      if (all[0] === "row") asked++;
      return slotRenderer.load(...all);
    },
  };
  const given = (person: Person) => ({ ...filling(person, [7, 6]), slotRenderer: counting });
  const bruno = { ...anna, name: "Bruno", saved: [] };
  expect(await text(template, given(anna))).toBe(expected("[7,6]", "♥"));
  expect(bodyOf(fill(template, given(anna)))).toBeInstanceOf(Uint8Array);
  expect(asked).toBe(1);
  expect(await text(template, given(bruno))).toBe(expected("[7,6]", "♡"));
  expect(asked).toBe(2);
});

test("words that a browser sends of the page to go on with are shown to that browser alone", async () => {
  const template = templateOf(html, marks, nobody);
  const said: SlotRenderer = {
    ...slotRenderer,
    load: (name, _, { resume }) => (name === "row" ? Promise.resolve(resume?.label) : null),
  };
  const given = (label: string) => {
    const edge = { path: "/", recent: [], remembers: "yes", resume: { href: "/prodotti?brand=nike", label } };
    return { ...filling(null), slotRenderer: said, edge: edge as unknown as Filling["edge"] };
  };
  expect(await text(template, given("Nike"))).toBe(expected("[Nike]", "♡"));
  expect(await text(template, given("Altro"))).toBe(expected("[Altro]", "♡"));
});

test("a page in pieces of any size is the same page", async () => {
  const bytes = new TextEncoder().encode(html);
  for (let size = 1; size <= bytes.length; size += 7) {
    const parts: Template[] = [];
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
        controller.close();
      },
    });
    for await (const part of templatesIn(stream, marks, nobody)) parts.push(part);
    expect(await text(joinedTemplate(parts), filling(anna, [9]))).toBe(expected("[9]", "♥"));
  }
});
