/** A shop with a brand of its own: a copy of the project in which nothing but `brand/` differs, built, with the demo's goods and texts. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { rows } from "upstream/sql";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import demo from "../../brand/brand.json";
import { packed, whole } from "../bench/weight";
import brand from "../fixtures/brand/brand.json";
import { formSalt, openAsking } from "../tools/fault-matrix";
import { testSessionKeys } from "../tools/member";
import { makeOperator } from "../tools/operator";
import { root, type Site, startSite } from "../tools/site";

/** The demo's name as a name; its slogan's 'vetrina' is a word, and internal names are read by nobody (decisions/0520). */
const strange = /Vetrina|VETRINA|vetrina\.\w|@vetrina/;

let checkout: string;
let site: Site;
let cookie: string;
/** Where a strange name was read, and how many answers were. */
let found: string[] = [];
let answers = 0;

beforeAll(async () => {
  checkout = mkdtempSync(join(tmpdir(), "vetrina-brand-"));
  const left = /^(\.(?!dev)|node_modules$|build$|docs$|tests$|backups$)/;
  for (const name of readdirSync(root).filter((name) => !left.test(name)))
    cpSync(join(root, name), join(checkout, name), { recursive: true });
  cpSync(join(root, "tests/fixtures/brand"), join(checkout, "brand"), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(checkout, "node_modules"));
  run("scripts/build.mjs");
  run("node_modules/tsx/dist/cli.mjs", "demo/fill.ts", "--state", join(checkout, "state"));
  const settings = {
    LOG: "off",
    CLICK_SALT: formSalt,
    FORM_SECONDS: "2",
    ADMIN_KEY: "chiave-di-prova-12345",
  };
  site = await startSite(settings, { checkout, state: join(checkout, "state/v3") });
  cookie = `banco=${(await makeOperator(site.db, { email: "banco@posta.example" })).token}`;
});
beforeEach(() => {
  found = [];
});
afterAll(async () => {
  await site?.stop();
  rmSync(checkout, { recursive: true, force: true });
});

function run(...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: checkout, encoding: "utf8" });
  if (status !== 0) throw new Error(`${args.join(" ")} failed.\n${stdout}${stderr}`);
}

function look(where: string, text: string): void {
  const at = strange.exec(text)?.index;
  if (at !== undefined) found.push(`${where}: ${text.slice(Math.max(at - 40, 0), at + 40)}`);
}

async function ask(path: string, init: RequestInit = {}): Promise<string> {
  const { status, headers, html } = await site.page(path, init as never);
  answers += 1;
  look(`${init.method ?? "GET"} ${path} (${status})`, `${JSON.stringify([...headers])}\n${html}`);
  return html;
}

const pathsIn = (text: string, shape: RegExp) => [
  ...new Set([...text.matchAll(shape)].map(([, address = ""]) => pathOf(address.replaceAll("&amp;", "&")))),
];

function pathOf(address: string): string {
  const { pathname, search } = new URL(address, site.url);
  return pathname + search;
}

test("the demo's home page weighs at most 20 KiB, for who has decided about cookies and who has not", async () => {
  const decided = `cookiePreferences=1.${Math.floor(Date.now() / 1_000).toString(36)}.00`;
  for (const cookie of ["", decided])
    expect(packed(await whole(site, "/", { cookie }))).toBeLessThanOrEqual(20 * 1_024);
});

test("every route, form and address of the sitemap answers without the name of another", async () => {
  const { asked, initOf } = await openAsking(site, site, testSessionKeys[0]);
  for (const one of asked) await ask(one.path, initOf(one) as RequestInit);
  const files = pathsIn(await ask("/sitemap.xml"), /<loc>([^<]+)/g);
  for (const file of files) {
    const addresses = pathsIn(await ask(file), /<loc>([^<]+)/g);
    // Products share their template.
    for (const address of file.includes("prodotti") ? addresses.slice(0, 60) : addresses)
      await ask(address, { headers: { "cf-connecting-ip": `203.0.114.${answers % 250}` } });
  }
  const keys = { "x-api-key": "vetrina-locale", "x-admin-key": "chiave-di-prova-12345" };
  const open = ["/api", "/api/openapi.json", "/api/prodotti", "/.well-known/security.txt", "/.well-known/x"];
  for (const path of open) await ask(path, { headers: keys });
  expect(answers).toBeGreaterThan(900);
  expect(found).toEqual([]);
});

test("every screen of the desk that a link leads to does", async () => {
  const seen = new Set(["/gestione"]);
  for (const path of seen) {
    const html = await ask(path, { headers: { cookie } });
    const led = pathsIn(html, /href="(\/gestione[^"#]*)"/g);
    // One of a kind: lists lead to hundreds of things, and to themselves in other orders.
    const kind = (address: string) => address.replace(/\?.*|(?<=^(?:\/[a-z-]+){3})\/[^?]*|\/\d+/g, "");
    for (const address of led) if (![...seen].some((one) => kind(one) === kind(address))) seen.add(address);
  }
  expect(seen.size).toBeGreaterThan(40);
  expect(found).toEqual([]);
});

test("letters come from the shop, in its name and ink", async () => {
  const results = await rows<{ subject: string; text: string; html: string }>(site.db)`
    SELECT subject, text, html FROM mail_outbox`;
  for (const { subject, text, html } of results) {
    look(`letter ${subject}`, `${subject}\n${text}\n${html}`);
    expect(html).toContain(`uppercase">${brand.name}</p>`);
    expect(html).toContain(`color:${brand.light.ink}`);
  }
  expect(results.length).toBeGreaterThan(3);
  expect(found).toEqual([]);
});

test("every file that browsers may ask for is the shop's", async () => {
  const folder = join(checkout, "public");
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  for (const { parentPath, name } of files) {
    look(name, readFileSync(join(parentPath, name), "latin1"));
  }
  expect(found).toEqual([]);
  expect(readFileSync(join(folder, "favicon.svg"), "utf8")).toContain(brand.light.ink);
  // The lamp of its logo, in the picture that is shared and in the icon that phones cut out.
  for (const [file, x, y] of [
    ["anteprima.png", 268, 315],
    ["icona-maschera-512.png", 98, 256],
  ] as const) {
    const { data, info } = await sharp(join(folder, file))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (y * info.width + x) * 3;
    expect(`#${data.subarray(at, at + 3).toString("hex")}`, file).toBe(brand.light.accent);
  }
});

test("pages wear its colours and its logo, by day and by night", async () => {
  const html = await ask("/");
  for (const colour of [brand.light, brand.dark].flatMap(({ ink, accent }) => [ink, accent]))
    expect(html).toContain(colour);
  for (const colour of Object.values(demo.dark)) expect(html).not.toContain(colour);
  const [day = "", night = ""] = pathsIn(html, /url\((\/build\/logo-\w+\.svg)\)/g);
  expect(await ask(day)).toContain(brand.light.ink);
  expect(await ask(night)).toContain(brand.dark.ink);
  expect(html).toContain(`${brand.name} S.r.l.`);
});
