/** Tables of sizes from a file of an operator: what is kept, what is refused and why; and the same written line by line. */
import { UpstreamError } from "server/errors";
import { sizesWritten, takeGuides } from "server/feeds/size-guides";
import { expect, test } from "vitest";

/** Keeps what it is given, as the upstream would. */
function keeper() {
  const kept: Record<string, unknown> = {};
  const save = async ({
    brand,
    kind,
    ...rest
  }: {
    brand: string;
    kind: string;
    sourceUrl?: string | null;
  }) => {
    if (rest.sourceUrl?.startsWith("javascript:"))
      throw new UpstreamError("sizeGuides.save", "status", "refused", 422, "Scrivi un indirizzo.");
    kept[`${brand} ${kind}`] = rest;
  };
  const take = (text: string) => takeGuides({ sizeGuides: { save } } as never, new Blob([text]));
  return { kept, take };
}

const head = "marca;capo;taglia;da;a;fonte;url_fonte";

test("a file is one table a brand and kind, whatever its separator, with decimals as Italians write them", async () => {
  const { kept, take } = keeper();
  const rows = [
    "Nuvola;scarpe-donna;38;225;231,5;Nuvola, tabella;",
    "Nuvola;scarpe-donna;39;231,5;238;Nuvola, tabella;",
  ];
  expect(
    await take([head, ...rows, "Città Alta;anelli;14;53.5;54.5;Sito;https://c.example/t"].join("\r\n")),
  ).toEqual({ saved: 2, refused: [] });
  expect(kept["nuvola scarpe-donna"]).toEqual({
    brandName: "Nuvola",
    source: "Nuvola, tabella",
    sourceUrl: null,
    rows: [
      { label: "38", from: 225, to: 231.5 },
      { label: "39", from: 231.5, to: 238 },
    ],
  });
  expect(kept["citta-alta anelli"]).toMatchObject({ sourceUrl: "https://c.example/t" });
});

test("a row that cannot be read keeps its whole table out, and says which row and why; others are kept", async () => {
  const { kept, take } = keeper();
  const outcome = await take(
    [
      head,
      "Corvo;scarpe-uomo;42;260;267;Corvo;",
      "Corvo;scarpe-uomo;43;267;260;Corvo;",
      "Corvo;cappelli;M;57;58;Corvo;",
      "Corvo;anelli;14;53;54;;",
      "Corvo;abiti-uomo;48;94;98;Corvo;javascript:alert(1)",
      "Onda;scarpe-donna;38;225;231;Onda;",
      "Onda;scarpe-donna;38;225;231;Onda;",
      "Nuvola;scarpe-donna;38;225;231;Nuvola;",
    ].join("\n"),
  );
  expect(Object.keys(kept)).toEqual(["nuvola scarpe-donna"]);
  expect(outcome).toEqual({
    saved: 1,
    refused: [
      { line: 3, reason: "la misura «da» di 43 deve essere più piccola di «a»." },
      { line: 4, reason: "il capo «cappelli» non c’è." },
      { line: 5, reason: "mancano la marca o la fonte." },
      { line: 6, reason: "Scrivi un indirizzo." },
      { line: 8, reason: "la taglia 38 c’è già." },
    ],
  });
});

test.each([
  ["", "Scegli il file delle tabelle."],
  ["nome,prezzo\nx,1", "La prima riga deve avere le colonne marca, capo, taglia, da, a, fonte, url_fonte."],
  ["x".repeat(200_001), "Il file supera i 200 KB: dividilo."],
])("what is no such file says what is missing", async (text, problem) => {
  expect(await keeper().take(text)).toEqual({ problem });
});

test("line by line: size and measures of the body; the first line that says nothing is named", () => {
  expect(sizesWritten("38; 225; 231,5\n\n39 | 231,5 | 238\n")).toEqual({
    rows: [
      { label: "38", from: 225, to: 231.5 },
      { label: "39", from: 231.5, to: 238 },
    ],
    problem: null,
  });
  expect(sizesWritten("38; 225; 231\n39: 231-238").problem).toBe(
    "Riga 2: le misure di 39: 231-238 vanno scritte come 225 o 22,5.",
  );
  expect(sizesWritten("38; 225; 231\n38; 231; 238").problem).toBe("Riga 2: la taglia 38 c’è già.");
  expect(sizesWritten(" ").problem).toBe("Scrivi almeno una taglia: taglia; da; a.");
});
