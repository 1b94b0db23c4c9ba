/** A member's way over HTTP, without scripts: in, about, out; what is refused, what stays when the upstream is down. */
import { expect, test } from "vitest";
import { forFile } from "../../tools/for-file";
import { openJar } from "../../tools/jar";
import { linkTo } from "../../tools/letters";
import { goodPassword, makeMember } from "../../tools/member";
import { startSite } from "../../tools/site";

const site = await forFile(startSite());

const person = { nome: "Eva", cognome: "Prova", genere: "Donna", password: goodPassword };
const failed = "Errore durante l&#x27;accesso: controlla le credenziali e riprova.";
const member = (options: { name?: string } = {}) =>
  makeMember(site.db, { password: goodPassword, ...options });
const signIn = async (email: string, fields: Record<string, string> = {}) => {
  const jar = openJar(site);
  const answer = await jar.post("/login", { email, password: goodPassword, memorizza: "on", ...fields });
  expect(answer.status).toBe(303);
  return jar;
};

test("a newcomer registers, is in at once, sees the name in the header, and goes out for good", async () => {
  const jar = openJar(site);
  const arrived = await jar.send("/register", { ...person, email: "eva@posta.example" });
  expect([arrived.status, arrived.path]).toEqual([200, "/account/info"]);
  expect(arrived.html).toContain("eva@posta.example");
  const home = await jar.get("/");
  expect(home.html).toMatch(/href="\/account"[\s\S]{0,400}Eva/);
  expect(home.headers.get("cache-control")).toBe("private, no-cache");
  const old = jar.header();
  const out = await jar.send("/logout", {});
  expect([out.path, out.html.includes("Hai chiuso la sessione.")]).toEqual(["/login", true]);
  expect((await jar.get("/")).html).not.toContain("Eva");
  expect((await site.page("/", { headers: { cookie: old } })).html, "a copied cookie").not.toContain("Eva");
  for (let replay = 0; replay < 20; replay++) {
    const again = await site.page("/account/info", { headers: { cookie: old } });
    expect([again.status, again.headers.get("location")]).toEqual([303, "/login?next=%2Faccount%2Finfo"]);
  }
});

test("a form whose session is over leads to the door, which says why", async () => {
  const { path, html } = await openJar(site).send("/account/edit-profile", { nome: "Ada" });
  expect(path).toBe("/login?next=%2Faccount%2Fedit-profile");
  expect(html).toContain("La sessione non è più attiva: accedi e ripeti l’operazione.");
});

test("who is not signed in is led to the door and, once in, to where they wanted to go", async () => {
  const { email } = await member();
  const jar = openJar(site);
  const turned = await jar.get("/account/edit-profile?da=menu");
  const door = turned.headers.get("location") ?? "";
  expect([turned.status, door]).toEqual([303, "/login?next=%2Faccount%2Fedit-profile%3Fda%3Dmenu"]);
  const page = await jar.get(door);
  const next = /name="next" value="([^"]*)"/.exec(page.html)?.[1] ?? "";
  expect(page.html).toMatch(/type="checkbox" name="memorizza"[^>]*checked/);
  expect(page.html).not.toContain('content="noindex');
  const wrong = await jar.post("/login", { email, password: "sbagliata", next });
  expect([wrong.status, wrong.html.includes(failed), wrong.html.includes("sbagliata")]).toEqual([
    422,
    true,
    false,
  ]);
  expect(wrong.html).toContain(`value="${email}"`);
  const right = await jar.post("/login", { email, password: goodPassword, memorizza: "on", next });
  expect([right.status, right.headers.get("location")]).toEqual([303, "/account/edit-profile?da=menu"]);
  expect((await jar.get("/login?next=/brand")).headers.get("location"), "already in").toBe("/brand");
});

