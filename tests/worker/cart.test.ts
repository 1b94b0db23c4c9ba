/** The cart as a visitor without JavaScript gets it: added, counted, changed, undone, bought store by store (product.md 'Cart'). */
import { rows } from "upstream/sql";
import { expect, test } from "vitest";
import { forFile } from "../tools/for-file";
import { goodPassword, makeMember } from "../tools/member";
import { type Answer, type Site, startSite } from "../tools/site";
import { startTroubledSite, type TroubledSite } from "../tools/troubled-site";
import { textOf } from "./html";
import { run, value } from "./sql";

const site = await forFile(startSite({ LOG: "off", FORM_SECONDS: "0" }));
const variants = await rows<{ slug: string; product: number; variant: number }>(site.db)`SELECT v.slug,
  v.product_id AS product, v.variant_id AS variant FROM variants v WHERE (SELECT COUNT(DISTINCT store_id)
  FROM offers o WHERE o.variant_id = v.variant_id AND o.availability = 'in_stock') = 3 GROUP BY v.product_id
  LIMIT 3`;

/** A browser as far as cookies go. */
function browser(of: Site = site) {
  const cookies = new Map<string, string>();
  async function ask(path: string, fields?: Record<string, string>): Promise<Answer> {
    const headers = {
      Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      "Sec-Fetch-Site": "same-origin",
    };
    const body = fields && { method: "POST", body: new URLSearchParams(fields) };
    const answer = await of.page(path, { headers, ...body });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/Max-Age=0/.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  }
  return { ask, cookies };
}
type Browser = ReturnType<typeof browser>;

const plain = (html: string) =>
  html
    .replace(/<!-- -->/g, "")
    .replaceAll("\u00a0", " ")
    .replaceAll("&#x27;", "'");
const formOf = (html: string, act: string, at = 0): Record<string, string> => {
  const form = plain(html).split(`value="${act}"`)[at + 1]?.split("</form>")[0] ?? "";
  const fields = [...form.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]);
  return { atto: act, ...Object.fromEntries(fields) };
};
const countIn = (html: string) => /class="count"[^>]*>([^<]*)</.exec(plain(html))?.[1] ?? null;

async function add({ ask }: Browser, at = 0) {
  const { html } = await ask(`/${variants[at]?.slug}`);
  const fields = formOf(html, "aggiungi");
  return { fields, answer: await ask("/carrello", fields) };
}

test("the product page is everybody's; an addition makes the cart, its cookie, and the count in the header", async () => {
  const anna = browser();
  const { html, headers } = await anna.ask(`/${variants[0]?.slug}`);
  expect(plain(html).replace(/<[^>]+>/g, "")).toContain("Aggiungi al carrello");
  expect(headers.get("set-cookie") ?? "").not.toContain("anonymousId");
  expect(countIn(html)).toBeNull();
  const { fields, answer } = await add(anna);
  expect(fields).toMatchObject({
    prodotto: String(variants[0]?.product),
    variante: String(variants[0]?.variant),
  });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/carrello"]);
  const line = answer.headers.getSetCookie().find((one) => one.startsWith("anonymousId=")) ?? "";
  expect(line).toMatch(
    /^anonymousId=[\da-f]{8}-[\da-f-]{27}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax/,
  );
  const cart = await anna.ask("/carrello");
  expect(plain(cart.html)).toContain("Prodotto aggiunto al carrello.");
  expect(cart.headers.get("cache-control")).toBe("private, no-store");
  expect(countIn(cart.html)).toBe("1");
  expect(countIn((await anna.ask("/prodotti")).html)).toBe("1");
  expect(countIn((await browser().ask("/prodotti")).html)).toBeNull();
});

test("the same post delivered ten times adds once, the next page's adds again", async () => {
  const anna = browser();
  const { fields } = await add(anna);
  await Promise.all(Array.from({ length: 10 }, () => anna.ask("/carrello", fields)));
  expect(countIn((await anna.ask("/carrello")).html)).toBe("1");
  await add(anna);
  expect(countIn((await anna.ask("/carrello")).html)).toBe("2");
});

