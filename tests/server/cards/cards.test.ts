/** Cards by which pages are shared: their addresses, what stands on them, and the file that is sent. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type CardGoods, productCardPath } from "contract/share-card";
import { answerCard } from "server/cards/answer";
import { productLayout, rowLayout } from "server/cards/layout";
import { type CardParts, paint } from "server/cards/paint";
import sharp from "sharp";
import { dropOldCards } from "upstream/pictures/old-cards";
import { expect, test } from "vitest";

const { resolve } = createRequire(import.meta.url);
const compiled = (file: string) => new WebAssembly.Module(readFileSync(resolve(file)));
const font = (file: string) => new Uint8Array(readFileSync(resolve(`@fontsource/${file}-normal.woff2`)));
const parts: CardParts = {
  resvg: compiled("@resvg/resvg-wasm/index_bg.wasm"),
  webp: compiled("@jsquash/webp/codec/dec/webp_dec.wasm"),
  jpeg: compiled("@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm"),
  fonts: [
    "eb-garamond/files/eb-garamond-latin-400",
    "inter/files/inter-latin-400",
    "inter/files/inter-latin-600",
  ].map(font),
};

const now = new Date("2026-11-23T09:00:00Z");
const shirt: CardGoods = {
  slug: "camicia-di-lino",
  name: "Camicia di lino",
  brand: { name: "Aurora" },
  price: { current: 4_990, currency: "EUR" },
  pictures: [{ src: "/media/uploads/abc_640x800.webp", width: 640, height: 800, widths: [160, 320, 640] }],
};

test("another price, picture, name or week is another card; where the picture lies is not", () => {
  const path = productCardPath(shirt, now);
  expect(path).toMatch(/^\/media\/scheda\/prodotto\/camicia-di-lino\/[a-z0-9]{8,12}\.jpg$/);
  expect(productCardPath(shirt, new Date(now.getTime() + 3_600_000))).toBe(path);
  const moved = { ...shirt.pictures[0], src: "https://dati.example/uploads/abc_640x800.webp" } as const;
  expect(productCardPath({ ...shirt, pictures: [moved as never] }, now)).toBe(path);
  const others = [
    productCardPath({ ...shirt, price: { current: 4_490, currency: "EUR" } }, now),
    productCardPath({ ...shirt, name: "Camicia" }, now),
    productCardPath({ ...shirt, pictures: [] }, now),
    productCardPath(shirt, new Date("2026-12-01T09:00:00Z")),
  ];
  expect(new Set([path, ...others]).size).toBe(5);
  expect(productCardPath({ ...shirt, slug: null }, now)).toBeNull();
});

test("a card says brand, name, price and the day of it; what a name brings along is text", () => {
  const product = {
    name: `Abito <b>"Été"</b> & ${"lunghissimo ".repeat(20)}`,
    brand: "Šárka",
    price: "1.249,90 €",
    picture: true,
  };
  const { svg, places } = productLayout(product, "23 novembre 2026", "Vetrina");
  expect(svg).toContain("Prezzo al 23 novembre 2026");
  expect(svg).toContain("1.249,90 €");
  expect(svg).toContain("SÁRKA");
  expect(svg).toContain("VETRINA");
  expect(svg).not.toContain("<b>");
  expect(svg.match(/font-size="54"/g)).toHaveLength(3);
  expect(svg).toContain("&#8230;</text>");
  expect(places).toHaveLength(1);
  expect(productLayout({ ...product, picture: false }, "oggi", "Vetrina").places).toEqual([]);
});

test("the file is a JPEG of 1200 by 630 below 300 KB in which the pictures lie at their places", async () => {
  const picture = async (colour: string) => {
    const made = sharp({ create: { width: 320, height: 400, channels: 3, background: colour } }).webp();
    const bytes = await made.toBuffer();
    return new Uint8Array(bytes).buffer;
  };
  const goods = { name: "Camicia", brand: "Aurora", price: "49,90 €", picture: true };
  const layout = rowLayout("Estate al mare", "2 prodotti · ", [goods, goods], "23 novembre 2026", "Vetrina");
  const file = Buffer.from(await paint(layout, [await picture("#c00000"), await picture("#0000c0")], parts));
  expect(file.byteLength).toBeLessThan(300_000);
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  expect([info.format, info.width, info.height]).toEqual(["raw", 1200, 630]);
  const near = (x: number, y: number, wanted: number[]) => {
    const at = (y * 1200 + x) * info.channels;
    for (const [channel, value] of wanted.entries())
      expect(Math.abs((data[at + channel] as number) - value), `${x} ${y}`).toBeLessThan(12);
  };
  const [first, second] = layout.places.map(({ x, y, width, height }) => [
    x + width / 2,
    Math.floor(y + height / 2),
  ]);
  near(first?.[0] ?? 0, first?.[1] ?? 0, [192, 0, 0]);
  near(second?.[0] ?? 0, second?.[1] ?? 0, [0, 0, 192]);
  near(1190, 10, [245, 242, 238]);
});

test("a card that nobody asked for in a month leaves the bucket, the others and pictures stay", async () => {
  const days = (ago: number) => new Date(now.getTime() - ago * 86_400_000);
  const bucket = new Map([
    ["scheda/prodotto/camicia/a1.jpg", days(31)],
    ["scheda/prodotto/gonna/b2.jpg", days(29)],
    ["uploads/abc_640x800.webp", days(400)],
  ]);
  const media = {
    list: async ({ prefix }: { prefix: string }) => ({
      objects: [...bucket].flatMap(([key, uploaded]) => (key.startsWith(prefix) ? [{ key, uploaded }] : [])),
      truncated: false,
    }),
    delete: async (keys: string[]) => {
      for (const key of keys) bucket.delete(key);
    },
  } as unknown as R2Bucket;
  expect(await dropOldCards(media, now)).toBe(false);
  expect([...bucket.keys()]).toEqual(["scheda/prodotto/gonna/b2.jpg", "uploads/abc_640x800.webp"]);
});

test("an address that names no kind of card is not found, whatever objects are born with", async () => {
  for (const kind of ["altro", "constructor", "toString", "__proto__"]) {
    const request = new Request(`https://vetrina.example/media/scheda/${kind}/x.jpg`);
    const edge = { request, env: {}, id: "prova", data: {}, waitUntil: () => undefined };
    const failed: unknown[] = [];
    const visit = {
      url: new URL(request.url),
      env: { SITE_NAME: "Vetrina" },
      log: { failure: (...said: unknown[]) => failed.push(said) },
    };
    const answer = await answerCard(edge as never, visit as never, async () => new ArrayBuffer(0));
    expect([kind, answer.status, failed]).toEqual([kind, 404, []]);
  }
});
