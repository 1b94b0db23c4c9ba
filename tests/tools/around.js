/**
 * A D1 each of whose calls passes `pass(questions, call, how)`: the statements with their values, what carries it out, and by which method
 * with which arguments it was asked. Used in Node and, beside what wraps it, in the worker.
 */
export function around(db, pass) {
  const wrap = (statement, sql, values) => ({
    statement,
    sql,
    values,
    bind: (...given) => wrap(statement.bind(...given), sql, given),
    ...Object.fromEntries(
      ["run", "all", "first", "raw"].map((way) => [
        way,
        (...given) => pass([{ statement, sql, values }], () => statement[way](...given), [way, ...given]),
      ]),
    ),
  });
  return {
    prepare: (sql) => wrap(db.prepare(sql), sql, []),
    batch: (statements) =>
      pass(statements, () => db.batch(statements.map(({ statement }) => statement)), ["batch"]),
    exec: (sql) => pass([{ sql, values: [] }], () => db.exec(sql), ["exec"]),
    ...(db.withSession && { withSession: (constraint) => around(db.withSession(constraint), pass) }),
  };
}

/** A D1 whose answers are given to `noted`, with what each cost; of a first row alone nothing is told, so all are asked for. */
export function noting(db, noted) {
  return around(db, async ([{ statement }], call, [way, column]) => {
    if (way === "batch") {
      const results = await call();
      noted(results);
      return results;
    }
    const answer = await statement.all();
    noted([answer]);
    if (way !== "first") return answer;
    const [row] = answer.results;
    return (column === undefined ? row : row?.[column]) ?? null;
  });
}
