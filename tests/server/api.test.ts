import type { IncomingMessage, ServerResponse } from "node:http";
import { emptyListing } from "contract/listing/query";
import { pictureVariant } from "domain/picture";
import { createApi } from "server/api";
import { createCache } from "server/cache";
import { type Env, parseSettings } from "server/env";
import type { Log, LogFields } from "server/log";
import type { Timing, TokenSource } from "server/transport";
import { beforeEach, describe, expect, test } from "vitest";
import { forFile } from "../tools/for-file";
import { listening } from "../tools/listening";

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Each test talks to a path of its own, so that a late request of another one is not counted. */
let path: string;
let answers: Answer[];
let requests: { method: string; url: string; headers: IncomingMessage["headers"]; body: string }[];
let failures: LogFields[];
let timings: Timing[];

const log: Log = { request: () => {}, failure: (event, fields) => failures.push({ event, ...fields }) };

const { origin: base } = await forFile(
  listening(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const { method = "", url: whole = "", headers } = request;
    if (!whole.startsWith(path)) return response.end();
    const url = whole.slice(path.length);
    requests.push({ method, url, headers, body });
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    answer?.(request, response);
  }),
);
beforeEach(() => {
  path = `/${crypto.randomUUID()}`;
  answers = [];
  requests = [];
  failures = [];
  timings = [];
});

function json(value: unknown, status = 200): Answer {
  return (_, response) => {
    response.writeHead(status, { "Content-Type": "application/json" });
    response.end(JSON.stringify(value));
  };
}

const hasty = { UPSTREAM_TIMEOUT_MS: "300" };
const silence: Answer = () => {};
const hangUp: Answer = (request) => request.socket.destroy();

function api(
  over: Record<string, string> = {},
  visitor: string | null = null,
  until?: number,
  session: TokenSource | null = null,
) {
  const settings = parseSettings({ API_BASE_URL: base + path, UPSTREAM_TIMEOUT_MS: "10000", ...over });
  return createApi({
    env: settings as unknown as Env,
    log,
    waitUntil: () => {},
    requestId: "prova-1",
    visitor,
    until,
    session,
    onTiming: (timing) => timings.push(timing),
    cache: createCache(() => null),
  });
}

const menu = { menu: [{ menu_id: 1, nome_menu: "Donna", link_menu: "/prodotti?categoria=donna" }] };

