import type { AppLoadContext } from "@remix-run/cloudflare";
import { createContext } from "server/context";
import { UpstreamError } from "server/errors";
import type { EdgeContext } from "server/visit";
import { beforeEach, expect, test } from "vitest";
import { quickClock } from "../tools/quick-clock";

quickClock();

let context: AppLoadContext;

function edge(headers: Record<string, string> = {}, address = "/prodotti"): EdgeContext {
  const url = new URL(address, "http://localhost:8788");
  return {
    request: new Request(url, { headers }),
    url,
    env: { DB: {}, MEDIA: {}, LOG: "off", EXIT_SIGNING_KEYS: "a:aaaaaaaaaaaaaaaa" },
    data: {},
    id: "prova",
    waitUntil: () => {},
  };
}

beforeEach(() => {
  context = { ...createContext(edge()) };
});

const later = <T>(value: T) => new Promise<T>((resolve) => setTimeout(resolve, 60, value));

test("a critical failure is thrown as the page's status", async () => {
  const missing = new UpstreamError("products.bySlug", "status", "no", 404);
  await expect(context.critical(Promise.reject(missing))).rejects.toMatchObject({ status: 404 });
  await expect(context.critical(Promise.reject(new TypeError("defect")))).rejects.toThrow("defect");
});

test("an answer within the soft timeout is a value, a later one stays a promise", async () => {
  expect(await context.softTimeout(Promise.resolve(1))).toEqual({ value: 1 });
  const { value } = await context.softTimeout(later(2), 5);
  expect(value).toBeInstanceOf(Promise);
  expect(await value).toBe(2);
});

test("a failure within the soft timeout is left to the section", async () => {
  const { value } = await context.softTimeout(Promise.reject(new Error("down")));
  await expect(value).rejects.toThrow("down");
});

test("a crawler's page waits for its parts, whatever soft timeout a person's has", async () => {
  const crawled = createContext(edge({ "User-Agent": "Googlebot/2.1" }));
  expect(await crawled.softTimeout(later(2), 5)).toEqual({ value: 2 });
});

test("an outcome tells a page the status and the upstream's own sentence", async () => {
  const failed = (error: Error) => context.outcome(Promise.reject(error));
  expect(await context.outcome(Promise.resolve(1))).toEqual({ value: 1 });
  const refused = new UpstreamError("terms.list", "status", "no", 422, "Non si può.", "email");
  expect(await failed(refused)).toEqual({
    failure: { status: 422, sentence: "Non si può.", field: "email" },
  });
  const late = new UpstreamError("terms.list", "timeout", "deadline passed");
  expect(await failed(late)).toMatchObject({ failure: { status: 504, sentence: null } });
  expect(await failed(new TypeError("defect"))).toEqual({ failure: { status: 500, sentence: null } });
});

test("what is optional falls back", async () => {
  expect(await context.optional(Promise.reject(new Error("down")), [])).toEqual([]);
  expect(await context.optional(Promise.resolve([1]), [])).toEqual([1]);
});

test("ways out are signed, and the same way has the same link", () => {
  const way = { url: "https://negozio.it/p", product: 36, place: "home" } as const;
  const first = context.exits.link(way);
  expect(first).toMatch(/^\/vai\/[\w-]+\?k=a&s=[\w-]{22}h10~\/prodotti$/);
  expect(context.exits.link(way)).toBe(first);
  expect(context.exits.link({ ...way, place: "landing" })).not.toBe(first);
});

test("ways out say the public page that they stand on, and nothing that somebody typed, chose or was given", () => {
  const said = (address: string, way: Partial<Parameters<typeof context.exits.link>[0]> = {}) => {
    const { exits } = createContext(edge({}, address));
    const link = exits.link({ url: "https://negozio.it/p", product: 36, place: "product", ...way });
    return new URL(link, "https://vetrina.it").searchParams.get("s")?.slice(22);
  };
  expect(said("/sneakers-bianche", { spot: "main" })).toBe("p10~b/sneakers-bianche");
  expect(said("/sneakers?recensioni=2&gclid=abc", { spot: "offer", offer: 37 })).toBe("p10.11~o/sneakers");
  expect(said("/magazine/citt\u00e0", { place: "article" })).toBe("a10~/magazine/citt%C3%A0");
  const listing = (query: string) => said(`/prodotti?${query}`, { place: "listing", spot: "results" });
  expect(listing("cerca=maria+rossi&colore=nero&pagina=3")).toBe("l10~r/prodotti");
  expect(listing("cerca=x&categoria=scarpe&prezzoMin=20&brand=nike")).toBe(
    "l10~r/prodotti?categoria=scarpe&brand=nike",
  );
  expect(listing("brand=nike,puma")).toBe("l10~r/prodotti");
  expect(said("/prodotti?brand=maria-rossi", { place: "listing", spot: "relaxed" })).toBe("l10~x");
  expect(said("/wishlist/condivisa?lista=abcdefghijklmnopqrstuv", { place: "list", spot: "results" })).toBe(
    "w10~r",
  );
  expect(said("/carrello/checkout", { place: "cart", spot: "line" })).toBe("c10~l");
  expect(said(`/${"a".repeat(200)}`)).toBe("p10");
});

test("the origin is the asked one until it is set, and crawlers are known", () => {
  expect(context.site.origin).toBe("http://localhost:8788");
  expect(context.isBot).toBe(false);
  expect(createContext(edge({ "User-Agent": "Googlebot/2.1" })).isBot).toBe(true);
});
