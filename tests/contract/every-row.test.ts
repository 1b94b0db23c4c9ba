/** Every row of the contract is called on the embedded upstream by the site's own client, in process and over HTTP: it is answered the same. */
import brand from "brand/brand.json";
import { contract, type Row } from "contract";
import { wireInput } from "contract/row";
import { createApiOf } from "server/api";
import { createCache } from "server/cache";
import { type Env, parseSettings } from "server/env";
import type { ApiOptions } from "server/transport";
import { deskActs } from "upstream/desk";
import { sealedSecrets, shownSecrets } from "upstream/feeds/secrets";
import { type HttpEnv, upstreamApp } from "upstream/http";
import { issued, mailedToken, type Purpose } from "upstream/identity/mailed-tokens";
import { type Caller, createUpstream, everyRow } from "upstream/index";
import { newChallenge } from "upstream/passkeys/challenges";
import { hashOf } from "upstream/seal";
import { batch, sql } from "upstream/sql";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { confirmToken, today } from "../fixtures/catalogue";
import { cheapPasswords } from "../fixtures/cheap-passwords";
import { giveAlert, testPushKeys } from "../tools/alerts";
import { madeKey, putKey, signedWith } from "../tools/authenticator";
import { anonymousId, giveCart, giveSaved } from "../tools/cart";
import { openDatabase } from "../tools/database";
import { givePerson } from "../tools/family";
import { forFile } from "../tools/for-file";
import { goodPassword, makeMember, type TestMember, testSessionKeys } from "../tools/member";
import { explaining } from "../tools/plans";
import { giveLists } from "../tools/wishlists";
import tables from "./every-row.json";
import { samples } from "./samples";

const keys = { "x-api-key": "chiave", "x-admin-key": "gestore" };
const rootApp = upstreamApp("");
const siteApp = upstreamApp("/api");
const site = "http://localhost:8788";
const settings = parseSettings({
  SESSION_KEYS: "prova:chiave-delle-sessioni-di-prova",
  SITE_ORIGIN: site,
  PUSH_KEYS: testPushKeys,
  UPSTREAM_TIMEOUT_MS: "15000",
});
const kept: string[] = [];

cheapPasswords();
const scans: string[] = [];

const database = await forFile(openDatabase());
const MEDIA = { put: async (key: string) => kept.push(key), get: async () => null } as unknown as R2Bucket;
const env: HttpEnv = {
  DB: explaining(database.db, scans),
  MEDIA,
  now: () => today,
  API_KEY: "chiave",
  ADMIN_KEY: "gestore",
  sessionKeys: testSessionKeys,
  push: { services: ["fcm.googleapis.com"] },
};
// What some rows answer only where somebody wrote it.
const seo = { picture: null, seoTitle: "Tutto", seoDescription: "Tutto di qui." };
const { ask } = createUpstream(env);
await ask(deskActs.brands.update.row, { slug: "aurora", description: "<p>Dal 1923.</p>", ...seo });
await ask(deskActs.categories.update.row, { id: 1, name: "Donna", description: "<p>Per lei.</p>", ...seo });

const rows = Object.entries(contract).flatMap(([domain, domainRows]) =>
  Object.entries(domainRows).map(([name, row]) => {
    const input = (samples as Record<string, Record<string, unknown>>)[domain]?.[name];
    if (input === undefined) throw new Error(`${domain}.${name} has no sample in samples.json`);
    return { name: `${domain}.${name}`, row: row as Row, input };
  }),
);

/** Whoever calls a row for members is one, and a new one each time: some rows end the session. */
async function callerOf(row: Row, input: unknown): Promise<{ caller: Caller; input: unknown }> {
  const fresh = freshInputs.get(row);
  if (row.path.startsWith("/api/cart")) {
    await giveCart(database.db, today);
    const member = row.auth === "visitor" ? await makeMember(database.db, { now: today }) : null;
    return { caller: member ? { token: member.token } : { visitor: anonymousId }, input };
  }
  if (row.path.startsWith("/api/preferiti")) {
    await giveSaved(database.db, today);
    const member = row.auth === "visitor" ? await makeMember(database.db, { now: today }) : null;
    return { caller: member ? { token: member.token } : { visitor: anonymousId }, input };
  }
  const needsLists = row.path.startsWith("/wishlist/");
  const needsAlert = row.path.startsWith("/api/avvisi");
  const needsPerson = row.path.startsWith("/api/taglie");
  if (row.auth !== "visitor" && !fresh && !needsLists && !needsAlert && !needsPerson)
    return { caller: {}, input };
  const member = await makeMember(database.db, { now: today, password: goodPassword });
  if (row === contract.passkeys.list) await putKey(database.db, member.id, { at: today });
  if (needsLists) await giveLists(database.db, member.id, today);
  if (needsAlert) await giveAlert(database.db, member.id, today, confirmToken);
  if (needsPerson) await givePerson(database.db, member.id, today);
  const caller = row.auth === "visitor" ? { token: member.token } : {};
  return { caller, input: fresh ? { ...(input as object), ...(await fresh(member)) } : input };
}