test("a quantity applies, is refused with its sentence, and a removal can be undone", async () => {
  const anna = browser();
  await add(anna);
  const { html } = await anna.ask("/carrello");
  const form = formOf(html, "quantita");
  const put = (quantita: string) => anna.ask("/carrello", { ...form, quantita });
  expect((await put("3")).status).toBe(303);
  expect(plain((await anna.ask("/carrello")).html)).toContain("Quantità aggiornata.");
  for (const [typed, sentence] of [
    ["0", "Inserisci una quantità da 1 a 99."],
    ["abc", "Inserisci una quantità da 1 a 99."],
    ["", "Inserisci una quantità da 1 a 99."],
    ["1000000000", "Quantità massima disponibile: 99"],
  ] as const) {
    const refused = await put(typed);
    expect([typed, refused.status]).toEqual([typed, 422]);
    expect(plain(refused.html)).toContain(sentence);
    expect(countIn(refused.html), "unchanged").toBe("3");
  }
  expect((await anna.ask("/carrello", formOf(html, "rimuovi"))).status).toBe(303);
  const empty = plain((await anna.ask("/carrello")).html);
  expect(empty).toContain("Prodotto rimosso dal carrello.");
  expect(empty).toContain("Il tuo carrello è vuoto");
  const undo = /name="riga" value="(\d+)"/.exec(empty)?.[1] ?? "";
  await anna.ask("/carrello", { atto: "annulla", riga: undo });
  expect(countIn((await anna.ask("/carrello")).html)).toBe("3");
});

test("lines stand by store; the cheapest combination is one press; two tabs that change one line agree", async () => {
  const anna = browser();
  const variant = variants[0] as (typeof variants)[0];
  const results = await rows<{ offer_id: number; store_id: number }>(site.db)`SELECT offer_id, store_id
    FROM offers WHERE variant_id = ${variant.variant} ORDER BY price_cents DESC`;
  for (const { offer_id } of results)
    await anna.ask("/carrello", {
      atto: "aggiungi",
      prodotto: String(variant.product),
      variante: String(variant.variant),
      offerta: String(offer_id),
      chiave: crypto.randomUUID(),
    });
  const { html } = await anna.ask("/carrello");
  expect([...html.matchAll(/class="cart-store"/g)]).toHaveLength(3);
  const [, promised] = /Risparmi \d+,\d\d € comprando così: ([\d.,]+ €) in tutto/.exec(plain(html)) ?? [];
  expect(plain(html)).toMatch(/Con il codice \S+ di (Moda Milano|Passo Svelto|Bottega Nord)\./);
  const advice = formOf(html, "conviene");
  expect((await anna.ask("/carrello", advice)).status).toBe(303);
  expect((await anna.ask("/carrello", advice)).status, "pressed in the other tab too").toBe(303);
  const after = await anna.ask("/carrello");
  expect(plain(after.html)).not.toContain("comprando così");
  // What was promised is what the checkout asks, with the code that it takes, and how to get that.
  const checkout = plain((await anna.ask("/carrello/checkout")).html);
  expect(checkout).toContain(`Totale con i codici, spedizione compresa</span> <b>${promised}</b>`);
  const [code = ""] = checkout.split('class="checkout-code"')[1]?.split("</form>") ?? [];
  expect(code.replace(/<[^>]+>/g, "")).toMatch(/Con il codice PR\*{4}20: [\d.,]+ € \(risparmi [\d.,]+ €\)/);
  const [, promotion = ""] = /<form method="post" action="([^"]+)"/.exec(code) ?? [];
  expect((await anna.ask(promotion, { atto: "scopri" })).html).toContain("PROVA20");
  expect(countIn(after.html)).toBe("3");
  const [form] = [formOf(after.html, "quantita"), formOf(after.html, "rimuovi")];
  await anna.ask("/carrello", { ...form, quantita: "5" });
  await anna.ask("/carrello", formOf(after.html, "rimuovi"));
  const late = await anna.ask("/carrello", { ...form, quantita: "7" });
  expect(late.status).toBe(404);
  expect(plain(late.html)).toContain("Questo prodotto non è più nel carrello.");
});

