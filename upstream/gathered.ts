/** Reads that a request asks for in one turn go to the database together: one round trip instead of one each (decisions/0490). */

interface Asked {
  statements: D1PreparedStatement[];
  told(answers: D1Result[]): void;
  failed(error: unknown): void;
}

/** The same database for one request: its reads wait for the end of the turn, what writes goes at once. */
export function gathered(db: D1Database): D1Database {
  const inner = new WeakMap<object, D1PreparedStatement>();
  let waiting: Asked[] = [];
  const send = () => {
    const asked = waiting;
    waiting = [];
    void sendTogether(db, asked);
  };
  const ask = (statements: D1PreparedStatement[]) =>
    new Promise<D1Result[]>((told, failed) => {
      if (waiting.push({ statements, told, failed }) === 1) setTimeout(send, 0);
    });
  const reading = (statement: D1PreparedStatement): D1PreparedStatement => {
    const all = async () => (await ask([statement]))[0] as D1Result<Record<string, unknown>>;
    const first = async () => (await all()).results[0] ?? null;
    const wrapped = { bind: (...values: unknown[]) => reading(statement.bind(...values)), all, first };
    inner.set(wrapped, statement);
    return wrapped as unknown as D1PreparedStatement;
  };
  const same = {
    prepare: (text: string) =>
      /^\s*(select|with)\b/i.test(text) ? reading(db.prepare(text)) : db.prepare(text),
    batch: (statements: D1PreparedStatement[]) => {
      const own = statements.map((one) => inner.get(one) ?? one);
      return statements.every((one) => inner.has(one)) ? ask(own) : db.batch(own);
    },
  };
  return same as unknown as D1Database;
}

/** What was asked as one stays one: true at one time. What fails together is asked apart, so that nobody pays for another's fault. */
async function sendTogether(db: D1Database, asked: readonly Asked[]): Promise<void> {
  try {
    const all = asked.flatMap(({ statements }) => statements);
    const answers = await answersOf(db, all);
    for (const { statements, told } of asked) told(answers.splice(0, statements.length));
  } catch (error) {
    const [first] = asked;
    if (asked.length === 1) first?.failed(error);
    else for (const one of asked) void sendTogether(db, [one]);
  }
}

async function answersOf(db: D1Database, statements: D1PreparedStatement[]): Promise<D1Result[]> {
  const [only] = statements;
  return only && statements.length === 1 ? [await only.all()] : db.batch(statements);
}