/** Rows that answer only once to the same input, or only about somebody who exists. */
const freshInputs = new Map<Row, (member: TestMember) => object | Promise<object>>([
  [contract.user.login, ({ email }) => ({ email })],
  [contract.user.refresh, ({ refreshToken }) => ({ refreshToken })],
  [contract.user.register, ({ email }) => ({ email: `nuovo-${email}` })],
  [contract.user.changeEmail, ({ email }) => ({ email: `nuovo-${email}` })],
  [contract.user.resetPassword, (member) => mailedTo(member, "reset")],
  [
    contract.user.confirmEmail,
    async (member) => ({ ...(await mailedTo(member, "confirm")), password: goodPassword }),
  ],
  [contract.user.undoEmail, (member) => mailedTo(member, "undo")],
  [contract.passkeys.signIn, keyUsed],
  [contract.passkeys.add, async ({ id }) => ({ credential: await keyFor(`add ${id}`, id) })],
  [contract.passkeys.rename, async ({ id }) => ({ id: await keyOf(id) })],
  [contract.passkeys.remove, async ({ id }) => ({ id: await keyOf(id) })],
  [contract.suggestions.create, () => ({ term: `gonne ${fresh++}` })],
  [contract.exits.offer, async () => ({ offer: await someOffer() })],
  [contract.priceReports.send, reported],
  [contract.searchTerms.update, searched],
  [contract.catalogue.stage, () => ({ run: `contract-test-run-${++runs}` })],
  [contract.catalogue.apply, () => ({ run: `contract-test-run-${runs}` })],
  [contract.catalogue.step, () => ({ run: `contract-test-run-${runs}` })],
  [contract.commissions.postback, networksKnown],
  [contract.commissions.postbackSent, networksKnown],
  [contract.destinations.end, leasedPages],
  [contract.feedWork.take, () => someSource("take")],
  [contract.feedWork.step, () => someSource("step")],
  [contract.feedWork.end, () => someSource("end")],
  [contract.consent.preferences, chosen],
  [contract.consent.save, ({ id }) => ({ userId: id })],
]);

let fresh = 1;
let runs = 0;

const challengeFor = (purpose: string) =>
  newChallenge(purpose, { now: today, sessions: { keys: testSessionKeys, accessSeconds: 900 } });
async function keyUsed({ id }: TestMember): Promise<object> {
  const key = await putKey(database.db, id, { at: today });
  return { credential: signedWith(key, challengeFor("sign-in"), site) };
}

/** What an authenticator answers for a member whose address is confirmed. */
async function keyFor(purpose: string, id: number) {
  await batch(database.db, [
    sql`UPDATE users SET email_confirmed_at = ${today.toISOString()} WHERE user_id = ${id}`,
  ]);
  return madeKey(challengeFor(purpose), site).credential;
}

async function keyOf(userId: number): Promise<number | null> {
  await putKey(database.db, userId, { at: today });
  return database.db
    .prepare("SELECT passkey_id AS id FROM passkeys WHERE user_id = ?")
    .bind(userId)
    .first<number>("id");
}

/** Calls of operators that change nothing which anybody sees: the log need not tell of them. */
const preparing = [...tables.catalogue.map((name) => `catalogue.${name}`), "feeds.report", ...tables.others];

/** Entries of the log of changes about a call. */
async function entriesOf(name: string): Promise<number> {
  const counted = database.db.prepare("SELECT COUNT(*) AS n FROM audit_log WHERE call = ?").bind(name);
  return (await counted.first<number>("n")) ?? 0;
}

/** Networks that are let in. */
async function networksKnown(): Promise<object> {
  await batch(database.db, [
    sql`INSERT OR REPLACE INTO network_accounts (network, sealed) VALUES ('awin', 'k.x')`,
    sql`INSERT OR REPLACE INTO network_accounts (network, postback_hash) VALUES ('partnerize', ${hashOf("segreto-di-prova")})`,
  ]);
  return {};
}

async function someOffer(): Promise<number | null> {
  return database.db.prepare("SELECT MIN(offer_id) AS id FROM offers").first<number>("id");
}

