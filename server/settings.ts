/** Every setting of the site: its default, what it means, and the one rule that it has to satisfy. */
import brand from "brand/brand.json";
import { parsedUrl } from "domain/parsed-url";
import * as z from "zod";
import { networkOf } from "./flood";

/** A setting as docs/settings.md lists it. Defaults are such that a fresh machine runs without any. */
export interface SettingRow {
  name: string;
  default: string;
  meaning: string;
}

interface Setting<Value> {
  default: string;
  meaning: string;
  /** Completes "it must be …" in the message about a wrong value. */
  rule: string;
  schema: z.ZodType<Value, string>;
}

function setting<Value>(
  fallback: string,
  meaning: string,
  rule: string,
  schema: z.ZodType<Value, string>,
): Setting<Value> {
  return { default: fallback, meaning, rule, schema };
}

function short(fallback: string, meaning: string, longest = 120) {
  return setting(fallback, meaning, `text of at most ${longest} characters`, z.string().max(longest));
}

function whole(fallback: number, from: number, to: number, meaning: string) {
  const schema = z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(from).max(to));
  return setting(String(fallback), meaning, `a whole number from ${from} to ${to}`, schema);
}

const standardDays = {
  clicks: 730,
  arrivals: 90,
  searches: 180,
  events: 90,
  letters: 90,
  "sign-ins": 90,
  messages: 365,
  reports: 180,
  pages: 400,
};

/** `kind=days` pairs over the defaults. */
const keptDays = z
  .string()
  .regex(/^([a-z-]+=[1-9]\d{0,3}(,(?!$)|$))*$/)
  .transform((text) =>
    Object.fromEntries(
      text
        .split(",")
        .filter(Boolean)
        .map((pair) => pair.split("=")),
    ),
  )
  .pipe(
    z.partialRecord(
      z.enum(Object.keys(standardDays) as (keyof typeof standardDays)[]),
      z.coerce.number().max(3650),
    ),
  )
  .transform((told) => ({ ...standardDays, ...told }));

function choice<const Names extends readonly [string, ...string[]]>(names: Names, meaning: string) {
  return setting(names[0], meaning, `one of: ${names.join(", ")}`, z.enum(names));
}

function code(meaning: string, shape: RegExp, rule: string) {
  return setting("", meaning, rule, z.string().regex(shape));
}

function publisher(network: string, example: string) {
  const meaning = `Publisher id at ${network}: converts links to stores on the page that are not ours; empty: off`;
  return code(meaning, /^[A-Za-z0-9]{0,40}$/, `letters and digits like ${example}, or empty`);
}

/** An http(s) origin, or with `path` an address below it; without a trailing slash; may be empty. */
function address(meaning: string, path: boolean, fallback = "") {
  const schema = z.string().transform((value, context) => {
    const trimmed = value.replace(/\/+$/, "");
    if (trimmed === "") return "";
    const url = parsedUrl(trimmed);
    const plain = url && /^https?:$/.test(url.protocol) && !url.username && !url.search && !url.hash;
    if (plain && (path || url.pathname === "/")) return path ? trimmed : url.origin;
    context.addIssue("not an address");
    return z.NEVER;
  });
  const example = path ? "https://api.example.com/api" : "https://www.example.com";
  return setting(fallback, meaning, `an http(s) address like ${example}, or empty`, schema);
}

function mailbox(meaning: string) {
  return setting("", meaning, "an address like info@shop.example, or empty", z.email().or(z.literal("")));
}

const hostList = z
  .string()
  .transform((value) =>
    value
      .split(",")
      .map((host) => host.trim().toLowerCase())
      .filter(Boolean),
  )
  .refine((hosts) => hosts.every((host) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host)));

const networkList = z
  .string()
  .regex(/^([\da-fA-F:.]{2,45}(,(?!$)|$))*$/)
  .transform((text) => (text === "" ? [] : text.split(",").map(networkOf)));

const keyList = z.string().transform((value, context) => {
  const pairs = value.split(",").filter((pair) => pair.trim() !== "");
  const keys = pairs.map((pair) => /^\s*([\w-]{1,16}):(\S{16,200})\s*$/.exec(pair));
  if (keys.includes(null)) {
    context.addIssue("not a key");
    return z.NEVER;
  }
  return keys.map((match) => ({ id: match?.[1] ?? "", secret: match?.[2] ?? "" }));
});

