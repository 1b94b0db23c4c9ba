/** The feeds of `real-feeds.test.ts`, written by code: small, each with one habit of stores. */
import type { ColumnMap } from "feeds/read/columns";
import type { FeedCheck } from "server/feeds/check";
import { expect } from "vitest";

export interface RealFeed {
  name: string;
  content: string | Uint8Array;
  /** Id and price in cents of what comes in. */
  rows: string[];
  /** Line and reason of what does not. */
  refused: RegExp[];
  /** Why the whole is no feed. */
  broken?: RegExp;
  /** What a person confirmed of its columns. */
  columns?: ColumnMap;
  also?(found: FeedCheck): void;
}

const names = ["id", "title", "link", "price", "availability", "brand", "product_type"];
type Cells = Record<string, string>;

const goods = (id: number, more: Cells = {}): Cells => ({
  id: `A${id}`,
  title: `Felpa ${id}`,
  link: `https://n.example/${id}`,
  price: `${id}0.00 EUR`,
  availability: "in stock",
  brand: "Luma",
  product_type: "Donna > Felpe",
  ...more,
});
const row = (id: number, more: Cells = {}, separator = ",", header = names) =>
  header.map((name) => goods(id, more)[name] ?? "").join(separator);
const table = (lines: string[], header: string[] = names, separator = ",") =>
  [header.join(separator), ...lines].join("\n");
const three = ["A1 1000", "A2 2000", "A3 3000"];
const object = (id: number, more: Record<string, unknown> = {}) => ({ ...goods(id), ...more });
const withPictures = [...names, "image_link", "additional_image_link"];
const xmlItem = (id: number, more = "", element = "item") =>
  `<${element}>${names.map((name) => `<g:${name}>${goods(id)[name]?.replaceAll(">", "&gt;")}</g:${name}>`).join("")}${more}</${element}>`;
const rss = (items: string) =>
  `<?xml version="1.0"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>n</title>\n${items}\n</channel></rss>`;
const italian = ["Codice", "Nome prodotto", "Indirizzo", "Prezzo", "Disponibilità", "Marca", "Categoria"];
const italianColumns: ColumnMap = {
  codice: "id",
  nome_prodotto: "title",
  indirizzo: "link",
  prezzo: "price",
  disponibilità: "availability",
  marca: "brand",
  categoria: "product_type",
};
const pictures = (count: number) => (found: FeedCheck) => expect(found.rows[0]?.images).toHaveLength(count);
const utf16 = (text: string) => new Uint8Array([0xff, 0xfe, ...Buffer.from(text, "utf16le")]);

