/** Lists over HTTP, without scripts: hearts on the first byte, saving, undoing, renaming, deleting, sharing; and alerts. */
import brand from "brand/brand.json";
import { firstRow } from "upstream/sql";
import { expect, test } from "vitest";
import { forFile } from "../tools/for-file";
import { type Jar, openJar } from "../tools/jar";
import { goodPassword, makeMember } from "../tools/member";
import { startSite } from "../tools/site";
import { link, links, robots } from "./html";
import { values } from "./sql";

const site = await forFile(startSite({ FORM_SECONDS: "0", LOG: "off" }));
const slugs = await values<string>(site.db)`SELECT slug FROM products WHERE available = 1
  ORDER BY popularity DESC LIMIT 3`;

async function signedIn(): Promise<Jar> {
  const { email } = await makeMember(site.db, { password: goodPassword });
  const jar = openJar(site);
  expect((await jar.post("/login", { email, password: goodPassword, memorizza: "on" })).status).toBe(303);
  return jar;
}

const salva = (slug: string | undefined) => `/wishlist/salva?prodotto=${slug}`;
/** Fields of the first form that holds `button`. */
function formWith(html: string, button: string): Record<string, string> {
  const form = html.split("<form").find((part) => part.includes(button) && part.indexOf("</form>") > 0) ?? "";
  const inside = form.slice(0, form.indexOf("</form>"));
  const named = [...inside.matchAll(/<input[^>]*>/g)].map(([input]) => {
    const value = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(input)?.[1] ?? "";
    return [value("name"), value("value")];
  });
  return Object.fromEntries(named.filter(([name]) => name));
}
/** Of the page's own product, or of its card. */
const heartOf = (html: string, slug: string | undefined) => {
  const own = `class="(heart[^"]*)"[^>]*formAction="/wishlist/salva\\?prodotto=${slug}"`;
  const card = html.split("<article").find((part) => part.includes(`<h3><a href="/${slug}`));
  return (new RegExp(own, "i").exec(html) ?? /class="(heart[^"]*)"/.exec(card ?? ""))?.[1];
};

/** Saves a product into a new list; the address of the list. */
async function saveIntoNew(jar: Jar, slug: string | undefined, name: string): Promise<string> {
  const page = await jar.get(salva(slug));
  const saved = await jar.send(salva(slug), { ...formWith(page.html, "Crea e salva"), nome_lista: name });
  expect(saved.html).toContain("Lista creata con successo. Prodotto aggiunto alla lista!");
  return link((await jar.get(salva(slug))).html, /^\/wishlist\?list=\d+$/);
}

test("who is not signed in is invited, and comes back to the product after signing in", async () => {
  const { email } = await makeMember(site.db, { password: goodPassword });
  const jar = openJar(site);
  const { html } = await jar.get(salva(slugs[0]));
  expect(html).toContain("Accedi o Registrati");
  const next = `?next=${encodeURIComponent(salva(slugs[0]))}`;
  expect(links(html).filter((href) => href.endsWith(next))).toEqual([`/login${next}`, `/register${next}`]);
  const back = await jar.send(`/login${next}`, { email, password: goodPassword, next: salva(slugs[0]) });
  expect([back.path, back.html.includes("Nessuna lista trovata.")]).toEqual([salva(slugs[0]), true]);
  expect((await site.page("/account/wishlist")).headers.get("location")).toBe(
    "/login?next=%2Faccount%2Fwishlist",
  );
  expect((await site.page("/wishlist?list=1")).headers.get("location")).toBe(
    "/login?next=%2Fwishlist%3Flist%3D1",
  );
});

test("a saved product's heart is filled on the first byte, on its page and in the listing, and for nobody else", async () => {
  const jar = await signedIn();
  const [slug] = slugs;
  expect(heartOf((await jar.get(`/${slug}`)).html, slug)).toBe("heart wide aside");
  await saveIntoNew(jar, slug, "Estate");
  expect(heartOf((await jar.get(`/${slug}`)).html, slug)).toBe("heart wide aside saved");
  expect(heartOf((await jar.get("/prodotti")).html, slug)).toBe("heart saved");
  expect(heartOf((await site.page("/prodotti")).html, slug)).toBe("heart");
  const again = await jar.get(salva(slug));
  const id = /name="lista" value="(\d+)"/.exec(again.html)?.[1] as string;
  const twice = await jar.post(salva(slug), { lista: id });
  expect([twice.status, twice.html.includes("Questo prodotto è già presente in questa lista.")]).toEqual([
    200,
    true,
  ]);
});

