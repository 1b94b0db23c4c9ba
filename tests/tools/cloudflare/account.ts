/** What an account on Cloudflare holds, and what the platform refuses to take into it, with the codes and words that it documents. */
import { randomUUID } from "node:crypto";

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: number,
    message: string,
  ) {
    super(message);
  }
}

/** What an owner may have bought or not, and may have done before. */
export interface Circumstances {
  plan: "free" | "paid";
  hasR2: boolean;
  /** Domains that lie in the account. */
  zones: string[];
}

export interface Version {
  id: string;
  number: number;
  at: string;
  metadata: UploadMetadata;
  modules: { name: string; type: string; body: Uint8Array }[];
  secrets: Record<string, string>;
  /** Whether a change of secrets made it, not a publication. */
  ofSecrets: boolean;
  /** Folder of its static files. */
  assets?: string;
}

export interface Binding {
  type: string;
  name: string;
  text?: string;
  /** D1's, by its older and its newer name. */
  id?: string;
  database_id?: string;
  bucket_name?: string;
  service?: string;
  queue_name?: string;
  namespace_id?: string;
  simple?: { limit: number; period: 10 | 60 };
}

interface UploadMetadata {
  main_module: string;
  bindings?: Binding[];
  compatibility_date?: string;
  compatibility_flags?: string[];
  limits?: { cpu_ms?: number };
  annotations?: Record<string, string>;
  assets?: { jwt: string; config?: Record<string, unknown> };
}

export interface Worker {
  versions: Version[];
  deployments: { id: string; version: string; at: string; message?: string }[];
  domains: string[];
  crons: string[];
  isOnWorkersDev: boolean;
}

export interface Queue {
  id: string;
  name: string;
  consumers: { consumer_id: string; script: string; settings: Record<string, number>; dead?: string }[];
}

export interface Account {
  id: string;
  databases: { uuid: string; name: string; jurisdiction?: string }[];
  buckets: { name: string; domains: string[]; objects: Map<string, Uint8Array> }[];
  queues: Queue[];
  workers: Map<string, Worker>;
}

export function emptyAccount(): Account {
  return {
    id: "0123456789abcdef0123456789abcdef",
    databases: [],
    buckets: [],
    queues: [],
    workers: new Map(),
  };
}

/** D1: a statement has 100,000 bytes at most. */
const longestStatement = 100_000;

export function checkStatement(text: string): void {
  if (Buffer.byteLength(text) > longestStatement)
    throw new Refusal(400, 7500, "statement too long: SQLITE_TOOBIG");
}

export function createDatabase(
  account: Account,
  { name, jurisdiction }: { name: string; jurisdiction?: string },
) {
  if (account.databases.some((one) => one.name === name))
    throw new Refusal(400, 7502, "A database with that name already exists");
  const made = { uuid: randomUUID(), name, jurisdiction };
  account.databases.push(made);
  return made;
}

export function databaseOf(account: Account, wanted: string) {
  const found = account.databases.find(({ uuid, name }) => wanted === uuid || wanted === name);
  if (!found) throw new Refusal(404, 7404, `The database ${wanted} could not be found`);
  return found;
}

export function createBucket(account: Account, { hasR2 }: Circumstances, name: string) {
  if (!hasR2) throw new Refusal(403, 10042, "Please enable R2 through the Cloudflare Dashboard.");
  if (account.buckets.some((one) => one.name === name))
    throw new Refusal(409, 10004, "The bucket you tried to create already exists, and you own it.");
  account.buckets.push({ name, domains: [], objects: new Map() });
  return { name };
}

export function bucketOf(account: Account, name: string) {
  const found = account.buckets.find((one) => one.name === name);
  if (!found) throw new Refusal(404, 10006, "The specified bucket does not exist.");
  return found;
}

export function createQueue(account: Account, name: string): Queue {
  if (account.queues.some((one) => one.name === name))
    throw new Refusal(
      409,
      11009,
      `Queue name '${name}' is already taken. Please use a different name and try again.`,
    );
  const made = { id: randomUUID().replaceAll("-", ""), name, consumers: [] };
  account.queues.push(made);
  return made;
}

