/** An address of every route and every form of the site, for the matrix of faults. */
import { readdirSync } from "node:fs";
import { sharedToken } from "./wishlists";

export interface PageRequest {
  /** The file of `app/routes` without its ending, or the edge function. */
  route: string;
  path: string;
  /** Asked by a member; or by one whose session has to be renewed first. */
  member?: true | "to renew";
  /** A form's fields, posted; those of `typed` must come back when it fails. */
  fields?: Record<string, string>;
  typed?: string[];
}

/** Slugs that exist at the upstream. */
export interface KnownAddresses {
  product: string;
  /** Id of one of its offers. */
  offer: number;
  article: string;
  category: string;
  brand: string;
  promotion: string;
  /** A hidden token of the site's forms. */
  token(): string;
}

/** Slugs of what the catalogue holds. */
export async function slugsIn(db: D1Database): Promise<Omit<KnownAddresses, "token">> {
  const one = async (sql: string) => (await db.prepare(sql).first<string>("slug")) ?? "";
  const available =
    "SELECT p.slug, o.offer_id AS id FROM products p JOIN offers o USING (product_id) WHERE p.available = 1 LIMIT 1";
  return {
    offer: (await db.prepare(available).first<number>("id")) ?? 0,
    product: await one(available),
    article: await one("SELECT slug FROM blogs LIMIT 1"),
    category: await one("SELECT slug FROM blog_categories LIMIT 1"),
    brand: await one("SELECT slug FROM facet_values WHERE facet = 'brand' LIMIT 1"),
    promotion: await one("SELECT slug FROM promotions WHERE ends_at > datetime('now') LIMIT 1"),
  };
}

const letter = "lettera-prova-1234567890";
const routesFolder = new URL("../../app/routes/", import.meta.url);

/** Every route of the application, by its file's name. */
export function routesOfApp(): string[] {
  return readdirSync(routesFolder).map((name) => name.replace(/\.tsx?$/, ""));
}

/** What is opened: one address of each route. */
export function opened({
  product,
  offer,
  article,
  category,
  brand,
  promotion,
}: Omit<KnownAddresses, "token">): PageRequest[] {
  const plain = routesOfApp().filter((name) => /^[a-z-]+$/.test(name) && !personal.has(name));
  return [
    ...plain.map((route) => ({ route, path: `/${route}` })),
    { route: "_index", path: "/" },
    { route: "$", path: "/a/b/c" },
    { route: "$slug", path: `/${product}` },
    { route: "prodotti", path: "/prodotti?categoria=donna&pagina=2" },
    { route: "prodotti", path: "/prodotti?cerca=abito" },
    { route: "simili.$slug", path: `/simili/${product}` },
    { route: "prodotto.$slug", path: `/prodotto/${product}` },
    { route: "prodotto.$slug_.taglie", path: `/prodotto/${product}/taglie` },
    { route: "prodotti_.filtri.$facet", path: "/prodotti/filtri/brand" },
    { route: "brand_.$slug", path: `/brand/${brand}` },
    { route: "brand_.$slug_.feed[.]xml", path: `/brand/${brand}/feed.xml` },
    { route: "avvisi_.annulla-marche", path: `/avvisi/annulla-marche?token=${letter}` },
    { route: "pagine.$slug", path: "/pagine/cura-dei-capi" },
    { route: "magazine._index", path: "/magazine" },
    { route: "magazine._index", path: "/magazine?pagina=3" },
    { route: "magazine.$url_blog", path: `/magazine/${article}` },
    { route: "magazine.categoria.$slug", path: `/magazine/categoria/${category}` },
    { route: "magazine.feed[.]xml", path: "/magazine/feed.xml" },
    { route: "codici-sconto-coupon._index", path: "/codici-sconto-coupon" },
    { route: "codici-sconto-coupon.$slug", path: `/codici-sconto-coupon/${promotion}` },
    { route: "sitemap[.]xml", path: "/sitemap.xml" },
    ...["pagine", "elenchi", "promozioni", "prodotti-1"].map((file) => ({
      route: "sitemap.$file",
      path: `/sitemap/${file}.xml`,
    })),
    { route: "robots[.]txt", path: "/robots.txt" },
    { route: "manifest[.]webmanifest", path: "/manifest.webmanifest" },
    { route: "confronta", path: "/confronta?p=1,2" },
    { route: "completa.$slug", path: `/completa/${product}` },
    { route: "senza-rete", path: "/senza-rete" },
    { route: "condividi", path: "/condividi?titolo=Camicia" },
    { route: "partner-program_.verifica-feed", path: "/partner-program/verifica-feed" },
    { route: "suggerimenti", path: "/suggerimenti?q=sca" },
    { route: "avvisi_.annulla", path: `/avvisi/annulla?token=${letter}` },
    { route: "avvisi_.conferma", path: `/avvisi/conferma?token=${letter}` },
    { route: "avvisi_.feed[.]xml", path: `/avvisi/feed.xml?chi=${letter}` },
    { route: "quando-conviene_.calendario[.]ics", path: "/quando-conviene/calendario.ics" },
    { route: "dati.prezzi", path: "/dati/prezzi" },
    { route: "dati.prezzi[.]csv", path: "/dati/prezzi.csv" },
    { route: "taglie_.guida", path: "/taglie/guida?tipo=scarpe-donna&taglia=38&porto=Nike" },
    { route: "taglie_.promemoria", path: `/taglie/promemoria?token=${letter}` },
    { route: "prezzo-diverso", path: otherPrice(product, offer) },
    { route: "newsletter_.annulla", path: `/newsletter/annulla?token=${letter}` },
    { route: "newsletter_.conferma", path: `/newsletter/conferma?token=${letter}` },
    { route: "vai", path: "/vai/eA" },
    { route: "redirect", path: "/redirect/1/eA" },
    ...ofMembers(product),
  ];
}

