/** 'Prima di aprire': what a shop lacks, until it is done or an operator says so. */
import brand from "brand/brand.json";
import { readEnv } from "server/env";
import { expect, test } from "vitest";
import { mailRecordsMissing, openPoints, tickPoint } from "../../desk/opening";
import { openDatabase } from "../tools/database";
import { forFile } from "../tools/for-file";
import { listening } from "../tools/listening";
import own from "./own-settings.json";

const records = new Map<string, string>();
const base = await forFile(openDatabase());
const dns = await forFile(
  listening((request, response) => {
    const name = new URL(request.url ?? "", "http://dns.example").searchParams.get("name") ?? "";
    response.end(JSON.stringify({ Answer: records.has(name) ? [{ data: records.get(name) }] : [] }));
  }),
);

const now = new Date("2026-11-24T09:00:00Z");
const tick = { operator: { id: 1, email: "giulia@vetrina.example" }, now };
const env = (more: object = {}) => readEnv({ DB: base.db, LOGS: base.db, MEDIA: {}, ...more });
const keysOf = async (more: object = {}) => (await openPoints(env(more))).map(({ key }) => key);
/** The brand is asked for as long as it is the demo's. */
const demo = brand.name === "Vetrina" ? ["nome"] : [];
const later = "dns testi tracciati fonti operatori copie".split(" ");
const run = (text: string) => base.db.prepare(text).run();

test("a fresh shop is told everything in the order in which it is done, and names the settings that are still ours", async () => {
  await run("UPDATE stores SET programme = NULL");
  expect(await keysOf()).toEqual(["azienda", ...demo, "indirizzo", "chiavi", "mittente", ...later]);
  const [company] = await openPoints(env({ COMPANY_VAT: "01234567890" }));
  expect(company?.sentence).toContain("COMPANY_NAME, COMPANY_SEAT");
});

test("what is done is named no more: settings, a tracked store, a source that is read, a second operator", async () => {
  expect(await keysOf(own)).toEqual([...demo, ...later]);
  await run("UPDATE stores SET programme = 'awin' WHERE store_id = 1");
  await run("DELETE FROM legal_texts");
  for (const slug of "informativa-affiliazione come-ordiniamo contatti partner-program".split(" "))
    await run(`INSERT INTO pages (slug, title, updated_at) VALUES ('${slug}', 'x', '2026-11-24')`);
  expect((await openPoints(env(own))).find(({ key }) => key === "testi")?.sentence).toMatch(
    /bozza: privacy, cookie-policy, termini/,
  );
  for (const kind of ["privacy", "terms", "cookies"])
    await run(
      `INSERT OR IGNORE INTO legal_texts (kind, text_id, body, updated_at) VALUES ('${kind}', 1, 'x', '2026')`,
    );
  await run(`INSERT INTO feed_sources (store, shown, sealed, network, hours, pictures, most_gone, most_moved, active, due_at)
    VALUES ('moda-milano', 'x', 'x', 'auto', '6', 1, 30, 30, 1, '2026-11-24')`);
  await run(`INSERT INTO operator_factors (user_id, totp_secret, enrolled_at) VALUES
    (71, 'x', '2026-11-24'), (72, 'x', '2026-11-24'), (73, 'x', NULL)`);
  expect(await keysOf(own)).toEqual([...demo, "dns", "copie"]);
  await run("UPDATE stores SET programme = NULL");
  await run("UPDATE offers SET url = 'https://www.awin1.com/cread.php?x=1' WHERE store_id = 1");
  expect(await keysOf(own)).toEqual([...demo, "dns", "copie"]);
});

test("what no database knows an operator ticks, and the log keeps who did; nothing else can be ticked", async () => {
  expect(await tickPoint(env(), "azienda", tick)).toBe(false);
  expect(await tickPoint(env(), "copie", tick)).toBe(true);
  expect(await keysOf(own)).toEqual([...demo, "dns"]);
  const logged = await base.db.prepare("SELECT actor, subject FROM audit_log").all();
  expect(logged.results).toContainEqual({
    actor: "giulia@vetrina.example",
    subject: "prima di aprire: copie",
  });
});

test("the sender's domain is asked for SPF and DMARC; what is missing is named, and a resolver that is away proves nothing", async () => {
  const asking = env({ ...own, DNS_URL: `${dns.origin}/dns-query` });
  expect(await mailRecordsMissing(asking)).toMatch(/SPF.*posta\.bottega\.example.*DMARC.*_dmarc\./);
  records.set("posta.bottega.example", '"v=spf1 include:posta.example -all"');
  expect(await mailRecordsMissing(asking)).toMatch(/^Non c’è: DMARC/);
  records.set("_dmarc.posta.bottega.example", '"v=DMARC1; p=reject"');
  expect(await mailRecordsMissing(asking)).toBeNull();
  expect(await mailRecordsMissing(env({ ...own, DNS_URL: "http://127.0.0.1:9" }))).toContain(
    "non ha risposto",
  );
});
