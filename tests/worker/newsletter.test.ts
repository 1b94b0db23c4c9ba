/** The newsletter from end to end: asked for on the page, confirmed by the letter's link, left by one click; and its letters. */
import brand from "brand/brand.json";
import { mintToken } from "server/forms/form-token";
import { rows } from "upstream/sql";
import { beforeEach, expect, test } from "vitest";
import { emptied } from "../fixtures/emptied";
import { forFile } from "../tools/for-file";
import { listening } from "../tools/listening";
import { startSite } from "../tools/site";
import { textOf } from "./html";

interface Sent {
  key: string;
  authorization: string;
  mail: {
    from: string;
    to: string[];
    subject: string;
    text: string;
    html: string;
    reply_to?: string;
    headers: Record<string, string>;
  };
}

const sent: Sent[] = [];
let answer = 200;
const provider = await forFile(
  listening(async (request, response) => {
    let body = "";
    for await (const part of request) body += part;
    const { authorization = "", "idempotency-key": key = "" } = request.headers;
    if (answer === 200) sent.push({ key: String(key), authorization, mail: JSON.parse(body) });
    response.writeHead(answer, { "content-type": "application/json" }).end("{}");
  }),
);

const keys = { CLICK_SALT: "sale-di-prova", FORM_SECONDS: 2 };
const form = "application/x-www-form-urlencoded";
const site = await forFile(
  startSite({
    CLICK_SALT: keys.CLICK_SALT,
    LOG: "off",
    MAIL_API_URL: `${provider.origin}/emails`,
    MAIL_API_KEY: "chiave-del-fornitore",
    MAIL_FROM: "posta@vetrina.example",
    MAIL_OPERATOR: "redazione@vetrina.example",
  }),
);
beforeEach(async () => {
  sent.length = 0;
  answer = 200;
  await emptied(site.db, "newsletter_subscribers newsletter_proofs mail_outbox contact_messages");
});

let visitors = 0;
function post(path: string, fields: Record<string, string>) {
  const from = `203.0.113.${++visitors}`;
  const token = mintToken(keys, Date.now() - 60_000);
  return site.page(path, {
    method: "POST",
    headers: { "content-type": form, "cf-connecting-ip": from },
    body: new URLSearchParams({ modulo__da: token, ...fields }).toString(),
  });
}
const subscribe = (email: string) => post("/newsletter", { email, gender: "other", accept_terms: "on" });
const status = (email: string) =>
  site.db.prepare("SELECT status FROM newsletter_subscribers WHERE email = ?").bind(email).first("status");
const letters = (count: number) => expect.poll(() => sent.length).toBe(count);
const pathOf = (address: string) => address.replace(site.url.origin, "");

