/** Feeds that ask much of one step of the readers, each row otherwise than the one before, so that nothing is remembered. */
import type { HostileFeed } from "./feeds";

const columns = [
  ...["id", "title", "description", "link", "availability", "price", "brand", "product_type", "color"],
  ...["size", "material", "pattern", "tags", "shipping", "image_link", "additional_image_link", "gender"],
  ...["google_product_category", "gtin", "Tipo di tacco"],
] as const;
type Cell = (typeof columns)[number];
type Cells = Partial<Record<Cell, string>>;

const plain: Cells = {
  title: "Capo",
  link: "https://x.it/1",
  availability: "in stock",
  price: "9",
  brand: "A",
};

/** `unit` until the text has so many characters; where it stands in the feed makes each part of it another. */
function filled(length: number, unit: (at: number) => string): string {
  const parts: string[] = [];
  for (let size = 0; size < length; ) {
    const part = unit(parts.length);
    parts.push(part);
    size += part.length;
  }
  return parts.join("");
}

const encoded = (text: string) => new TextEncoder().encode(text);

/** A table of rows, each with these cells. */
function table(name: string, cells: (row: number) => Cells): HostileFeed {
  return {
    name,
    ofSize(bytes) {
      const lines = [columns.join("\t")];
      for (let size = 0; size < bytes; ) {
        const own: Cells = {
          product_type: "Vestiti",
          ...plain,
          ...cells(lines.length),
          id: String(lines.length),
        };
        const line = columns.map((column) => own[column] ?? "").join("\t");
        lines.push(line);
        size += line.length + 1;
      }
      return encoded(lines.join("\n"));
    },
  };
}

/** Cells of one column, as long as they are looked at and short. */
function cellsOf(column: Cell, name: string, longest: number, unit: (row: number, at: number) => string) {
  return [longest, 40].map((length) =>
    table(`${column} of ${name}, ${length} characters each`, (row) => ({
      [column]: filled(length, (at) => unit(row, at)),
    })),
  );
}

const letters = "abcdefghijklmnopqrstuvwxyz";
/** A word that no other row has. */
const word = (row: number, at: number) => letters.charAt(at % 26) + (row * 97 + at).toString(36);

function text(name: string, ofSize: (bytes: number) => string): HostileFeed {
  return { name, ofSize: (bytes) => encoded(ofSize(bytes)) };
}

const items = (bytes: number, item: (row: number) => string) => filled(bytes, item);
const googleFields = (row: number) =>
  `<g:id>${row}</g:id><g:title>A</g:title><g:link>https://x.it/1</g:link><g:price>9</g:price>`;
const jsonFields = (row: number) =>
  `"id":"${row}","title":"Capo","link":"https://x.it/1","price":"9","availability":"in stock","brand":"A","product_type":"Vestiti"`;

