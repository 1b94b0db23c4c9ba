/** What pages and posts do for who has no scripts: the magazine is narrowed, products are kept in lists, passkeys are looked after. */
import { expect, test } from "vitest";
import { putKey } from "../tools/authenticator";
import { all, attribute, type Element } from "../tools/elements";
import { sessionCookie } from "../tools/fault-matrix";
import { forFile } from "../tools/for-file";
import { makeMember } from "../tools/member";
import { PlainBrowser } from "../tools/plain-browser";
import { sharedSite } from "../tools/site";
import { run, value } from "./sql";

const site = await forFile(sharedSite());

async function asMember(lists: string[] = []) {
  const made = await makeMember(site.db, { confirmed: true });
  const { id } = made;
  for (const name of lists)
    await run(site.db)`INSERT INTO wishlists (user_id, name, create_key, created_at) VALUES
      (${id}, ${name}, ${crypto.randomUUID()}, ${new Date().toISOString()})`;
  const member = new PlainBrowser(site);
  const [name = "", value = ""] = (await sessionCookie(site, made, null)).split("=");
  member.jar.cookies.set(name, value);
  return { id, member };
}

const isSaved = (heart: Element) => / saved( |$)/.test(attribute(heart, "class") ?? "");

test("the form of the magazine narrows the list, and every step is a page of its own", async () => {
  const reader = new PlainBrowser(site);
  await reader.go("/magazine");
  reader.fill(reader.one("main [name=cerca]"), "lino");
  reader.choose("Ordina per", "vecchi");
  reader.choose("Per pagina", "24");
  await reader.press("Applica");
  expect(reader.path).toBe("/magazine?cerca=lino&sort=vecchi&per_pagina=24");
  expect(reader.texts(".story")).toHaveLength(3);
  await reader.follow(/^Guide alle taglie/, reader.region("Categorie del magazine"));
  expect(reader.path).toBe("/magazine/categoria/guide-alle-taglie?cerca=lino&sort=vecchi&per_pagina=24");
  expect(reader.texts(".story")).toHaveLength(1);
  await reader.follow(/^Leggi tutto/);
  await reader.follow("lino");
  expect(reader.path).toBe("/magazine?tag=lino");
  await reader.follow("Rimuovi il filtro lino");
  expect(reader.path).toBe("/magazine");
  await reader.follow("Pagina successiva");
  expect(reader.path).toBe("/magazine?pagina=2");
  await reader.follow("Tutte le categorie");
  expect(reader.path).toBe("/magazine");
});

test("save, remove, undo, rename, share and delete are pages and posts", async () => {
  const slug = await value<string>(site.db)`SELECT slug FROM products WHERE available = 1
    ORDER BY popularity DESC LIMIT 1`;
  const { member } = await asMember();
  await member.go(`/${slug}`);
  await member.use(member.one(".heart.wide"));
  member.fill("Nome della lista", "Estate");
  await member.press("Crea e salva");
  expect(member.says("Prodotto aggiunto alla lista!")).toBe(true);
  expect(member.path.split("?")[0]).toBe(`/${slug}`);
  expect(isSaved(member.one(".heart.wide"))).toBe(true);
  await member.go("/account/wishlist");
  await member.press(/^Rimuovi/);
  expect(all(member.page, ".saved-grid article")).toHaveLength(0);
  await member.press(/^Annulla/);
  expect(all(member.page, ".saved-grid article")).toHaveLength(1);
  await member.follow(/^Rinomina/);
  member.fill("Nome della lista", "Mare");
  await member.enter("Nome della lista");
  expect(member.texts("h1,h2,h3")).toContain("Mare");
  member.unfold("Condividi");
  await member.press("Crea il collegamento");
  const shared = member.value("Collegamento della lista");
  await member.follow(/^Elimina/);
  await member.press("Elimina");
  expect(member.says("Non hai ancora creato nessuna lista.")).toBe(true);
  await member.go(new URL(shared, site.url).pathname);
  expect(member.status).toBe(404);
});

test("one tap saves, and the page says so with 'Cambia lista' and 'Annulla'", async () => {
  const { member } = await asMember(["Estate"]);
  const heart = (at: number) => all(member.page, "article.card .heart")[at] as Element;
  await member.go("/prodotti");
  await member.use(heart(0));
  expect(member.says("Prodotto aggiunto alla lista “Estate”!")).toBe(true);
  expect(member.path.split("?")[0]).toBe("/prodotti");
  await member.follow("Cambia lista");
  expect(member.texts("h1,h2")).toContain("Cambia lista");
  member.unfold("Nuova lista");
  member.fill("Nome della lista", "Mare");
  await member.press("Crea e sposta");
  expect(member.says("Prodotto spostato nell'altra lista.")).toBe(true);
  await member.use(heart(1));
  expect(member.says("Prodotto aggiunto alla lista “Mare”!")).toBe(true);
  await member.press(/^Annulla/);
  expect(member.says("Prodotto rimosso dalla lista.")).toBe(true);
  expect(all(member.page, "article.card .heart").filter(isSaved)).toHaveLength(1);
});

test("passkeys are listed, renamed and removed, and the page says what adding needs", async () => {
  const visitor = new PlainBrowser(site);
  await visitor.go("/login");
  await expect(visitor.press("Entra con una passkey")).rejects.toThrow(/0 times|cannot be used/);
  const { id, member } = await asMember();
  await putKey(site.db, id);
  await member.go("/account/passkey");
  expect(member.says("serve un browser con JavaScript attivo")).toBe(true);
  await expect(member.press("Crea la passkey")).rejects.toThrow(/0 times|cannot be used/);
  member.unfold(/^Rinomina/);
  const name = () => member.one(".account-keys [name=nome]");
  member.fill(name(), " ");
  await member.press("Salva il nome");
  expect(member.texts(".account-keys .mistake")).toEqual(["Questo campo è obbligatorio."]);
  member.fill(name(), "Chiave USB");
  await member.press("Salva il nome");
  expect(member.says("Passkey rinominata.")).toBe(true);
  await member.press("Elimina Chiave USB");
  expect(member.says("Passkey eliminata.")).toBe(true);
  expect(member.says("Non hai ancora nessuna passkey.")).toBe(true);
});
