/** Which part of an address decides the page: what is made up costs no rendering, what marketing needs is not lost. */

import { campaignOf, withMarks } from "server/pages/campaign-ways";
import { pageAddress } from "server/pages/page-cache";
import { expect, test } from "vitest";
import said from "./address.json";

const of = (path: string) => pageAddress(new URL(path, "https://vetrina.example"));

test("each page keeps the parameters that it reads, in the order asked, and no others", () => {
  expect(of("/prodotti?x=1&categoria=donna&srsltid=abc&pagina=2").path).toBe(
    "/prodotti?categoria=donna&pagina=2",
  );
  expect(of("/prodotti.data?x=1&colore=nero&_routes=root").path).toBe(
    "/prodotti.data?colore=nero&_routes=root",
  );
  expect(of("/vestito-midi?scelta=colore.nero&categoria=donna&v=3").path).toBe(
    "/vestito-midi?scelta=colore.nero",
  );
  expect(of("/?utm_source=a&pagina=7").path).toBe("/");
  expect(of("/magazine/categoria/cura?tag=lino&ref=x").path).toBe("/magazine/categoria/cura?tag=lino");
  expect(of("/codici-sconto-coupon?merchant=moda-milano&x").path).toBe(
    "/codici-sconto-coupon?merchant=moda-milano",
  );
  expect(of("/login?next=%2Faccount&x=1").path).toBe("/login?next=%2Faccount&x=1");
});

test("what is sent to a page is told all of its address but marks", () => {
  expect(pageAddress(new URL("https://vetrina.example/carrello?index&x=1&gclid=2"), false).path).toBe(
    "/carrello?index&x=1",
  );
});

test("the marks of every network of advertisements are carried over redirects and kept with clicks", () => {
  for (const mark of said.marks) {
    const url = new URL(`https://vetrina.example/PRODOTTI?x=1&${mark}=abc`);
    expect(campaignOf(url)).toBe(`${mark}=abc`);
    expect(withMarks("/prodotti?categoria=donna", pageAddress(url).marks)).toBe(
      `/prodotti?categoria=donna&${mark}=abc`,
    );
  }
});
