/** The forms as a browser without scripts, and whoever is no browser at all, sends them to the whole worker. */
import { mintToken } from "server/forms/form-token";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { emptied } from "../fixtures/emptied";
import { forFile } from "../tools/for-file";
import { type Interposed, interpose } from "../tools/interpose";
import { multipart } from "../tools/multipart";
import { type Answer, type Site, startSite } from "../tools/site";
import { type RemoteUpstream, startUpstream } from "../tools/upstream";
import forms from "./forms.json";
import { isFramed, leaksInternals, textOf } from "./html";

/** Half of the age of `token`: neither end is near on a busy machine. */
const keys = { CLICK_SALT: "sale-di-prova", FORM_SECONDS: 30 };
const settings = { CLICK_SALT: keys.CLICK_SALT, FORM_SECONDS: "30", LOG: "off" };

const site = await forFile(startSite(settings));
beforeEach(async () => {
  await emptied(site.db, "contact_messages store_applications newsletter_subscribers mail_outbox");
});

/** A token of a form that was shown a while ago. */
const token = () => mintToken(keys, Date.now() - 60_000);
/** The hidden token of the first form on a page. */
const tokenIn = (html: string) => /name="modulo__da" value="([^"]+)"/.exec(html)?.[1] ?? "";
let visitors = 0;
const anybody = () => `203.0.113.${++visitors % 250}`;

async function post(
  path: string,
  fields: Record<string, string>,
  { to = site, from = anybody() }: { to?: Site; from?: string } = {},
): Promise<Answer & { location: string | null; cookie: string }> {
  const answer = await to.page(path, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", "cf-connecting-ip": from },
    body: new URLSearchParams({ modulo__da: token(), nome__conferma: "", ...fields }).toString(),
  });
  const cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? "";
  return { ...answer, location: answer.headers.get("location"), cookie };
}

const count = async (table: string, db = site.db) =>
  (await db.prepare(`SELECT COUNT(*) AS n FROM ${table}`).first("n")) as number;

const rows = [
  ["/newsletter", "newsletter_subscribers", "Grazie per esserti iscritto alla nostra newsletter!"],
  ["/contatti", "contact_messages", "Grazie per averci scritto! Ti risponderemo al più presto."],
  ["/partner-program", "store_applications", "La tua richiesta è stata inviata con successo!"],
] as const;

