/** Each page of the desk and each form there, tried by each role: what it is for it opens, everything else is refused and changes nothing. */
import { type Role, roles } from "contract";
import { rows } from "upstream/sql";
import { expect, test } from "vitest";
import { screens } from "../../desk/screens";
import { forFile } from "../tools/for-file";
import { makeOperator } from "../tools/operator";
import { startSite } from "../tools/site";

const tokens = {} as Record<Role, string>;
const site = await forFile(startSite());
for (const role of roles)
  tokens[role] = (await makeOperator(site.db, { role, email: `${role}@vetrina.example` })).token;

let requests = 0;
const as = (role: Role) => ({
  cookie: `banco=${tokens[role]}`,
  "cf-connecting-ip": `203.0.113.${++requests % 250}`,
});

/** First words of paths: for whom they are to read, and to change. */
const expected: Record<string, { read: Role[]; change: Role[] }> = {};
const all: Role[] = [...roles];
const says = (words: string, read: Role[], change: Role[]) => {
  for (const word of words.split(" ")) expected[word] = { read, change };
};
says("uscita passkey cerca", all, all);
says(" esportazioni sorveglianza commissioni", all, ["tutto"]);
says("contenuti immagini taglie pagine-conservate recensioni", all, ["redazione", "tutto"]);
says("parole", all, ["redazione", "catalogo", "tutto"]);
says("catalogo negozi fonti domande prezzi prezzi-segnalati destinazioni immagini-rotte blocchi", all, [
  "catalogo",
  "tutto",
]);
says("messaggi candidature newsletter", ["redazione", "tutto"], ["redazione", "tutto"]);
says("utenti persone operatori registro lettori apertura", ["tutto"], ["tutto"]);

const inside = screens.filter(({ open, path }) => !open && path !== "/gestione/uscita");
const changes = () => site.db.prepare("SELECT COUNT(*) AS n FROM audit_log").first<number>("n");

test.each(inside.map((screen) => ({ path: screen.path, screen })))(
  "$path opens for the roles that it is for",
  async ({ path, screen }) => {
    const address = path.replace(/:(\w+)/g, "1");
    const word = (path.split("/")[2] ?? "").replace(/\.\w+$/, "");
    const { read, change } = expected[word] ?? expect.unreachable(`nobody said for whom ${path} is`);
    for (const role of roles) {
      const { status, html } = await site.page(address, { headers: as(role) });
      expect(status !== 403, `${role} reads`).toBe(read.includes(role));
      expect(status, html.slice(0, 300)).toBeLessThan(500);
      if (change.includes(role)) continue;
      const before = await changes();
      const refused = await site.page(address, {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded", ...as(role) },
        body: "atto=elimina&id=1",
      });
      expect([refused.status, await changes()], `${role} changes nothing`).toEqual([403, before]);
    }
    expect(screen.nav === undefined || read.includes("tutto")).toBe(true);
  },
);

test("the navigation shows what the role opens; where it only looks nothing can be pressed", async () => {
  const { html } = await site.page("/gestione", { headers: as("lettura") });
  for (const path of ["catalogo", "contenuti"]) expect(html).toContain(`href="/gestione/${path}"`);
  for (const path of ["utenti", "operatori", "registro", "messaggi"])
    expect(html).not.toContain(`href="/gestione/${path}"`);
  const catalogue = await site.page("/gestione/catalogo/1", { headers: as("lettura") });
  expect(catalogue.html).toContain('class="reads"');
  expect(catalogue.html).toContain("Qui puoi guardare e non cambiare: il tuo ruolo è «Lettura».");
  const editor = await site.page("/gestione/contenuti", { headers: as("redazione") });
  expect(editor.html).not.toContain('class="reads"');
});

test("roles are given at the desk: the form says so, refuses to take the last one away, and the log names both", async () => {
  const post = (fields: Record<string, string>) =>
    site.page("/gestione/operatori", {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", ...as("tutto") },
      body: new URLSearchParams(fields).toString(),
    });
  const results = await rows<{ id: number; email: string }>(site.db)`
    SELECT user_id AS id, email FROM operator_factors JOIN users USING (user_id)`;
  const idOf = (role: Role) => String(results.find(({ email }) => email.startsWith(role))?.id);
  const { html } = await site.page("/gestione/operatori", { headers: as("tutto") });
  expect(html).toContain("Ruolo di lettura@vetrina.example");
  const given = await post({ operatore: idOf("lettura"), ruolo: "redazione" });
  expect(given.headers.get("location")).toBe("/gestione/operatori?esito=ruolo");
  expect((await site.page("/gestione/messaggi", { headers: as("lettura") })).status).toBe(200);
  const last = await post({ operatore: idOf("tutto"), ruolo: "lettura" });
  expect([last.status, last.html.includes("unica persona che può fare tutto")]).toEqual([409, true]);
  const log = await site.page(`/gestione/registro?operatore=${idOf("tutto")}`, { headers: as("tutto") });
  expect(log.html).toContain("operators.setRole");
  expect(log.html).toContain("Solo quello che ha fatto tutto@vetrina.example");
});
