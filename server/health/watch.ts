/**
 * Watches over the site: measures what the rules ask about and writes the operator a letter, one a rule and day. The clock looks every
 * ten minutes; whether scheduled runs still come only requests can tell (upstream/DESIGN.md).
 */
import {
  noteToOperator,
  type Storage,
  type StorageRows,
  sendLetters,
  storageOf,
  storageStatements,
} from "upstream/index";
import { embeddedEnv } from "../embedded";
import type { Env } from "../env";
import { definitions, isBroken, type Measures, type Rule, ruleNames, sentenceOf } from "./rules";

const hour = 3_600_000;
const day = 24 * hour;
/** A feed that came twice within a morning has no rhythm of minutes. */
const shortestRhythm = 6 * hour;

export async function rulesOf({ DB }: Pick<Env, "DB">): Promise<Rule[]> {
  const { results } = await DB.prepare("SELECT rule, is_on, threshold FROM watch_rules").all<{
    rule: string;
    is_on: number;
    threshold: number;
  }>();
  return ruleNames.map((name) => {
    const { title, unit, hint, threshold } = definitions[name];
    const own = results.find(({ rule }) => rule === name);
    return {
      name,
      title,
      unit,
      hint,
      isOn: own ? own.is_on === 1 : true,
      threshold: own?.threshold ?? threshold,
    };
  });
}

type Operator = { id: number; email: string } | null;

/** Changes a rule, and leaves a line in the log of operators' changes. */
export async function changeRule(
  env: Pick<Env, "DB">,
  rule: Pick<Rule, "name" | "isOn" | "threshold">,
  operator: Operator,
  now: Date,
): Promise<void> {
  await writeRule(env, rule, rule.isOn ? String(rule.threshold) : "spenta", operator, now);
}

/** `said` is what the log tells that it was changed to. */
export async function writeRule(
  { DB }: Pick<Env, "DB">,
  { name, isOn, threshold }: { name: string; isOn: boolean; threshold: number },
  said: string,
  operator: Operator,
  now: Date,
): Promise<void> {
  await DB.batch([
    DB.prepare(
      `INSERT INTO watch_rules (rule, is_on, threshold) VALUES (?, ?, ?)
       ON CONFLICT DO UPDATE SET is_on = excluded.is_on, threshold = excluded.threshold`,
    ).bind(name, Number(isOn), threshold),
    DB.prepare(
      "INSERT INTO audit_log (at, user_id, actor, call, subject, details) VALUES (?, ?, ?, 'watch.rule', ?, '{}')",
    ).bind(now.toISOString(), operator?.id ?? null, operator?.email ?? "", `${name} ${said}`),
  ]);
}

/** How full the databases are, as the clock last measured them. */
export async function storageNow({ DB }: Pick<Env, "DB">, now: Date): Promise<Storage[]> {
  const asked = storageStatements(now.getTime()).map((text) => DB.prepare(text));
  const [days, tables] = await DB.batch<never>(asked);
  return storageOf({ days: days?.results ?? [], tables: tables?.results ?? [] });
}