export function workerOf(account: Account, name: string): Worker {
  const found = account.workers.get(name);
  if (!found) throw new Refusal(404, 10007, "This Worker does not exist on your account.");
  return found;
}

export function versionOf(worker: Worker, id: string): Version {
  const found = worker.versions.find((one) => one.id === id);
  if (!found) throw new Refusal(404, 10009, "This version does not exist.");
  return found;
}

/** The version that answers. */
export function servingOf(worker: Worker): Version {
  return versionOf(worker, worker.deployments.at(-1)?.version ?? "");
}

/** Takes a version in: what it is bound to must be there, and the plan must allow what it asks for. */
export function addVersion(
  account: Account,
  { plan }: Circumstances,
  name: string,
  made: Pick<Version, "metadata" | "modules" | "assets">,
): Version {
  if (made.metadata.limits?.cpu_ms !== undefined && plan === "free")
    throw new Refusal(
      400,
      100328,
      `CPU limits are not supported for the Free plan. Switch to a paid plan at https://dash.cloudflare.com/${account.id}/workers/plans to set CPU limits.`,
    );
  for (const binding of made.metadata.bindings ?? []) checkBinding(account, binding);
  const worker = account.workers.get(name) ?? newWorker();
  account.workers.set(name, worker);
  const { secrets = {} } = worker.versions.at(-1) ?? {};
  const own = (made.metadata.bindings ?? []).flatMap(({ type, name, text = "" }) =>
    type === "secret_text" ? [[name, text] as const] : [],
  );
  return pushed(worker, { ...made, secrets: { ...secrets, ...Object.fromEntries(own) }, ofSecrets: false });
}

function newWorker(): Worker {
  return { versions: [], deployments: [], domains: [], crons: [], isOnWorkersDev: false };
}

function pushed(worker: Worker, made: Omit<Version, "id" | "number" | "at">): Version {
  const number = worker.versions.length + 1;
  const version = { ...made, id: randomUUID(), number, at: new Date().toISOString() };
  worker.versions.push(version);
  return version;
}

function checkBinding(account: Account, { type, name, ...to }: Binding): void {
  const missing = (what: string, code: number) => {
    throw new Refusal(400, code, `binding ${name} refers to ${what}, which was not found`);
  };
  const database = to.database_id ?? to.id;
  if (type === "d1" && !account.databases.some(({ uuid }) => uuid === database))
    missing(`database '${database}'`, 10181);
  if (type === "r2_bucket" && !account.buckets.some((one) => one.name === to.bucket_name))
    missing(`R2 bucket '${to.bucket_name}'`, 10085);
  if (type === "service" && !account.workers.has(to.service ?? "")) missing(`Worker '${to.service}'`, 10143);
  if (type === "queue" && !account.queues.some((one) => one.name === to.queue_name))
    missing(`queue '${to.queue_name}'`, 11000);
}

export function deployVersion(worker: Worker, id: string, force: boolean, message?: string): void {
  const { secrets } = versionOf(worker, id);
  const last = worker.versions.at(-1);
  const changed = Object.keys({ ...last?.secrets, ...secrets }).filter(
    (name) => last?.secrets[name] !== secrets[name],
  );
  if (changed.length > 0 && !force)
    throw new Refusal(400, 10220, `The following secrets have changed: ${changed.join(", ")}`);
  worker.deployments.push({ id: randomUUID(), version: id, at: new Date().toISOString(), message });
}

/** A version like the last, with other secrets; null takes one away. */
export function changeSecrets(worker: Worker, changes: Record<string, string | null>): void {
  const last = worker.versions.at(-1);
  if (!last || last.id !== worker.deployments.at(-1)?.version)
    throw new Refusal(
      400,
      10214,
      "Secret edit failed. You attempted to modify a secret, but the latest version of your Worker isn't currently deployed.",
    );
  const secrets = Object.entries({ ...last.secrets, ...changes }).filter(([, value]) => value !== null);
  const { annotations: _published, ...metadata } = last.metadata;
  const made = pushed(worker, {
    ...last,
    metadata,
    secrets: Object.fromEntries(secrets) as Record<string, string>,
    ofSecrets: true,
  });
  worker.deployments.push({ id: randomUUID(), version: made.id, at: made.at, message: "Secret change" });
}
