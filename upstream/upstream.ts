/** The embedded upstream: rows of the contract answered from D1, in process. `http.ts` serves the same answers over HTTP. */
import brand from "brand/brand.json";
import { mayCall, type Row } from "contract";
import { wireInput } from "contract/row";
import { own } from "domain/own";
import * as z from "zod";
import type { Acts } from "./act";
import type { Caller } from "./caller";
import type { EdgeSnapshots } from "./edge-snapshots";
import { admitRunner, callingRunner, isRunnerToken } from "./feeds/runners";
import type { HandlerContext } from "./handler";
import type { SessionKey } from "./identity/access-token";
import { type CallingMember, callingMember, signInNeeded } from "./identity/caller";
import { accessSeconds } from "./identity/session-rules";
import { type ClickHouseSettings, clickHouse } from "./listing/clickhouse/client";
import { clickHouseListing } from "./listing/clickhouse/engine";
import type { ListingEngine } from "./listing/engine";
import { memory } from "./listing/memory";
import { findingNumbers } from "./listing/numbers";
import { drainMail, drains } from "./mail/delivery";
import type { Sender } from "./mail/letter";
import type { Provider } from "./mail/provider";
import { isLogged, writeAudit } from "./operators/audit";
import { callingOperator } from "./operators/session";
import { Refusal } from "./refusal";
import { once } from "./remembering";
import { mayLag, nearestReplica } from "./replicas";
import { rows } from "./sql";
import { isSeen, pagesChanged } from "./upkeep/purges";

/** What the upstream needs; `now` is the clock, for tests. */
export interface UpstreamEnv {
  DB: D1Database;
  /** The database of logs; `DB` itself where there is none. */
  LOGS?: D1Database;
  MEDIA?: R2Bucket;
  /** A store close by that outlives this process. */
  edgeSnapshots?: EdgeSnapshots | null;
  /** Who answers the listing: ClickHouse servers, one a shard; the memory of this process where none is named. */
  search?: readonly ClickHouseSettings[];
  now?: () => Date;
  /** Whom letters speak for; a made-up sender where nobody is named. */
  sender?: Sender;
  /** Hosts of push services whose browsers may be told of alerts; none where the site has no keys for it. */
  push?: HandlerContext["push"];
  /** Who sends letters; without one they are kept. */
  mail?: Provider | null;
  /** What access tokens are signed with (the first) and known by; without any nobody can be signed in. */
  sessionKeys?: readonly SessionKey[];
  /** How long an access token is good; default 15 minutes. */
  accessSeconds?: number;
  /** Lets work go on after the answer has left. */
  waitUntil?: (work: Promise<unknown>) => void;
  /** A newer catalogue is waited for, instead of read behind an answer of the one that is held. */
  newest?: boolean;
}

const nobody: Sender = {
  name: brand.name,
  origin: "http://localhost:8788",
  company: brand.name,
  operator: brand.sender,
};

export interface Upstream {
  /** Answers a row in this process; `wireInput`: path, query and body in one object. Rejects with `Refusal` (401, 404, 422 with `field`). */
  ask(row: Row, wireInput: unknown, caller?: Caller): Promise<unknown>;
  /** The same for whoever is elsewhere: the answer is the wire side of `row.output`. */
  answer(row: Row, wireInput: unknown, caller?: Caller): Promise<unknown>;
  /** The same for the domain side of the input (`CallInput`). */
  call(row: Row, input: unknown, caller?: Caller): Promise<unknown>;
}

type AnyHandler = (input: unknown, context: HandlerContext) => Promise<unknown>;

/** Rows that are answered in one process: all of the contract, or a part of it. */
export interface Served<Answers extends object = object, Beside extends Acts = Acts> {
  contract: RowTable;
  handlers: Answers;
  acts: Beside;
  /** Opens the upstream on a database, for one request (`gathered.ts`). Cheap. */
  open(env: UpstreamEnv): Upstream;
}
type RowTable = Readonly<Record<string, Readonly<Record<string, Row>>>>;

/** `handlers` has no row that `contract` lacks; `acts` bring theirs along. */
export function served<Answers extends object, Beside extends Acts>(
  contract: RowTable,
  handlers: Answers,
  acts: Beside,
): Served<Answers, Beside> {
  const table = beside(contract, acts, ({ row }) => row);
  const answers = beside(handlers as HandlerTable, acts, ({ handler }) => handler as AnyHandler);
  // Row by row what the two tables say about each other, and what the row is called.
  const handlerOf: HandlerOf = new Map(
    Object.entries(answers).flatMap(([domain, named]) =>
      Object.entries(named).map(([name, handler]) => [
        own(own(table, domain), name) as Row,
        { name: `${domain}.${name}`, handler },
      ]),
    ),
  );
  return {
    contract: table,
    handlers: answers as unknown as Answers,
    acts,
    open: (env) => opened(env, handlerOf),
  };
}
type HandlerTable = Readonly<Record<string, Readonly<Record<string, AnyHandler>>>>;

function beside<Thing>(
  table: Readonly<Record<string, Readonly<Record<string, Thing>>>>,
  acts: Acts,
  part: (act: Acts[string][string]) => Thing,
) {
  const domains = Object.entries(acts).map(([domain, named]) => {
    const parts = Object.entries(named).map(([name, act]) => [name, part(act)]);
    return [domain, { ...own(table, domain), ...Object.fromEntries(parts) }];
  });
  return { ...table, ...Object.fromEntries(domains) } as typeof table;
}
type HandlerOf = Map<Row, { name: string; handler: AnyHandler }>;