test("the checkout leads to each store by a signed way out that counts, ticks it, and says what has changed", async () => {
  const anna = browser();
  await add(anna, 1);
  await run(site.db)`UPDATE cart_lines SET added_cents = added_cents + 500
    WHERE product_id = ${variants[1]?.product ?? 0}`;
  const { html } = await anna.ask("/carrello/checkout");
  expect(textOf(html, "h1")).toBe("Checkout");
  expect(plain(html)).toContain("Completi l'acquisto sul sito del negozio.");
  expect(plain(html)).toContain("Il prezzo è sceso");
  const negozio = /name="negozio" value="(\d+)"/.exec(html)?.[1] ?? "";
  const before = await value<number>(site.db)`SELECT COUNT(*) AS n FROM new_clicks WHERE place = 'cart'`;
  const out = await anna.ask("/carrello/checkout", { negozio });
  expect(out.status).toBe(303);
  const way = out.headers.get("location") ?? "";
  expect(way).toMatch(/^\/vai\//);
  expect((await anna.ask(way)).html).toContain("Attendi&#8230;");
  await expect
    .poll(() =>
      site.db.prepare("SELECT COUNT(*) AS n FROM new_clicks WHERE place = 'cart'").first<number>("n"),
    )
    .toBe((before ?? 0) + 1);
  const ticked = plain((await anna.ask("/carrello/checkout")).html);
  expect(ticked).toContain("Aperto");
  expect(ticked).toContain("Hai aperto tutti i negozi del tuo carrello.");
  await run(site.db)`UPDATE offers SET availability = 'out_of_stock'
    WHERE variant_id = ${variants[1]?.variant ?? 0}`;
  const soldOut = plain((await anna.ask("/carrello/checkout")).html);
  expect(soldOut).toContain("Taglia esaurita");
  expect(soldOut).not.toContain("Vai al Negozio");
  expect(plain((await anna.ask("/carrello")).html)).toContain("Non più disponibile");
});

test("signing in puts the carts together, and the anonymous id is gone from the browser", async () => {
  const giulia = await makeMember(site.db, { password: goodPassword, name: "Giulia" });
  const signIn = async (who: Browser) => {
    const { html } = await who.ask("/login");
    const token = /name="modulo__da" value="([^"]*)"/.exec(html)?.[1] ?? "";
    return who.ask("/login", { modulo__da: token, email: giulia.email, password: goodPassword });
  };
  const [first, second] = [browser(), browser()];
  await add(first);
  expect((await signIn(first)).status).toBe(303);
  expect(first.cookies.has("anonymousId")).toBe(false);
  expect(countIn((await first.ask("/carrello")).html)).toBe("1");
  await add(second);
  await add(second, 2);
  await signIn(second);
  expect(second.cookies.has("anonymousId")).toBe(false);
  expect(countIn((await second.ask("/carrello")).html)).toBe("3");
  expect(
    await value(site.db)`SELECT COUNT(*) AS n FROM cart_lines WHERE owner LIKE 'anonimo%'
      AND product_id = ${variants[2]?.product ?? 0}`,
  ).toBe(0);
});

test("an id that somebody could guess is none", async () => {
  const eva = browser();
  eva.cookies.set("anonymousId", "eva-000001");
  expect(plain((await eva.ask("/carrello")).html)).toContain("Il tuo carrello è vuoto");
  await add(eva);
  expect(eva.cookies.get("anonymousId")).toMatch(/^[\da-f]{8}-/);
});

test("the clock drops anonymous carts that nobody changed for 90 days", async () => {
  const anna = browser();
  await add(anna);
  const old = new Date(Date.now() - 91 * 86_400_000).toISOString();
  const { html } = await anna.ask("/carrello");
  const riga = Number(formOf(html, "quantita").riga);
  await site.db.prepare("UPDATE cart_lines SET touched_at = ? WHERE line_id = ?").bind(old, riga).run();
  // A few pieces of its work come with each minute.
  await expect
    .poll(async () => {
      await site.runScheduled();
      return plain((await anna.ask("/carrello")).html);
    })
    .toContain("Il tuo carrello è vuoto");
});

test("with the upstream down the cart is said to be unreachable, never empty, and what was typed stays", async () => {
  const troubled: TroubledSite = await startTroubledSite({ FORM_SECONDS: "0" });
  try {
    const anna = browser(troubled.site);
    const { html } = await anna.ask(`/${variants[0]?.slug}`);
    await anna.ask("/carrello", formOf(html, "aggiungi"));
    const form = formOf((await anna.ask("/carrello")).html, "quantita");
    troubled.between.meddle((path) => (path.includes("/api/cart") ? { status: 503 } : undefined));
    const cart = await anna.ask("/carrello");
    expect(cart.status).toBe(502);
    expect(plain(cart.html)).toContain("Il carrello non è raggiungibile in questo momento.");
    expect(cart.html).not.toContain("è vuoto");
    const changed = await anna.ask("/carrello", { ...form, quantita: "7" });
    expect(changed.status).toBe(502);
    expect(plain(changed.html)).toContain("Errore aggiornamento quantità");
    expect(changed.html).toContain('value="7"');
    const added = await anna.ask("/carrello", formOf(html, "aggiungi"));
    expect(plain(added.html)).toContain("Non è stato possibile aggiungere il prodotto al carrello. Riprova.");
    expect((await anna.ask("/carrello/checkout")).html).toContain(
      "Non è stato possibile preparare il checkout.",
    );
    troubled.between.meddle(() => undefined);
    expect(countIn((await anna.ask("/carrello")).html)).toBe("1");
  } finally {
    await troubled.stop();
  }
});
