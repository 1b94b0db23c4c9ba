/** The desk of the built worker: nobody gets in without two factors, nothing of it is kept or indexed, each screen answers. */
import { batch, sql } from "upstream/sql";
import { expect, test } from "vitest";
import { screens } from "../../desk/screens";
import { forFile } from "../tools/for-file";
import { goodPassword, makeMember } from "../tools/member";
import { multipart } from "../tools/multipart";
import { makeOperator } from "../tools/operator";
import { startSite } from "../tools/site";
import { importDone } from "./at-desk";
import { links, plainForms, textOf } from "./html";
import { run } from "./sql";

const site = await forFile(startSite());
const operator = await makeOperator(site.db, { password: goodPassword });
const member = (await makeMember(site.db)).token;

const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  site.page(path, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    body: new URLSearchParams(fields).toString(),
  });
let requests = 0;
/** A signed-in operator; each request from an address of its own, so that the flood counters stay out of the way. */
const inside = () => ({
  cookie: `banco=${operator.token}`,
  "cf-connecting-ip": `203.0.113.${++requests % 250}`,
});
/** An address of each screen that exists in every catalogue. */
const addressOf = (path: string) => path.replace(/:(\w+)/g, "1");

test.each(screens.map(({ path, open }) => ({ path: addressOf(path), open })))(
  "$path is for operators",
  async ({ path, open }) => {
    for (const cookie of ["", `banco=${member}`, `sessione=${member}`, "banco=op_"]) {
      const asking = { ...inside(), cookie };
      const { status, headers, html } = await site.page(path, { headers: asking });
      expect(headers.get("cache-control")).toBe("private, no-store");
      expect(headers.get("x-robots-tag")).toContain("noindex");
      if (open) continue;
      expect([status, headers.get("location")?.slice(0, 17), html]).toEqual([303, "/gestione/accesso", ""]);
      expect((await post(path, {}, asking)).headers.get("location")).toMatch(/^\/gestione\/accesso/);
    }
    const { status, headers, html } = await site.page(path, { headers: inside() });
    expect([200, 303, 404]).toContain(status);
    if (status === 303 || !headers.get("content-type")?.startsWith("text/html")) return;
    expect(html.includes('content="noindex, nofollow"')).toBe(true);
    // The passkey's script, under the page's nonce, and where it is needed only.
    const policy = headers.get("content-security-policy") ?? "";
    const nonce = /style-src 'nonce-([^']+)'/.exec(policy)?.[1];
    const scripted = ["/gestione/accesso", "/gestione/passkey"].includes(path);
    const own = `<script type="module" src="/passkey.js" nonce="${nonce}"></script>`;
    expect(html.includes(own)).toBe(scripted);
    expect(/<script|\son\w+="|<[^>]+ style="/.exec(html.replace(own, ""))?.[0] ?? null).toBeNull();
    const scripts = scripted ? `script-src 'nonce-${nonce}'; ` : "";
    expect(policy.startsWith(`default-src 'none'; ${scripts}style-src 'nonce-`)).toBe(true);
  },
);

test("an operator comes in with password and code, is led on, and leaves", async () => {
  const asked = await site.page("/gestione/registro?cerca=guida");
  expect(asked.headers.get("location")).toBe("/gestione/accesso?vai=%2Fgestione%2Fregistro%3Fcerca%3Dguida");
  const fields = { email: operator.email, password: goodPassword, vai: "/gestione/registro?cerca=guida" };
  const wrong = await post("/gestione/accesso", { ...fields, code: "000000" });
  expect(wrong.status).toBe(401);
  expect(wrong.html).toContain("Email, password o codice non corretti.");
  expect(wrong.html).toContain(`value="${operator.email}"`);
  expect(wrong.html).not.toContain(goodPassword);
  const right = await post("/gestione/accesso", { ...fields, code: operator.code() });
  expect([right.status, right.headers.get("location")]).toEqual([303, "/gestione/registro?cerca=guida"]);
  const [line = "", known] = right.headers.getSetCookie();
  expect(line).toMatch(/^banco=op_[\w-]{43}; Path=\/gestione; HttpOnly; SameSite=Strict$/);
  expect(known).toMatch(/^dispositivo=[\w-]{43}; .*HttpOnly/);
  const cookie = line.split(";")[0] ?? "";
  expect((await site.page("/gestione/registro", { headers: { cookie } })).status).toBe(200);
  const left = await post("/gestione/uscita", {}, { cookie });
  expect(left.headers.get("set-cookie")).toContain("Max-Age=0");
  expect((await site.page("/gestione/registro", { headers: { cookie } })).status).toBe(303);
});