describe.each(rows)("%s without scripts", (path, table, thanks) => {
  test("is sent, kept, mailed and confirmed after a redirect, once", async () => {
    const sent = await post(path, forms[path]);
    expect([sent.status, sent.location]).toEqual([303, `${path}#modulo`]);
    expect(await count(table)).toBe(1);
    expect(await count("mail_outbox")).toBe(1);
    const next = await site.page(path, { headers: { cookie: sent.cookie } });
    expect(next.html).toContain(thanks.replaceAll("'", "&#x27;"));
    expect(next.headers.get("set-cookie")).toMatch(/^esito=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax/);
    expect((await site.page(path)).html).not.toContain(thanks);
  });

  test("comes back with 422, the typed values, every mistake named and the cursor in the first", async () => {
    const values = { ...forms[path], email: "giulia chiocciola posta" };
    const { status, html } = await post(path, values);
    expect(status).toBe(422);
    expect(html).toContain("Inserisci un indirizzo email valido.");
    expect(html).toMatch(
      /<input[^>]+aria-invalid="true"[^>]*autofocus=""[^>]*value="giulia chiocciola posta"/i,
    );
    expect(html).toMatch(/<input[^>]+aria-describedby="[^"]*email-errore"/);
    expect(html).toMatch(/role="alert"[\s\S]*href="#[a-z]+-email"/);
    expect(isFramed(html)).toBe(true);
    expect(await count(table)).toBe(0);
  });

  test("a burst of equal posts has one effect, and everybody reads the same", async () => {
    const fields = { ...forms[path], modulo__da: token() };
    const answers = await Promise.all(Array.from({ length: 8 }, () => post(path, fields)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(303));
    expect(new Set(answers.map(({ cookie }) => cookie)).size).toBe(1);
    expect([await count(table), await count("mail_outbox")]).toEqual([1, 1]);
  });

  test("whoever sends too often reads why, and keeps what was typed", async () => {
    const from = `198.51.100.${path.length}`;
    let answer = await post(path, { email: "x" }, { from });
    for (let sent = 0; sent < 40 && answer.status !== 429; sent++)
      answer = await post(path, { email: "ancora-qui@posta.example" }, { from });
    expect(answer.status).toBe(429);
    expect(answer.html).toContain("Hai inviato troppe richieste in poco tempo.");
    expect(answer.html).toContain('value="ancora-qui@posta.example"');
  });

  test("machines get nowhere: a filled trap, no token, a foreign one, or a form filled in no time", async () => {
    const now = mintToken(keys, Date.now());
    const tries: Record<string, string>[] = [
      { nome__conferma: "x" },
      { modulo__da: "" },
      { modulo__da: "U2FsdGVkX1+abc" },
      { modulo__da: mintToken({ ...keys, CLICK_SALT: "altro" }, Date.now() - 60_000) },
      { modulo__da: now },
    ];
    for (const wrong of tries) {
      const { status, html } = await post(path, { ...forms[path], ...wrong });
      expect(status).toBe(422);
      expect(html).toContain("premi di nuovo il pulsante");
      expect(html).toContain(`value="${forms[path].email}"`);
    }
    expect(await count(table)).toBe(0);
  });
});

test.each(Object.keys(forms) as (keyof typeof forms)[])(
  "%s left open for longer than two hours is asked for anew, with everything kept",
  async (path) => {
    const old = mintToken(keys, Date.now() - 2 * 3_600_000 - 60_000);
    const asked = await post(path, { ...forms[path], modulo__da: old });
    expect(asked.status).toBe(422);
    expect(asked.html).toContain("Il modulo è rimasto aperto a lungo");
    expect(asked.html).toContain(`value="${forms[path].email}"`);
    expect((await post(path, { ...forms[path], modulo__da: tokenIn(asked.html) })).status).toBe(303);
  },
);

test("the messages of the specification, to the letter", async () => {
  const newsletter = await post("/newsletter", { email: "a@posta.example" });
  expect(newsletter.html).toContain("Per favore, seleziona il tuo genere.");
  expect(newsletter.html).toContain("Devi accettare i termini e le condizioni.");
  const partner = await post("/partner-program", {
    ...forms["/partner-program"],
    accetta_privacy: "",
    numero_telefono: "abc",
  });
  expect(partner.html).toContain(
    "Devi accettare i Termini e Condizioni e la Politica sulla Privacy per procedere.",
  );
  expect(partner.html).toContain("Inserisci un numero di telefono valido.");
  const contact = await post("/contatti", { nome: "x".repeat(200), messaggio: "Ciao" });
  expect(contact.html).toContain("Il testo supera la lunghezza massima consentita.");
  expect(contact.html).toContain("Il testo è troppo corto.");
  expect(contact.html).toContain("Questo campo è obbligatorio.");
});

describe("bad input", () => {
  const send = (path: string, body: BodyInit, type: string) =>
    site.page(path, {
      method: "POST",
      headers: { "content-type": type, "cf-connecting-ip": anybody() },
      body: body as string,
    });
  const form = "application/x-www-form-urlencoded";

  test.each(Object.keys(forms))("10 MB to %s are 413 on an Italian page", async (path) => {
    const { status, html } = await send(path, `email=${"x".repeat(10_000_000)}`, form);
    expect(status).toBe(413);
    expect(html).toContain("Il testo inviato è troppo lungo.");
    expect(isFramed(html)).toBe(true);
  });

  test.each(Object.keys(forms))("10,000 fields, files and other types to %s are 422", async (path) => {
    const many = Array.from({ length: 10_000 }, (_, index) => `a${index}=`).join("&");
    const file = '--x\r\nContent-Disposition: form-data; name="email"; filename="a"\r\n\r\nciao\r\n--x--\r\n';
    for (const [body, type] of [
      [many, form],
      [file, "multipart/form-data; boundary=x"],
      ['{"email":["a"]}', "application/json"],
      ["email=a", "text/plain"],
    ] as const) {
      const { status, html } = await send(path, body, type);
      expect([422, 413], type).toContain(status);
      expect(isFramed(html)).toBe(true);
      expect(leaksInternals(html)).toBe(false);
    }
  });

  test("control characters and line ends in a name are refused; nothing of them is shown again as a header", async () => {
    for (const nome of ["Giulia\r\nBcc: altri@posta.example", "Giu\u0000lia", "Giulia\u2028x"]) {
      const { status, html } = await post("/contatti", { ...forms["/contatti"], nome });
      expect(status).toBe(422);
      expect(html).toContain("Il testo contiene caratteri non ammessi.");
    }
    expect(await count("mail_outbox")).toBe(0);
  });

  test("a post from another site is refused before anything is read", async () => {
    const { status, html } = await site.page("/contatti", {
      method: "POST",
      headers: { origin: "https://altro.example", "content-type": form },
      body: "nome=x",
    });
    expect(status).toBe(403);
    expect(textOf(html, "h1")).toBe("Richiesta non consentita");
  });
});

test("a page that is kept whole gives every visitor a token of their own", async () => {
  const tokens = [];
  for (let visit = 0; visit < 3; visit++) {
    const { html } = await site.page("/abbigliamento-donna");
    tokens.push(tokenIn(html));
    expect(html.split(tokenIn(html)).length - 1, "in the form, and nowhere else").toBe(1);
  }
  expect(new Set(tokens).size).toBe(3);
});

describe("an upstream that is down", () => {
  let upstream: RemoteUpstream;
  let between: Interposed;
  let far: Site;
  beforeAll(async () => {
    upstream = await startUpstream();
    between = await interpose(upstream.url);
    far = await startSite({ ...settings, API_BASE_URL: between.url.origin, UPSTREAM_TIMEOUT_MS: "4000" });
  });
  afterAll(async () => {
    await far.stop();
    await between.stop();
    await upstream.stop();
  });

  test.each([
    ["/newsletter", { status: 503 } as const, 502, "Errore durante l&#x27;iscrizione: "],
    ["/contatti", { never: true } as const, 504, "Errore durante l&#x27;invio del messaggio."],
    [
      "/partner-program",
      { rubbish: "<p>" } as const,
      502,
      "Errore durante l&#x27;invio della richiesta. Riprova più tardi.",
    ],
  ])("keeps what was typed into %s", async (path, meddling, status, message) => {
    between.meddle(() => meddling);
    const fields = forms[path as keyof typeof forms];
    const answer = await post(path, fields, { to: far });
    expect(answer.status).toBe(status);
    expect(answer.html).toContain(message);
    expect(answer.html, "the page opens at the message").toMatch(
      /class="outcome failed" tabindex="-1" autofocus=""/i,
    );
    expect(answer.html).toContain(`value="${fields.email}"`);
    if ("messaggio" in fields) expect(answer.html).toContain("quando&lt;/b&gt; torna la taglia 38.");
    expect(leaksInternals(answer.html)).toBe(false);
  });

  test("the second try after a lost answer is the same message", async () => {
    between.meddle((path) => (path === "/api/contatti" ? { rewrite: () => "rubbish" } : undefined));
    const lost = await post("/contatti", forms["/contatti"], { to: far });
    expect(lost.status).toBe(502);
    between.meddle(() => undefined);
    const again = tokenIn(lost.html);
    expect((await post("/contatti", { ...forms["/contatti"], modulo__da: again }, { to: far })).status).toBe(
      303,
    );
    expect(await count("contact_messages", upstream.db)).toBe(1);
  });

  test("its own sentence is shown", async () => {
    between.meddle(() => ({ status: 422, body: '{"error":"Questa casella non esiste.","field":"email"}' }));
    const { status, html } = await post("/contatti", forms["/contatti"], { to: far });
    expect(status).toBe(422);
    expect(html).toContain("Questa casella non esiste.");
  });
});

describe("'Prezzo diverso?' without scripts", () => {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  let product: { product_id: number; slug: string };
  let offers: { offer_id: number; store_id: number }[];
  beforeAll(async () => {
    const { db } = site;
    const chosen = "SELECT product_id, slug FROM products WHERE offer_count >= 3 AND available = 1 LIMIT 1";
    product = (await db.prepare(chosen).first<typeof product>()) as typeof product;
    const found = db.prepare(`SELECT MIN(offer_id) AS offer_id, store_id FROM offers WHERE product_id = ?
      GROUP BY store_id ORDER BY store_id`);
    offers = (await found.bind(product.product_id).all<(typeof offers)[number]>()).results;
    // The freshest leads; of the others the fresher one asks more.
    const aged = `UPDATE offers SET updated_at = ?, price_cents = ?, shipping_cents = 0, availability = 'in_stock'
      WHERE product_id = ? AND store_id = ?`;
    await db.batch([
      db.prepare("DELETE FROM store_imports"),
      ...offers.map(({ store_id }, at) =>
        db
          .prepare(aged)
          .bind(
            hoursAgo([2.5, 60, 200][at] ?? 300),
            [3_000, 3_200, 3_100][at] ?? 3_300,
            product.product_id,
            store_id,
          ),
      ),
    ]);
  });
  // The id and the slug are asked for apart: the product's page below is not yet kept.
  const path = () => `/prezzo-diverso?prodotto=${product.product_id}&offerta=${offers[0]?.offer_id}`;

  test("takes a price, keeps what was typed wrong, thanks, and is not fooled by programs", async () => {
    const wrong = await post(path(), { prezzo: "meno di dieci", nota: "in cassa" });
    expect([wrong.status, wrong.html.includes("Scrivi un prezzo, ad esempio 49,90.")]).toEqual([422, true]);
    expect(wrong.html).toContain('value="meno di dieci"');
    expect(wrong.html).toContain('value="in cassa"');
    expect((await post(path(), { prezzo: "9,99", nome__conferma: "x" })).status).toBe(422);
    expect((await post(path().replace(/\d+$/, "999999999"), { prezzo: "9,99" })).status).toBe(404);
    expect(await count("price_reports")).toBe(0);
    const sent = await post(path(), { prezzo: "1.234,50", nota: "in cassa" });
    expect([sent.status, sent.location]).toEqual([303, `${path()}#modulo`]);
    const thanked = await site.page(path(), { headers: { cookie: sent.cookie } });
    expect(thanked.html).toContain("Grazie per la segnalazione");
    expect(await site.db.prepare("SELECT seen_cents, note FROM price_reports").first()).toEqual({
      seen_cents: 123_450,
      note: "in cassa",
    });
  });

  test("three visitors mark the offer; older prices stand behind fresher ones, the oldest are folded", async () => {
    for (let visitor = 0; visitor < 2; visitor++) await post(path(), { prezzo: "1.234,50" });
    const { html } = await site.page(`/${product.slug}`);
    const order = [...html.matchAll(/Verificato <time class="ago" datetime="[^"]+">([^<]+)</gi)].map(
      ([, ago]) => ago,
    );
    expect(order.slice(0, 3)).toEqual(["2 ore fa", "2 giorni fa", "8 giorni fa"]);
    expect([...html.matchAll(/Segnalato: prezzo da verificare/g)]).toHaveLength(1);
    expect(html.indexOf("Prezzi da verificare (")).toBeGreaterThan(html.indexOf("2 giorni fa"));
    expect(html.indexOf("8 giorni fa")).toBeGreaterThan(html.indexOf("Prezzi da verificare ("));
    expect(html).toContain(`/prezzo-diverso?prodotto=${product.slug}&amp;offerta=`);
  });
});

describe("a store tries its feed", () => {
  const path = "/partner-program/verifica-feed";
  const upload = async (content: string, name = "feed.csv") => {
    const form = new FormData();
    form.set("feed", new File([content], name));
    const { type, body } = await multipart(form);
    const headers = { "cf-connecting-ip": anybody(), "content-type": type };
    return site.page(path, { method: "POST", headers, body });
  };
  const head = "id,title,link,availability,price,brand,product_type";
  const row = "r-1,Vestito,https://www.prova.example/1,in_stock,59.90 EUR,Aurora,Donna > Vestiti";

  test("it reads line by line what would come in, and nothing is kept", async () => {
    const kept = () =>
      Promise.all(["feed_reports", "import_runs", "import_parts"].map((table) => count(table)));
    const before = await kept();
    const { status, html } = await upload(
      [head, row, row.replace("r-1", "r-2").replace("59.90 EUR", "gratis<b>")].join("\n"),
    );
    expect(status).toBe(200);
    const text = textOf(html, "main");
    expect(text).toContain("Righe lette: 2. Accettate: 1. Rifiutate: 1.");
    expect(text).toContain("Riga 3 (r-2): il prezzo «gratis<b>» non è un importo");
    expect(text).toContain("manca il GTIN");
    expect(await kept()).toEqual(before);
  });

  test("it knows the words that operators added", async () => {
    const strange = row.replace("Vestito", "Qualcosa").replace("Vestiti", "Kaftanix");
    const said = async () => textOf((await upload([head, strange].join("\n"))).html, "main");
    expect(await said()).toContain("Accettate: 0. Rifiutate: 1.");
    await site.db
      .prepare("INSERT INTO added_words (phrase, folded, means) VALUES ('kaftanix', 'kaftanix', 'Vestiti')")
      .run();
    expect(await said()).toContain("Accettate: 1. Rifiutate: 0.");
    await site.db.prepare("DELETE FROM added_words WHERE folded = 'kaftanix'").run();
  });

  test.each([
    ["no file", "", 422, "Scegli il file del feed."],
    ["no feed", "solo parole", 422, "Il file non si può leggere"],
    ["too much", "x".repeat(1_100_000), 413, "Il file supera 1 MB."],
  ])("%s is refused in place", async (_, content, status, sentence) => {
    const answer = await upload(content);
    expect([answer.status, textOf(answer.html, "main").includes(sentence)]).toEqual([status, true]);
    expect(isFramed(answer.html)).toBe(true);
  });
});
