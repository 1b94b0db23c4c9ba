/** What the home page may tell of last time: nothing without a yes, and nothing that is not ours. */
import { pageToResume, rememberingLines, rememberPage } from "server/pages/own-traces";
import { rememberOpened } from "server/pages/recent";
import { expect, test } from "vitest";
import tables from "./own-traces.json";

const asking = (cookies: Record<string, string> = {}) => {
  const Cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("; ");
  return new Request("https://vetrina.example/", { headers: Cookie ? { Cookie } : {} });
};
const left = { href: "/prodotti?categoria=scarpe", label: "Scarpe" };
const kept = JSON.stringify([left.href, left.label]);

test("only whoever said yes is remembered, and no page twice", () => {
  for (const cookies of [{ altro: "1" }, { ricordi: "0" }, { ricordi: "forse" }] as Record<string, string>[])
    expect(rememberPage(asking(cookies), left)).toBe(null);
  const line = rememberPage(asking({ ricordi: "1" }), left) ?? "";
  expect(line).toMatch(/^ripresa=.+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect(rememberPage(asking({ ricordi: "1", ripresa: kept }), left)).toBe(null);
  expect(
    rememberPage(asking({ ricordi: "1" }), { ...left, href: `/prodotti?cerca=${"a".repeat(500)}` }),
  ).toBe(null);
  expect(rememberOpened(asking(), 3)).toContain("visti=3");
  expect(rememberOpened(asking({ ricordi: "0" }), 3)).toBe(null);
});

test("a refusal erases what was remembered, and what it left behind is not read", () => {
  expect(rememberingLines(asking(), false).join("\n")).toMatch(
    /^ricordi=0; Max-Age=15724800[\s\S]*ripresa=; Max-Age=0/,
  );
  expect(pageToResume(asking({ ricordi: "1", ripresa: kept }))).toEqual(left);
  expect(pageToResume(asking({ ricordi: "0", ripresa: kept }))).toBe(null);
});

test("a cookie that somebody wrote leads nowhere but to our listings and articles", () => {
  for (const href of tables.foreign)
    expect(pageToResume(asking({ ricordi: "1", ripresa: JSON.stringify([href, "Vai"]) }))).toBe(null);
  for (const ripresa of ["", "[]", "{", JSON.stringify(["/prodotti", ""]), "a".repeat(2_000)])
    expect(pageToResume(asking({ ricordi: "1", ripresa }))).toBe(null);
});
