/** The words of feeds, one table per kind. */
import { audienceFrom } from "feeds/normalise/audience";
import { categoriesFrom } from "feeds/normalise/category";
import { colourFrom } from "feeds/normalise/colour";
import { descriptionFrom, productName } from "feeds/normalise/description";
import { amountFrom, availabilityFrom, shippingFrom } from "feeds/normalise/price";
import { validGtin } from "feeds/normalise/row";
import { type SizedAs, sizeFrom } from "feeds/normalise/size";
import { brandSlug, plainText, slugify } from "feeds/normalise/text";
import { facetOf, valuesOf } from "feeds/normalise/values";
import { loadEntities } from "upstream/content/entities";
import { describe, expect, test } from "vitest";
import { projectFeedWords as words } from "../tools/vocabulary";
import said from "./normalise.json";

await loadEntities();

describe("a GTIN counts only with a valid check digit", () => {
  test.each(said.gtins as [string, string | null][])("%s → %s", (cell, expected) =>
    expect(validGtin(cell)).toBe(expected),
  );
});

describe("an amount is read whatever its sign, comma and currency", () => {
  test.each(said.amounts as [string, object | null][])("%s", (cell, expected) =>
    expect(amountFrom(cell)).toEqual(expected),
  );

  test.each(said.shippings as [string, number | null][])("shipping %s → %s", (cell, expected) =>
    expect(shippingFrom(cell)).toBe(expected),
  );
});

describe("availability is one of four states", () => {
  test.each(said.availabilities as [string, string | null][])("%s → %s", (cell, expected) =>
    expect(availabilityFrom(cell)).toBe(expected),
  );
});

describe("a colour word means an entry of the palette", () => {
  test.each(said.colours as [string, string | null, string][])("%s → %s", (cell, slug, label) =>
    expect(colourFrom(cell, words)).toMatchObject({ slug, label }),
  );
  test.each([" ", "N.d.", "n/a", "0001", "12-4", "Non definito", "B0042"])("'%s' is no colour", (cell) =>
    expect(colourFrom(cell, words)).toBeNull(),
  );
  test("'Navy/Bianco' is both colours", () =>
    expect(colourFrom("Navy/Bianco", words)).toMatchObject({
      slug: "blu-navy",
      label: "Blu navy/Bianco",
      second: ["colour", "bianco", "Bianco", 0],
    }));
});

describe("a row of a broad path stands where its name or description says", () => {
  const placed = (path: string, title: string, description = "") => {
    const audience = audienceFrom("male", "adult", []);
    return categoriesFrom({ path, google: "", title, description }, audience, words)?.[0]?.slug;
  };
  test.each(said.places)("%s, %s", (path, title, description, slug) =>
    expect(placed(path, title, description)).toBe(slug),
  );
});

describe("a size has one spelling", () => {
  const goods = (area: string, audience: string, leaf = "") =>
    (area === "" ? undefined : { area, audience, leaf: leaf || null }) as SizedAs | undefined;
  test.each(said.sizesOf)("%s of %s %s %s is %s", (cell, area, audience, leaf, label) =>
    expect(sizeFrom(cell, "", goods(area, audience, leaf))?.label).toBe(label),
  );
  test.each(said.waists.split(", "))(
    "%s is waist 32, inside leg 34, of men's and women's trousers",
    (cell) => {
      for (const leaf of ["jeans", "pantaloni"])
        for (const audience of ["uomo", "donna"])
          expect(sizeFrom(cell, "", goods("abbigliamento", audience, leaf))).toMatchObject({
            slug: "w32-l34",
            label: "W32 L34",
          });
    },
  );
  test.each(said.rings)("a ring of %s is %s", (cell, label) =>
    expect(sizeFrom(cell, "", { area: "gioielli", audience: "donna", leaf: "anelli" })?.label).toBe(label),
  );
  test("a column may say the country of all sizes", () =>
    expect(sizeFrom("9", "US", goods("scarpe", "uomo"))?.label).toBe("42"));
  test.each(said.sizesAlone as [string, string | null][])("%s is %s", (cell, label) =>
    expect(sizeFrom(cell)?.label ?? null).toBe(label),
  );

  test.each(said.sizes)("%s → %s", (cell, label) => expect(sizeFrom(cell)?.label).toBe(label));

  test("sizes stand in natural order", () => {
    const written = said.written;
    const placed = written
      .map((cell) => sizeFrom(cell))
      .sort((a, b) => (a?.position ?? 0) - (b?.position ?? 0));
    expect(placed.map((size) => size?.label)).toEqual(said.ordered);
  });
});

