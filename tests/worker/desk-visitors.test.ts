/** An operator works through what visitors leave: searches, messages, applications, addresses, accounts. */

import { firstRow } from "upstream/sql";
import { expect, test } from "vitest";
import { put } from "../tools/desk";
import { forFile } from "../tools/for-file";
import { goodPassword, makeMember } from "../tools/member";
import { PlainBrowser } from "../tools/plain-browser";
import { startSite } from "../tools/site";
import { changes, operatorsBrowser, press, search } from "./at-desk";

const site = await forFile(startSite({ LOG: "errors" }));
const desk = await operatorsBrowser(site);

const now = () => new Date().toISOString();

test("a visitor's search is seen on the first page, mended and forgotten", async () => {
  await put(
    site,
    "INSERT INTO search_terms (term, searched_at, missed) VALUES ('zattera', ?, 'zattera')",
    now(),
  );
  await desk.go("/gestione");
  const missed = desk.region(/^Ricerche con parole per cui non si è trovato nulla/);
  expect(desk.rows(missed)).toContainEqual(["zattera", "zattera", "1"]);
  desk.unfold("Le cifre");
  expect(desk.region("Oggi").tag).toBe("section");
  await desk.follow("Contenuti");
  await desk.follow("Ricerche dei visitatori");
  await desk.follow("zattera");
  desk.fill("Termine", "zattera blu");
  await press(desk, "Salva", "Modifica salvata.");
  await desk.go("/gestione/contenuti/ricerche");
  await desk.follow("zattera blu");
  await press(desk, "Elimina", "Eliminato.");
  await desk.go("/gestione");
  expect(desk.says("zattera")).toBe(false);
  expect((await changes(desk, "searchTerms.")).slice(-2)).toEqual([
    "searchTerms.update",
    "searchTerms.remove",
  ]);
});

const worked = [
  {
    box: "Messaggi",
    row: "INSERT INTO contact_messages VALUES (?1, 'Eva', ?1, 'eva@posta.example', 'La borsa è arrivata rotta', ?2)",
    title: (name: string) => `Eva ${name}`,
    told: ["La borsa è arrivata rotta", "eva@posta.example"],
  },
  {
    box: "Candidature",
    row: `INSERT INTO store_applications VALUES
      (?1, 'Ugo Neri', 'Neri S.r.l.', ?1, 'https://neri.example', 'ugo@neri.example', '02 1234', 900, 'csv', 'Scarpe fatte a mano', ?2)`,
    title: (name: string) => name,
    told: ["Scarpe fatte a mano", "Neri S.r.l.", "02 1234"],
  },
];

test.each(worked)(
  "$box: found, read, in progress, done, taken along as CSV",
  async ({ box, row, title, told }) => {
    const key = `${box}-prova`;
    await put(site, row, key, now());
    const name = title(key);
    await desk.go("/gestione");
    await desk.follow(box);
    const found = async (state: string) => {
      await search(desk, desk.path, key);
      desk.choose("Stato", state);
      await desk.press("Cerca");
      return desk.links(name).length;
    };
    expect(await found("Nuovo")).toBe(1);
    await desk.follow(name);
    for (const words of told) expect(desk.texts("dl").join()).toContain(words);
    await press(desk, `In corso: ${name}`, "Stato aggiornato.");
    expect(await found("Nuovo")).toBe(0);
    expect(await found("In corso")).toBe(1);
    await press(desk, `Fatto: ${name}`, "Stato aggiornato.");
    expect(await found("Fatto")).toBe(1);
    const csv = await desk.download("Scarica in CSV");
    expect(csv.trim().split(/\r?\n/)).toHaveLength(2);
    for (const words of ["fatto", ...told]) expect(csv).toContain(words);
    expect(await changes(desk, key)).toEqual(["inbox.setState", "inbox.setState"]);
  },
);

test("a subscription is found by its address, read and taken along; its state is its own", async () => {
  const email = "iscritta@posta.example";
  await put(
    site,
    `INSERT INTO newsletter_subscribers (email, gender, status, terms_version, leave_token, asked_at, confirmed_at)
      VALUES (?1, 'female', 'confirmed', '1.0', ?1, ?2, ?2)`,
    email,
    now(),
  );
  await search(desk, "/gestione/newsletter", email);
  expect(desk.texts("th")).not.toContain("Segna come");
  desk.choose("Stato", "confermata");
  await desk.press("Cerca");
  const csv = await desk.download("Scarica in CSV");
  expect(csv.trim().split(/\r?\n/)).toHaveLength(2);
  expect(csv).toContain(email);
  await desk.follow(email);
  expect(desk.texts("dl").join()).toMatch(/Confermata il/);
});