const otherPrice = (product: string, offer: number) => `/prezzo-diverso?prodotto=${product}&offerta=${offer}`;

const personal = new Set([
  ...[
    "account",
    "prezzo-diverso",
    "avvisi",
    "wishlist",
    "carrello",
    "sessione",
    "visti",
    "suggerimenti",
    "condividi",
    "logout",
  ],
]);

function ofMembers(product: string): PageRequest[] {
  const pages: [route: string, path: string][] = [
    ["account", "/account"],
    ["account_.$id", "/account/1"],
    ["account_.create-wishlist", "/account/create-wishlist"],
    ["account_.dati", "/account/dati"],
    ["account_.dati_.$file", "/account/dati/tutto.json"],
    ["account_.edit-profile", "/account/edit-profile"],
    ["account_.elimina", "/account/elimina"],
    ["account_.email", "/account/email"],
    ["account_.info", "/account/info"],
    ["account_.passkey", "/account/passkey"],
    ["account_.password", "/account/password"],
    ["account_.wishlist", "/account/wishlist"],
    ["avvisi", "/avvisi"],
    ["avvisi_.nuovo", `/avvisi/nuovo?prodotto=${product}`],
    ["carrello", "/carrello"],
    ["carrello_.checkout", "/carrello/checkout"],
    ["logout", "/logout"],
    ["sessione", "/sessione"],
    ["taglie", "/taglie"],
    ["wishlist", "/wishlist"],
    ["wishlist_.list", "/wishlist/list?list=1"],
    ["wishlist_.condivisa", `/wishlist/condivisa?lista=${sharedToken}`],
    ["wishlist_.salva", `/wishlist/salva?prodotto=${product}`],
    ["$slug", `/${product}`],
    ["prodotti", "/prodotti"],
  ];
  const renewed: PageRequest = { route: "account_.info", path: "/account/info", member: "to renew" };
  return [...pages.map(([route, path]): PageRequest => ({ route, path, member: true })), renewed];
}

const email = "giulia.canarina@posta.example";
const person = { nome: "Giulia Canarina", cognome: "D'Angelo", email, genere: "Donna" };
const password = "Tre gatti 4 tetti";