function opened(env: UpstreamEnv, handlerOf: HandlerOf): Upstream {
  const listing = listingOf(env);
  const nearest = once(() => nearestReplica(env.DB));
  async function ask(row: Row, sent: unknown, caller: Caller = {}): Promise<unknown> {
    const known = handlerOf.get(row);
    if (!known) throw new Refusal(404, "Chiamata sconosciuta.");
    const now = env.now?.() ?? new Date();
    const member = await memberCalling(env, row, caller, now);
    // At an admin row a machine that reads feeds, or an operator with a session of the desk; commands have no token.
    const token = row.auth === "admin" ? caller.token : null;
    const runner = token && isRunnerToken(token) ? await callingRunner(env.DB, token, row, now) : null;
    const operator = token && !runner ? await callingOperator(env.DB, token, now) : null;
    if (operator && !mayCall(operator.role, known.name, row.method))
      throw new Refusal(403, "Il tuo ruolo al banco non lo permette.");
    const input = parsedInput(row, sent);
    if (runner) await admitRunner(env.DB, runner, input, now);
    const answered = await known.handler(input, {
      db: mayLag(row, caller) ? nearest() : env.DB,
      logs: env.LOGS ?? env.DB,
      media: env.MEDIA ?? null,
      edgeSnapshots: env.edgeSnapshots ?? null,
      behind: (!env.newest && env.waitUntil) || null,
      listing,
      now,
      caller: member ? { ...caller, visitor: null } : caller,
      userId: member?.userId ?? null,
      sessionHash: member?.sessionHash ?? null,
      operator,
      runner,
      sessions: { keys: env.sessionKeys ?? [], accessSeconds: env.accessSeconds ?? accessSeconds },
      push: env.push ?? null,
      sender: env.sender ?? nobody,
      sendMail: () => sendMail(env),
    });
    const nameless = caller.hasAdminKey ? "chiave" : "comando";
    const actor = operator ?? (runner ? (`lettore ${runner.name}` as const) : nameless);
    if (isLogged(row)) {
      await writeAudit(env.DB, { name: known.name, row, input, answer: answered, actor, now });
      if (isSeen(known.name)) await rows(env.DB, pagesChanged(now));
    }
    return answered;
  }
  async function answer(row: Row, sent: unknown, caller?: Caller): Promise<unknown> {
    const answered = await ask(row, sent, caller);
    return z.encode(row.output, answered);
  }
  return { ask, answer, call: async (row, input, caller) => answer(row, wireInput(row, input), caller) };
}

/** Who calls, by the token; a token that is not good is refused even where none is needed, so that the caller renews it. */
async function memberCalling(
  { DB, sessionKeys = [] }: UpstreamEnv,
  { auth }: Row,
  { token }: Caller,
  now: Date,
): Promise<CallingMember | null> {
  if (token && auth !== "admin") return callingMember(DB, token, sessionKeys, now);
  if (auth === "visitor") throw signInNeeded();
  return null;
}

export function listingOf({ search = [] }: UpstreamEnv): ListingEngine {
  const [first, ...others] = search.map(clickHouse);
  return findingNumbers(first ? clickHouseListing([first, ...others]) : memory);
}

/** What is due goes out in the background; what fails is logged there and stays due. */
function sendMail({ DB, mail, waitUntil }: UpstreamEnv): void {
  if (!mail || !waitUntil) return;
  waitUntil(
    drainMail(DB, mail, drains.request).catch((error) => {
      console.error(JSON.stringify({ level: "error", event: "mail-outbox", error: String(error) }));
    }),
  );
}

/** The domain side of an input that came over the wire, or a `Refusal` (422). @internal tests read its sentences */
export function parsedInput(row: Row, wireInput: unknown): unknown {
  // Zod's own sentences are not for people: what the contract does not say itself has none.
  const parsed = row.input.safeParse(wireInput, { error: () => "" });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.path.join(".") || null;
  throw new Refusal(422, issue?.message || sentenceOf(issue, field), field);
}

function sentenceOf(issue: z.core.$ZodIssue | undefined, field: string | null): string {
  if (issue === undefined || field === null) return "Richiesta non valida.";
  const why = reasonOf(issue);
  return `Valore non valido per '${field}'${why ? `: ${why}` : ""}.`;
}

/** What would be right, where that is short to say. */
function reasonOf(issue: z.core.$ZodIssue): string | null {
  if (issue.code === "too_big")
    return issue.origin === "string"
      ? `al massimo ${issue.maximum} caratteri`
      : `al massimo ${issue.maximum}`;
  if (issue.code === "too_small") {
    if (issue.origin === "string" && Number(issue.minimum) <= 1) return "non può essere vuoto";
    return issue.origin === "string" ? `almeno ${issue.minimum} caratteri` : `almeno ${issue.minimum}`;
  }
  if (issue.code === "invalid_type" && (issue.expected === "number" || issue.expected === "int"))
    return "serve un numero";
  return issue.code === "invalid_format" && issue.format === "url"
    ? "serve un indirizzo intero, con https://"
    : null;
}
