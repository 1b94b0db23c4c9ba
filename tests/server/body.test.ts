/** What was posted is read in one place, within a limit, and a body without end is cut off. */
import { readdirSync, readFileSync } from "node:fs";
import { formWithin, readBody } from "server/body";
import { expect, test } from "vitest";

const posted = (body: BodyInit, headers = {}) =>
  new Request("https://vetrina.example/", { method: "POST", body, headers, duplex: "half" } as RequestInit);
const urlencoded = { "Content-Type": "application/x-www-form-urlencoded" };

/** Pieces of one kind without end; `given` counts them. */
function endless(piece: Uint8Array) {
  const told = { given: 0 };
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      told.given++;
      controller.enqueue(piece);
    },
  });
  return { body, told };
}

test("a body within its limit is read whole, whatever the pieces in which it comes; one byte more and it is none", async () => {
  const bytes = new TextEncoder().encode("nome=Città 👗");
  const inBytes = () =>
    new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
  expect(await readBody(posted(inBytes()), bytes.length)).toBe("nome=Città 👗");
  expect(await readBody(posted(inBytes()), bytes.length - 1)).toBeNull();
  expect((await formWithin(posted(inBytes(), urlencoded), bytes.length))?.get("nome")).toBe("Città 👗");
  expect(await formWithin(posted(inBytes(), urlencoded), bytes.length - 1)).toBeNull();
});

test("what is no form is none, and a file of a form is its bytes", async () => {
  expect(await formWithin(posted("{}", { "Content-Type": "application/json" }), 100)).toBeNull();
  expect(await formWithin(posted("a=1", { "Content-Type": "multipart/form-data" }), 100)).toBeNull();
  const form = new FormData();
  form.set("feed", new Blob([Uint8Array.of(0, 255, 10)]), "feed.gz");
  const file = (await formWithin(posted(form), 1_000))?.get("feed");
  expect([...new Uint8Array(await (file as File).arrayBuffer())]).toEqual([0, 255, 10]);
});

test("a body without end is read no further than a broken connection needs", async () => {
  const mega = new Uint8Array(1_000_000);
  for (const read of [readBody, formWithin]) {
    const { body, told } = endless(mega);
    expect(await read(posted(body, urlencoded), 300_000)).toBeNull();
    expect(told.given).toBeLessThan(40);
  }
});

/** Who reads bodies besides, and what limits them. */
const limited: Record<string, string> = { "upstream/http.ts": "hono's bodyLimit" };
const asked = "\\b(?:req|request|posted|asked)(?:\\.clone\\(\\))?";
const reading = new RegExp(
  `\\.formData\\(|${asked}\\.(?:text|json|blob|arrayBuffer|bytes)\\(|${asked}\\.body\\b|\\bbody\\b[^()]*\\}: Request\\b`,
);
const withinLimit = new RegExp(`textWithin\\(${asked}\\.body\\b`, "g");

test("nobody else reads what was posted", () => {
  const readers = ["app", "desk", "functions", "server", "upstream"].flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: "utf8" })
      .map((path) => `${room}/${path}`)
      .filter((file) => /\.tsx?$/.test(file))
      .filter((file) => reading.test(readFileSync(file, "utf8").replace(withinLimit, ""))),
  );
  expect(readers.sort()).toEqual(["server/body.ts", ...Object.keys(limited)]);
});