/** All measures in one round trip. */
export async function measuresOf({ DB, MAIL_API_KEY }: Env, now: Date): Promise<Measures> {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();
  const [scheduledRun, feeds, refused, waiting, answers, rows, days, tables] = await DB.batch<
    Record<string, never>
  >([
    DB.prepare("SELECT done_at AS at FROM clock WHERE kind = 'strike'"),
    DB.prepare("SELECT store, at FROM feed_reports WHERE undone_at IS NULL ORDER BY store, report_id"),
    DB.prepare("SELECT COUNT(*) AS n FROM mail_outbox WHERE refused IS NOT NULL AND written_at > ?").bind(
      ago(day),
    ),
    DB.prepare(
      `SELECT MIN(written_at) AS at FROM mail_outbox WHERE sent_at IS NULL AND refused IS NULL AND due_at <= ?
       AND urgency < 3`,
    ).bind(now.getTime()),
    DB.prepare(
      "SELECT what, SUM(count) AS n FROM health_durations WHERE hour >= ? AND what IN ('answer', 'error') GROUP BY what",
    ).bind(ago(hour).slice(0, 13)),
    DB.prepare("SELECT read, written FROM database_days WHERE day = ?").bind(now.toISOString().slice(0, 10)),
    ...storageStatements(now.getTime()).map((text) => DB.prepare(text)),
  ]);
  const found = <Row>(answer: { results: unknown[] } | undefined) => (answer?.results ?? []) as Row[];
  const since = (at: string | null | undefined) => (at ? Math.max(0, now.getTime() - Date.parse(at)) : null);
  const answered = found<{ what: string; n: number }>(answers);
  const counted = (what: string) => answered.find((row) => row.what === what)?.n ?? 0;
  const stored = storageOf({ days: found(days), tables: found(tables) } as StorageRows);
  const [fullest] = stored.sort((a, b) => b.bytes - a.bytes);
  return {
    silence: since(found<{ at: string | null }>(scheduledRun)[0]?.at),
    feeds: lateFeeds(found<{ store: string; at: string }>(feeds), now),
    letters: {
      refused: found<{ n: number }>(refused)[0]?.n ?? 0,
      // Where nobody sends letters they wait for `npm run mail`.
      waiting: MAIL_API_KEY === "" ? null : since(found<{ at: string | null }>(waiting)[0]?.at),
    },
    answers: { all: counted("answer"), failed: counted("error") },
    storage: fullest ? { store: fullest.store, bytes: fullest.bytes, ends: fullest.ends } : null,
    rows: found<Measures["rows"]>(rows)[0] ?? { read: 0, written: 0 },
  };
}

/** @param reports by store, oldest first */
function lateFeeds(reports: readonly { store: string; at: string }[], now: Date): Measures["feeds"] {
  const stores = [...new Set(reports.map(({ store }) => store))];
  return stores.flatMap((store) => {
    const times = reports.filter((report) => report.store === store).map(({ at }) => Date.parse(at));
    const [first, last] = [times[0], times.at(-1)];
    if (first === undefined || last === undefined || times.length < 2) return [];
    const rhythm = Math.max(shortestRhythm, (last - first) / (times.length - 1));
    return [{ store, late: (now.getTime() - last) / rhythm, at: new Date(last).toISOString() }];
  });
}

/** For the clock: letters about all rules that are broken. */
export async function watch(env: Env, now: Date): Promise<void> {
  const [rules, measures] = await Promise.all([rulesOf(env), measuresOf(env, now)]);
  await tell(
    env,
    env.SITE_ORIGIN,
    rules.filter((rule) => isBroken(rule, measures)),
    measures,
    now,
  );
}

/** A scheduled run that is so young needs no second look, in milliseconds. */
const fresh = 2 * 60_000;

/** For requests: the letter about the clock, and the letters that it can no longer send. Never rejects. */
export async function lookForClock(env: Env, origin: string, now: Date): Promise<void> {
  if (env.STAGE === "preview") return;
  try {
    const scheduledRun = env.DB.prepare("SELECT done_at FROM clock WHERE kind = 'strike'");
    const at = await scheduledRun.first<string>("done_at");
    // The first scheduled run may be about to come.
    if (at === null || now.getTime() - Date.parse(at) < fresh) return;
    const [rules, measures] = await Promise.all([rulesOf(env), measuresOf(env, now)]);
    const broken = rules.filter((rule) => rule.name === "orologio" && isBroken(rule, measures));
    await tell(env, origin, broken, measures, now);
    const { mail } = embeddedEnv({ env, origin, waitUntil: () => undefined });
    if (broken.length > 0 && mail) await sendLetters(env.DB, mail);
  } catch {
    // The next minute looks again.
  }
}

/** One letter a rule and day, whoever finds it broken. Another upstream sends its own letters: then the desk and `/salute` tell. */
async function tell(
  env: Env,
  origin: string | undefined,
  broken: readonly Rule[],
  measures: Measures,
  now: Date,
): Promise<void> {
  const { sender } = embeddedEnv({ env, ...(origin && { origin }), waitUntil: () => undefined });
  if (env.API_BASE_URL || !sender) return;
  for (const rule of broken) {
    const key = `watch:${rule.name}:${now.toISOString().slice(0, 10)}`;
    await noteToOperator(
      env.DB,
      { key, title: rule.title, sentence: sentenceOf(rule, measures) },
      sender,
      now,
    );
  }
}
