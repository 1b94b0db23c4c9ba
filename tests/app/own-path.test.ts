/** Where `next` may lead: paths of this site, and nothing that a browser could read as another one. */
import { expect, test } from "vitest";
import { ownPath } from "~/forms/own-path";

const hostile = [
  "https://evil.example/",
  "//evil.example/",
  "///evil.example/",
  "/\\evil.example",
  "\\\\evil.example",
  "/\\/evil.example",
  "/%2F%2Fevil.example",
  "/%5Cevil.example",
  "/%2f/evil.example",
  "/.//evil.example",
  "/a/..//evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  " //evil.example",
  "/ /evil.example",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "http:evil.example",
  "https:/evil.example",
  "//evil.example@vetrina.example",
  "@evil.example",
  "evil.example",
  "/login",
  "/login?next=//evil.example",
  "/LOGIN",
  "/%6Cogin",
  "/logout",
  "/vai/aHR0cHM6Ly9ldmlsLmV4YW1wbGU",
  "/redirect/1/x",
  "/%E0%A4%A",
  "?next=x",
  "#x",
  "",
  `/${"a".repeat(3_000)}`,
];

test.each(hostile)("%j leads to the account", (next) => {
  expect(ownPath(next)).toBe("/account/info");
});

test.each(["/", "/account/edit-profile?da=menu", "/prodotti?brand=nike,puma&pagina=2#lista", "/scarpe-è"])(
  "%j is kept",
  (next) => {
    expect(decodeURI(ownPath(next))).toBe(next);
  },
);