describe("a row is for somebody", () => {
  test.each(said.audiences)("%s, %s, %s → %s", (gender, age, path, expected) =>
    expect(audienceFrom(gender, age, [path]).gender).toBe(expected),
  );
});

describe("a row finds its place in the category tree", () => {
  test.each(said.categories)("%s (%s) %s", (path, google, title, gender, slug) => {
    const nodes = categoriesFrom({ path, google, title }, audienceFrom(gender, "", [path]), words);
    expect(nodes?.[0]?.slug).toBe(slug);
  });

  test("unisex goods stand in two parts of the tree", () => {
    const nodes = categoriesFrom(
      { path: "Bags", google: "", title: "Zaino" },
      audienceFrom("unisex", "adult", []),
      words,
    );
    expect(nodes?.map(({ slug }) => slug)).toEqual(["zaini-donna", "zaini-uomo"]);
  });
  test("what is no article of ours has no place", () => {
    const hints = { path: "Garden > Tools", google: "", title: "Tagliaerba" };
    expect(categoriesFrom(hints, audienceFrom("", "", []), words)).toBeNull();
  });
});

describe("attributes become Italian facet values", () => {
  test.each(said.facets as [string, string | null][])("the attribute %s is the facet %s", (name, facet) =>
    expect(facetOf(name)).toBe(facet),
  );

  test("lists are split, shares and trade marks dropped, words translated", () => {
    const labels = (cell: string) => valuesOf("material", cell, words).map(([, , label]) => label);
    expect(labels("80% Cotton, 20% Elastane")).toEqual(["Cotone", "Elastan"]);
    expect(labels("LumaTech&trade;/Organic Cotton")).toEqual(["LumaTech", "Cotone biologico"]);
    expect(valuesOf("pattern", "Solid", words)[0]?.slice(0, 3)).toEqual([
      "pattern",
      "tinta-unita",
      "Tinta unita",
    ]);
  });
});

describe("texts are cleaned on the way in", () => {
  test("entities, tags and white space", () => {
    expect(plainText("Jeans &amp;amp; T-shirt\u00a0 <b>nuovi</b>\u0000")).toBe("Jeans & T-shirt nuovi");
    expect([brandSlug("Levi's"), brandSlug("LEVI’S"), brandSlug("Levis")]).toEqual([
      "levis",
      "levis",
      "levis",
    ]);
    expect(slugify("Décolleté d'estate — più belle!")).toBe("decollete-d-estate-piu-belle");
  });
  test("a description keeps structure and loses everything that could act", () => {
    expect(
      descriptionFrom('<p onclick="x()">Ciao <b>tu</b><script>alert(1)</script><img src=x onerror=y></p>'),
    ).toBe("<p>Ciao <strong>tu</strong></p>");
    expect(descriptionFrom("&lt;p&gt;Ciao&lt;/p&gt;&lt;script&gt;x&lt;/script&gt;")).toBe("<p>Ciao</p>");
    expect(descriptionFrom("Calda. • Due tasche • 5 < 6")).toBe(
      "<p>Calda.</p><ul><li>Due tasche</li><li>5 &lt; 6</li></ul>",
    );
    expect(descriptionFrom("  ")).toBeNull();
  });
  test.each(said.names)("the name of %s is %s", (title, name) =>
    expect(productName(title, ["Nero", "M"])).toBe(name),
  );
});