test("whoever has no account is found by address, handed over, and deleted once the address is repeated", async () => {
  const email = "senza@posta.example";
  await put(site, "INSERT INTO contact_messages VALUES (?1, 'Eva', 'Prova', ?1, 'Addio', ?2)", email, now());
  await search(desk, "/gestione/persone", email);
  expect(desk.rows()[1]).toEqual(["Messaggi", "1", "sì"]);
  desk.fill("Riscrivi l’indirizzo per confermare", "altra@posta.example");
  await press(desk, "Elimina tutto", "L’indirizzo non corrisponde");
  expect(desk.status).toBe(422);
  desk.fill("Riscrivi l’indirizzo per confermare", email);
  await press(desk, "Elimina tutto", "Eliminato");
  expect(desk.says("Di questo indirizzo non c’è nulla.")).toBe(true);
  expect(await changes(desk, "s…@posta.example")).toEqual(["strangers.remove"]);
});

test("a colleague is invited, again, and the invitation is taken back", async () => {
  const email = "collega@posta.example";
  await desk.go("/gestione/operatori");
  desk.fill("Email", email);
  desk.choose("Ruolo", "Redazione");
  await press(desk, "Manda l’invito", "Invito in partenza");
  await press(desk, `Manda di nuovo: ${email}`, "Invito in partenza");
  expect(desk.rows().flat().join()).toContain("invito valido fino");
  await press(desk, `Ritira l’invito a ${email}`, "Invito ritirato");
  expect(desk.says(email)).toBe(false);
});

test("a member is locked out, let in again, and deleted once the address is repeated", async () => {
  const email = "utente@posta.example";
  const { id } = await makeMember(site.db, { email, password: goodPassword });
  const enters = async () => {
    const visitor = new PlainBrowser(site);
    await visitor.go("/login");
    visitor.fill("Email", email);
    visitor.fill("Password", goodPassword);
    await visitor.press("Accedi", visitor.page);
    return visitor.path === "/account/info";
  };
  await search(desk, "/gestione/utenti", email);
  await desk.follow(email);
  await press(desk, "Blocca l’account e chiudi le sue sessioni", "Account bloccato");
  expect(await enters()).toBe(false);
  await press(desk, "Sblocca l’account", "Account sbloccato.");
  expect(await enters()).toBe(true);
  desk.fill("Riscrivi l’email per confermare", "altra@posta.example");
  await press(desk, "Elimina l’account", "L’email non corrisponde");
  expect([desk.status, desk.value("Riscrivi l’email per confermare")]).toEqual([422, "altra@posta.example"]);
  desk.fill("Riscrivi l’email per confermare", email);
  await press(desk, "Elimina l’account", "Eliminato.");
  await search(desk, "/gestione/utenti", email);
  expect(desk.says("Nessun utente, o nessuno che corrisponda alla ricerca.")).toBe(true);
  expect((await changes(desk, `"id":${id}`)).filter((call) => call.startsWith("users."))).toEqual([
    "users.lock",
    "users.lock",
    "users.remove",
  ]);
  desk.unfold("Mostra");
  expect(desk.texts("tbody code.wrap")[0]).toContain(String(id));
});

test("a review waits until it is let in, is refused for a reason, and the good's page and grade follow", async () => {
  const good = await firstRow<{ id: number; slug: string; name: string }>(site.db)`
    SELECT product_id AS id, slug, name FROM products WHERE offer_count = 3 ORDER BY 1 LIMIT 1`;
  for (const [author, rating, store] of [
    ["Anna", 5, 1],
    ["Spam & co.", 1, null],
  ])
    await put(
      site,
      "INSERT INTO reviews (product_id, author, rating, body, store_id, purchase_checked, written_at) VALUES (?, ?, ?, 'Veste bene', ?, ?, ?)",
      ...[good?.id, author, rating, store, Number(store !== null), now()],
    );
  const onSite = async () => {
    await desk.go(`/${good?.slug}`);
    return ["Anna", "Spam & co."].filter((author) => desk.says(author));
  };
  expect(await onSite()).toEqual([]);
  await desk.go("/gestione");
  await desk.follow("Contenuti");
  await desk.follow("Recensioni");
  const verified = () => desk.rows().map((row) => row[3]);
  expect(verified().slice(1).sort()).toEqual([
    "acquisto confermato da Moda Milano",
    "acquisto non verificato",
  ]);
  await press(desk, `Pubblica: Anna, ${good?.name}`, "Deciso");
  desk.choose(`Perché rifiuti: Spam & co., ${good?.name}`, "È pubblicità");
  await press(desk, `Rifiuta: Spam & co., ${good?.name}`, "Deciso");
  await expect.poll(onSite).toEqual(["Anna"]);
  expect(desk.says("5,0 su 5")).toBe(true);
  await desk.go("/gestione/recensioni");
  expect(desk.says("Nessuna recensione aspetta.")).toBe(true);
  await desk.follow("Rifiutate");
  expect(desk.rows()[1]?.[4]).toBe("È pubblicità");
  await press(desk, `Pubblica: Spam & co., ${good?.name}`, "Deciso");
  await expect.poll(onSite).toEqual(["Anna", "Spam & co."]);
  expect(desk.says("3,0 su 5")).toBe(true);
  expect(await changes(desk, "reviewJudgements.")).toEqual(Array(3).fill("reviewJudgements.judge"));
});