const tables: RealFeed[] = [
  { name: "a plain CSV", content: table([row(1), row(2), row(3)]), rows: three, refused: [] },
  {
    name: "a CSV of Windows with a byte order mark and semicolons",
    content: `\ufeff${table([row(1, {}, ";"), row(2, {}, ";")], names, ";").replaceAll("\n", "\r\n")}\r\n`,
    rows: three.slice(0, 2),
    refused: [],
  },
  {
    name: "a CSV of an old Mac",
    content: table([row(1), row(2)]).replaceAll("\n", "\r"),
    rows: three.slice(0, 2),
    refused: [],
  },
  {
    name: "a TSV in which inches stand as quotes",
    content: table([row(1, { title: 'Borsa 24" "Tote' }, "\t"), row(2, {}, "\t")], names, "\t"),
    rows: three.slice(0, 2),
    refused: [],
  },
  {
    name: "columns parted by bars",
    content: table([row(1, {}, "|")], names, "|"),
    rows: three.slice(0, 1),
    refused: [],
  },
  {
    name: "UTF-16 as Excel saves it",
    content: utf16(table([row(1, { title: "Più" }, "\t")], names, "\t")),
    rows: ["A1 1000"],
    refused: [],
  },
  {
    name: "one quote left open: that row is refused, the rest is read",
    content: table([
      row(1),
      row(2, { title: '"Felpa aperta' }),
      row(3),
      row(4),
      row(5, { title: '"Felpa, bella"' }),
    ]),
    rows: ["A1 1000", "A3 3000", "A4 4000", "A5 5000"],
    refused: [/^3 una virgoletta non è chiusa$/],
  },
  {
    name: "one quote left open in the last row",
    content: table([row(1), row(2), row(3, { title: '"Felpa' })]),
    rows: three.slice(0, 2),
    refused: [/^4 una virgoletta/],
  },
  {
    name: "two quotes left open, and texts of several lines after them",
    content: table([
      row(1, { title: '"Aperta' }),
      row(2, { title: '"Due\nrighe, insieme"' }),
      row(3, { title: '"Aperta anche questa' }),
      row(4, { title: '"Bella"' }),
      row(5),
    ]),
    rows: ["A2 2000", "A4 4000", "A5 5000"],
    refused: [/^2 una virgoletta/, /^5 una virgoletta/],
  },
  {
    name: "a text of several lines with a comma list in it stays one row",
    content: table([row(1, { title: '"Felpa\na, b, c, d, e, f, g\n""calda"""' }), row(2)]),
    rows: three.slice(0, 2),
    refused: [],
  },
  {
    name: "a row that lacks a cell, with a text of two lines",
    content: table([`A1,"Felpa\nbella",https://n.example/1`, row(2)]),
    rows: ["A2 2000"],
    refused: [/^3 3 celle, ma l’intestazione ne ha 7$/],
  },
  {
    name: "rows that have a cell too many, as an unquoted comma makes them",
    content: table([row(1, { title: "Felpa, calda" }), row(2)]),
    rows: ["A2 2000"],
    refused: [/^2 8 celle/],
  },
  {
    name: "empty lines between rows and at the end",
    content: table([row(1), "", "", row(2), "", ""]),
    rows: three.slice(0, 2),
    refused: [],
  },
  {
    name: "a header without rows",
    content: table([]),
    rows: [],
    refused: [],
    broken: /non contiene prodotti/,
  },
  { name: "nothing", content: "", rows: [], refused: [], broken: /il file è vuoto/ },
  {
    name: "an id that comes twice",
    content: table([row(1), row(2, { id: "A1" }), row(3)]),
    rows: ["A1 1000", "A3 3000"],
    refused: [/^3 .*riga 2$/],
  },
  {
    name: "Italian headers that nobody has explained",
    content: table([row(1)], italian),
    rows: [],
    refused: [],
    broken: /le colonne non sono quelle/,
    also: ({ columns }) => expect(columns?.proposal).toEqual(italianColumns),
  },
  {
    name: "Italian headers that a person has explained",
    content: table([row(1), row(2)], italian),
    rows: three.slice(0, 2),
    refused: [],
    columns: italianColumns,
  },
  {
    name: "a shop system's headers: the proposal has what is needed",
    content: table(
      [row(1)],
      ["Handle", "Product Name", "Product URL", "Regular Price", "Stock Status", "Vendor", "Type"],
    ),
    rows: [],
    refused: [],
    broken: /le colonne/,
    also: ({ columns }) =>
      expect(Object.values(columns?.proposal ?? {})).toEqual([
        "id",
        "title",
        "link",
        "price",
        "availability",
        "brand",
        "product_type",
      ]),
  },
  {
    name: "Google's headers with spaces, capitals and prefixes",
    content: table([row(1)], ["g:ID", "g:Title", "Link", "Price", "Availability", "Brand", "Product Type"]),
    rows: ["A1 1000"],
    refused: [],
  },
  {
    name: "several pictures in one cell",
    content: table(
      [row(1, { image_link: "https://i.example/1.jpg|https://i.example/2.jpg" }, ";", withPictures)],
      withPictures,
      ";",
    ),
    rows: ["A1 1000"],
    refused: [],
    also: pictures(2),
  },
  {
    name: "an address of a picture with commas is one picture",
    content: table(
      [row(1, { image_link: "https://i.example/w_200,h_300/1.jpg" }, ";", withPictures)],
      withPictures,
      ";",
    ),
    rows: ["A1 1000"],
    refused: [],
    also: pictures(1),
  },
  {
    name: "prices as Italians, Americans and machines write them",
    content: table(
      [
        "1.299,00 €",
        "1,299.00 EUR",
        "EUR 49,90",
        "49.9",
        "€ 12",
        "12,5 EUR",
        "gratis",
        "0",
        "-5 EUR",
        "12 USD",
      ].map((price, at) => row(at + 1, { price }, ";")),
      names,
      ";",
    ),
    rows: ["A1 129900", "A2 129900", "A3 4990", "A4 4990", "A5 1200", "A6 1250"],
    refused: [/^8 .*gratis/, /^9 /, /^10 /, /^11 .*USD/],
  },
  {
    name: "availability in many words",
    content: table(
      ["disponibile", "Esaurito", "https://schema.org/InStock", "12", "0", "boh"].map((availability, at) =>
        row(at + 1, { availability }),
      ),
    ),
    rows: ["A1 1000", "A2 2000", "A3 3000", "A4 4000", "A5 5000"],
    refused: [/^7 la disponibilità «boh» non si capisce$/],
  },
  {
    name: "what has expired cannot be bought, a day counts to its end",
    content: table(
      ["2026-11-21", "2026-11-22", "2026-11-22T08:00+00:00", ""].map((expiration_date, at) =>
        row(at + 1, { expiration_date }, ",", [...names, "expiration_date"]),
      ),
      [...names, "expiration_date"],
    ),
    rows: ["A1 1000", "A2 2000", "A3 3000", "A4 4000"],
    refused: [],
    also: ({ rows }) =>
      expect(rows.map(({ availability }) => availability)).toEqual([
        "out_of_stock",
        "in_stock",
        "out_of_stock",
        "in_stock",
      ]),
  },
];

