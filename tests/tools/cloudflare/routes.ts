/** What the stand-in answers, as wrangler asks it: a method, a path (`@` is the account) and what is done. */
import { unstable_splitSqlQuery } from "wrangler";
import {
  bucketOf,
  checkStatement,
  createBucket,
  createDatabase,
  createQueue,
  databaseOf,
  type Queue,
  Refusal,
} from "./account";
import { type Asked, type Platform, Raw } from "./api";
import { workerRoutes } from "./worker-routes";

interface Named {
  name: string;
  jurisdiction?: string;
}

/** By method and path. */
export type Routes = Record<string, (platform: Platform, asked: Asked) => unknown>;

const who: Routes = {
  "GET /user/tokens/verify": () => ({ id: "token", status: "active" }),
  "GET /user": () => ({ id: "user", email: "prova@vetrina.example" }),
  "GET /accounts": ({ account }) => [{ id: account.id, name: "Prova" }],
  "GET /memberships": ({ account }) => [{ id: "m", account: { id: account.id, name: "Prova" }, roles: [] }],
  "GET /zones": ({ circumstances, account }, { query }) =>
    circumstances.zones
      .filter((name) => [null, name].includes(query.get("name")))
      .map((name) => ({ id: zoneId(name), name, status: "active", account: { id: account.id } })),
  "GET /zones/*/workers/routes": () => [],
};

function zoneId(name: string): string {
  return Buffer.from(name.padEnd(16, ".")).toString("hex").slice(0, 32);
}

const data: Routes = {
  "GET /@/d1/database": ({ account }, { query }) =>
    account.databases.filter(({ name }) => [null, name].includes(query.get("name"))),
  "POST /@/d1/database": ({ account }, { json }) => {
    const made = createDatabase(account, json<Named>());
    return made;
  },
  "GET /@/d1/database/*": ({ account }, { at: [name = ""] }) => databaseOf(account, name),
  "POST /@/d1/database/*/query": async ({ account, machine }, { at: [name = ""], json }) => {
    const { uuid } = databaseOf(account, name);
    const {
      sql,
      params = [],
      batch,
    } = json<{ sql?: string; params?: never[]; batch?: { sql: string; params?: never[] }[] }>();
    for (const one of batch ?? [{ sql: sql ?? "" }]) checkStatement(one.sql);
    try {
      if (batch)
        return await machine.batch(
          uuid,
          batch.map((one) => [one.sql, one.params ?? []]),
        );
      const several = unstable_splitSqlQuery(sql ?? "");
      const onlyReads = several.every((text) => /^\s*(select|with)\b/i.test(text));
      if (several.length > 1 && onlyReads)
        return await machine.batch(
          uuid,
          several.map((text) => [text, []]),
        );
      return await machine.query(uuid, sql ?? "", params);
    } catch (error) {
      throw new Refusal(400, 7500, error instanceof Error ? error.message : String(error));
    }
  },
  "POST /@/r2/buckets": ({ account, circumstances }, { json }) =>
    createBucket(account, circumstances, json<Named>().name),
  "GET /@/r2/buckets/*": ({ account }, { at: [name = ""] }) => ({ name: bucketOf(account, name).name }),
  "GET /@/r2/buckets/*/domains/custom": ({ account }, { at: [name = ""] }) => ({
    domains: bucketOf(account, name).domains.map((domain) => ({
      domain,
      enabled: true,
      status: { ownership: "active", ssl: "active" },
    })),
  }),
  "POST /@/r2/buckets/*/domains/custom": ({ account }, { at: [name = ""], json }) => {
    const { domain } = json<{ domain: string }>();
    const { domains } = bucketOf(account, name);
    if (domains.includes(domain))
      throw new Refusal(409, 10047, "The domain is already connected to this bucket.");
    domains.push(domain);
    return { domain, enabled: true };
  },
  "PUT /@/r2/buckets/*/objects/**": ({ account }, { at: [name = "", key = ""], body }) => {
    bucketOf(account, name).objects.set(key, body);
    return { key };
  },
  "GET /@/r2/buckets/*/objects/**": ({ account }, { at: [name = "", key = ""] }) => {
    const found = bucketOf(account, name).objects.get(key);
    if (!found) throw new Refusal(404, 10007, "The specified key does not exist.");
    return new Raw(found);
  },
  "DELETE /@/r2/buckets/*/objects/**": ({ account }, { at: [name = "", key = ""] }) => {
    bucketOf(account, name).objects.delete(key);
    return { key };
  },
  "GET /@/queues": ({ account }, { query }) =>
    account.queues.filter(({ name }) => [null, name].includes(query.get("name"))).map(shownQueue),
  "POST /@/queues": ({ account }, { json }) =>
    shownQueue(createQueue(account, json<{ queue_name: string }>().queue_name)),
  "GET /@/queues/*/consumers": ({ account }, { at: [id = ""] }) => queueOf(account.queues, id).consumers,
  "POST /@/queues/*/consumers": consume,
  "PUT /@/queues/*/consumers/*": consume,
};

function queueOf(queues: Queue[], id: string): Queue {
  const found = queues.find((one) => one.id === id);
  if (!found) throw new Refusal(404, 11000, "This queue does not exist.");
  return found;
}

function shownQueue({ id, name, consumers }: Queue) {
  return {
    queue_id: id,
    queue_name: name,
    consumers: consumers.map((one) => ({ ...one, type: "worker" })),
    producers: [],
  };
}

function consume({ account }: Platform, { at: [id = ""], json }: Asked) {
  const { script_name, settings, dead_letter_queue } = json<{
    script_name: string;
    settings: Record<string, number>;
    dead_letter_queue?: string;
  }>();
  if (dead_letter_queue && !account.queues.some(({ name }) => name === dead_letter_queue))
    throw new Refusal(400, 11000, `The dead letter queue ${dead_letter_queue} does not exist.`);
  const queue = queueOf(account.queues, id);
  queue.consumers = [{ consumer_id: `${id}-1`, script: script_name, settings, dead: dead_letter_queue }];
  return queue.consumers[0];
}

export const routes: Routes = { ...who, ...data, ...workerRoutes };
