/** An operator works through what visitors leave, in a browser with scripts and without: searches, messages, applications, addresses, accounts. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { downloaded, openShop, type Shop, wake } from "../../harness/browser";
import { atDesk, bothWays, changes, field, press, put, scripts, search } from "../../harness/desk";
import { goodPassword, makeMember } from "../../harness/member";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ LOG: "errors" });
});
afterAll(() => shop.close());

const now = () => new Date().toISOString();

test.each(scripts)(
  "a visitor's search is seen on the first page, mended and forgotten (scripts %s)",
  async (js) => {
    const term = `zattera${js ? "con" : "senza"}`;
    await put(
      shop,
      "INSERT INTO search_terms (term, searched_at, missed) VALUES (?, ?, ?)",
      term,
      now(),
      term,
    );
    const { page, context, complaints } = await atDesk(shop, { js });
    await page.goto("/gestione");
    const missed = page.getByRole("region", { name: /^Ricerche con parole per cui non si è trovato nulla/ });
    expect(await missed.getByRole("row", { name: term }).getByRole("cell").allTextContents()).toEqual([
      term,
      term,
      "1",
    ]);
    await page.getByText("Le cifre").first().click();
    await page.getByRole("region", { name: "Oggi" }).waitFor();
    await page.getByRole("link", { name: "Contenuti" }).click();
    await page.getByRole("link", { name: "Ricerche dei visitatori" }).click();
    await page.getByRole("link", { name: term, exact: true }).click();
    await field(page, "Termine").fill(`${term} blu`);
    await press(page, "Salva", "Modifica salvata.");
    await page.goto("/gestione/contenuti/ricerche");
    await page.getByRole("link", { name: `${term} blu` }).click();
    await press(page, "Elimina", "Eliminato.");
    await page.goto("/gestione");
    expect(await page.getByText(term).count()).toBe(0);
    expect((await changes(page, "searchTerms.")).slice(-2)).toEqual([
      "searchTerms.update",
      "searchTerms.remove",
    ]);
    expect(complaints).toEqual([]);
    await context.close();
  },
);

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

test.each(bothWays(worked))(
  "$box: found, read, in progress, done, taken along as CSV (scripts $js)",
  async ({ box, row, title, told, js }) => {
    const key = `${box}-${js ? "con" : "senza"}`;
    await put(shop, row, key, now());
    const name = title(key);
    const { page, context, complaints } = await atDesk(shop, { js });
    await page.goto("/gestione");
    await page.getByRole("link", { name: box, exact: true }).click();
    const find = async (state: string) => {
      await page.getByRole("searchbox").fill(key);
      await page.getByLabel("Stato").selectOption(state);
      await Promise.all([page.waitForEvent("load"), page.getByRole("button", { name: "Cerca" }).click()]);
      return page.getByRole("link", { name, exact: true });
    };
    await (await find("Nuovo")).click();
    for (const words of told) expect(await page.locator("dl").textContent()).toContain(words);
    await press(page, `In corso: ${name}`, "Stato aggiornato.");
    expect(await (await find("Nuovo")).count()).toBe(0);
    expect(await (await find("In corso")).count()).toBe(1);
    await press(page, `Fatto: ${name}`, "Stato aggiornato.");
    expect(await (await find("Fatto")).count()).toBe(1);
    const csv = await downloaded(page, "text=Scarica in CSV");
    expect(csv.trim().split(/\r?\n/)).toHaveLength(2);
    for (const words of ["fatto", ...told]) expect(csv).toContain(words);
    expect(await changes(page, key)).toEqual(["inbox.setState", "inbox.setState"]);
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test.each(scripts)(
  "a subscription is found by its address, read and taken along; its state is its own (scripts %s)",
  async (js) => {
    const email = `iscritta-${js ? "con" : "senza"}@posta.example`;
    await put(
      shop,
      `INSERT INTO newsletter_subscribers (email, gender, status, terms_version, leave_token, asked_at, confirmed_at)
      VALUES (?1, 'female', 'confirmed', '1.0', ?1, ?2, ?2)`,
      email,
      now(),
    );
    const { page, context, complaints } = await atDesk(shop, { js });
    await search(page, "/gestione/newsletter", email);
    expect(await page.getByRole("columnheader", { name: "Segna come" }).count()).toBe(0);
    await page.getByLabel("Stato").selectOption("confermata");
    await page.getByRole("button", { name: "Cerca" }).click();
    const csv = await downloaded(page, "text=Scarica in CSV");
    expect(csv.trim().split(/\r?\n/)).toHaveLength(2);
    expect(csv).toContain(email);
    await page.getByRole("link", { name: email }).click();
    expect(await page.locator("dl").textContent()).toMatch(/Confermata il/);
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test.each(scripts)(
  "a member is locked out, let in again, and deleted once the address is repeated (scripts %s)",
  async (js) => {
    const email = `utente-${js ? "con" : "senza"}@posta.example`;
    const { id } = await makeMember(shop.site.db, { email, password: goodPassword });
    const { page, context, complaints } = await atDesk(shop, { js });
    const visitor = await shop.visit({ js });
    const enters = async () => {
      await visitor.context.clearCookies({ name: /^(sessione|dispositivo)/ });
      await visitor.page.goto("/login");
      if (js) await wake(visitor.page);
      await visitor.page.fill("[name=email]", email);
      await visitor.page.fill("[name=password]", goodPassword);
      await visitor.page.click("main form .send button");
      await visitor.page.locator(".outcome.failed, .account-menu").waitFor();
      return new URL(visitor.page.url()).pathname === "/account/info";
    };
    await search(page, "/gestione/utenti", email);
    await page.getByRole("link", { name: email }).click();
    await press(page, "Blocca l’account e chiudi le sue sessioni", "Account bloccato");
    expect(await enters()).toBe(false);
    await press(page, "Sblocca l’account", "Account sbloccato.");
    expect(await enters()).toBe(true);
    await field(page, "Riscrivi l’email per confermare").fill("altra@posta.example");
    await press(page, "Elimina l’account", "L’email non corrisponde");
    await field(page, "Riscrivi l’email per confermare").fill(email);
    await press(page, "Elimina l’account", "Eliminato.");
    await search(page, "/gestione/utenti", email);
    await page.getByText("Nessun utente, o nessuno che corrisponda alla ricerca.").waitFor();
    expect((await changes(page, `"id":${id}`)).filter((call) => call.startsWith("users."))).toEqual([
      "users.lock",
      "users.lock",
      "users.remove",
    ]);
    await page.getByText("Mostra").first().click();
    expect(await page.locator("tbody code.wrap").first().textContent()).toContain(String(id));
    expect(complaints.filter((line) => !/status of 422/.test(line))).toEqual([]);
    await context.close();
  },
);