/** Presses the heart of a product's page, as a browser without scripts does. */
const tap = (jar: Jar, slug: string | undefined, from = `/${slug}`) =>
  jar.send(salva(slug), {}, { Referer: site.url.origin + from });
/** Names of the lists in which the newest member has a product. */
const stored = (slug = "") =>
  values<string>(
    site.db,
  )`SELECT l.name FROM wishlist_items i JOIN wishlists l USING (list_id) JOIN products p USING (product_id) WHERE p.slug = ${slug}
    AND i.removed_at IS NULL AND l.user_id = (SELECT MAX(user_id) FROM users)`;

test("with one list one tap saves there, says so with 'Cambia lista' and 'Annulla', and both work once and twice", async () => {
  const jar = await signedIn();
  await saveIntoNew(jar, slugs[0], "Una sola");
  const saved = await tap(jar, slugs[1], "/prodotti?pagina=2");
  expect(saved.path).toBe("/prodotti?pagina=2");
  expect(saved.html).toContain("Prodotto aggiunto alla lista “Una sola”!");
  expect(heartOf((await jar.get(`/${slugs[1]}`)).html, slugs[1])).toBe("heart wide aside saved");
  expect(await stored(slugs[1])).toEqual(["Una sola"]);
  const undo = formWith(saved.html, "Annulla");
  for (const _ of ["once", "twice"]) {
    const undone = await jar.send(salva(slugs[1]), undo);
    expect(undone.html).toContain("Prodotto rimosso dalla lista.");
    expect(await stored(slugs[1])).toEqual([]);
  }
  const again = await tap(jar, slugs[1]);
  const other = link(again.html, /^\/wishlist\/salva\?prodotto=[^&]+&elemento=\d+$/);
  const panel = await jar.get(other);
  expect(panel.html).toContain("Cambia lista</h1>");
  const moved = await jar.send(other, { ...formWith(panel.html, "Crea e sposta"), nome_lista: "Un'altra" });
  expect(moved.html).toContain("Lista creata con successo. Prodotto spostato nell");
  expect(await stored(slugs[1])).toEqual(["Un'altra"]);
  // The list used last, from now on.
  expect((await tap(jar, slugs[2])).html).toContain("Prodotto aggiunto alla lista “Un&#x27;altra”!");
});

test("a heart pressed twice at once saves once and says the same; a filled one leads to where the product is saved", async () => {
  const jar = await signedIn();
  await saveIntoNew(jar, slugs[0], "Doppia");
  const both = await Promise.all([jar.post(salva(slugs[1]), {}), jar.post(salva(slugs[1]), {})]);
  expect(both.map(({ status, headers }) => [status, headers.get("location")])).toEqual([
    [303, `/${slugs[1]}`],
    [303, `/${slugs[1]}`],
  ]);
  expect(await stored(slugs[1])).toEqual(["Doppia"]);
  const panel = await tap(jar, slugs[0]);
  expect([panel.path, panel.html.includes("Salvato in:")]).toEqual([salva(slugs[0]), true]);
});