/** A price that a visitor found different. */
async function reported(): Promise<object> {
  const at = today.toISOString();
  await batch(database.db, [
    sql`INSERT OR REPLACE INTO price_reports (offer_id, day, visitor, seen_cents, reported_at)
      SELECT MIN(offer_id), ${at.slice(0, 10)}, 'visitatore-di-prova', 5000, ${at} FROM offers`,
  ]);
  const first = database.db.prepare("SELECT MIN(offer_id) AS id FROM offers");
  return { offerId: await first.first<number>("id") };
}

/** A search that somebody made. */
async function searched(): Promise<object> {
  await batch(database.db, [
    sql`INSERT OR IGNORE INTO search_terms (term_id, term, searched_at) VALUES (1, 'vestti', ${today.toISOString()})`,
  ]);
  return {};
}

async function mailedTo({ id, email }: TestMember, purpose: Purpose): Promise<{ token: string }> {
  const token = mailedToken();
  const member = sql`user_id = ${id}`;
  await batch(database.db, issued(token, purpose, email, member, today));
  return { token };
}

/** A source of feeds that is due, and under way where its reader tells of it. */
async function someSource(reader: "take" | "step" | "end"): Promise<object> {
  const at = today.toISOString();
  const lease = `incarico-di-prova-${fresh++}`;
  const secrets = { address: "https://feed.example/a.csv", user: null, password: null, key: null };
  const isHeld = reader === "step" || reader === "end";
  await batch(database.db, [
    sql`DELETE FROM feed_sources`,
    sql`INSERT INTO feed_sources (store, shown, sealed, network, hours, pictures, most_gone, most_moved, active, due_at,
        lease, leased_until)
      VALUES ('moda-milano', ${JSON.stringify(shownSecrets(secrets))}, ${await sealedSecrets(secrets, testSessionKeys)},
        'google', '[6]', 1, 30, 40, 1, ${at}, ${isHeld ? lease : null}, ${isHeld ? at : null})`,
    sql`INSERT INTO feed_readings (source_id, lease, runner, begun_at)
      SELECT source_id, lease, 'prova', ${at} FROM feed_sources WHERE lease = ${lease}`,
  ]);
  return { lease };
}

/** Pages of a store that somebody looks at. */
async function leasedPages(): Promise<object> {
  const lease = `pagine-di-prova-${fresh++}`;
  await batch(database.db, [
    sql`INSERT OR REPLACE INTO destination_turns (store_id, due_at, lease) VALUES (1, ${today.toISOString()}, ${lease})`,
  ]);
  return { lease };
}

/** A member who has agreed to cookies. */
async function chosen({ id }: TestMember): Promise<{ userId: number }> {
  const row = sql`INSERT INTO cookie_consents VALUES (${id}, ${today.toISOString()}, 1, 1, 1)`;
  await batch(database.db, [row]);
  return { userId: id };
}

/** The request that a caller over HTTP makes of an input. */
function requestFor(row: Row, input: unknown, { token, visitor }: Caller, prefix = ""): Request {
  const headers = {
    ...keys,
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(visitor ? { "x-anonymous-id": visitor } : {}),
  };
  const rest = { ...(wireInput(row, input) as Record<string, unknown>) };
  const path = row.path.replace(/\{(\w+)\}/g, (_, field: string) => {
    const value = encodeURIComponent(String(rest[field]));
    delete rest[field];
    return value;
  });
  const url = new URL(`http://upstream${prefix}${path}`);
  if (row.sends === "body" || (row.method !== "GET" && row.method !== "DELETE")) {
    return new Request(url, { method: row.method, headers, body: JSON.stringify(rest) });
  }
  for (const [name, value] of Object.entries(rest)) {
    if (value !== undefined && value !== null) url.searchParams.set(name, String(value));
  }
  return new Request(url, { method: row.method, headers });
}

/** What the site's client gets for a row; `base` names the upstream to be called over HTTP. */
function asked(name: string, { caller, input }: { caller: Caller; input: unknown }, base: string) {
  const [domain = "", call = ""] = name.split(".");
  const { token = null } = caller;
  const options: ApiOptions = {
    env: { ...settings, SITE_NAME: brand.name, ...env, API_BASE_URL: base } as unknown as Env,
    log: {
      request: () => undefined,
      failure: (event, fields) => expect.fail(JSON.stringify({ event, fields })),
    },
    waitUntil: () => undefined,
    visitor: caller.visitor ?? null,
    session: token === null ? null : { token: async () => token, renew: async () => null },
    cache: createCache(() => null),
  };
  const api = createApiOf(everyRow, options) as unknown as Record<
    string,
    Record<string, (input: unknown) => Promise<unknown>>
  >;
  return api[domain]?.[call]?.(input);
}

