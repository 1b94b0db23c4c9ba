/** Articles, adjectives and sentences agree as Italian wants. */

import { describe, expect, test } from "vitest";
import { agree, definite, demonstrative, indefinite, noun, sentence } from "../../demo/catalogue/grammar";
import said from "./grammar.json";

describe("Italian agreement", () => {
  test.each(said.nouns)("%s takes %s, %s and %s", (written, the, a, this_) => {
    const subject = noun(written);
    expect(definite(subject)).toBe(the);
    expect(indefinite(subject)).toBe(a);
    expect(demonstrative(subject)).toBe(this_);
  });

  test.each(said.adjectives)("%s becomes %s, %s, %s", (adjective, feminine, masculines, feminines) => {
    expect(agree(adjective, { gender: "m", plural: false })).toBe(adjective);
    expect(agree(adjective, { gender: "f", plural: false })).toBe(feminine);
    expect(agree(adjective, { gender: "m", plural: true })).toBe(masculines);
    expect(agree(adjective, { gender: "f", plural: true })).toBe(feminines);
  });

  test("a sentence agrees with its subject throughout", () => {
    const template = "[Morbido] e [caldo], {questo} {dettaglio} <è [fatto]|sono [fatto]> per durare.";
    const values = { dettaglio: "con zip" };
    expect(sentence(template, noun("felpa f"), values)).toBe(
      "Morbida e calda, questa felpa con zip è fatta per durare.",
    );
    expect(sentence(template, noun("stivali mp"), values)).toBe(
      "Morbidi e caldi, questi stivali con zip sono fatti per durare.",
    );
  });
});
