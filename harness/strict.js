/** Wraps the built worker: local workerd is more lenient than production, so these shims enforce its limits. */
import site from "./index.js";

const mostQueries = 50;
const mostParameters = 100;
const longestPattern = 50;

const derive = SubtleCrypto.prototype.deriveBits;
SubtleCrypto.prototype.deriveBits = function deriveBits(algorithm, ...rest) {
  if (algorithm?.name === "PBKDF2" && algorithm.iterations > 100_000) {
    throw new DOMException(
      "Pbkdf2 failed: iteration counts above 100000 are not supported",
      "NotSupportedError",
    );
  }
  return derive.call(this, algorithm, ...rest);
};

/** A D1 whose statements count against one request and refuse what production refuses. */
function strictDatabase(db) {
  let queries = 0;
  const counted = (call) => {
    queries += 1;
    if (queries > mostQueries) throw new Error(`Too many queries in one request (${mostQueries})`);
    return call();
  };
  const wrap = (statement, sql) => ({
    inner: statement,
    bind(...values) {
      if (values.length > mostParameters) throw new Error(`D1_ERROR: too many SQL variables in ${sql}`);
      if (/\blike\b/i.test(sql)) {
        for (const value of values) {
          const isPattern = typeof value === "string" && /[%_]/.test(value);
          if (isPattern && new TextEncoder().encode(value).length > longestPattern) {
            throw new Error("D1_ERROR: LIKE or GLOB pattern too complex");
          }
        }
      }
      return wrap(statement.bind(...values), sql);
    },
    run: (...args) => counted(() => statement.run(...args)),
    all: (...args) => counted(() => statement.all(...args)),
    first: (...args) => counted(() => statement.first(...args)),
    raw: (...args) => counted(() => statement.raw(...args)),
  });
  return {
    prepare: (sql) => wrap(db.prepare(sql), sql),
    batch: (statements) => counted(() => db.batch(statements.map(({ inner }) => inner))),
    exec: (sql) => counted(() => db.exec(sql)),
    withSession: () => strictDatabase(db),
  };
}

const strict = (env) => (env.DB ? { ...env, DB: strictDatabase(env.DB) } : env);

export default {
  fetch: (request, env, ctx) => site.fetch(request, strict(env), ctx),
  scheduled: (event, env, ctx) => site.scheduled(event, strict(env), ctx),
};