export const costlyFeeds: HostileFeed[] = [
  ...cellsOf("title", "commas", 300, (row, at) => `${at === 0 ? row : ""},`),
  ...cellsOf("title", "dashes", 300, (row, at) => `${at === 0 ? row : ""} - a`),
  ...cellsOf("title", "words", 300, (row, at) => `${word(row, at)} `),
  ...cellsOf("title", "entities", 300, (row, at) => `${at === 0 ? row : ""}&amp;`),
  ...cellsOf("title", "accents", 300, (row, at) => `à${word(row, at)} `),
  ...[300, 60].map((length) =>
    table(`titles that name their kind last, of ${length} characters`, (row) => ({
      title: `${filled(length - 17, (at) => `${word(row, at)} `)}borsa a tracolla`,
      product_type: "",
    })),
  ),
  ...cellsOf("description", "nested tags", 16_000, (row, at) => `<b>${at === 0 ? row : ""}<i>`),
  ...cellsOf("description", "paragraphs", 16_000, (row, at) => `<p>${word(row, at)}</p>`),
  ...cellsOf("description", "hollow tags", 16_000, (row, at) => `${at === 0 ? row : ""}<p> </p>`),
  ...cellsOf("description", "encoded tags", 16_000, (row, at) => `&lt;p&gt;${word(row, at)}`),
  ...cellsOf("description", "open brackets", 16_000, (row, at) => `${at === 0 ? row : ""}<,`),
  ...cellsOf("description", "open tags", 16_000, (row, at) => `${at === 0 ? `<b>${row}</b>` : ""}<a `),
  ...cellsOf("description", "attributes", 16_000, (row, at) => `<a b="${word(row, at)}" c=d>`),
  ...cellsOf("description", "closing tags", 16_000, (row, at) => `${at === 0 ? `<b>${row}` : ""}</p>`),
  ...cellsOf("description", "comments", 16_000, (row, at) => `<b>${word(row, at)}<!--x-->`),
  ...cellsOf("description", "entities", 16_000, (row, at) => `${at === 0 ? row : ""}&amp;lt;`),
  ...cellsOf("description", "bullets", 16_000, (row, at) => `• ${word(row, at)} `),
  ...cellsOf("color", "words", 120, (row, at) => `${word(row, at)}/`),
  ...cellsOf("size", "words", 120, (row, at) => `${word(row, at)}/`),
  ...cellsOf("product_type", "parts", 400, (row, at) => `${word(row, at)}>`),
  ...cellsOf("google_product_category", "parts", 400, (row, at) => `${word(row, at)}>`),
  ...cellsOf("material", "parts", 400, (row, at) => `${word(row, at)},`),
  ...cellsOf("material", "brackets", 400, (row, at) => `${at === 0 ? row : ""}(,`),
  ...cellsOf("tags", "parts", 1_000, (row, at) => `${word(row, at)},`),
  ...cellsOf("shipping", "entries", 2_000, (row, at) => `IT:::${row}${at},`),
  ...cellsOf("image_link", "commas", 20_000, (row, at) => `${at === 0 ? row : ""},`),
  ...cellsOf("additional_image_link", "commas", 20_000, (row, at) => `${at === 0 ? row : ""}a,`),
  ...cellsOf("additional_image_link", "addresses", 20_000, (row, at) => `https://x/${word(row, at)},`),
  table("rows that are refused", () => ({ link: "x" })),
  table("rows that nothing is known of", () => ({ brand: "", title: "" })),
  text("rows of one sign", (bytes) => `id\ttitle\tlink\tprice\n${"a\n".repeat(bytes / 2)}`),
  text("a table of ten thousand columns", (bytes) => {
    const names = Array.from({ length: 9_990 }, (_, at) => at.toString(36));
    const row = `${"1,".repeat(names.length + 3)}1\n`;
    return `id,title,link,price,${names.join(",")}\n${row.repeat(bytes / row.length)}`;
  }),
  text(
    "elements of one sign",
    (bytes) => `<rss>${items(bytes, (row) => `<item>${googleFields(row)}${"<a/>".repeat(60)}</item>`)}</rss>`,
  ),
  text(
    "elements with attributes",
    (bytes) =>
      `<rss>${items(bytes, (row) => `<item>${googleFields(row)}${Array.from({ length: 20 }, (_, at) => `<a${at} b="${word(row, at)}" c="d">x</a${at}>`).join("")}</item>`)}</rss>`,
  ),
  text(
    "items of entities",
    (bytes) =>
      `<rss>${items(bytes, (row) => `<item>${googleFields(row)}<g:description>${"&lt;".repeat(100)}</g:description></item>`)}</rss>`,
  ),
  text("lists of attributes", (bytes) =>
    items(
      bytes,
      (row) =>
        `{${jsonFields(row)},"attributes":{"heelType":[${Array.from({ length: 50 }, (_, at) => `"${word(row, at)}"`)}],"material":[${Array.from({ length: 50 }, (_, at) => `"${word(row, at)}"`)}]}}\n`,
    ),
  ),
  text("many attributes", (bytes) =>
    items(
      bytes,
      (row) => `{${jsonFields(row)},${Array.from({ length: 200 }, (_, at) => `"${word(row, at)}":"1"`)}}\n`,
    ),
  ),
  text(
    "brackets in an array",
    (bytes) => `[${items(bytes, (row) => `{${jsonFields(row)},"x":${"[".repeat(60)}${"]".repeat(60)}},`)}{}]`,
  ),
];
