/** An alert for a search is named as a person reads its filters. */
import { expect, test } from "vitest";
import { searchWords } from "~/loaders/alert-form";

test.each([
  ["categoria=abbigliamento-donna&cerca=lino", "abbigliamento donna · “lino”"],
  ["brand=nike,nero-giardini&taglia=m,xl", "nike, nero giardini · taglia M, XL"],
  ["valutazione=4&disponibilita=disponibili", "almeno 4 stelle · disponibili"],
  ["prezzoMin=20&prezzoMax=49.9&inSconto=true", "da 20 € · fino a 49,90 € · in sconto"],
])("%s is '%s'", (search, words) => expect(searchWords(search)).toBe(words));
