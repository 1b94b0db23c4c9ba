/** The demo's pictures are files: all there, as they were frozen, small, and what a title says of a product can be seen on it. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { colours } from "domain/colours";
import { pictureFrom } from "domain/picture";
import sax from "sax";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { demoSeed, generate } from "../../demo/catalogue/generate";
import { picturesOf } from "../../demo/catalogue/pictures";
import { claimsOf } from "../../demo/catalogue/traits";
import { type Frozen, frozen, pictureFolder } from "../../demo/pictures";
import { portfolio } from "../../demo/portfolio";
import { photoGround, photoLook } from "../../scripts/import/pictures/photo";
import tables from "./pictures.json";

const { articles } = generate(demoSeed, new Date("2026-11-21T12:00:00Z"));
const typesOf = ({ kind }: Frozen) => (kind === "logo" || kind === "portrait" ? ["svg"] : ["avif", "webp"]);
const filesOf = (picture: Frozen) => typesOf(picture).map((type) => `${picture.name}.${type}`);
const read = (file: string) => readFileSync(join(pictureFolder, file));

describe("the folder of the demo's pictures", () => {
  test("holds exactly the files whose provenance is told, each as it was frozen", () => {
    const told = frozen.flatMap((picture) => filesOf(picture));
    expect(readdirSync(pictureFolder).sort()).toEqual([...told, "provenance.tsv"].sort());
    const changed = frozen.flatMap((picture) =>
      filesOf(picture).filter(
        (file, index) => createHash("sha256").update(read(file)).digest("hex") !== picture.hashes[index],
      ),
    );
    expect(changed).toEqual([]);
  });

  test("weighs 20 MB at most, and no picture more than 75 KB", () => {
    const sizes = readdirSync(pictureFolder).map((file) => [file, read(file).byteLength] as const);
    expect(sizes.reduce((sum, [, size]) => sum + size, 0)).toBeLessThanOrEqual(20_000_000);
    expect(sizes.filter(([file, size]) => size > 75_000 && file !== "provenance.tsv")).toEqual([]);
  });

  test("tells of products what the importer would read off their pictures", async () => {
    for (const { name, seen } of frozen.filter(({ kind }, index) => kind === "product" && index % 40 === 0))
      expect([name, seen]).toEqual([name, await photoLook(read(`${name}.webp`))]);
  });

  test("tells of products one ground, which is what lies behind them but for a light that nobody sees", async () => {
    const channels = (ground: string) => [...Buffer.from(ground, "hex")];
    for (const { name, ground } of frozen.filter(
      ({ kind }, index) => kind === "product" && index % 40 === 0,
    )) {
      const measured = (await photoGround(read(`${name}.webp`))) ?? "";
      const far = channels(measured).map((value, at) => Math.abs(value - (channels(ground)[at] ?? 0)));
      expect([name, measured.length, Math.max(0, ...far) <= 4]).toEqual([name, ground.length, true]);
    }
  });

  test("shows no picture twice", () => {
    const first = frozen.map(({ hashes }) => hashes[0]);
    expect(new Set(first).size).toBe(first.length);
  });

  test("says natural sizes that are those of the files", async () => {
    for (const picture of frozen.filter((_, index) => index % 23 === 0 && typesOf(_).length === 2)) {
      const { width, height } = await sharp(read(`${picture.name}.avif`)).metadata();
      expect([picture.name, width, height]).toEqual([picture.name, picture.width, picture.height]);
    }
  });

  test("keeps vectors that can run and load nothing", () => {
    for (const { name } of frozen.filter((picture) => typesOf(picture)[0] === "svg")) {
      const parser = sax.parser(true);
      parser.onopentag = ({ name: element, attributes }) => {
        expect(["script", "image", "foreignObject"]).not.toContain(element);
        for (const [key, value] of Object.entries(attributes as Record<string, string>)) {
          expect(key).not.toMatch(/^(on|style)/);
          if (key.endsWith("href")) expect(value).toMatch(/^#/);
        }
      };
      parser.onerror = (error) => {
        throw error;
      };
      parser.write(read(`${name}.svg`).toString()).close();
    }
  });
});

test("a picture is stored in every width that pages ask for, and under the name that says its size", () => {
  const { files, keep } = portfolio();
  for (const [folder, name] of [
    ["uploads", frozen[0]?.name ?? ""],
    ["banner", "banner-1"],
  ] as const) {
    const picture = pictureFrom(keep(folder, name), folder);
    expect(picture?.widths.length).toBeGreaterThanOrEqual(3);
    const stem = picture?.src.replace("/media/", "").replace(".webp", "");
    const asked = (picture?.widths ?? []).flatMap((width) => [
      `${stem}/${width}.avif`,
      `${stem}/${width}.webp`,
    ]);
    expect(files.map(({ key }) => key)).toEqual(expect.arrayContaining([...asked, `${stem}.webp`]));
  }
  expect(() => keep("blog", "nessuna")).toThrow(/nessuna/);
});

describe("a picture shows what its title says", () => {
  test("every colour of every product has a picture in that colour", () => {
    const known = new Set(colours.map(({ slug }) => slug));
    for (const article of articles)
      for (const { slug } of article.colours) {
        const [front] = picturesOf(article, slug);
        expect([article.name, front?.view, front?.colour]).toEqual([article.name, "front", slug]);
        expect(known).toContain(slug);
      }
  });

  test("and every trait that its title names was drawn", () => {
    const untrue = articles.flatMap((article) =>
      article.colours.flatMap(({ slug }) =>
        picturesOf(article, slug)
          .slice(0, 1)
          .flatMap(({ name, traits }) =>
            claimsOf(article.name)
              .filter((claim) => !traits.includes(claim))
              .map((claim) => `${article.name}: ${name} shows no '${claim}'`),
          ),
      ),
    );
    expect(untrue).toEqual([]);
  });

  test.each(tables.traits)("'%s' is only said where '%s' was drawn", (title, trait) => {
    expect(claimsOf(title)).toContain(trait);
  });

  test("what was drawn is said: wrap dresses, tied coats and jackets without lapels are on sale", () => {
    for (const [words, trait] of [
      [/a portafoglio/, "portafoglio"],
      [/cintura in vita/, "cintura in vita"],
      [/doppiopetto/, "doppiopetto"],
      [/a balze/, "balze"],
      [/collo alla coreana/, "coreana"],
    ] as const) {
      const found = articles.filter(({ name }) => words.test(name));
      expect(found.length).toBeGreaterThan(0);
      for (const { look } of found) expect(look.traits).toContain(trait);
    }
  });

  test("no picture leads more than fifteen products", () => {
    const led = new Map<string, number>();
    for (const article of articles) {
      const [front] = picturesOf(article, article.colours[0]?.slug ?? "");
      led.set(front?.name ?? "", (led.get(front?.name ?? "") ?? 0) + 1);
    }
    expect(Math.max(...led.values())).toBeLessThanOrEqual(15);
  });
});
