/** The contract as callable functions: one path for all calls, with deadline, one retry, cache and schema check. */
import type { CallInput, CallOutput, Contract, Row } from "contract";
import { wireInput } from "contract/row";
import { own } from "domain/own";
import type { Acts, Asking } from "upstream/act";
import type { DeskApi } from "upstream/desk";
import type { Served } from "upstream/index";
import { visitorRows } from "upstream/visitors";
import * as z from "zod";
import { createCache, type Policy, policyOf, type Source } from "./cache";
import { catalogueOf } from "./embedded";
import { UpstreamError } from "./errors";
import type { ApiOptions } from "./transport";
import { attempts, transportOf } from "./transport";
import { type Answer, droppedIn, withPictures } from "./upstream-answer";
import { isUpstreamHealthy } from "./upstream-health";

/** A row as a function; rows without required input may be called without any. */
type Call<R> =
  Record<never, never> extends CallInput<R>
    ? (input?: CallInput<R>, options?: CallOptions) => Promise<CallOutput<R>>
    : (input: CallInput<R>, options?: CallOptions) => Promise<CallOutput<R>>;

interface CallOptions {
  /** Sent as `Idempotency-Key`, so that a repeated delivery counts once. */
  idempotencyKey?: string;
}

/** `api.<domain>.<row>(input)`, of the rows in `Answers`. Rejects with `UpstreamError`; answers are everybody's, and read-only. */
export type Api<Answers = (typeof visitorRows)["handlers"]> = {
  [Domain in keyof Contract & keyof Answers]: {
    [Name in keyof Contract[Domain] & keyof Answers[Domain]]: Call<Contract[Domain][Name]>;
  };
};
/** The same of all rows, beside what only the desk asks. */
export type EveryApi = Api<Contract> & DeskApi;

const isolateCache = createCache();

export function createApi(options: ApiOptions): Api {
  return createApiOf(visitorRows, options);
}

export function createApiOf<Answers extends object, Beside extends Acts>(
  { contract, handlers, open }: Served<Answers, Beside>,
  options: ApiOptions,
): Api<Answers> & Asking<Beside> {
  const { env } = options;
  const transport = once(() => options.transport ?? transportOf(options, open));
  /** The same question asked twice by one request is one call. */
  const asked = new Map<string, Promise<unknown>>();

  function caller(name: string, row: Row) {
    return (input: unknown = {}, callOptions: CallOptions = {}): Promise<unknown> => {
      const seconds = { short: env.CACHE_SHORT_SECONDS, long: env.CACHE_LONG_SECONDS };
      // What may be kept for everybody is asked on nobody's behalf, also where nothing is kept.
      const isShared = row.method === "GET" && row.auth === "public" && row.cache !== "none";
      const policy = isShared && !options.newest ? policyOf(row.cache, seconds) : null;
      const asker = isShared ? { ...options, session: null } : options;
      const wire = once(() => wireInput(row, input));
      const load = () => attempts(transport(), asker, { name, row, wire, ...callOptions });
      if (!policy)
        return timed(options, name, async () => ({ data: read(options, name, row, await load()) }));
      const key = `${env.API_BASE_URL || "local"} ${name} ${JSON.stringify(wire())}`;
      const before = asked.get(key);
      if (before) return before;
      const isWell = () => isUpstreamHealthy(asker, transport());
      const answer = timed(options, name, () => cached(options, { name, row, key, policy, load, isWell }));
      asked.set(key, answer);
      return answer;
    };
  }

  function domainCalls(domain: string, answers: object) {
    const rows = own(contract, domain);
    return Object.fromEntries(
      Object.keys(answers).map((name) => [name, caller(`${domain}.${name}`, own(rows, name) as Row)]),
    );
  }

  const domains = handlers as Record<string, object | undefined>;
  const made = new Map<string, unknown>();
  // By domain, once one of its rows is called: the whole contract as functions costs more than filling a page does.
  return new Proxy({} as Record<string, unknown>, {
    get(_, domain: string) {
      const answers = own(domains, domain);
      if (answers && !made.has(domain)) made.set(domain, domainCalls(domain, answers));
      return made.get(domain);
    },
  }) as Api<Answers> & Asking<Beside>;
}

interface Kept {
  name: string;
  row: Row;
  key: string;
  policy: Policy;
  load(): Promise<Answer>;
  isWell(): Promise<boolean>;
}

function cached(options: ApiOptions, { name, row, key, policy, load, isWell }: Kept) {
  const { env, log, waitUntil, origin, cache = isolateCache } = options;
  return cache.answer({
    key,
    origin: origin || env.SITE_ORIGIN,
    policy,
    catalogue: () => catalogueOf(env),
    load,
    read: (answer) => read(options, name, row, answer),
    write: (answer) => ("wire" in answer ? answer.wire : z.encode(row.output, answer.domain)),
    mayHide: async (error) =>
      error instanceof UpstreamError && (!error.refused || (saysGone(error) && !(await isWell()))),
    onHidden: (error) => log.failure("stale-answer", { row: name, error: String(error) }),
    waitUntil,
  });
}

function saysGone({ status }: UpstreamError): boolean {
  return status === 403 || status === 404 || status === 410;
}

async function timed(
  { onTiming }: ApiOptions,
  row: string,
  ask: () => Promise<{ data: unknown; source?: Source }>,
): Promise<unknown> {
  const began = Date.now();
  const { data, source = "upstream" } = await ask();
  onTiming?.({ row, milliseconds: Date.now() - began, source });
  return data;
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** What the wire says is checked and turned into the domain; what this process answers is the domain's already. */
function read({ log, env }: ApiOptions, name: string, row: Row, answer: Answer): unknown {
  if ("domain" in answer) return withPictures(answer.domain, env);
  const result = row.output.safeParse(answer.wire);
  if (result.success) {
    const dropped = droppedIn(result.data);
    if (dropped > 0) log.failure("dropped", { row: name, members: dropped });
    return withPictures(result.data, env);
  }
  const issue = result.error.issues[0];
  const error = new UpstreamError(name, "rubbish", `${issue?.path.join(".")}: ${issue?.message}`);
  log.failure("upstream", { row: name, error: error.message });
  throw error;
}