test("the way in leads to no other site, and another site's form does nothing", async () => {
  const now = new Date(Date.now() + 30_000);
  const fields = {
    email: operator.email,
    password: goodPassword,
    code: operator.code(now),
    vai: "//altrove.example",
  };
  const foreign = await post("/gestione/accesso", fields, { "sec-fetch-site": "cross-site" });
  expect(foreign.status).toBe(403);
  const own = await post("/gestione/accesso", fields);
  expect(own.headers.get("location")).toBe("/gestione");
});

test("a page that does not exist, a method that none has and a form that is too large say so", async () => {
  expect((await site.page("/gestione/nessuna", { headers: inside() })).status).toBe(404);
  expect((await site.page("/gestione/nessuna")).status).toBe(303);
  expect((await site.page("/gestione", { method: "DELETE", headers: inside() })).status).toBe(405);
  expect((await post("/gestione/accesso", { email: "a".repeat(400_000) })).status).toBe(413);
});

test("nothing public names the desk", async () => {
  for (const path of ["/", "/robots.txt", "/sitemap.xml", "/prodotti"])
    expect((await site.page(path)).html, path).not.toContain("gestione");
});

test("an operator closes reports of a price; the day tells what was slow and what failed", async () => {
  const offer = await site.db.prepare("SELECT MIN(offer_id) AS id FROM offers").first<number>("id");
  const at = new Date().toISOString();
  const hour = at.slice(0, 13);
  await batch(site.db, [
    sql`INSERT INTO price_reports (offer_id, day, visitor, seen_cents, note, reported_at)
      VALUES (${offer}, ${at.slice(0, 10)}, 'a', 4950, '<b>x</b>', ${at})`,
    sql`INSERT INTO health_failures (hour, event, place, count, last_error, last_at) VALUES
      (${hour}, 'slow-answer', '/abito-lento', 3, '1834 ms', ${at}), (${hour}, 'upstream', 'menu.list', 2, 'HTTP 503', ${at})`,
  ]);
  const path = "/gestione/prezzi-segnalati";
  const listed = await site.page(path, { headers: inside() });
  expect(listed.html).toContain("49,50");
  expect(listed.html).toContain("&lt;b&gt;x&lt;/b&gt;");
  const closed = await post(path, { offerta: String(offer), fondata: "si" }, inside());
  expect([closed.status, closed.headers.get("location")]).toEqual([303, `${path}?esito=stato`]);
  expect((await post(path, { offerta: String(offer), fondata: "si" }, inside())).status).toBe(404);
  expect((await site.page(`${path}?stato=chiuse`, { headers: inside() })).html).toContain("Prezzo sbagliato");
  const { html } = await site.page("/gestione", { headers: inside() });
  expect(html).toMatch(/\/abito-lento(<[^>]+>)+3(<[^>]+>)+1834 ms/);
  expect(html).toMatch(/upstream menu\.list(<[^>]+>)+2</);
});