/** What an answer consists of, whatever it says: names and kinds, of a list those of its first. */
function shapeOf(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.slice(0, 1).map(shapeOf);
  if (typeof answer !== "object" || answer === null) return typeof answer;
  return Object.fromEntries(Object.entries(answer).map(([name, part]) => [name, shapeOf(part)]));
}

/** Names and kinds of what travels, of a list those of all members together. */
function kindsOf(wire: unknown): unknown {
  if (Array.isArray(wire)) return wire.map(kindsOf).reduce<unknown[]>(together, []);
  if (typeof wire !== "object" || wire === null) return wire === null ? "null" : typeof wire;
  return Object.fromEntries(Object.entries(wire).map(([name, part]) => [name, kindsOf(part)]));
}

function together(kinds: unknown[], kind: unknown): unknown[] {
  const said = JSON.stringify(kind);
  return kinds.some((other) => JSON.stringify(other) === said) ? kinds : [...kinds, kind];
}

describe("every row", { shuffle: false }, () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"], now: today });
    vi.stubGlobal("fetch", async (request: Request) => rootApp.fetch(request, env));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test.each(rows)("$name answers the site alike in process and over HTTP", async ({ name, row, input }) => {
    const before = await entriesOf(name);
    const first = await callerOf(row, input);
    // What completes a search is read behind the first answer.
    if (row === contract.suggestions.list) await asked(name, first, "");
    const inProcess = await asked(name, first, "");
    const second = row.method === "GET" ? first : await callerOf(row, input);
    const overHttp = await asked(name, second, "http://upstream");
    if (row.path === "/api/eventi" && row.method === "GET") return;
    if (row.method === "GET") expect(overHttp).toEqual(inProcess);
    else expect(shapeOf(overHttp)).toEqual(shapeOf(inProcess));
    const tells = row.auth === "admin" && row.method !== "GET" && !preparing.includes(name);
    expect((await entriesOf(name)) - before, "entries of the log").toBe(tells ? 2 : 0);
  });

  test.each(rows)("$name is reachable under /api of the site", async ({ row, input }) => {
    const ask = async (prefix: string) => {
      const sent = await callerOf(row, input);
      return siteApp.fetch(requestFor(row, sent.input, sent.caller, prefix), env);
    };
    const response = await ask("/api");
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toMatch(row.answers ? /^text\/csv/ : /^application\/json/);
    const body = await response.text();
    // Handlers do not see the wire: what other readers of it rely on is held here. `-u` writes what is meant to change.
    if (!row.answers) expect(JSON.stringify(kindsOf(JSON.parse(body)))).toMatchSnapshot();
    if (!row.path.startsWith("/api/")) return;
    expect((await ask("")).status).toBe(200);
  });

  /** Rows that answer with a list, bare or inside; the fixture fills each but the one that only editors write. */
  const lists = rows.filter(
    ({ name, row }) =>
      row.method === "GET" &&
      /list$|related|options\.(size|brand|store|colour)|hosts/i.test(name) &&
      name !== "seo.list",
  );
  test.each(lists)("$name, which the fixture fills, is not empty", async ({ row, input }) => {
    const sent = await callerOf(row, input);
    const answer = row.output.parse(await createUpstream(env).call(row, sent.input, sent.caller)) as object;
    const found = (Array.isArray(answer) ? [answer] : Object.values(answer)).filter(Array.isArray);
    expect(found.map((list) => list.length > 0)).toContain(true);
  });

  test("every entry of the log says what it was about", async () => {
    const { results } = await database.db
      .prepare("SELECT DISTINCT call FROM audit_log WHERE trim(subject) = '' ORDER BY call")
      .all<{ call: string }>();
    expect(results.map(({ call }) => call)).toEqual([]);
    const made = await database.db
      .prepare("SELECT subject FROM audit_log WHERE call = 'blogs.create' ORDER BY entry_id DESC LIMIT 1")
      .first<string>("subject");
    expect(made).toContain("Come si lava il lino");
  });

  test("no call reads a whole table that grows, but those of the list with their reasons", () => {
    expect(scans).toEqual([]);
  });
});

describe("paths", () => {
  test("no two rows share a method and an address, in either form", () => {
    const addresses = rows.map(({ row }) => `${row.method} ${row.path.replace(/\{\w+\}/g, "*")}`);
    expect(new Set(addresses).size).toBe(addresses.length);
    const underApi = addresses.map((address) => address.replace(/ \/api\//, " /"));
    expect(new Set(underApi).size).toBe(underApi.length);
  });
});