test("the cookie is sealed, out of scripts' reach, and goes with the browser unless it shall stay", async () => {
  const { email } = await member({ name: "Ä".repeat(100) });
  const stays = await signIn(email);
  const [line = ""] = stays.lines.filter((one) => one.startsWith("sessione="));
  expect(line).toMatch(/; Max-Age=\d{8}; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(line.length).toBeLessThan(4_096);
  expect(line).not.toMatch(/eyJ/);
  const goes = await signIn(email, { memorizza: "" });
  expect(goes.lines.find((one) => one.startsWith("sessione="))).not.toContain("Max-Age");
  const secure = await site.page("https://vetrina.example/login", {
    method: "POST",
    body: new URLSearchParams({ email, password: goodPassword }).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" },
  });
  const [prefixed = ""] = secure.headers.getSetCookie().filter((one) => one.includes("sessione="));
  expect(prefixed).toMatch(/^__Host-sessione=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  const forged = await site.page("/account/info", {
    headers: { cookie: `${line.split(";")[0]?.slice(0, -2)}xx` },
  });
  expect(forged.status).toBe(303);
});

test("the eleventh try is told when to come back", async () => {
  const { email } = await member();
  const jar = openJar(site, { "cf-connecting-ip": "203.0.113.7" });
  let last = await jar.post("/login", { email, password: "sbagliata" });
  for (let tries = 1; tries < 11; tries++) last = await jar.post("/login", { email, password: "sbagliata" });
  expect(last.status).toBe(429);
  expect(Number(last.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(last.html).toContain("Troppi tentativi di accesso. Aspetta un minuto e riprova.");
});

test("another password signs the other devices out, not this one; the profile changes; tabs and ids lead home", async () => {
  const { email } = await member();
  const [here, there] = [await signIn(email), await signIn(email)];
  const saved = await here.send("/account/edit-profile", {
    nome: "Ada",
    cognome: "Nuova",
    email,
    genere: "Altro",
    password: "",
  });
  expect(saved.html).toContain("Profilo aggiornato con successo.");
  expect((await here.get("/account?tab=info")).html).toContain("Ada Nuova");
  expect((await here.get("/account?tab=wishlist")).headers.get("location")).toBe("/account/wishlist");
  expect((await here.get("/account")).headers.get("location"), "the tab opened last").toBe(
    "/account/wishlist",
  );
  expect((await here.get("/account/99")).headers.get("location")).toBe("/account/info");
  const blank = await here.post("/account/edit-profile", {
    nome: "",
    cognome: "",
    email,
    genere: "",
    password: "",
  });
  expect([blank.status, blank.html.split("Questo campo è obbligatorio.").length > 3]).toEqual([422, true]);
  expect(blank.html).not.toContain("seleziona il tuo genere");
  const passwords = {
    password_attuale: goodPassword,
    password_nuova: "Quattro gatti 5",
    password_conferma: "Quattro gatti 5",
  };
  const unlike = await here.post("/account/password", { ...passwords, password_conferma: "altro" });
  expect([unlike.status, unlike.html.includes("Le password non coincidono.")]).toEqual([422, true]);
  const changed = await here.send("/account/password", passwords);
  expect(changed.html).toContain("Password aggiornata. Gli altri dispositivi sono stati disconnessi.");
  expect((await there.get("/account/info")).status).toBe(303);
  expect((await here.get("/account/info")).status).toBe(200);
});

test("data go out as JSON and CSV; a deleted account is gone, with its session", async () => {
  const { email } = await member();
  const jar = await signIn(email);
  for (const [name, value] of [
    ["taglie", "m"],
    ["visti", "3.7"],
  ] as const)
    jar.cookies.set(name, value);
  expect(jar.cookies.has("dispositivo")).toBe(true);
  const all = await jar.get("/account/dati/tutto.json");
  expect(JSON.parse(all.html).liste.profilo[0].email).toBe(email);
  expect(all.headers.get("cache-control")).toBe("private, no-store");
  const csv = await jar.get("/account/dati/profilo.csv");
  expect(csv.html.split("\r\n")[0]).toBe(
    "utente_id,email,nome,cognome,genere,email_confermata_il,registrato_il,aggiornato_il,ruolo,bloccato_il",
  );
  expect((await jar.get("/account/dati/users.csv")).status).toBe(404);
  expect((await jar.post("/account/elimina", { password: "sbagliata" })).status).toBe(422);
  const gone = await jar.send("/account/elimina", { password: goodPassword });
  expect([gone.path, gone.html.includes("Il tuo account è stato eliminato.")]).toEqual(["/login", true]);
  // Nor does this browser remember whom it belonged to.
  for (const name of ["dispositivo", "taglie", "visti"])
    expect([name, jar.cookies.has(name)]).toEqual([name, false]);
  expect((await jar.post("/login", { email, password: goodPassword })).status).toBe(422);
});

test("the header leads to the account from every page, and through the door back to where one was", async () => {
  const { email } = await member();
  const jar = openJar(site);
  const { html } = await jar.get("/prodotti?categoria=donna");
  expect(html).toMatch(/<a class="tool account" href="\/account">/);
  const from = { referer: new URL("/prodotti?categoria=donna", site.url).href };
  const next = encodeURIComponent("/prodotti?categoria=donna");
  expect((await jar.get("/account", from)).headers.get("location")).toBe(`/login?next=${next}`);
  for (const referer of ["https://altrove.example/x", new URL("/login", site.url).href, "non un indirizzo"])
    expect((await jar.get("/account", { referer })).headers.get("location")).toBe("/login?next=%2Faccount");
  const inside = await signIn(email);
  expect((await inside.get("/account", from)).status).toBe(200);
  for (const path of ["/account/wishlist", "/account/create-wishlist", "/wishlist"]) {
    const page = await inside.get(path);
    expect(page.html).toContain('<nav class="account-menu" aria-label="Account">');
    const here = path === "/wishlist" ? "/account/wishlist" : path;
    expect(page.html).toContain(`<a href="${here}" aria-current="page">`);
  }
});

test("both addresses that ask for a link to a new password send one, and say the same", async () => {
  for (const path of ["/forgot-password", "/password-recover"]) {
    const { email } = await member();
    const asked = await openJar(site).send(path, { email });
    expect([path, asked.path]).toEqual([path, path]);
    expect(asked.html).toContain(
      "Se l’indirizzo è registrato, troverai un link per reimpostare la password.",
    );
    expect(await linkTo(site.db, email)).toMatch(/^\/reset-password\?token=[\da-f]{64}$/);
  }
});

test("a reset link is used by the button alone, leaves no referrer, and is told apart when broken", async () => {
  const { email } = await member();
  const jar = openJar(site);
  const asked = await jar.send("/forgot-password", { email });
  expect(asked.html).toContain("Se l’indirizzo è registrato, troverai un link per reimpostare la password.");
  const link = await linkTo(site.db, email);
  for (let opened = 0; opened < 2; opened++) {
    const page = await jar.get(link);
    expect([page.status, page.headers.get("referrer-policy"), page.headers.get("cache-control")]).toEqual([
      200,
      "no-referrer",
      "private, no-store",
    ]);
  }
  const fields = {
    token: link.slice(-64),
    password: "Quattro gatti 5",
    password_conferma: "Quattro gatti 5",
  };
  const done = await jar.send("/reset-password", fields);
  expect([
    done.path,
    done.html.includes("Password reimpostata. Ora puoi accedere con quella nuova."),
  ]).toEqual(["/login", true]);
  // Used before, never sent, and no link at all: the sentence and a way to a new one, not the name of a hidden field.
  for (const token of [fields.token, "a".repeat(64), "abc"]) {
    const again = await jar.post("/reset-password", { ...fields, token });
    const said = /class="outcome failed" tabindex="-1"[\s\S]*?<\/div>/i.exec(again.html)?.[0] ?? "";
    expect([again.status, said]).toEqual([
      422,
      expect.stringContaining("Il link di reset sembra non valido o corrotto."),
    ]);
    expect(said).toContain('href="/forgot-password"');
    expect(again.html).not.toContain("Controlla quest");
  }
  expect((await jar.get("/reset-password")).html).toContain("Token non valido o mancante.");
  const broken = await jar.get("/reset-password?token=abc");
  expect(broken.html).toMatch(/<button[^>]*disabled/);
});

test("a post to a page of the account that is larger than any form is refused there, whatever it asks for", async () => {
  const { email } = await member();
  const jar = await signIn(email);
  for (const page of ["email", "password", "passkey", "edit-profile", "elimina"]) {
    const answer = await jar.post(`/account/${page}`, { atto: "riscrivi", email: "x".repeat(40_000) });
    expect([page, answer.status]).toEqual([page, 413]);
    expect(answer.html.includes("Il testo supera la lunghezza massima consentita.")).toBe(true);
  }
});
