/** Presses that come before an answer: each counts from what is wanted by then. */
import { expect, test } from "vitest";
import { composed } from "~/browser/composed";

const at = (query: string) => new URL(`/prodotti${query}`, "https://vetrina.example");
const prices = ["prezzoMin", "prezzoMax"];

function meant(shown: string, pressed: string, wanted: string, decided?: string[]): string {
  return composed(at(shown), at(pressed), at(wanted), decided).search;
}

test("a link adds to what waits, and the same link again takes it back", () => {
  expect(meant("", "?brand=nike", "?colore=nero")).toBe("?colore=nero&brand=nike");
  expect(meant("", "?brand=nike", "?brand=puma")).toBe("?brand=puma,nike");
  expect(meant("", "?brand=nike", "?brand=nike,puma")).toBe("?brand=puma");
});

test("a price that is typed goes with a filter that waits, and takes the place of the price before it", () => {
  expect(meant("", "?prezzoMin=10", "?brand=nike", prices)).toBe("?brand=nike&prezzoMin=10");
  expect(meant("", "?prezzoMin=150", "?brand=nike&prezzoMin=1", prices)).toBe("?brand=nike&prezzoMin=150");
});

test("a price that is typed twice stays, and one that is cleared goes", () => {
  expect(meant("", "?prezzoMin=10", "?brand=nike&prezzoMin=10", prices)).toBe("?brand=nike&prezzoMin=10");
  expect(meant("?prezzoMin=10", "", "?brand=nike&prezzoMin=10", prices)).toBe("?brand=nike");
});

test("whatever changes the list leads to its first page", () => {
  expect(meant("?pagina=3", "?prezzoMin=10", "?brand=nike&pagina=3", prices)).toBe(
    "?brand=nike&prezzoMin=10",
  );
});