/** What is posted: every form, filled as it should be. */
export function posted({ product, offer, promotion, token }: KnownAddresses): PageRequest[] {
  const guarded = () => ({ modulo__da: token(), nome__conferma: "" });
  const forms: [route: string, path: string, fields: Record<string, string>, typed?: string[]][] = [
    [
      "contatti",
      "/contatti",
      { ...guarded(), ...person, messaggio: "Vorrei sapere quando torna la 38." },
      ["nome", "email", "messaggio"],
    ],
    ["prezzo-diverso", otherPrice(product, offer), { ...guarded(), prezzo: "1.234,56" }, ["prezzo"]],
    ["newsletter", "/newsletter", { ...guarded(), email, gender: "female", accept_terms: "on" }, ["email"]],
    [
      "partner-program",
      "/partner-program",
      {
        ...guarded(),
        nome_cognome: "Marco Neri",
        azienda: "Neri Canarini",
        nome_negozio: "Neri Moda",
        email,
        numero_telefono: "+39 02 123 4567",
        descrizione: "Abbigliamento italiano.",
        accetta_termini: "on",
        accetta_privacy: "on",
      },
      ["azienda", "email", "descrizione"],
    ],
    ["login", "/login", { email, password, memorizza: "on" }, ["email"]],
    ["register", "/register", { ...person, password }, ["nome", "email"]],
    ["forgot-password", "/forgot-password", { email }],
    ["password-recover", "/password-recover", { email }],
    ["reset-password", `/reset-password?token=${letter}`, { password, password_conferma: password }],
    ["conferma-email", `/conferma-email?token=${letter}`, { password }],
    ["annulla-cambio-email", `/annulla-cambio-email?token=${letter}`, {}],
    ["newsletter_.annulla", `/newsletter/annulla?token=${letter}`, {}],
    ["newsletter_.conferma", `/newsletter/conferma?token=${letter}`, {}],
    ["avvisi_.annulla", `/avvisi/annulla?token=${letter}`, {}],
    ["avvisi_.conferma", `/avvisi/conferma?token=${letter}`, {}],
    ["preferenze-cookie", "/preferenze-cookie", { scelta: "rifiuta" }],
    ["taglie", "/taglie", { atto: "salva", per: "donna", scarpe: "38" }],
    ["taglie_.promemoria", `/taglie/promemoria?token=${letter}`, {}],
    [
      "codici-sconto-coupon.$slug",
      `/codici-sconto-coupon/${promotion}`,
      { ...guarded(), atto: "voto", esito: "si" },
    ],
    ["vai", "/vai/eA", {}],
    ["eventi", "/eventi", {}],
  ];
  const members: typeof forms = [
    ["account_.edit-profile", "/account/edit-profile", person, ["nome", "email"]],
    ["account_.email", "/account/email", { email, password }, ["email"]],
    [
      "account_.password",
      "/account/password",
      { password_attuale: password, password: "Quattro gatti 5 tetti" },
    ],
    ["account_.elimina", "/account/elimina", { password: "sbagliata" }],
    ["account_.passkey", "/account/passkey", { atto: "rinomina", chiave: "1", nome: "Canarini" }, ["nome"]],
    [
      "account_.create-wishlist",
      "/account/create-wishlist",
      { atto: "crea", nome_lista: "Canarini" },
      ["nome_lista"],
    ],
    [
      "account_.wishlist",
      "/account/wishlist?list=1",
      { atto: "rinomina", lista: "1", nome_lista: "Canarini" },
      ["nome_lista"],
    ],
    ["wishlist", "/wishlist", { atto: "crea", nome_lista: "Canarini" }, ["nome_lista"]],
    ["wishlist_.list", "/wishlist/list", { atto: "rimuovi", elemento: "1", lista: "1" }],
    ["wishlist_.condivisa", `/wishlist/condivisa?lista=${sharedToken}`, { chiave: "a" }],
    [
      "wishlist_.salva",
      `/wishlist/salva?prodotto=${product}`,
      { chiave: "b", nome_lista: "Canarini" },
      ["nome_lista"],
    ],
    ["avvisi", "/avvisi", { avviso: "1" }],
    ["taglie", "/taglie", { atto: "salva", per: "donna", nome: "Canarini", scarpe: "38" }, ["nome"]],
    ["avvisi_.nuovo", `/avvisi/nuovo?prodotto=${product}`, { ...guarded(), prezzo: "12,34" }, ["prezzo"]],
    ["carrello", "/carrello", { atto: "aggiungi", prodotto: "1", quantita: "3" }, ["quantita"]],
    ["carrello_.checkout", "/carrello/checkout", { negozio: "1" }],
    ["logout", "/logout", {}],
  ];
  const asked = (member?: true) => (form: (typeof forms)[number]) => {
    const [route, path, fields, typed] = form;
    return { route, path, fields, ...(typed && { typed }), ...(member && { member }) };
  };
  return [...forms.map(asked()), ...members.map(asked(true))];
}
