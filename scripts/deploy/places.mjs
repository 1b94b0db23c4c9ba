/** Where a site is published, by wrangler.toml: its names, what it writes to, and wrangler's words for each of its two Workers. Pure. */

/** wrangler's file for the second Worker, made of that of the first, so that nothing is said twice. */
export const secondFile = "wrangler.banco.json";

/** @typedef {{ binding: string, database_name: string, database_id: string }} Database */

/**
 * @param {any} config wrangler.toml as it reads
 * @param {string} name `production` or `preview`
 */
export function placeOf(config, name) {
  const isPreview = name === "preview";
  const own = isPreview ? config.env.preview : config;
  const where = ["--env", isPreview ? "preview" : ""];
  return {
    name,
    isPreview,
    /** What makes it. */
    setup: isPreview ? "npm run setup -- --preview" : "npm run setup",
    /** @type {Database[]} */
    databases: own.d1_databases,
    bucket: own.r2_buckets[0],
    /** @type {string[]} */
    queues: [...new Set((own.queues?.consumers ?? []).map(({ queue }) => queue))],
    /** In the order in which they are published: the first is bound to the second, which has to be there before. */
    workers: [
      { name: deskOf(own), title: "the second Worker", where: ["--config", secondFile, ...where] },
      { name: own.name, title: "the first", where },
    ],
    addresses: (own.routes ?? []).map((route) => route.pattern ?? route),
    hasAddress: isPreview || Boolean(own.routes || own.route || own.workers_dev),
    /** A database's name is nobody's where two places have it. */
    d1: isPreview ? where : [],
  };
}

/** What the first calls the second. */
function deskOf(own) {
  return own.services.find(({ binding }) => binding === "DESK").service;
}

export function isOwnId(id) {
  return Boolean(id) && !/^0{8}-/.test(id);
}

/** Both places must not share what they write to. */
export function checkApart(config) {
  const [here, there] = ["production", "preview"].map((name) => placeOf(config, name));
  const ids = ({ databases }) => databases.map(({ database_id }) => database_id).filter(isOwnId);
  if (ids(here).some((id) => ids(there).includes(id)) || new Set(ids(here)).size < ids(here).length)
    throw new Error("Production and preview have the same database_id in wrangler.toml: each needs its own.");
  if (here.bucket.bucket_name === there.bucket.bucket_name)
    throw new Error("Production and preview have the same bucket_name in wrangler.toml: each needs its own.");
}

/** Of the second: the same data, its own code and the clock; no files, address, queue to empty or second of its own. */
export function secondConfig(config) {
  const { env, ...top } = config;
  return {
    ...seconds(top),
    main: "build/second/index.js",
    triggers: { crons: ["* * * * *"] },
    env: Object.fromEntries(
      Object.entries(env ?? {}).map(([name, own]) => [name, { ...seconds(own), triggers: own.triggers }]),
    ),
  };
}

function seconds({ assets, route, routes, services, queues, triggers, ...shared }) {
  return {
    ...shared,
    name: deskOf({ services }),
    workers_dev: false,
    ...(queues && { queues: { producers: queues.producers } }),
  };
}
