/** The demo pictures: same seed same picture, small, well-formed, different from each other. */
import { brotliCompressSync, constants } from "node:zlib";
import { colours } from "contract/listing/colours";
import sax from "sax";
import { describe, expect, it } from "vitest";
import {
  drawBanner,
  drawBrandLogo,
  drawEditorial,
  drawProduct,
  drawStoreLogo,
  drawTile,
  patterns,
  shapes,
} from "../../demo/art/index";

const views = ["front", "second"] as const;

/** Throws on anything that is not well-formed; returns the ids and the ids referred to. */
function parsed(svg: string): { ids: string[]; refs: string[] } {
  const ids: string[] = [];
  const refs: string[] = [];
  const parser = sax.parser(true);
  parser.onerror = (error) => {
    throw error;
  };
  parser.onopentag = (tag) => {
    for (const [name, value] of Object.entries(tag.attributes as Record<string, string>)) {
      if (/^(style|on)/.test(name)) throw new Error(`${name} on ${tag.name}`);
      if (name === "id") ids.push(value);
      if (name === "href") refs.push(value.replace(/^#/, ""));
      for (const [, id] of value.matchAll(/url\(#([^)]+)\)/g)) refs.push(id as string);
    }
  };
  parser.write(svg).close();
  return { ids, refs };
}

/** A little larger than what is served, which is compressed with more effort. */
function compressed(svg: string): number {
  return brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}

function check(svg: string, limit: number): void {
  const { ids, refs } = parsed(svg);
  expect(new Set(ids).size).toBe(ids.length);
  expect(refs.filter((ref) => !ids.includes(ref))).toEqual([]);
  expect(svg.match(/NaN|undefined|Infinity|<script|data:|\d\.\d{4}/)).toBeNull();
  expect(compressed(svg)).toBeLessThanOrEqual(limit);
}

describe("the demo pictures", () => {
  it.each(shapes)("%s has two different, small, well-formed views", (shape) => {
    for (const pattern of ["plain", "floral"] as const) {
      const [front, second] = views.map((view) =>
        drawProduct({ shape, colour: "rosa", pattern, view, seed: 11 }),
      );
      check(front as string, 4096);
      check(second as string, 4096);
      expect(front).not.toBe(second);
    }
  });

  it("the same seed draws the same product and another seed another one", () => {
    for (const shape of shapes) {
      const draw = (seed: number) => drawProduct({ shape, colour: "blu", view: "front", seed });
      expect(draw(3)).toBe(draw(3));
      const variety = new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(draw));
      expect(variety.size, shape).toBeGreaterThan(1);
    }
  });

  it("every palette colour and every fabric works", () => {
    for (const [index, { slug }] of colours.entries()) {
      const pattern = patterns[index % patterns.length];
      check(drawProduct({ shape: "dress", colour: slug, pattern, view: "front", seed: 5 }), 4096);
    }
    expect(() => drawProduct({ shape: "dress", colour: "invented", view: "front", seed: 1 })).toThrow(
      /invented/,
    );
  });

  it("many seeds stay within the size limit", () => {
    for (const shape of shapes)
      for (let seed = 100; seed < 103; seed++)
        for (const view of views) check(drawProduct({ shape, colour: "multicolore", view, seed }), 4096);
  });

  it("banners, tiles and magazine pictures are well-formed with ids of their own", () => {
    const request = {
      shapes: ["dress", "handbag", "heels", "coat"] as const,
      colours: ["rosa", "nero", "beige"],
      seed: 4,
    };
    for (let kind = 0; kind < 4; kind++) check(drawBanner({ ...request, kind, title: "Saldi" }), 12_000);
    check(drawBanner({ ...request, shapes: ["shirt", "blazer"], kind: 3, title: "Ufficio" }), 12_000);
    check(drawTile(request), 9_000);
    for (let seed = 0; seed < 4; seed++) check(drawEditorial({ ...request, seed }), 12_000);
  });

  it("banners keep their left third free of goods, whatever hangs or stands there", () => {
    const colours = ["rosa", "nero", "beige"];
    for (const shapes of [
      ["dress", "shirt", "coat", "blazer"],
      ["trainers", "tote", "heels"],
      ["belt"],
    ] as const)
      for (let kind = 0; kind < 4; kind++) {
        const svg = drawBanner({ shapes, colours, seed: 3, kind, title: "Saldi" });
        const left = [...svg.matchAll(/<svg x="(-?\d+)"/g)].map(([, x]) => Number(x));
        expect(left.length).toBeGreaterThan(1);
        expect(Math.min(...left), `${shapes} ${kind}`).toBeGreaterThanOrEqual(1600 / 3);
      }
  });

  it("banners cut no goods at their right edge", () => {
    const request = { shapes: ["heels", "loafers", "trainers"], colours: ["rosa", "nero"], seed: 3 } as const;
    for (let kind = 0; kind < 3; kind++) {
      const svg = drawBanner({ ...request, kind, title: "Saldi" });
      const boxes = [...svg.matchAll(/<svg x="(\d+)" y="-?\d+" width="(\d+)"/g)];
      expect(boxes.length).toBeGreaterThan(1);
      for (const [, x, width] of boxes) expect(Number(x) + Number(width)).toBeLessThanOrEqual(1600);
    }
  });

  it("a brand's logo spells it as the brand does", () => {
    for (let seed = 0; seed < 12; seed++)
      expect(drawBrandLogo({ name: "adidas", seed })).toContain(">adidas<");
  });

  it("logos carry the name, escaped", () => {
    for (let seed = 0; seed < 12; seed++) {
      check(drawStoreLogo({ name: "Bianchi & Figli", seed }), 2_000);
      check(drawBrandLogo({ name: "Una Marca dal Nome Molto Lungo", seed }), 2_000);
    }
    expect(drawStoreLogo({ name: "A & B", seed: 1 })).toMatch(/&amp;/);
  });
});
