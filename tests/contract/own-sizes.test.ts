/** Which of a person's own sizes applies where, and how they are kept in one text. */

import {
  measureNames,
  measures,
  type OwnSizes,
  ownSizeFor,
  ownSizesText,
  ownSizesWithin,
  parseOwnSizes,
  tableKeyOf,
  wearers,
} from "domain/own-sizes";
import { tableNamed } from "domain/size-answers";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import said from "./own-sizes.json";

const anna = said.anna as OwnSizes;
const child: OwnSizes = { wearer: "bambino", sizes: { altezza: "116", scarpe: "28" } };

describe("the size that applies", () => {
  test.each(said.applies as [string, string, string[]][])("in %s it is %s", (category, label, slugs) => {
    expect(ownSizeFor(anna, category)).toMatchObject({ label, slugs });
  });

  test.each([
    "vestiti-bambina",
    "sneakers-uomo",
    "borse-donna",
    "profumi-donna",
    "donna",
    "saldi",
    null,
    undefined,
  ])("in %s there is none", (category) => {
    expect(ownSizeFor(anna, category)).toBeNull();
  });

  test("of what a listing offers it is the size itself and the ranges that hold it, and nothing else", () => {
    const offered = ["s", "s-m", "m", "m-l", "l", "40", "42", "42-44", "38-52", "42-anni", "taglia-unica"];
    expect(ownSizeFor(anna, "maglie-donna", offered)?.slugs).toEqual(["s-m", "m", "m-l", "42", "42-44"]);
    expect(ownSizeFor(anna, "sneakers-donna", ["37", "37-38", "38"])?.slugs).toEqual(["37-38"]);
    expect(ownSizeFor(anna, "calze-donna", ["36-38", "39-41"])?.slugs).toEqual(["36-38"]);
    expect(ownSizeFor(anna, "vestiti-donna", ["46"])?.slugs, "known to be missing").toEqual([]);
  });

  test("children's clothes go by height, whatever shops name them by", () => {
    const offered = ["4-5-anni", "5-6-anni", "6-7-anni", "6-anni", "116", "116-cm", "110", "m"];
    expect(ownSizeFor(child, "felpe-bambino", offered)).toMatchObject({
      label: "116 cm",
      slugs: ["5-6-anni", "6-7-anni", "6-anni", "116", "116-cm"],
    });
    const baby: OwnSizes = { wearer: "neonato", sizes: { altezza: "68" } };
    expect(ownSizeFor(baby, "tutine-neonato", ["3-6-mesi", "6-9-mesi"])?.slugs).toEqual(["3-6-mesi"]);
  });

  test("of jeans the inside leg counts where it was said; else any length of the waist will do", () => {
    const offered = ["w29-l30", "w29-l32", "w30-l32", "29", "w29", "30"];
    expect(ownSizeFor(anna, "jeans-donna", offered)?.slugs).toEqual(["w29-l32", "29", "w29"]);
    const waist: OwnSizes = { wearer: "donna", sizes: { vita: "29" } };
    expect(ownSizeFor(waist, "jeans-donna", offered)?.slugs).toEqual(["w29-l30", "w29-l32", "29", "w29"]);
    expect(ownSizeFor(waist, "jeans-donna")?.slugs).toContain("w29-l30");
  });

  const marco: OwnSizes = { wearer: "uomo", sizes: { pantaloni: "48", vita: "32", gamba: "34" } };

  test("'32/34' on trousers is a waist and an inside leg: in one's size with that leg alone", () => {
    const offered = ["32-30", "32-34", "32-36", "33-34", "34-32", "w32-l34", "w32-l30"];
    for (const category of ["jeans-uomo", "pantaloni-uomo"])
      expect(ownSizeFor(marco, category, offered)?.slugs, category).toEqual(["32-34", "w32-l34"]);
    const clara: OwnSizes = {
      wearer: "donna",
      sizes: { numero: "36", pantaloni: "36", vita: "34", gamba: "36" },
    };
    expect(ownSizeFor(clara, "jeans-donna", ["34-36", "36-38"])?.slugs, "jeans go by inches").toEqual([
      "34-36",
    ]);
    expect(ownSizeFor(clara, "pantaloni-donna", ["34-36", "36-38"])?.slugs, "double sizes").toEqual([
      "34-36",
      "36-38",
    ]);
    for (const category of ["vestiti-donna", "maglie-donna"])
      expect(ownSizeFor(clara, category, ["34-36", "36-38", "38-40"])?.slugs).toEqual(["34-36", "36-38"]);
  });

  test("a number alone counts inches where no Italian size is so small, on every kind of trousers", () => {
    const offered = ["31", "32", "33", "46", "48", "48-50"];
    for (const leaf of ["jeans", "pantaloni", "shorts"])
      expect(ownSizeFor(marco, `${leaf}-uomo`, offered)?.slugs, leaf).toEqual(["32", "48", "48-50"]);
    expect(ownSizeFor(marco, "shorts-uomo", ["30-32", "34-36"])?.slugs, "of shorts it is a range").toEqual([
      "30-32",
    ]);
    expect(ownSizeFor(anna, "pantaloni-donna", ["28", "29", "44"])?.slugs).toEqual(["29", "44"]);
  });

  test("rings are one's size by whichever number shops give: the Italian one, or millimetres around", () => {
    expect(ownSizeFor(anna, "anelli-donna", ["13", "14", "53", "54", "12-14"])?.slugs).toEqual([
      "14",
      "54",
      "12-14",
    ]);
  });

  test.each(said.guides)("sizes of %s are read in the table %s", (category, table) => {
    expect(tableKeyOf(category)).toBe(table);
    if (table) expect(tableNamed(table)).not.toBeNull();
  });

  test("where kinds with different sizes lie together, each has its own way", () => {
    const ways = ownSizesWithin(anna, "donna").map(({ category, label }) => [category, label]);
    expect(ways).toEqual([
      ["abbigliamento-donna", "M · 42"],
      ["pantaloni-donna", "M · 44 · W29 L32"],
      ["scarpe-donna", "37,5"],
      ["reggiseni-donna", "75B"],
      ["anelli-donna", "14"],
    ]);
    expect(ownSizesWithin(anna, undefined)).toHaveLength(5);
    expect(ownSizesWithin(anna, "uomo")).toEqual([]);
    expect(ownSizesWithin(anna, "borse-donna")).toEqual([]);
    const ofArea = (area: string) => ownSizesWithin(anna, area).map(({ category }) => category);
    expect(ofArea("gioielli-donna")).toEqual(["anelli-donna"]);
    expect(ofArea("abbigliamento-donna")).toEqual(["pantaloni-donna", "reggiseni-donna"]);
    expect([...ofArea("gioielli-uomo"), ...ownSizesWithin(child, "abbigliamento-bambino")]).toEqual([]);
  });
});

describe("the text that keeps them", () => {
  const some = fc.record({
    wearer: fc.constantFrom(...wearers),
    sizes: fc.record(
      Object.fromEntries(measureNames.map((name) => [name, fc.constantFrom<string>(...measures[name])])),
      { requiredKeys: [] },
    ),
  });

  test("reads back as what was kept, and fits into a cookie without any escape", () => {
    fc.assert(
      fc.property(some, (own) => {
        const text = ownSizesText(own as OwnSizes);
        expect(parseOwnSizes(text)).toEqual(own);
        expect(text).toMatch(/^[a-z0-9.~-]{1,200}$/);
      }),
      { seed: 37, numRuns: 300 },
    );
  });

  test("what anybody else writes is no size: unknown persons, kinds, values, and texts without end", () => {
    for (const text of ["", null, "altro~scarpe.38", "<script>", `donna~${"scarpe.38~".repeat(40)}`])
      expect(parseOwnSizes(text)).toBeNull();
    expect(parseOwnSizes("donna~scarpe.38~scarpe.99~constructor.1~lettera.x'y~vita")).toEqual({
      wearer: "donna",
      sizes: { scarpe: "38" },
    });
  });
});