test("a list that was opened is shown next, whether its page came whole or was swapped in; fetched ahead it is not", async () => {
  const jar = await signedIn();
  const first = await saveIntoNew(jar, slugs[0], "Prima");
  const second = await saveIntoNew(jar, slugs[1], "Seconda");
  const shown = async () =>
    /\?list=\d+(?="[^>]*aria-current)/.exec((await jar.get("/account/wishlist")).html)?.[0];
  for (const [address, headers, next] of [
    [first, {}, first],
    [second, { "x-swap": "1" }, second],
    [first, { "sec-purpose": "prefetch" }, second],
  ] as const) {
    await jar.get(address.replace("/wishlist", "/account/wishlist"), headers);
    await expect.poll(shown).toBe(next.replace("/wishlist", ""));
  }
});

test("without a list, or with several of which none was used, a heart asks", async () => {
  const jar = await signedIn();
  expect((await tap(jar, slugs[1])).html).toContain("Nessuna lista trovata.");
  for (const name of ["Prima", "Seconda"])
    await jar.send("/account/create-wishlist", { atto: "crea", nome_lista: name });
  await site.db.prepare("UPDATE wishlists SET looked_at = NULL WHERE name IN ('Prima', 'Seconda')").run();
  const asked = await tap(jar, slugs[1]);
  expect([asked.path, asked.html.includes("Seconda")]).toEqual([salva(slugs[1]), true]);
  expect(await stored(slugs[1])).not.toContain("Prima");
});

test("who has no account saves in a list of their own, sees and changes it, and takes it along when signing in", async () => {
  const jar = openJar(site);
  const listing = "/prodotti?ordinamento=prezzo_asc";
  const saved = await tap(jar, slugs[1], listing);
  expect(saved.path).toBe(listing);
  expect(saved.html).toContain("Prodotto aggiunto alla tua lista!");
  const offer = `/login?next=${encodeURIComponent(listing)}`;
  expect(link(saved.html, new RegExp(`^${offer.replace("?", "\\?")}$`))).toBe(offer);
  expect(saved.html).toMatch(/Accedi o Registrati/);
  expect(jar.cookies.get("anonymousId")).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
  expect(heartOf((await jar.get(`/${slugs[1]}`)).html, slugs[1])).toBe("heart wide aside saved");
  expect(heartOf((await site.page(`/${slugs[1]}`)).html, slugs[1])).toBe("heart wide aside");
  for (const _ of ["once", "twice"]) {
    const undone = await jar.send(salva(slugs[1]), formWith(saved.html, "Annulla"));
    expect(undone.html).toContain("Prodotto rimosso dalla lista.");
    expect(heartOf(undone.html, slugs[1])).not.toContain("saved");
  }
  for (const slug of [slugs[1], slugs[2]]) await tap(jar, slug);
  const panel = await jar.get(salva(slugs[2]));
  expect(panel.html).toContain("Salvato nella");
  await jar.send(salva(slugs[2]), { ...formWith(panel.html, 'name="togli"'), togli: "si" });
  const home = await jar.get("/brand");
  expect(links(home.html)).toContain("/wishlist");
  const own = await jar.get("/wishlist");
  expect([own.headers.get("cache-control"), robots(own.html)]).toEqual([
    "private, no-store",
    "noindex, follow",
  ]);
  expect(own.html).toContain("La mia lista</h1>");
  expect([heartOf(own.html, slugs[1]), heartOf(own.html, slugs[2])]).toEqual(["heart saved", undefined]);
  const removed = await jar.send("/wishlist", formWith(own.html, 'value="rimuovi"'));
  expect(removed.html).toContain("La tua lista dei desideri è vuota.");
  const back = await jar.send("/wishlist", formWith(removed.html, "Annulla"));
  expect(heartOf(back.html, slugs[1])).toBe("heart saved");
  const other = openJar(site);
  expect((await other.post("/wishlist", formWith(own.html, 'value="rimuovi"'))).status).not.toBe(303);
  const { email } = await makeMember(site.db, { password: goodPassword });
  const signed = await jar.send("/login", { email, password: goodPassword, memorizza: "on", next: listing });
  expect(signed.path).toBe(listing);
  expect(signed.html).toContain("I prodotti che avevi salvato sono nella lista “La mia lista”.");
  expect(await stored(slugs[1])).toEqual(["La mia lista"]);
  expect(jar.cookies.has("anonymousId")).toBe(false);
  expect(heartOf((await jar.get(`/${slugs[1]}`)).html, slugs[1])).toBe("heart wide aside saved");
  expect((await jar.get("/wishlist")).html).toContain("Le mie Liste</h1>");
});

test("a heart pressed where a session has ended is in the member's list after signing in again; emptied, a list is forgotten", async () => {
  const member = await makeMember(site.db, { password: goodPassword });
  const sign = { email: member.email, password: goodPassword, memorizza: "on" };
  const jar = openJar(site);
  await jar.post("/login", sign);
  await saveIntoNew(jar, slugs[0], "Ritrovata");
  await site.db.prepare("DELETE FROM sessions WHERE user_id = ?").bind(member.id).run();
  expect((await tap(jar, slugs[1])).html).toContain("Prodotto aggiunto alla tua lista!");
  const back = await jar.send("/login", { ...sign, next: "/prodotti" });
  expect(back.html).toContain("sono nella lista “Ritrovata”.");
  expect(await stored(slugs[1])).toEqual(["Ritrovata"]);
  const nobody = openJar(site);
  await tap(nobody, slugs[1]);
  const page = await nobody.get("/wishlist");
  const emptied = await nobody.send("/wishlist", formWith(page.html, "Svuota la lista"));
  expect(emptied.html).toContain("La tua lista è vuota: non ricordiamo più che cosa avevi salvato.");
  expect(heartOf((await nobody.get(`/${slugs[1]}`)).html, slugs[1])).toBe("heart wide aside");
});

test("an address alone saves nothing: neither the panel's nor one fetched ahead of time", async () => {
  const jar = await signedIn();
  await saveIntoNew(jar, slugs[0], "Ferma");
  await jar.get(salva(slugs[1]));
  expect(await stored(slugs[1])).toEqual([]);
});

test("a removed product comes back by 'Annulla', and a name is changed, never blanked", async () => {
  const jar = await signedIn();
  const list = await saveIntoNew(jar, slugs[0], "Estate");
  const shown = await jar.get(list);
  expect(shown.html).toMatch(/Stesso prezzo di quando l&#x27;hai salvato, il \d+ \w{3} \d{4}<\/p>/);
  expect(shown.html).not.toContain("Salvato a");
  const kept = [shown.headers.get("cache-control"), robots(shown.html)];
  expect(kept).toEqual(["private, no-store", "noindex, follow"]);
  const removed = await jar.send(list, formWith(shown.html, "Rimuovi"));
  expect(removed.html).toContain("Prodotto rimosso dalla lista.");
  expect(removed.html).toContain("La tua lista dei desideri è vuota.");
  const back = await jar.send("/wishlist", formWith(removed.html, "Annulla"));
  expect(heartOf(back.html, slugs[0])).toBeDefined();
  const asked = (await jar.get(`${list}&rinomina=1`)).html;
  expect(asked).toMatch(/<h2 class="vh">[^<]+<\/h2><form/);
  const rename = formWith(asked, "Salva");
  const renamed = await jar.send(list, { ...rename, nome_lista: "Mare & sole" });
  expect(renamed.html).toContain("Mare &amp; sole</h2>");
  expect((await jar.send(list, { ...rename, nome_lista: "  " })).html).toContain("Mare &amp; sole</h2>");
  const blank = await jar.post("/account/create-wishlist", { atto: "crea", nome_lista: " " });
  expect([blank.status, blank.html.includes("Il nome della lista non può essere vuoto.")]).toEqual([
    422,
    true,
  ]);
  const made = await jar.send("/account/create-wishlist", { atto: "crea", nome_lista: "Inverno" });
  expect(made.html).toContain("Lista “Inverno” creata con successo.");
});

test("deleting asks; unticked it leaves a list that holds products; a stranger's list does not exist", async () => {
  const jar = await signedIn();
  const list = await saveIntoNew(jar, slugs[1], "Regali");
  expect((await (await signedIn()).get(list)).status).toBe(404);
  const asked = await jar.get(`${list}&elimina=1`);
  expect(asked.html).toContain("Vuoi eliminare la lista “<!-- -->Regali<!-- -->”?");
  const { con_prodotti: _, ...unticked } = formWith(asked.html, "Elimina anche i prodotti contenuti");
  const kept = await jar.post(list, unticked);
  expect([kept.status, kept.html.includes("La lista non è vuota")]).toEqual([409, true]);
  const gone = await jar.send(list, { ...unticked, con_prodotti: "on" });
  expect(gone.html).toContain("Lista eliminata.");
  expect(gone.html).toContain("Non hai ancora creato nessuna lista.");
});

test("a shared list is open to whoever has its link, unknown to caches and search engines, copied by a post, closed at once", async () => {
  const jar = await signedIn();
  const list = await saveIntoNew(jar, slugs[2], "Segreta");
  const ask = formWith((await jar.get(list)).html, "Crea il collegamento");
  const shared = await jar.send(list, { ...ask, nome_pubblico: "Idee regalo" });
  const address = /value="[^"]*(\/wishlist\/condivisa\?lista=[\w-]{22})"/.exec(shared.html)?.[1] as string;
  const stranger = await site.page(address);
  expect(stranger.html).toContain("Idee regalo</h1>");
  expect(stranger.html).toContain("ai prezzi migliori di oggi, spedizione esclusa");
  expect(stranger.html).not.toContain("Segreta");
  expect([
    stranger.headers.get("cache-control"),
    stranger.headers.get("referrer-policy"),
    robots(stranger.html),
  ]).toEqual(["private, no-store", "strict-origin", "noindex, nofollow"]);
  const other = await signedIn();
  const copy = formWith((await other.get(address)).html, "Copia tra le mie liste");
  await Promise.all([other.post(address, copy), other.post(address, copy)]);
  const lists = await other.get("/wishlist");
  expect(lists.html.match(/Idee regalo<!-- --> <span/g)).toHaveLength(1);
  expect(heartOf(lists.html, slugs[2])).toBeDefined();
  await jar.send(list, formWith((await jar.get(list)).html, "Smetti di condividere"));
  expect((await site.page(address)).status).toBe(404);
});

test("an alert without an account: confirmed by its letter, seen by its link, ended by one post; a feed needs no address", async () => {
  const jar = openJar(site);
  const path = `/avvisi/nuovo?prodotto=${slugs[0]}`;
  expect(links((await jar.get(`/${slugs[0]}`)).html)).toContain(path);
  const form = formWith((await jar.get(path)).html, "Avvisami</button>");
  const wrong = await jar.post(path, { ...form, canale: "email", email: "eva@", prezzo: "poco" });
  expect([wrong.status, wrong.html.includes("Scrivi un prezzo")]).toEqual([422, true]);
  const asked = await jar.send(path, {
    ...form,
    canale: "email",
    email: "eva@posta.example",
    prezzo: "1,00",
  });
  expect(asked.html).toContain("aprila e conferma l&#x27;avviso.");
  const letter = await firstRow<{ text: string }>(site.db)`SELECT text FROM mail_outbox
    WHERE recipient = 'eva@posta.example'`;
  const confirm = /\/avvisi\/conferma\?token=[\w-]+/.exec(letter?.text ?? "")?.[0] as string;
  expect((await jar.get(confirm)).html).toContain("Conferma l&#x27;avviso</button>");
  expect((await jar.post(confirm, {})).html).toContain("Avviso confermato");
  const watcher = await firstRow<{ leave_token: string }>(site.db)`SELECT leave_token FROM alert_watchers
    WHERE email = 'eva@posta.example'`;
  const own = await jar.get(`/avvisi?token=${watcher?.leave_token}`);
  expect(own.html).toContain("a 1,00\u00a0€ o meno");
  expect(own.headers.get("referrer-policy")).toBe("strict-origin");
  const oneClick = await site.page(`/avvisi/annulla?token=${watcher?.leave_token}`, {
    method: "POST",
    body: "List-Unsubscribe=One-Click",
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  expect([oneClick.status, oneClick.html.includes("Avvisi terminati")]).toEqual([200, true]);
  expect((await jar.get(`/avvisi?token=${watcher?.leave_token}`)).html).toContain(
    "Non aspetti nessun prezzo.",
  );
  const fed = await jar.send(path, {
    ...form,
    modulo__da: form.modulo__da ?? "",
    canale: "feed",
    email: "",
    prezzo: "",
  });
  const feed = /\/avvisi\/feed\.xml\?chi=[\w-]+/.exec(fed.html)?.[0] as string;
  const xml = await site.page(feed);
  expect([xml.status, xml.headers.get("content-type")]).toEqual([200, "application/atom+xml; charset=utf-8"]);
  expect(xml.html).toContain(`<title>Avvisi di ${brand.name}</title>`);
});

test("a saved product is changed and moved on its list's page, and what was typed wrong stays", async () => {
  const jar = await signedIn();
  const there = await saveIntoNew(jar, slugs[1], "Altra");
  const here = await saveIntoNew(jar, slugs[0], "Questa");
  const page = await jar.get(here);
  expect(page.html).toMatch(/Spedizione compresa/);
  const edit = link(page.html, /[?&]modifica=\d+#modifica$/).replaceAll("&amp;", "&");
  const form = await jar.get(edit.split("#")[0] as string);
  const fields = formWith(form.html, 'id="modifica-nota"');
  const listId = new URL(there, site.url).searchParams.get("list") ?? "";
  const wrong = await jar.post(edit, { ...fields, quantita: "cento", nota: "per Ada", nuova_lista: listId });
  expect([wrong.status, wrong.html.includes("Inserisci una quantità da 1 a 99.")]).toEqual([422, true]);
  expect(wrong.html).toMatch(/value="cento"[\s\S]*>per Ada<\/textarea>/);
  const kept = await jar.send(edit, { ...fields, quantita: "2", nota: "per Ada" });
  expect([kept.html.includes("Modifiche salvate."), kept.html.includes("Quantità: <!-- -->2")]).toEqual([
    true,
    true,
  ]);
  const moved = await jar.send(edit, { ...fields, quantita: "2", nota: "per Ada", nuova_lista: listId });
  expect(moved.html).toContain("Questa lista è vuota.");
  expect((await jar.get(there)).html).toContain("per Ada");
});