test("the first page shows the clicks of the week, what became of openings, what was not found and what waits", async () => {
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
  const yesterday = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Rome" }).format(ago(1));
  const far = Date.now() + 86_400_000;
  const run = (text: string, ...values: unknown[]) => site.db.prepare(text).bind(...values);
  const click = (id: string, at: Date) =>
    run(
      `INSERT INTO clicks (click_id, url, host, route, clicked_at, place)
       VALUES (?, 'https://www.moda-milano.example/', 'www.moda-milano.example', 'vai', ?, 'product')`,
      id,
      at.toISOString(),
    );
  await site.db.batch([
    click("ieri", ago(1)),
    click("ieri-bis", ago(1)),
    click("prima", ago(8)),
    run(
      `INSERT INTO new_clicks (click_id, url, host, route, bot, flooded, clicked_at)
       VALUES ('arrivato', 'https://www.moda-milano.example/', 'www.moda-milano.example', 'vai', 0, 0, ?)`,
      ago(2).toISOString(),
    ),
    run(
      `INSERT INTO mail_outbox (mail_key, recipient, subject, text, html, written_at, due_at)
       VALUES ('attesa', 'a@posta.example', 's', 't', 'h', ?, ?)`,
      ago(3).toISOString(),
      far,
    ),
    run("DELETE FROM health_durations"),
    run(
      `INSERT INTO health_durations (hour, what, up_to, count)
       VALUES (?1, 'answer', 200, 990), (?1, 'answer', 2000, 8), (?1, 'error', 200, 2), (?1, 'click', 50, 40)`,
      ago(1).toISOString().slice(0, 13),
    ),
  ]);
  await site.logs.batch([
    site.logs.prepare("INSERT INTO page_counts (day, page, views) VALUES (?, '/prova', 40)").bind(yesterday),
    site.logs
      .prepare("INSERT INTO search_terms (term, searched_at, missed) VALUES ('zattere gialle', ?, 'zattere')")
      .bind(ago(1).toISOString()),
  ]);
  const { html } = await site.page("/gestione", { headers: inside() });
  const cells = (...texts: string[]) =>
    texts.map((text, at) => (at === 0 ? `<td>${text}</td>` : `<td class="n">${text}</td>`)).join("");
  expect(html).toContain('aria-label="Ultimi 7 giorni: 2 clic"');
  expect(html).toContain("la settimana prima 1");
  expect(html).toContain(cells("Moda Milano", "2", "100 %", "1"));
  expect(html).toContain(cells("Scheda prodotto", "2", "100 %", "1"));
  expect(html).toContain(cells(yesterday.split("-").reverse().join("/"), "40", "2", "5 %"));
  expect(html).toMatch(/zattere gialle<\/a><\/td><td>zattere<\/td><td class="n">1<\/td>/);
  expect(html).toMatch(/<b class="bad">\d+<\/b><span>email in attesa, la più vecchia 3 giorni fa/);
  expect(html).toContain('<b class="bad">1</b><span>clic in attesa, il più vecchio 2 giorni fa');
  const budget =
    /<b class="bad">(9\d,\d+)<\/b><span>risposte entro un secondo e senza errore su 100 in sette giorni; obiettivo 99,5/;
  expect(Number(budget.exec(html)?.[1]?.replace(",", "."))).toBeCloseTo(98.998, 1);
  expect(html).toContain("<b>100</b><span>clic conservati su 100 in sette giorni; obiettivo 99,99");
});

/** Every screen that can be read, those of one thing by the first that is listed. */
async function readable(): Promise<string[]> {
  const fixed = screens
    .filter(({ path, open }) => !open && !/[:.]|uscita/.test(path))
    .map(({ path }) => path);
  const kinds = links((await site.page("/gestione/contenuti", { headers: inside() })).html).filter((href) =>
    /^\/gestione\/contenuti\/[a-z-]+$/.test(href),
  );
  const lists = [...new Set([...fixed, ...kinds])];
  const things = await Promise.all(
    lists.map(async (path) => {
      const { html } = await site.page(path, { headers: inside() });
      const body = html.slice(html.indexOf("<tbody"));
      return links(html.includes("<tbody") ? body : "").find((href) => href.startsWith(`${path}/`));
    }),
  );
  return [...lists, ...things.filter((path) => path !== undefined)];
}