test("asked for, confirmed by the link of the letter, left by one click, with a proof of each", async () => {
  expect((await subscribe("Giulia@Posta.example")).status).toBe(303);
  await letters(1);
  const { mail, key, authorization } = sent[0] as Sent;
  expect(authorization).toBe("Bearer chiave-del-fornitore");
  expect(key).toMatch(/^newsletter-/);
  expect(mail).toMatchObject({ from: `${brand.name} <posta@vetrina.example>`, to: ["giulia@posta.example"] });
  expect(mail.subject).toBe(`Conferma l'iscrizione alla newsletter di ${brand.name}`);
  const link = /http:\/\/\S+\/newsletter\/conferma\?token=[\w-]{43}/.exec(mail.text)?.[0] ?? "";
  expect(mail.html).toContain(`href="${link}"`);
  expect(mail.html, "no remote picture, style or script").not.toMatch(/<img|<link|<script|url\(/);

  const opened = await site.page(pathOf(link));
  expect([opened.status, textOf(opened.html, "h1")]).toEqual([200, "Conferma l'iscrizione"]);
  expect(opened.html).toContain('name="robots" content="noindex');
  expect(await status("giulia@posta.example"), "a scanner that opens links confirms nothing").toBe("asked");

  for (let press = 0; press < 2; press++) {
    const pressed = await site.page(pathOf(link), { method: "POST", headers: { "content-type": form } });
    expect([pressed.status, pressed.html.includes("Iscrizione confermata. Benvenuto!")]).toEqual([200, true]);
  }
  expect(await status("giulia@posta.example")).toBe("confirmed");

  const leave = /<(.*)>/.exec(mail.headers["List-Unsubscribe"] ?? "")?.[1] ?? "";
  expect(mail.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
  expect(mail.text).toContain(leave);
  const question = await site.page(pathOf(leave));
  expect(question.html).toMatch(/<form method="post"[\s\S]*Annulla l&#x27;iscrizione/);
  expect(await status("giulia@posta.example")).toBe("confirmed");
  const oneClick = { method: "POST", headers: { "content-type": form }, body: "List-Unsubscribe=One-Click" };
  expect((await site.page(pathOf(leave), oneClick)).status, "no redirect").toBe(200);
  expect((await site.page(pathOf(leave), oneClick)).status).toBe(200);
  expect(await status("giulia@posta.example")).toBe("ended");

  const results = await rows<{
    event: string;
    terms_version: string | null;
    address_hash: string | null;
    at: string;
  }>(site.db)`
    SELECT event, terms_version, address_hash, at FROM newsletter_proofs ORDER BY proof_id`;
  expect(results.map(({ event }) => event)).toEqual(["asked", "confirmed", "ended"]);
  expect(results[0]?.terms_version, "the date of the terms that were online").toMatch(/^\d{4}-\d{2}-\d{2}/);
  expect(results[0]?.address_hash).toMatch(/^[0-9a-f]{24}$/);
  expect(Math.abs(Date.parse(results[0]?.at ?? "") - Date.now())).toBeLessThan(60_000);
});

test("the answer for a known address is the answer for an unknown one, and nobody is flooded with letters", async () => {
  const first = await subscribe("marta@posta.example");
  await letters(1);
  const link = /\/newsletter\/conferma\?token=[\w-]{43}/.exec(sent[0]?.mail.text ?? "")?.[0] ?? "";
  await site.page(link, { method: "POST" });
  const answers = [first];
  for (let time = 0; time < 4; time++) answers.push(await subscribe("marta@posta.example"));
  const said = answers.map(({ status, html, headers }) => [
    status,
    html,
    headers.get("set-cookie"),
    headers.get("location"),
  ]);
  for (const one of said) expect(one).toEqual(said[0]);
  await letters(2);
  expect(sent[1]?.mail.subject).toBe(`Ricevi già la newsletter di ${brand.name}`);
  expect(await site.db.prepare("SELECT COUNT(*) AS n FROM mail_outbox").first("n")).toBe(2);
});

test.each([
  ["/newsletter/conferma", "Il collegamento non è valido o è scaduto."],
  ["/newsletter/annulla", "Il collegamento non è valido."],
])("%s with a wrong, a broken or no token says so and offers the way on", async (path, sentence) => {
  const wrong = await site.page(`${path}?token=${"A".repeat(43)}`, { method: "POST" });
  expect([wrong.status, wrong.html.includes(sentence)]).toEqual([404, true]);
  for (const query of ["?token=%3Cscript%3E", ""]) {
    const { status, html } = await site.page(path + query, { method: "POST" });
    expect([status, html.includes("Il collegamento non è completo")]).toEqual([404, true]);
    expect((await site.page(path + query)).html).not.toContain('<form method="post"');
  }
});

test("a message reaches the operator, whose answer goes to the visitor; once sent, its text is gone from here", async () => {
  await post("/contatti", {
    nome: "Giulia",
    cognome: "Bianchi",
    email: "giulia@posta.example",
    messaggio: "<b>Buongiorno</b>\nseconda riga",
  });
  await letters(1);
  const { mail } = sent[0] as Sent;
  expect(mail).toMatchObject({ to: ["redazione@vetrina.example"], reply_to: "giulia@posta.example" });
  expect(mail.subject).toBe(`Messaggio di Giulia Bianchi dal sito ${brand.name}`);
  expect(mail.text).toContain("> <b>Buongiorno</b>\n> seconda riga");
  expect(mail.html).toContain("&#60;b&#62;Buongiorno");
  const gone = site.db.prepare("SELECT sent_at IS NOT NULL AS done, text, html FROM mail_outbox");
  await expect.poll(() => gone.first()).toEqual({ done: 1, text: "", html: "" });
});

test("a provider that is down delays the letter; the visitor is thanked and nothing is lost", async () => {
  answer = 503;
  expect((await subscribe("anna@posta.example")).status).toBe(303);
  // A lease lasts a minute; what failed waits a second or two.
  const failing = "SELECT attempts, sent_at, refused FROM mail_outbox WHERE due_at < ?";
  const waiting = () =>
    site.db
      .prepare(failing)
      .bind(Date.now() + 20_000)
      .first();
  await expect.poll(waiting).toEqual({ attempts: 1, sent_at: null, refused: null });
  answer = 200;
  // The back-off is over; the next form takes the waiting letter along.
  await site.db.prepare("UPDATE mail_outbox SET due_at = 0").run();
  await subscribe("bianca@posta.example");
  await letters(2);
  expect(sent.map(({ mail }) => mail.to[0]).sort()).toEqual(["anna@posta.example", "bianca@posta.example"]);
});
