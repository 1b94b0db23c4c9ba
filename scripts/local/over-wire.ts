/** The part of the D1 interface that the project uses, over one function that runs a batch of statements wherever the database is. */

export type WireStatement = [text: string, values: unknown[]];

export function databaseOver(run: (statements: WireStatement[]) => Promise<D1Result[]>): D1Database {
  const pending = new WeakMap<object, WireStatement>();
  function statement(text: string, values: unknown[]): D1PreparedStatement {
    const only = async () => (await run([[text, values]]))[0] as D1Result;
    const prepared = {
      bind: (...given: unknown[]) => statement(text, given),
      all: only,
      run: only,
      first: async (column?: string) => {
        const row = (await only()).results[0] as Record<string, unknown> | undefined;
        return (column === undefined ? row : row?.[column]) ?? null;
      },
    } as D1PreparedStatement;
    pending.set(prepared, [text, values]);
    return prepared;
  }
  return {
    prepare: (text: string) => statement(text, []),
    batch: (statements: D1PreparedStatement[]) =>
      run(statements.map((one) => pending.get(one) as WireStatement)),
  } as D1Database;
}