test("every form of every screen is answered without scripts: it is done, or the screen says why not", async () => {
  await run(site.db)`INSERT INTO contact_messages VALUES
    ('prova-1', 'Eva', 'Prova', 'eva@posta.example', 'Buongiorno', ${new Date().toISOString()})`;
  const faults: string[] = [];
  const sent = new Set<string>();
  for (const path of await readable()) {
    const { html } = await site.page(path, { headers: inside() });
    for (const { action, fields, multipart } of plainForms(html)) {
      const kind = `${path} ${action.replace(/\d+/g, "#")} ${Object.keys(fields)} ${fields.atto ?? ""}`;
      if (action === "/gestione/uscita" || sent.has(kind)) continue;
      sent.add(kind);
      const answer = multipart ? await posted(action, fields) : await post(action, fields, inside());
      const said = answer.status === 303 || /role="(alert|status)"|class="preview/.test(answer.html);
      if (![200, 303, 404, 409, 422].includes(answer.status) || !said)
        faults.push(`${kind}: ${answer.status} ${textOf(answer.html, "h1")}`);
    }
  }
  expect(faults).toEqual([]);
  expect(sent.size).toBeGreaterThan(20);
});

async function upload(path: string, form: FormData) {
  const { type, body } = await multipart(form);
  return site.page(path, { method: "POST", headers: { ...inside(), "content-type": type }, body });
}

/** A form with a file field that nobody filled. */
async function posted(path: string, fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return upload(path, form);
}

/** A feed of one new offer, as a store sends it. */
const table = [
  "id,title,link,availability,price,brand,product_type,color,size",
  "banco-1,Vestito da prova,https://www.moda-milano.example/p/1,in_stock,59.90 EUR,Aurora,Donna > Vestiti,rosso,M",
].join("\n");

test("a tried feed is imported as it was tried, after a confirmation where much would go, and is taken back", async () => {
  const store = "/gestione/negozi/moda-milano";
  const offers = () =>
    site.db
      .prepare(
        "SELECT external_id FROM offers o JOIN stores s USING (store_id) WHERE s.slug = 'moda-milano' ORDER BY 1",
      )
      .all<{ external_id: string }>()
      .then(({ results }) => results.map(({ external_id }) => external_id));
  const before = await offers();
  const form = new FormData();
  form.set("feed", new File([table], "feed.csv"));
  const tried = await upload(store, form);
  expect(tried.html).toContain("1 offerte nuove");
  expect(await offers()).toEqual(before);
  const fields = Object.fromEntries(
    [...tried.html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
      ([, name = "", value = ""]) => [name, value.replaceAll("&quot;", '"').replaceAll("&#x27;", "'")],
    ),
  );
  const unsure = await post(store, fields, inside());
  expect([unsure.status, unsure.html.includes("conferma che è giusto così")]).toEqual([422, true]);
  expect(await offers()).toEqual(before);
  const applied = await post(store, { ...fields, conferma: "1" }, inside());
  expect(applied.status).toBe(303);
  await finished(applied.headers.get("location") ?? "");
  expect(await offers()).toEqual(["banco-1"]);
  expect((await post(store, { ...fields, conferma: "1" }, inside())).status).toBe(409);
  const asked = await site.page(`${store}/annulla`, { headers: inside() });
  expect(asked.html).toContain("1 offerte nuove spariscono");
  const run = /name="importazione" value="([^"]+)"/.exec(asked.html)?.[1] ?? "";
  const undone = await post(`${store}/annulla`, { importazione: run }, inside());
  await finished(undone.headers.get("location") ?? "");
  expect(await offers()).toEqual(before);
  const log = await site.page("/gestione/registro", { headers: inside() });
  for (const call of ["catalogue.apply", "feeds.undo"]) expect(log.html).toContain(call);
});

const finished = (path: string) =>
  importDone(site, async () => (await site.page(path, { headers: inside() })).html);
