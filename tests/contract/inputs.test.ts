/** What is said of an input that is refused, and what decides where an upstream says a thing in words and as a code. */
import { contract, type Row } from "contract";
import type { Refusal } from "upstream/index";
import { parsedInput } from "upstream/upstream";
import { describe, expect, test } from "vitest";
import * as z from "zod";

function refusalOf(input: z.ZodType, sent: unknown): Refusal {
  try {
    parsedInput({ input } as Row, sent);
  } catch (error) {
    return error as Refusal;
  }
  return expect.fail("nothing was refused");
}

describe("a refused input", () => {
  test.each(["Invalido: serve un nome.", "Too Good To Go non si può nominare.", "Expected"])(
    "is told in the contract's own words, whatever they begin with: %s",
    (words) => {
      const input = z.object({ nome: z.string().refine(() => false, words) });
      expect(refusalOf(input, { nome: "a" })).toMatchObject({ status: 422, message: words, field: "nome" });
    },
  );
  test.each([
    [z.string().max(3), "Valore non valido per 'nome': al massimo 3 caratteri."],
    [z.string().min(9), "Valore non valido per 'nome': almeno 9 caratteri."],
    [z.number(), "Valore non valido per 'nome': serve un numero."],
    [z.enum(["a", "b"]), "Valore non valido per 'nome'."],
  ])("without words of its own gets an Italian sentence", (nome, sentence) => {
    expect(refusalOf(z.object({ nome }), { nome: "troppo" }).message).toBe(sentence);
  });
  test("as a whole has no field to blame", () => {
    expect(refusalOf(z.string().max(3), "troppo")).toMatchObject({
      message: "Richiesta non valida.",
      field: null,
    });
  });
});

describe("whether a product was in the list already", () => {
  const { output } = contract.wishlists.add;
  test("is what the upstream's code says, whatever its sentence", () => {
    const other = { message: "Lo avevi già salvato.", id_elemento: 3 };
    expect(output.parse({ ...other, gia_presente: true })).toEqual({ itemId: 3, alreadyThere: true });
    const misleading = { message: "Non era già presente.", gia_presente: false };
    expect(output.parse(misleading)).toEqual({ itemId: null, alreadyThere: false });
  });
  test("is read from the specified sentence where an upstream says nothing else", () => {
    const message = "Questo prodotto è già presente in questa lista.";
    expect(output.parse({ message }).alreadyThere).toBe(true);
    expect(output.parse({ data: { message } }).alreadyThere).toBe(true);
    expect(output.parse({ message: "Prodotto aggiunto alla lista!" }).alreadyThere).toBe(false);
    expect(output.parse(null).alreadyThere).toBe(false);
  });
});