const json: RealFeed[] = [
  {
    name: "JSON lines",
    content: [1, 2].map((id) => JSON.stringify(object(id))).join("\n"),
    rows: three.slice(0, 2),
    refused: [],
  },
  {
    name: "JSON lines with a damaged one",
    content: [JSON.stringify(object(1)), '{"id":"A2"', JSON.stringify(object(3))].join("\n"),
    rows: ["A1 1000", "A3 3000"],
    refused: [/^2 la riga non è un oggetto JSON$/],
  },
  {
    name: "a JSON array on one line",
    content: JSON.stringify([object(1), object(2), object(3)]),
    rows: three,
    refused: [],
  },
  {
    name: "a JSON array, indented, with brackets in texts",
    content: JSON.stringify([object(1, { title: 'Felpa {"] 1' }), object(2)], null, 2),
    rows: three.slice(0, 2),
    refused: [],
    also: ({ rows }) => expect(rows[0]?.name).toBe('Felpa {"] 1'),
  },
  {
    name: "an indented JSON array with a quote left open in one object",
    content: JSON.stringify([object(1), object(2, { title: "APERTA" }), object(3)], null, 2).replace(
      'APERTA"',
      "APERTA",
    ),
    rows: ["A1 1000", "A3 3000"],
    refused: [/^11 la riga non è un oggetto JSON$/],
  },
  {
    name: "a list within an object, as shops' systems export it",
    content: JSON.stringify({ products: [object(1), object(2)] }, null, 1),
    rows: three.slice(0, 2),
    refused: [],
  },
  {
    name: "prices as objects with value and currency",
    content: JSON.stringify([
      object(1, { price: { value: "10.00", currency: "EUR" }, brand: { name: "Luma" } }),
      object(2, { price: { value: "5", currency: "USD" } }),
    ]),
    rows: ["A1 1000"],
    refused: [/^1 la valuta USD/],
  },
  {
    name: "an object where a text belongs names its field",
    content: [object(1, { price: { netto: 8, lordo: 10 } }), object(2, { title: { it: "Felpa" } }), object(3)]
      .map((one) => JSON.stringify(one))
      .join("\n"),
    rows: ["A3 3000"],
    refused: [/^1 «price» contiene un oggetto/, /^2 «title» contiene un oggetto/],
  },
  {
    name: "an array of pictures is many pictures",
    content: JSON.stringify([
      object(1, {
        image_link: [
          "https://i.example/1,a.jpg",
          "https://i.example/2.jpg",
          { src: "https://i.example/3.jpg" },
        ],
      }),
    ]),
    rows: ["A1 1000"],
    refused: [],
    also: pictures(3),
  },
  {
    name: "Google's own interface writes names in one word",
    content: JSON.stringify([
      {
        ...object(1),
        product_type: undefined,
        productType: "Donna > Felpe",
        imageLink: "https://i.example/1.jpg",
        additionalImageLinks: [],
      },
    ]),
    rows: ["A1 1000"],
    refused: [],
    also: pictures(1),
  },
  {
    name: "Italian fields in JSON that a person has explained",
    content: JSON.stringify([
      Object.fromEntries(italian.map((name, at) => [name, goods(1)[names[at] ?? ""]])),
    ]),
    rows: ["A1 1000"],
    refused: [],
    columns: italianColumns,
  },
];

