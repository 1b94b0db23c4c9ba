/** Forms that write letters, with and without somebody who vouches for the visitor: judged by a stand-in of siteverify, counted in D1. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { parseSettings } from "server/env";
import { humanKeyOf, mayWrite } from "server/forms/human";
import { addSecurityHeaders } from "server/request-rules";
import { hashOf } from "upstream/seal";
import { rows } from "upstream/sql";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "../../tools/database";
import { forFile } from "../../tools/for-file";
import { listening } from "../../tools/listening";

let judged: URLSearchParams[];
let failures: string[];
let answers: (response: ServerResponse, asked: URLSearchParams) => unknown;

/** As Turnstile answers: a token is good once. */
function siteverify(response: ServerResponse, asked: URLSearchParams) {
  const token = asked.get("response") ?? "";
  const again = judged.filter((one) => one.get("response") === token).length > 1;
  const codes =
    asked.get("secret") !== "segreto"
      ? ["invalid-input-secret"]
      : !token.startsWith("buono")
        ? ["invalid-input-response"]
        : again
          ? ["timeout-or-duplicate"]
          : [];
  response.end(JSON.stringify({ success: codes.length === 0, "error-codes": codes }));
}

async function answer(request: IncomingMessage, response: ServerResponse) {
  let body = "";
  for await (const part of request) body += part;
  const asked = new URLSearchParams(body);
  judged.push(asked);
  answers(response, asked);
}

const base = await forFile(openDatabase({ seeded: false }));
const address = `${(await forFile(listening(answer))).origin}/siteverify`;
beforeEach(() => {
  [judged, failures, answers] = [[], [], siteverify];
});
afterEach(() => base.db.prepare("DELETE FROM attempts").run());

const now = new Date("2026-05-04T12:00:00Z");
const fields = (token?: string) =>
  new URLSearchParams(token === undefined ? {} : { "cf-turnstile-response": token });

function post(token?: string, { settings = {}, from = "rete-1" as string | null, at = now } = {}) {
  const named = { TURNSTILE_SITE_KEY: "chiave", TURNSTILE_SECRET: "segreto", TURNSTILE_URL: address };
  const env = { ...parseSettings({ ...named, ...settings }), DB: base.db };
  const log = { request: () => {}, failure: (event: string) => failures.push(event) };
  return mayWrite(fields(token), from, { env, log, until: at.getTime() + 4_000 }, at);
}

/** So many posts that nobody vouched for have gone on today. */
async function alreadySent(count: number, counter: string): Promise<void> {
  const [part, end] = [7_200_000, now.getTime() + 86_400_000];
  await rows(base.db)`
    INSERT INTO attempts (counter, period, count, until) VALUES (${hashOf(counter)}, ${Math.floor(now.getTime() / part)}, ${count}, ${end})`;
}

/** Which of the posts go on. */
async function passing(...tokens: (string | undefined)[]): Promise<boolean[]> {
  const passed: boolean[] = [];
  for (const token of tokens) passed.push(await post(token));
  return passed;
}

test("without both settings nobody is asked, and nothing is counted", async () => {
  for (const settings of [{ TURNSTILE_SITE_KEY: "" }, { TURNSTILE_SECRET: "" }]) {
    expect(
      humanKeyOf(parseSettings({ TURNSTILE_SITE_KEY: "chiave", TURNSTILE_SECRET: "s", ...settings })),
    ).toBeNull();
    await alreadySent(5, "unproven-from rete-1");
    expect(await post(undefined, { settings })).toBe(true);
    await base.db.prepare("DELETE FROM attempts").run();
  }
  expect(judged).toEqual([]);
});

test("whom the widget vouches for sends as many forms as before; our secret goes to the judge, no address of a visitor", async () => {
  await alreadySent(5, "unproven-from rete-1");
  expect(await passing("buono-0", "buono-1")).toEqual([true, true]);
  expect(Object.fromEntries(judged[0] ?? [])).toEqual({ secret: "segreto", response: "buono-0" });
});

describe("five posts a day from a network go on", () => {
  test("without a token: scripts are off", async () => {
    expect(await passing(...Array(7).fill(undefined))).toEqual([true, true, true, true, true, false, false]);
    expect(await post(undefined, { from: "rete-2" }), "another network").toBe(true);
    expect(await post("buono-x"), "with scripts").toBe(true);
    expect(await post(undefined, { at: new Date(now.getTime() + 27 * 3_600_000) }), "tomorrow").toBe(true);
    expect(judged).toHaveLength(1);
  });

  test.each([
    ["a made-up token", () => "falso"],
    ["a token that was used before", () => "buono-usato"],
    ["a token that is too long to be one", () => `buono${"x".repeat(2_048)}`],
  ])("with %s", async (_, token) => {
    await post("buono-usato", { from: "rete-9" });
    await alreadySent(4, "unproven-from rete-1");
    expect(await passing(token(), token())).toEqual([true, false]);
    expect(failures).toEqual([]);
  });

  test.each<[string, (response: ServerResponse) => unknown]>([
    ["fails", (response) => response.writeHead(503).end("<h1>Busy</h1>")],
    ["hangs up", (response) => response.destroy()],
    ["answers without end", (response) => response.end("x".repeat(100_000))],
    [
      "says that our secret is wrong",
      (response) => response.end('{"success":false,"error-codes":["invalid-input-secret"]}'),
    ],
    ["answers another shape", (response) => response.end("null")],
  ])("while the judge %s, and it is logged", async (_, way) => {
    answers = way;
    await alreadySent(4, "unproven-from rete-1");
    expect(await passing("buono-0", "buono-1")).toEqual([true, false]);
    expect(failures).toEqual(["turnstile", "turnstile"]);
  });

  test("where nothing tells networks apart, all together", async () => {
    await alreadySent(5, "unproven-from nobody");
    expect(await post(undefined, { from: null })).toBe(false);
  });
});

test("a judge that never answers is waited for two seconds", async () => {
  answers = () => undefined;
  expect(await post("buono-1")).toBe(true);
  expect(failures).toEqual(["turnstile"]);
});

test("of posts without a token from whatever networks three hundred go on in a day", async () => {
  await alreadySent(299, "unproven site");
  expect(await post(undefined, { from: "rete-7" })).toBe(true);
  expect(await post(undefined, { from: "rete-8" })).toBe(false);
  expect(await post("buono-1", { from: "rete-8" }), "with scripts").toBe(true);
});

test("pages may hold the widget's frame only where the settings name it", () => {
  const policyWith = (frames: string[]) => {
    const headers = new Headers({ "Content-Type": "text/html" });
    addSecurityHeaders(headers, new URL("https://vetrina.example/"), "n0nce", {
      media: "",
      agreed: [],
      frames,
    });
    return headers.get("Content-Security-Policy");
  };
  expect(policyWith([])).not.toContain("frame-src");
  expect(policyWith(["https://challenges.cloudflare.com"])).toContain(
    "frame-src https://challenges.cloudflare.com;",
  );
});