const socialList = z.string().transform((value, context) => {
  const links = value.split(",").filter((pair) => pair.trim() !== "");
  const parsed = links.map((pair) => /^\s*([^=]{1,40})=(https:\/\/\S+)\s*$/.exec(pair));
  if (parsed.includes(null)) {
    context.addIssue("not a link");
    return z.NEVER;
  }
  return parsed.map((match) => ({ label: match?.[1] ?? "", href: match?.[2] ?? "" }));
});

export const settings = {
  SITE_ORIGIN: address(
    "Public origin, e.g. `https://www.vetrina.example`; other hosts are redirected to it. Empty: whatever host was asked",
    false,
  ),
  STAGE: choice(
    ["production", "preview"],
    "`preview`: the site is shown only to whoever knows `PREVIEW_KEY`, to no search engine, and its clock does nothing",
  ),
  PREVIEW_KEY: setting(
    "",
    "Secret. Password of a preview, whatever the name beside it; without one it shows nothing",
    "12 to 200 visible characters, or empty",
    z.string().regex(/^([!-~]{12,200})?$/),
  ),
  OFFLINE: choice(
    ["on", "off"],
    "`off`: browsers keep nothing for the time without network; each removes its service worker and all copies with the next page it opens",
  ),
  COMPANY_NAME: { ...short(`${brand.name} S.r.l.`, "Company name in the footer"), shown: "the brand's name" },
  COMPANY_VAT: short("00000000000", "VAT number (partita IVA) in the footer", 20),
  COMPANY_SEAT: short("Via Roma 1, 20121 Milano (MI)", "Registered seat in the footer"),
  COMPANY_EMAIL: { ...short(brand.sender, "Contact address in the footer"), shown: "the brand's sender" },
  SECURITY_CONTACT: setting(
    "",
    "Whom to tell of a hole in the site, in `/.well-known/security.txt`: a mailbox or an https address; empty: `COMPANY_EMAIL`",
    "an address like sicurezza@vetrina.example or https://www.vetrina.example/segnala, or empty",
    z
      .email()
      .or(z.url({ protocol: /^https$/ }))
      .or(z.literal("")),
  ),
  COMPANY_CAPITAL: short("", "Paid-up share capital, e.g. `€ 10.000 i.v.`; empty leaves it out"),
  COMPANY_REGISTER: short("", "Entry in the company register, e.g. `REA MI-1234567`; empty leaves it out"),
  SOCIAL_LINKS: setting(
    "Instagram=https://www.instagram.com/,Facebook=https://www.facebook.com/,TikTok=https://www.tiktok.com/",
    "Social links of the footer, `label=https address`, separated by commas",
    "pairs like Instagram=https://www.instagram.com/me, separated by commas",
    socialList,
  ),
  API_BASE_URL: address(
    "Upstream API to talk to; empty: the embedded one, answered from D1 in the same process",
    true,
  ),
  LISTING_URL: setting(
    "",
    "HTTP interfaces of the ClickHouse servers that answer the listing, one a shard; empty: the memory of the worker does",
    "http(s) addresses like https://search.example.com:8443/vetrina, separated by commas, or empty",
    z
      .string()
      .transform((value) => value.split(",").flatMap((url) => url.trim() || []))
      .pipe(z.array(z.url({ protocol: /^https?$/ }))),
  ),
  LISTING_USER: short("", "User at `LISTING_URL`"),
  LISTING_PASSWORD: short("", "Secret. Password at `LISTING_URL`", 200),
  API_KEY: setting(
    "vetrina-locale",
    "Secret. Value of the `x-api-key` header, sent to the upstream and asked for at `/api/*`",
    "8 to 200 visible characters",
    z.string().regex(/^[!-~]{8,200}$/),
  ),
  ADMIN_KEY: setting(
    "",
    "Secret. Value of the `x-admin-key` header for operator calls; empty: they answer 403",
    "16 to 200 visible characters, or empty",
    z.string().regex(/^([!-~]{16,200})?$/),
  ),
  MEDIA_BASE_URL: address("Where pictures named by the upstream live", true, ""),
  PICTURE_SIZES: choice(
    ["stored", "zone"],
    "Who makes the sizes of photographs: `stored`: the importer, nine files each; `zone`: Cloudflare Images when they are asked for, of one file each (import with `--sizes zone`)",
  ),
  UPSTREAM_TIMEOUT_MS: whole(5000, 50, 15000, "Deadline of one upstream attempt, in milliseconds"),
  PAGE_TIMEOUT_MS: whole(
    4000,
    50,
    15000,
    "When all upstream calls of an answer have ended, in milliseconds from its beginning: the first byte comes within 5 s",
  ),
  PAGE_GRACE_MS: whole(
    20,
    0,
    1000,
    "How long the first bytes of a page wait for its parts, in milliseconds; later ones stream. `npm run health` tells what calls take",
  ),
  CLICK_WAIT_MS: whole(
    50,
    0,
    1000,
    "How long the page of a way out waits for its click's row, in milliseconds; a later row is sent once more by the page itself",
  ),
  CACHE_SHORT_SECONDS: whole(
    30,
    0,
    3600,
    "How long listings and products count as fresh; 0 switches the cache off",
  ),
  CACHE_LONG_SECONDS: whole(
    300,
    0,
    86400,
    "How long menu, categories, brands and banners count as fresh; 0 switches the cache off",
  ),
  EXIT_SIGNING_KEYS: setting(
    "",
    "Secret. `id:secret[,id:secret]`: the first signs ways out, all of them verify. Empty: the host decides",
    "pairs like 2026a:at-least-16-characters, separated by commas",
    keyList,
  ),
  EXIT_KNOWN_HOSTS: setting(
    "awin1.com,tradedoubler.com,zanox.com,tradetracker.net,webgains.com,linksynergy.com",
    "Affiliate networks that visitors may be sent to besides the stores of the catalogue, separated by commas",
    "host names separated by commas",
    hostList,
  ),
  EXIT_UNKNOWN_HOSTS: choice(
    ["ask", "auto"],
    "`ask`: an unknown host is named and waits for a press; `auto`: it opens by itself",
  ),
  SESSION_KEYS: setting(
    "",
    "Secret. `id:secret[,id:secret]`: the first signs access tokens and seals session cookies, all of them are known; to rotate, put a new one in front. Empty: one that is derived from the other secrets",
    "pairs like 2026a:at-least-16-characters, separated by commas",
    keyList,
  ),
  DESK_NETWORKS: setting(
    "",
    "Addresses from which the desk opens to password and code, separated by commas (an IPv6 one stands for its /64); elsewhere only recovery codes do. Empty: from everywhere. Never shuts the last operator out",
    "IP addresses separated by commas",
    networkList,
  ),
  SESSION_ACCESS_SECONDS: whole(
    900,
    5,
    3600,
    "How long an access token of the embedded upstream is good; the site renews it by itself",
  ),
  CLICK_SALT: short(
    "",
    "Secret. Salt of the daily visitor hash of clicks; empty: one that is derived from the other secrets",
    200,
  ),
  MAIL_API_URL: address(
    "Call of the mail provider that takes Resend's JSON",
    true,
    "https://api.resend.com/emails",
  ),
  MAIL_API_KEY: setting(
    "",
    "Secret. Key of the mail provider; empty: letters are kept and `npm run mail` shows them",
    "8 to 200 visible characters, or empty",
    z.string().regex(/^([!-~]{8,200})?$/),
  ),
  MAIL_FROM: mailbox("Address that letters come from, known to the provider; empty: `COMPANY_EMAIL`"),
  MAIL_OPERATOR: mailbox("Address that gets visitors' messages; empty: `COMPANY_EMAIL`"),
  ALERT_WEBHOOK: setting(
    "",
    'Secret. Address that takes `{"text": …}` (Slack, Google Chat, Mattermost): what the rules of Sorveglianza find goes there at once, besides the letter; empty: letters alone',
    "an https address, or empty",
    z.url({ protocol: /^https$/ }).or(z.literal("")),
  ),
  PUSH_KEYS: setting(
    "",
    "Secret. Keys by which push services know this site, a pair that `npm run setup` draws; empty: no notifications on browsers are offered, and alerts go by letter. Nor with `OFFLINE=off`. Who changes them ends all notifications",
    "a pair that npm run setup draws, or empty",
    z
      .string()
      .regex(/^(B[\w-]{86}\.[\w-]{43})?$/)
      .transform((pair) => {
        const [publicKey = "", privateKey = ""] = pair.split(".");
        return publicKey ? { publicKey, privateKey } : null;
      }),
  ),
  PUSH_SERVICES: setting(
    "fcm.googleapis.com,push.services.mozilla.com,push.apple.com,notify.windows.com",
    "Hosts, each with all below it, where browsers have their messages sent (Chrome, Firefox, Safari, Edge); notifications of others are refused, so that nobody makes the site ask an address of theirs",
    "host names separated by commas",
    hostList,
  ),
  FORM_SECONDS: whole(
    2,
    0,
    60,
    "Least time between showing and sending a form; who is quicker is asked to send again. 0 switches it off",
  ),
  KEEP_DAYS: setting(
    "clicks=730,arrivals=90,searches=180,events=90,letters=90,sign-ins=90,messages=365,reports=180,pages=400",
    "How many days logs are kept before only their numbers by day are (`daily_sums`): clicks, their arrivals at the upstream, searches, events, letters, the sign-in log, visitors' messages and what was answered, their reports of prices, openings of pages; what is left out has its default",
    "pairs like clicks=730,letters=90 with 1 to 3650 days",
    keptDays,
  ),
  TURNSTILE_SITE_KEY: code(
    "Site key of Turnstile, for forms that write letters; with `TURNSTILE_SECRET` alone it counts. Who comes without scripts sends fewer forms a day",
    /^[\w.-]{0,80}$/,
    "the site key of a widget, or empty",
  ),
  TURNSTILE_SECRET: short("", "Secret. Secret key of Turnstile; empty: forms do without it", 200),
  TURNSTILE_URL: address(
    "Who judges the tokens of Turnstile's widget",
    true,
    "https://challenges.cloudflare.com/turnstile/v0/siteverify",
  ),
  ANALYTICS_ID: code(
    "Measurement id of Google Analytics 4, e.g. `G-ABC123DEF4`, loaded for visitors who agree; empty: none",
    /^(G-[A-Z0-9]{4,16})?$/,
    "an id like G-ABC123DEF4, or empty",
  ),
  DNS_URL: address(
    "Who is asked for the records of the sender's domain when an operator presses for it: DNS over HTTPS with JSON",
    true,
    "https://cloudflare-dns.com/dns-query",
  ),
  AWIN_API_URL: address("Where Awin's API of transactions answers", true, "https://api.awin.com"),
  CONVERTER_AWIN: publisher("Awin (Convert-a-Link)", "123456"),
  CONVERTER_SKIMLINKS: publisher("Skimlinks", "123456X1234567"),
  CONVERTER_SOVRN: publisher("Sovrn Commerce", "0a1b2c3d4e5f60718293a4b5c6d7e8f9"),
  CONVERTER_CONSENT: choice(
    ["needed", "not-needed"],
    "`needed`: link converters load for visitors who agree to marketing; `not-needed`: for everybody, at the operator's own risk",
  ),
  BACKUP_KEY: setting(
    "",
    "Secret. Key that `npm run backup` seals with and `npm run restore` opens (docs/operate.md); the site itself does not need it",
    "32 to 200 visible characters, or empty",
    z.string().regex(/^([!-~]{32,200})?$/),
  ),
  LOG: choice(
    ["requests", "errors", "off"],
    "What is logged: one JSON line per request, pictures left out, only failures, or nothing",
  ),
  LOG_SHARE: whole(
    100,
    1,
    100,
    "Of a hundred requests so many leave a line; failures, and answers of 500 and more, always do",
  ),
};

export type Settings = { [Name in keyof typeof settings]: z.output<(typeof settings)[Name]["schema"]> };

/** The settings for the table of docs/settings.md; `shown` is what a default is made of. */
export const settingRows: readonly SettingRow[] = Object.entries(settings).map(([name, row]) => ({
  name,
  default: "shown" in row ? row.shown : row.default,
  meaning: row.meaning,
}));
