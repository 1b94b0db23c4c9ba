/** After signing in, the desk leads on to its own pages and nowhere else. */
import { expect, test } from "vitest";
import { ownPath } from "../../desk/own-path";

test.each([
  ["/gestione/registro?cerca=guida", "/gestione/registro?cerca=guida"],
  ["/gestione/negozi/../registro", "/gestione/registro"],
  ["/gestione", "/gestione"],
  ["/gestione/../carrello", "/gestione"],
  ["/gestione/%2e%2e/logout", "/gestione"],
  ["/gestione/.%2E/.%2e/vai/eA", "/gestione"],
  ["/gestione/./../gestione-finta", "/gestione"],
  ["/gestionefinta", "/gestione"],
  ["/gestione/negozi/../accesso?vai=/gestione", "/gestione"],
  ["//altrove.example/gestione", "/gestione"],
  ["/gestione/\\altrove.example", "/gestione"],
  ["", "/gestione"],
])("'%s' leads to '%s'", (asked, path) => {
  expect(ownPath(asked)).toBe(path);
});
