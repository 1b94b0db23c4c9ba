/** What stands where on a card of 1200 by 630: its texts as SVG, and the places of its pictures (product.md 'Sharing'). */
import brand from "brand/brand.json";
import { cardSize } from "contract/share-card";
import { escapeHtml } from "../pages/plain-page";

export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Layout {
  svg: string;
  /** In the order of the pictures. */
  places: Place[];
}

/** One product as a card says it; `picture` whether there is one. */
export interface Shown {
  name: string;
  brand: string | null;
  /** As visitors read it. */
  price: string;
  picture: boolean;
}

const { ink } = brand.light;
const muted = "#635e57";
const sans = "Inter";
const serif = "EB Garamond";

interface Line {
  x: number;
  y: number;
  size: number;
  font?: string;
  weight?: number;
  fill?: string;
  spacing?: number;
}

/** One product: its picture in full height, what it is and costs beside it. */
export function productLayout(product: Shown, date: string, mark: string): Layout {
  const place = { x: 0, y: 0, width: 504, height: cardSize.height };
  const x = product.picture ? 560 : 72;
  const room = cardSize.width - x - 56;
  const name = wrapped(product.name, room, 54, 3);
  const top = 250 - name.length * 30;
  const below = top + name.length * 62;
  const texts = [
    product.brand &&
      line(product.brand.toUpperCase(), { x, y: top - 62, size: 24, weight: 600, spacing: 3 }, room),
    ...name.map((words, at) => line(words, { x, y: top + at * 62, size: 54, font: serif })),
    line(product.price, { x, y: below + 48, size: 60, weight: 600 }, room),
    line(`Prezzo al ${date}`, { x, y: below + 94, size: 24, fill: muted }, room),
    markAt(mark, x, 566),
  ];
  return { svg: svgOf(texts, product.picture ? [place] : []), places: product.picture ? [place] : [] };
}

export function rowLayout(
  heading: string,
  note: string,
  products: readonly Shown[],
  date: string,
  mark: string,
): Layout {
  const [width, height, gap, left, top] = [240, 300, 32, 72, 124];
  const room = cardSize.width - 2 * left;
  const all = products
    .slice(0, 4)
    .map((product, at) => ({ product, place: { x: left + at * (width + gap), y: top, width, height } }));
  const texts = [
    line(heading, { x: left, y: 92, size: 50, font: serif }, room),
    ...all.flatMap(({ product, place }) => [
      line(product.price, { x: place.x, y: 466, size: 28, weight: 600 }, width),
      line(product.brand ?? product.name, { x: place.x, y: 496, size: 20, fill: muted }, width),
    ]),
    line(`${note}Prezzi al ${date}`, { x: left, y: 584, size: 22, fill: muted }, room - 300),
    markAt(mark, cardSize.width - left - markWidth(mark), 576),
  ];
  const places = all.filter(({ product }) => product.picture).map(({ place }) => place);
  return {
    svg: svgOf(
      texts,
      all.map(({ place }) => place),
    ),
    places,
  };
}

function svgOf(texts: readonly (string | null | false)[], boxes: readonly Place[]): string {
  const { width, height } = cardSize;
  const papers = boxes.map(
    (box) => `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" fill="#fff"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#f5f2ee"/>${papers.join("")}${texts.filter(Boolean).join("")}</svg>`;
}

/** The site's name in its frame, as in the header. */
function markAt(name: string, x: number, y: number): string {
  const words = name.toUpperCase();
  const frame = `<rect x="${x}" y="${y - 40}" width="${markWidth(name)}" height="58" fill="none" stroke="${ink}" stroke-width="2"/>`;
  return frame + line(words, { x: x + 24, y, size: 30, font: serif, spacing: 6 });
}

function markWidth(name: string): number {
  return Math.round(widthOf(name.toUpperCase(), 30) + name.length * 6 + 42);
}

function line(words: string, at: Line, room = Number.POSITIVE_INFINITY): string {
  const { x, y, size, font = sans, weight = 400, fill = ink, spacing = 0 } = at;
  const text = shortened(printable(words), room, size + spacing * 1.6);
  return `<text x="${x}" y="${y}" font-family="${font}" font-size="${size}" font-weight="${weight}" fill="${fill}" letter-spacing="${spacing}">${escapeHtml(text)}</text>`;
}

/** Lines of whole words, the last one shortened. */
function wrapped(text: string, room: number, size: number, most: number): string[] {
  const lines: string[] = [];
  let current = "";
  for (const word of printable(text).split(/\s+/)) {
    const longer = current ? `${current} ${word}` : word;
    if (current && widthOf(longer, size) > room) {
      lines.push(current);
      current = word;
    } else current = longer;
  }
  lines.push(current);
  const kept = lines.slice(0, most);
  const last = lines.length > most ? `${kept.at(-1)} …` : (kept.at(-1) ?? "");
  return [...kept.slice(0, -1), shortened(last, room, size)];
}

function shortened(text: string, room: number, size: number): string {
  if (widthOf(text, size) <= room) return text;
  let end = text.replace(/ ?…$/, "");
  while (end.length > 1 && widthOf(`${end}…`, size) > room) end = end.slice(0, -1);
  return `${end.trimEnd()}…`;
}

/** About, and rather more than less: neither font is asked. */
function widthOf(text: string, size: number): number {
  let width = 0;
  for (const sign of text) {
    if (/[iljtfr.,;:'’|!\s]/.test(sign)) width += 0.32;
    else if (/[mwMW—%@]/.test(sign)) width += 0.92;
    else width += /[A-ZÀ-Þ0-9€&]/.test(sign) ? 0.68 : 0.55;
  }
  return width * size;
}

/** The fonts hold western letters: others lose their marks, or are left out. */
function printable(text: string): string {
  const known =
    /[\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201e\u2022\u2026\u20ac\u2122]/;
  return [...text.normalize("NFC")]
    .map((sign) => (known.test(sign) ? sign : sign.normalize("NFD").replace(/[^\u0020-\u007e]/g, "")))
    .join("")
    .trim();
}
