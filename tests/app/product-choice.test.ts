/** Choosing a variant: which combinations exist and where each choice leads. */
import { Variant } from "contract";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sizeSummary } from "~/lib/product/sizes";
import { choiceOf, choiceText } from "~/lib/product/variant-choice";
import { isSlug } from "~/lib/slug-shape";

let id = 0;
const variant = (attributes: Record<string, string>, available = true) =>
  Variant.parse({
    variante_id: ++id,
    slug: Object.values(attributes).join("-").toLowerCase(),
    attributi: [...Object.entries(attributes), ["Genere", "Donna"]].map(([nome_attributo, valore]) => ({
      nome_attributo,
      valore,
    })),
    disponibilita: available ? "disponibile" : "esaurito",
  });
const dress = (Colore: string, Taglia: string, available = true) => variant({ Colore, Taglia }, available);

const [redM, redS, blueL, blueM] = [
  dress("Rosso", "M"),
  dress("Rosso", "S", false),
  dress("Blu", "L"),
  dress("Blu", "M"),
] as const;
const variants = [redM, redS, blueL, blueM];

const chosenOf = (selectedVariantId: number | null, asked = "", list = variants) =>
  choiceOf({ variants: list, selectedVariantId }, asked, "/abito");
const axes = (...wanted: Parameters<typeof chosenOf>) => chosenOf(...wanted).axes;
const links = (...wanted: Parameters<typeof axes>) =>
  axes(...wanted).map(({ name, choices }) => [
    name,
    Object.fromEntries(choices.map(({ value, href }) => [value, href])),
  ]);

describe("the selector", () => {
  test("has an axis for what differs only, colour before size, sizes in order", () => {
    expect(axes(null).map(({ name }) => name)).toEqual(["Colore", "Taglia"]);
    expect(axes(null)[1]?.choices.map(({ value }) => value)).toEqual(["S", "M", "L"]);
  });

  test("leaves everything open without a choice; a value of one variant alone leads there", () => {
    expect(axes(null).flatMap(({ choices }) => choices.filter(({ selected }) => selected))).toEqual([]);
    expect(links(null)).toEqual([
      ["Colore", { Rosso: "/abito?scelta=colore.rosso", Blu: "/abito?scelta=colore.blu" }],
      ["Taglia", { S: "/rosso-s", M: "/abito?scelta=taglia.m", L: "/blu-l" }],
    ]);
  });

  test("a colour narrows the sizes, and a size the colours", () => {
    expect(links(null, "colore.rosso")).toEqual([
      ["Colore", { Rosso: "/abito", Blu: "/abito?scelta=colore.blu" }],
      ["Taglia", { S: "/rosso-s", M: "/rosso-m", L: null }],
    ]);
    expect(links(null, "taglia.m")).toEqual([
      ["Colore", { Rosso: "/rosso-m", Blu: "/blu-m" }],
      ["Taglia", { S: "/rosso-s", M: "/abito", L: "/blu-l" }],
    ]);
  });

  test("a variant keeps what goes with it; letting go of a value opens the others again", () => {
    expect(links(blueL.id)).toEqual([
      ["Colore", { Rosso: null, Blu: "/abito?scelta=taglia.l" }],
      ["Taglia", { S: null, M: "/blu-m", L: "/abito?scelta=colore.blu" }],
    ]);
  });

  test("narrows any attributes, three as well as two", () => {
    const shoes = [
      variant({ Materiale: "Pelle", Taglia: "40", "Tipo di tacco": "Basso" }),
      variant({ Materiale: "Pelle", Taglia: "40", "Tipo di tacco": "Alto" }),
      variant({ Materiale: "Tela", Taglia: "41", "Tipo di tacco": "Basso" }),
    ];
    expect(links(null, "tipo-di-tacco.basso", shoes)).toEqual([
      ["Taglia", { "40": "/pelle-40-basso", "41": "/tela-41-basso" }],
      ["Materiale", { Pelle: "/pelle-40-basso", Tela: "/tela-41-basso" }],
      ["Tipo di tacco", { Basso: "/abito", Alto: "/pelle-40-alto" }],
    ]);
  });

  test.each(["colore.viola", "forma.tonda", "colore", "", "._.", "a.b.c_d"])(
    "an address that says '%s' chooses nothing",
    (asked) => {
      expect([...chosenOf(null, asked).chosen]).toEqual([]);
    },
  );

  test("drops what does not go with the rest, and says again what it kept", () => {
    const { chosen } = chosenOf(null, "taglia.l_colore.rosso");
    expect([...chosen]).toEqual([["Colore", "Rosso"]]);
    expect(choiceText(chosen)).toBe("colore.rosso");
  });

  test("every variant can be reached from every other, whatever combinations exist", () => {
    const value = (text: string) => fc.constantFrom(...text);
    const combinations = fc.uniqueArray(fc.tuple(value("abc"), value("xyz"), value("123")), {
      minLength: 2,
      selector: String,
    });
    fc.assert(
      fc.property(combinations, (list) => {
        const all = list.map(([Colore, Taglia, Stile]) => variant({ Colore, Taglia, Stile }));
        const start = all[0] as Variant;
        const seen = new Set<string>();
        const open = [`/${start.slug}`];
        for (let href = open.pop(); href !== undefined; href = open.pop()) {
          if (seen.has(href)) continue;
          seen.add(href);
          const [path, asked = ""] = href.split("?scelta=");
          const selected = all.find(({ slug }) => `/${slug}` === path)?.id ?? null;
          for (const { choices } of axes(selected, asked, all))
            open.push(...choices.flatMap((choice) => choice.href ?? []));
        }
        expect(all.filter(({ slug }) => !seen.has(`/${slug}`))).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  test("says which choices are sold out", () => {
    expect(axes(redM.id)[1]?.choices.map(({ available }) => available)).toEqual([false, true, false]);
  });
});

describe("the size summary", () => {
  test("drops one-size names and repeats, ignoring accents and case, and sorts", () => {
    expect(sizeSummary(["L", "Taglia Unica", "s", "S", "T.U.", "XL", "m"])).toEqual(["s", "m", "L", "XL"]);
  });
  test("is hidden when one or none remains", () => {
    expect(sizeSummary(["M", "m", "unica"])).toEqual([]);
  });
});

test.each([
  ["abito-lungo-42", true],
  ["wp-login.php", false],
  ["account.css", false],
  ["Abito", false],
  ["a--b", false],
  ["-a", false],
  ["a".repeat(121), false],
  ["", false],
  [undefined, false],
])("the address %s is worth a look-up: %s", (slug, expected) => {
  expect(isSlug(slug)).toBe(expected);
});