describe("a call over HTTP", () => {
  test("carries the api key and canonical parameters", async () => {
    answers = [json({ data: [], total: 0 })];
    const listing = { ...emptyListing, category: "donna", facets: { brand: ["nike", "puma"] }, page: 2 };
    await api().products.list(listing);
    expect(requests[0]?.headers).toMatchObject({ "x-api-key": "vetrina-locale" });
    const url = new URL(requests[0]?.url ?? "", base);
    expect(url.pathname).toBe("/api/prodotti");
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      categoria: "donna",
      brand: "nike,puma",
      pagina: "2",
    });
  });

  test("carries the anonymous id to the cart and its count, and to no other call", async () => {
    const id = "5b1f0c3e-6f0e-4a52-9d4b-2f7a3c9e8d10";
    answers = [json([])];
    const visitor = api({}, id);
    await visitor.stores.list();
    await visitor.menu.list();
    await visitor.cart.lines({ owner: id });
    expect(requests.map(({ headers }) => headers["x-anonymous-id"])).toEqual([undefined, undefined, id]);
  });

  test("goes without anybody's session where its answer may be kept for everybody, also when nothing is kept", async () => {
    answers = [json([])];
    const session = { token: async () => "di-olga", renew: async () => null };
    for (const CACHE_LONG_SECONDS of ["300", "0"])
      await api({ CACHE_LONG_SECONDS }, null, undefined, session).menu.list();
    await api({}, null, undefined, session).cart.lines({ owner: "5b1f0c3e-6f0e-4a52-9d4b-2f7a3c9e8d10" });
    const tokens = requests.map(({ headers }) => headers.authorization);
    expect(tokens).toEqual([undefined, undefined, "Bearer di-olga"]);
  });

  test("fills placeholders encoded, and sends the rest of a POST as JSON once", async () => {
    answers = [json({}, 503)];
    await expect(api().suggestions.increment({ slug: "a/b?c" })).rejects.toMatchObject({ status: 503 });
    expect(requests[0]).toMatchObject({
      method: "PUT",
      url: "/api/suggestions/a%2Fb%3Fc/increment",
      body: "{}",
    });
    await expect(
      api().tracking.outbound({ url: "https://negozio.it/" }, { idempotencyKey: "click-1" }),
    ).rejects.toThrow();
    expect(requests).toHaveLength(2);
    expect(requests[1]?.headers["idempotency-key"]).toBe("click-1");
    expect(JSON.parse(requests[1]?.body ?? "")).toEqual({ url: "https://negozio.it/" });
  });

  test("gives up at the deadline, after one retry, and says so", async () => {
    answers = [silence];
    await expect(api(hasty).menu.list()).rejects.toMatchObject({ failure: "timeout", status: null });
    expect(failures).toHaveLength(2);
  });

  test("has one deadline for all calls of a page and all their attempts", async () => {
    answers = [silence];
    const page = api({}, null, Date.now() + 150);
    const timeout = { failure: "timeout" };
    await Promise.all([
      expect(page.menu.list()).rejects.toMatchObject(timeout),
      expect(page.stores.list()).rejects.toMatchObject(timeout),
    ]);
    await expect(page.categories.list()).rejects.toMatchObject(timeout);
    expect(requests).toHaveLength(2);
  });

  test("is repeated once after silence", async () => {
    answers = [silence, json(menu)];
    expect(await api({ UPSTREAM_TIMEOUT_MS: "2000" }).menu.list()).toHaveLength(1);
  });

  test("gives up on an answer that begins and never ends", async () => {
    answers = [(_, response) => response.write('{"menu":[')];
    await expect(api(hasty).menu.list()).rejects.toMatchObject({ failure: "timeout" });
  });

  test.each<[string, Answer]>([
    ["a dropped connection", hangUp],
    ["a 502", json({}, 502)],
    ["a 503", json({}, 503)],
    ["a 429", json({}, 429)],
  ])("is repeated once after %s", async (_, fault) => {
    answers = [fault, json(menu)];
    expect(await api().menu.list()).toHaveLength(1);
    expect(requests).toHaveLength(2);
  });

  test.each<[string, Answer, object]>([
    [
      "a 404",
      json({ error: "Non trovato" }, 404),
      { failure: "status", status: 404, sentence: "Non trovato" },
    ],
    ["a 422", json({ error: "No", field: "slug" }, 422), { status: 422, field: "slug" }],
    ["a 500", json({}, 500), { status: 500 }],
    ["HTML", (_, response) => response.end("<html>"), { failure: "rubbish" }],
    ["a wrong shape", json("menu"), { failure: "rubbish" }],
    ["a redirect", (_, response) => response.writeHead(302, { Location: "/x" }).end(), { status: 302 }],
  ])("is not repeated after %s", async (_, fault, expected) => {
    answers = [fault];
    await expect(api().menu.list()).rejects.toMatchObject(expected);
    expect(requests).toHaveLength(1);
  });

  test("stops reading at 2 MB", async () => {
    answers = [
      (_, response) => {
        response.write('{"menu":"');
        const more = () => {
          while (!response.destroyed && response.write("x".repeat(65_536)));
          if (!response.destroyed) response.once("drain", more);
        };
        more();
      },
    ];
    await expect(api().menu.list()).rejects.toMatchObject({ failure: "too-large" });
  });

  test("reads nothing of an answer that says it is larger than 2 MB, and tells the upstream whose request it was", async () => {
    answers = [
      (_, response) => {
        response.writeHead(200, { "Content-Length": 3_000_000 });
        response.flushHeaders();
      },
    ];
    await expect(api().menu.list()).rejects.toMatchObject({ failure: "too-large" });
    expect(requests[0]?.headers["x-request-id"]).toBe("prova-1");
  });

  test("points pictures at the host of the settings, each call for itself", async () => {
    const item = { menu_id: 1, nome_menu: "Donna", immagine_menu: "donna_400x500.webp" };
    answers = [json({ menu: [item, { ...item, immagine_menu: "https://altrove.example/donna.webp" }] })];
    const pointed = await api({ MEDIA_BASE_URL: "https://dati.example/m" }).menu.list();
    expect(pointed.map(({ picture }) => picture?.src)).toEqual([
      "https://dati.example/m/category/donna_400x500.webp",
      "https://altrove.example/donna.webp",
    ]);
    expect((await api().menu.list())[0]?.picture?.src).toBe("/media/category/donna_400x500.webp");
  });

  test("lets the zone make the sizes of photographs where the settings say so, of no drawing and of nobody else's picture", async () => {
    const item = { menu_id: 1, nome_menu: "Donna" };
    const names = ["donna_400x500.webp", "segno_40x40.svg", "https://altrove.example/d_400x500.webp"];
    answers = [json({ menu: names.map((immagine_menu) => ({ ...item, immagine_menu })) })];
    const sizesOf = async (settings: object) =>
      (await api({ PICTURE_SIZES: "zone", ...settings }).menu.list()).map(
        ({ picture }) => picture && (picture.resized ? pictureVariant(picture, 320, "avif") : picture.src),
      );
    const options = "/cdn-cgi/image/width=320,format=avif,fit=scale-down,onerror=redirect/";
    expect(await sizesOf({})).toEqual([
      `${options}media/category/donna_400x500.webp`,
      "/media/category/segno_40x40.svg",
      names[2],
    ]);
    expect((await sizesOf({ MEDIA_BASE_URL: "https://dati.example/m" }))[0]).toBe(
      `${options}https://dati.example/m/category/donna_400x500.webp`,
    );
  });

  test("drops a broken list member, keeps the rest, and logs that it did", async () => {
    answers = [json({ menu: [...menu.menu, { menu_id: "x" }] })];
    expect(await api().menu.list()).toHaveLength(1);
    expect(failures).toEqual([{ event: "dropped", row: "menu.list", members: 1 }]);
  });

  test("asked twice by one request is one call, and its time is known", async () => {
    answers = [json(menu)];
    const calls = api();
    await Promise.all([calls.menu.list(), calls.menu.list(), calls.menu.list()]);
    expect(requests).toHaveLength(1);
    expect(timings).toMatchObject([{ row: "menu.list", source: "upstream" }]);
  });
});
