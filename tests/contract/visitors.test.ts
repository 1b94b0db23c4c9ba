/** The part of the contract that visitors' pages ask, loaded as their Worker has it: without the rest. */
import type { Row } from "contract";
import { expect, test, vi } from "vitest";

type Table = Record<string, Record<string, Row>>;

const rowsOf = (table: Table) =>
  Object.entries(table).flatMap(([domain, rows]) =>
    Object.entries(rows).map(([name, row]) => ({ domain, name, row })),
  );

test("each row that visitors' pages ask says alone what it says within the whole contract, and none is an operator's", async () => {
  vi.resetModules();
  const part: Table = (await import("contract/visitors")).visitorContract;
  const alone = rowsOf(part).map(({ row }) => ({ ...row }));
  const whole: Table = (await import("contract")).contract;
  for (const [at, { domain, name, row }] of rowsOf(part).entries()) {
    expect(row, `${domain}.${name}`).toBe(whole[domain]?.[name]);
    expect({ ...row }, `${domain}.${name}`).toEqual(alone[at]);
  }
  const { visitorHandlers } = await import("upstream/visitors");
  for (const [domain, answers] of Object.entries(visitorHandlers))
    for (const name of Object.keys(answers))
      expect(part[domain]?.[name]?.auth, `${domain}.${name}`).toMatch(/^(public|visitor)$/);
});
