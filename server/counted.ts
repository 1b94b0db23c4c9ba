/** A D1 whose answers are added up: D1 charges the rows that it looks at, and only says so beside each answer. */
import { own } from "domain/own";

export interface Charged {
  read: number;
  written: number;
}

/** The same database; what it charges is added to `sums`. What is no database is left as it is. */
export function counted(db: D1Database, sums: Charged): D1Database {
  if (typeof db?.prepare !== "function") return db;
  const inner = new WeakMap<object, D1PreparedStatement>();
  const noted = <Row>(result: D1Result<Row>): D1Result<Row> => {
    sums.read += result?.meta?.rows_read ?? 0;
    sums.written += result?.meta?.rows_written ?? 0;
    return result;
  };
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const wrapped = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values)),
      all: async () => noted(await statement.all()),
      run: async () => noted(await statement.run()),
      first: async (column?: string) => {
        const row = noted(await statement.all<Record<string, unknown>>()).results[0];
        return (column === undefined ? row : own(row, column)) ?? null;
      },
    };
    inner.set(wrapped, statement);
    return wrapped as D1PreparedStatement;
  };
  const same = {
    prepare: (text: string) => wrap(db.prepare(text)),
    batch: async (statements: D1PreparedStatement[]) => {
      const answers = await db.batch(statements.map((one) => inner.get(one) ?? one));
      return answers.map(noted);
    },
    ...(typeof db.withSession === "function" && {
      withSession: (constraint: string) => counted(db.withSession(constraint) as unknown as D1Database, sums),
    }),
  };
  return same as unknown as D1Database;
}
