/** SQL as values: fragments that carry their own parameters, so no text of a visitor ever becomes part of a statement. */
import { existing } from "./refusal";

export type Bindable = string | number | null;

/** A fragment with `?` placeholders and the values for them, in order; `Row` is what a whole statement answers. */
export class Sql<Row = unknown> {
  declare readonly row?: Row;

  constructor(
    readonly text: string,
    readonly values: readonly Bindable[],
  ) {}
}

/** Tagged template: embedded fragments are spliced in, everything else is bound. */
export function sql<Row = unknown>(strings: TemplateStringsArray, ...parts: (Sql | Bindable)[]): Sql<Row> {
  let text = strings[0] ?? "";
  const values: Bindable[] = [];
  parts.forEach((part, index) => {
    if (part instanceof Sql) {
      text += part.text;
      values.push(...part.values);
    } else {
      text += "?";
      values.push(part);
    }
    text += strings[index + 1] ?? "";
  });
  return new Sql(text, values);
}

/** A text as it stands in a statement where nothing is bound. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** A fragment as it stands: names of our own, never words of a visitor. */
export function verbatim(text: string): Sql {
  return new Sql(text, []);
}

/** Several conditions that must all hold; none means always. */
export function all(conditions: readonly Sql[]): Sql {
  if (conditions.length === 0) return sql`1`;
  return new Sql(
    conditions.map((condition) => `(${condition.text})`).join(" AND "),
    conditions.flatMap((condition) => condition.values),
  );
}

/** A list for `IN`: one bound parameter however long (D1 allows 100 per statement). */
export function listed(values: readonly Bindable[]): Sql {
  return sql`(SELECT value FROM json_each(${JSON.stringify(values)}))`;
}

export function prepare(db: D1Database, statement: Sql): D1PreparedStatement {
  return db.prepare(statement.text).bind(...statement.values);
}

/** A statement that is written behind its call: `` rows<Shape>(db)`SELECT …` ``. */
type Written<Answer> = (strings: TemplateStringsArray, ...parts: (Sql | Bindable)[]) => Promise<Answer>;

/** The rows of a statement, which is written behind the call or was made elsewhere. */
export function rows<Shape>(db: D1Database): Written<Shape[]>;
export function rows<Shape>(db: D1Database, statement: Sql<Shape>): Promise<Shape[]>;
export function rows<Shape>(db: D1Database, statement?: Sql) {
  const answer = async (made: Sql) => (await prepare(db, made).all<Shape>()).results;
  return statement ? answer(statement) : (...written: Parameters<typeof sql>) => answer(sql(...written));
}

/** The first row, or null. */
export function firstRow<Shape>(db: D1Database): Written<Shape | null>;
export function firstRow<Shape>(db: D1Database, statement: Sql<Shape>): Promise<Shape | null>;
export function firstRow<Shape>(db: D1Database, statement?: Sql) {
  const answer = (made: Sql) => prepare(db, made).first<Shape>();
  return statement ? answer(statement) : (...written: Parameters<typeof sql>) => answer(sql(...written));
}

/** The first row; throws 404 about `what` where there is none. */
export function knownRow<Shape>(db: D1Database, what: string): Written<Shape>;
export function knownRow<Shape>(db: D1Database, what: string, statement: Sql<Shape>): Promise<Shape>;
export function knownRow<Shape>(db: D1Database, what: string, statement?: Sql) {
  const answer = async (made: Sql) => existing(await prepare(db, made).first<Shape>(), what);
  return statement ? answer(statement) : (...written: Parameters<typeof sql>) => answer(sql(...written));
}

export type RowsOf<Statements extends readonly Sql[]> = {
  -readonly [At in keyof Statements]: Statements[At] extends Sql<infer Row> ? Row[] : never;
};

/** Several statements in one round trip and one transaction; the rows of each, in order. */
export async function batch<const Statements extends readonly Sql[]>(
  db: D1Database,
  statements: Statements,
): Promise<RowsOf<Statements>> {
  const made = statements.map((statement) => prepare(db, statement));
  const answers = made.length === 0 ? [] : await db.batch(made);
  return answers.map((answer) => answer.results) as RowsOf<Statements>;
}

/** A page of a list, from 1: its rows, and how many there are in all. @param counted what a count reads, from the table on */
export async function paged<Row>(
  db: D1Database,
  list: Sql<Row>,
  counted: Sql,
  { page, size }: { page: number; size: number },
): Promise<{ found: Row[]; total: number }> {
  const [found, [all]] = await batch(db, [
    sql<Row>`${list} LIMIT ${size} OFFSET ${(page - 1) * size}`,
    sql<{ n: number }>`SELECT COUNT(*) AS n FROM ${counted}`,
  ]);
  return { found, total: all?.n ?? 0 };
}
