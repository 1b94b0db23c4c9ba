/** Measures what the rules ask about and writes the operator a letter, one a rule and day (upstream/DESIGN.md). */
import { noteToOperator, sendLetters } from "upstream/index";
import {
  giveTurnBack,
  lastDone,
  type Measures,
  measuresIn,
  storageNow as storageIn,
  storedRules,
  storeRule,
  takeTurn,
} from "upstream/site-records";
import { embeddedEnv } from "../embedded";
import type { Env } from "../env";
import { health } from "./record";
import { definitions, isBroken, type Rule, ruleNames, sentenceOf } from "./rules";

export async function rulesOf({ DB }: Pick<Env, "DB">): Promise<Rule[]> {
  const stored = await storedRules(DB);
  return ruleNames.map((name) => {
    const { title, unit, hint, threshold } = definitions[name];
    const own = stored.find(({ rule }) => rule === name);
    return { name, title, unit, hint, isOn: own?.isOn ?? true, threshold: own?.threshold ?? threshold };
  });
}

/** Changes a rule, and leaves a line in the log of operators' changes. */
export async function changeRule(
  { DB }: Pick<Env, "DB">,
  { name, isOn, threshold }: Pick<Rule, "name" | "isOn" | "threshold">,
  operator: { id: number; email: string } | null,
  now: Date,
): Promise<void> {
  const subject = `${name} ${isOn ? threshold : "spenta"}`;
  await storeRule(DB, { rule: name, isOn, threshold }, { subject, operator, now });
}

/** How full the databases are, as the clock last measured them. */
export function storageNow({ DB }: Pick<Env, "DB">, now: Date) {
  return storageIn(DB, now);
}

/** Where nobody sends letters they wait for `npm run mail`: that breaks no rule. */
export async function measuresOf({ DB, MAIL_API_KEY }: Env, now: Date): Promise<Measures> {
  const found = await measuresIn(DB, now);
  return MAIL_API_KEY === "" ? { ...found, letters: { ...found.letters, waiting: null } } : found;
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
    const at = await lastDone(env.DB);
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

/** One letter and one notice a rule and day, whoever finds it broken. Another upstream sends its own letters: then notices, the desk and `/salute` tell. */
async function tell(
  env: Env,
  origin: string | undefined,
  broken: readonly Rule[],
  measures: Measures,
  now: Date,
): Promise<void> {
  const { sender } = embeddedEnv({ env, ...(origin && { origin }), waitUntil: () => undefined });
  for (const rule of broken)
    await notify(env, origin ?? env.SITE_ORIGIN, rule, sentenceOf(rule, measures), now);
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

const day = 86_400_000;
/** Milliseconds that whoever takes notices has. */
const softTimeout = 5_000;

/** Tells whoever is on call at once, without a mailbox in between; what is not taken is told again by the next look. */
async function notify(env: Env, origin: string, rule: Rule, sentence: string, now: Date): Promise<void> {
  const kind = `notice: ${rule.name}`;
  if (env.ALERT_WEBHOOK === "" || !(await takeTurn(env.DB, kind, day, now))) return;
  const text = `${env.SITE_NAME}: ${rule.title}\n${sentence}\n${origin}/gestione/sorveglianza`;
  try {
    const { ok, status } = await fetch(env.ALERT_WEBHOOK, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ text }),
      redirect: "manual",
      signal: AbortSignal.timeout(softTimeout),
    });
    if (!ok) throw new Error(`the webhook answers ${status}`);
  } catch (error) {
    health.failure("webhook", { error: String(error) });
    await giveTurnBack(env.DB, kind);
  }
}
