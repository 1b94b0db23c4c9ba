/** Where `next` may lead: paths of this site, and nothing that a browser could read as another one. */
import { expect, test } from "vitest";
import { ownPath } from "~/forms/own-path";
import hostile from "../fixtures/hostile-next.json";

test.each(hostile)("%j leads to the account", (next) => {
  expect(ownPath(next)).toBe("/account/info");
});

test.each(["/", "/account/edit-profile?da=menu", "/prodotti?brand=nike,puma&pagina=2#lista", "/scarpe-è"])(
  "%j is kept",
  (next) => {
    expect(decodeURI(ownPath(next))).toBe(next);
  },
);
