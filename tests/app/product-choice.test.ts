/** Choosing a variant: which combinations exist and where each choice leads. */
import { Variant } from "contract";
import { describe, expect, test } from "vitest";
import { sizeSummary } from "~/routes/$slug/sizes";
import { isSlug } from "~/routes/$slug/slug-shape";
import { variantAxes } from "~/routes/$slug/variant-choice";

let id = 0;
const variant = (colour: string, size: string, available = true) =>
  Variant.parse({
    variante_id: ++id,
    slug: `${colour}-${size}`.toLowerCase(),
    attributi: [
      { nome_attributo: "Colore", valore: colour },
      { nome_attributo: "Taglia", valore: size },
      { nome_attributo: "Genere", valore: "Donna" },
    ],
    disponibilita: available ? "disponibile" : "esaurito",
  });

const [redM, redS, blueL, blueM] = [
  variant("Rosso", "M"),
  variant("Rosso", "S", false),
  variant("Blu", "L"),
  variant("Blu", "M"),
] as const;
const variants = [redM, redS, blueL, blueM];
const links = (selected: number | null) =>
  variantAxes(variants, selected).map(({ name, choices }) => [
    name,
    Object.fromEntries(choices.map(({ value, href }) => [value, href])),
  ]);

describe("the selector", () => {
  test("has an axis for what differs only, colour before size, sizes in order", () => {
    const axes = variantAxes(variants, null);
    expect(axes.map((axis) => axis.name)).toEqual(["Colore", "Taglia"]);
    expect(axes[1]?.choices.map((choice) => choice.value)).toEqual(["S", "M", "L"]);
  });

  test("keeps the size when the colour changes and that combination exists", () => {
    expect(links(redM.id)).toEqual([
      ["Colore", { Rosso: "/rosso-m", Blu: "/blu-m" }],
      ["Taglia", { S: "/rosso-s", M: "/rosso-m", L: null }],
    ]);
  });

  test("leads to another size of the colour when the size does not exist in it", () => {
    expect(links(blueL.id)[0]).toEqual(["Colore", { Rosso: "/rosso-m", Blu: "/blu-l" }]);
  });

  test("without a selection marks nothing and prefers what can be bought", () => {
    const axes = variantAxes(variants, null);
    expect(axes.flatMap((axis) => axis.choices).some((choice) => choice.selected)).toBe(false);
    expect(links(null)).toEqual([
      ["Colore", { Rosso: "/rosso-m", Blu: "/blu-l" }],
      ["Taglia", { S: "/rosso-s", M: "/rosso-m", L: "/blu-l" }],
    ]);
  });

  test("says which choices are sold out", () => {
    const sizes = variantAxes(variants, redM.id)[1]?.choices ?? [];
    expect(sizes.map((choice) => choice.available)).toEqual([false, true, false]);
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