const atomEntry = (id: number) =>
  `<entry><id>tag:n.example,2026:${id}</id><g:id>A${id}</g:id><title>Felpa ${id}</title><summary>Calda</summary>
  <link rel="self" href="https://n.example/feed"/><link href="https://n.example/${id}"/><link rel="enclosure" type="image/jpeg" href="https://i.example/${id}.jpg"/>
  <g:price>${id}0.00 EUR</g:price><g:availability>in stock</g:availability><g:brand>Luma</g:brand><g:product_type>Donna &gt; Felpe</g:product_type></entry>`;

const xml: RealFeed[] = [
  {
    name: "Google's RSS",
    content: rss([1, 2].map((id) => xmlItem(id)).join("\n")),
    rows: three.slice(0, 2),
    refused: [],
  },
  {
    name: "Google's Atom: links as attributes, entries, an id of its own",
    content: `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0"><title>n</title>${[1, 2].map(atomEntry).join("\n")}</feed>`,
    rows: three.slice(0, 2),
    refused: [],
    also: ({ rows }) =>
      expect([rows[0]?.url, rows[0]?.images?.length, rows[0]?.description]).toEqual([
        "https://n.example/1",
        1,
        "<p>Calda</p>",
      ]),
  },
  {
    name: "several pictures in XML",
    content: rss(
      xmlItem(
        1,
        "<g:image_link>https://i.example/1.jpg</g:image_link><g:additional_image_link>https://i.example/2.jpg</g:additional_image_link><g:additional_image_link>https://i.example/3.jpg</g:additional_image_link>",
      ),
    ),
    rows: ["A1 1000"],
    refused: [],
    also: pictures(3),
  },
  {
    name: "Italian elements in XML that a person has explained",
    content: `<catalogo><prodotto><codice>A1</codice><nome_prodotto>Felpa</nome_prodotto><indirizzo>https://n.example/1</indirizzo><prezzo>10,00</prezzo><disponibilità>1</disponibilità><marca>Luma</marca><categoria>Felpe</categoria></prodotto></catalogo>`,
    rows: ["A1 1000"],
    refused: [],
    columns: italianColumns,
  },
  {
    name: "XML that ends too early",
    content: rss(xmlItem(1)).slice(0, -20),
    rows: [],
    refused: [],
    broken: /XML non valido/,
  },
];

export const realFeeds: RealFeed[] = [...tables, ...json, ...xml];
