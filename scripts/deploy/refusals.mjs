/** What Cloudflare and wrangler refuse, in sentences that say what to do. */

const dash = "https://dash.cloudflare.com";

const noWorker = /code: (10007|10090)\b|Worker "[^"]+".* not found/;

/** By the code that the platform documents, or by wrangler's words where it has none. */
const refusals = [
  [
    /code: 100328/,
    `The account is on the free plan, which allows neither CPU limits nor a sign-in's processor. Switch to Workers Paid (5 $ a month) at ${dash}/?to=/:account/workers/plans`,
  ],
  [
    /code: 10042/,
    `R2 is not enabled in the account. Enable it at ${dash}/?to=/:account/r2 (it asks for a card; 10 GB are free)`,
  ],
  [noWorker, "The Worker is not there yet: npm run setup makes it"],
  [
    /code: 1021[45]/,
    "The newest version of a Worker is not the one that serves (a deploy stopped, or was taken back), and secrets go to the newest alone. Publish first (npm run deploy)",
  ],
  [
    /SQLITE_TOOBIG|statement too long/,
    "A migration holds a statement of more than 100,000 bytes, which D1 refuses; what went before it is applied, and the version that serves goes on",
  ],
  [/no such table: purged_pages/, "Publish the commit fa34db36 first, then this one (docs/decisions/0481)"],
  [
    /code: (10000|9106|9109)\b|"loggedIn": ?false|CLOUDFLARE_API_TOKEN environment variable/,
    "Nobody is logged in at Cloudflare, or the token may not do this: npm run login",
  ],
  [
    /More than one account/i,
    "Your login opens several accounts: say which by CLOUDFLARE_ACCOUNT_ID in the environment",
  ],
  [
    /code: (10181|10085|10143|11000)\b/,
    "Something that wrangler.toml names is not in the account: npm run setup makes it",
  ],
];

/** wrangler's failure in our sentence; its own words stay its cause. */
export function explained(error) {
  const [, sentence] = refusals.find(([pattern]) => pattern.test(error.message)) ?? [];
  if (!sentence) return error;
  const code = /code: \d+/.exec(error.message)?.[0];
  return new Error(`${sentence}${code ? ` [${code}]` : ""}.`, { cause: error });
}

/** A Worker that was never put up has neither secrets nor versions. */
export function isMissingWorker(error) {
  return noWorker.test(error.cause?.message ?? "");
}

/** Whether a thing that was to be made is there already. */
export function isTaken(error) {
  return /code: (10004|11009)\b|already (exists|taken)/.test(`${error.message}${error.cause?.message ?? ""}`);
}
