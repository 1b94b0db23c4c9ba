/**
 * Every call of both specification documents (product.md 'The calls') has its row: the same method, the same path. Of some calls the path is
 * 'not shown' (contract/DESIGN.md): they stand there by what the documents call them.
 */
import { contract, type Row } from "contract";
import { expect, test } from "vitest";
import said from "./specified-calls.json";

const rows = new Map(
  Object.entries(contract).flatMap(([domain, calls]) =>
    Object.entries(calls as Record<string, Row>).map(([name, row]): [string, Row] => [
      `${domain}.${name}`,
      row,
    ]),
  ),
);
const shownCalls = said.shown as [call: string, row: string][];
const namedCalls = said.named as [call: string, row: string][];
const bare = (path: string) => path.split("?")[0]?.replace(/\{\w+\}/g, "{}");

test.each(shownCalls)("%s is %s", (call, name) => {
  const [method, path = ""] = call.split(" ");
  const row = rows.get(name);
  expect(row?.method).toBe(method);
  expect(bare(row?.path ?? "")).toBe(bare(path));
});

test.each(namedCalls)("'%s' is %s", (_call, name) => {
  expect(rows.has(name)).toBe(true);
});

test("the tables hold the 136 calls of the documents that have a path, and the six without one, each once", () => {
  const calls = [...shownCalls, ...namedCalls].map(([call]) => call);
  expect(new Set(calls).size).toBe(calls.length);
  expect([shownCalls.length, namedCalls.length]).toEqual([136, 6]);
});
