/** Every setting of the site: its default, and the one rule that it has to satisfy; what it means stands in `settings.tsv`. */
import brand from "brand/brand.json";
import { parsedUrl } from "domain/parsed-url";
import * as z from "zod";
import { networkOf } from "./flood";

interface Setting<Value> {
  /** Such that a fresh machine runs without any. */
  default: string;
  /** Completes "it must be …" in the message about a wrong value. */
  rule: string;
  schema: z.ZodType<Value, string>;
}

function setting<Value>(fallback: string, rule: string, schema: z.ZodType<Value, string>): Setting<Value> {
  return { default: fallback, rule, schema };
}

function short(fallback: string, longest = 120) {
  return setting(fallback, `text of at most ${longest} characters`, z.string().max(longest));
}

function whole(fallback: number, from: number, to: number) {
  const schema = z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(from).max(to));
  return setting(String(fallback), `a whole number from ${from} to ${to}`, schema);
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

function choice<const Names extends readonly [string, ...string[]]>(names: Names) {
  return setting(names[0], `one of: ${names.join(", ")}`, z.enum(names));
}

function code(shape: RegExp, rule: string) {
  return setting("", rule, z.string().regex(shape));
}

function publisher(example: string) {
  return code(/^[A-Za-z0-9]{0,40}$/, `letters and digits like ${example}, or empty`);
}

/** An http(s) origin, or with `path` an address below it; without a trailing slash; may be empty. */
function address(path: boolean, fallback = "") {
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
  return setting(fallback, `an http(s) address like ${example}, or empty`, schema);
}

function mailbox() {
  return setting("", "an address like info@shop.example, or empty", z.email().or(z.literal("")));
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
  SITE_ORIGIN: address(false),
  STAGE: choice(["production", "preview"]),
  PREVIEW_KEY: setting("", "12 to 200 visible characters, or empty", z.string().regex(/^([!-~]{12,200})?$/)),
  OFFLINE: choice(["on", "off"]),
  COMPANY_NAME: short(`${brand.name} S.r.l.`),
  COMPANY_VAT: short("00000000000", 20),
  COMPANY_SEAT: short("Via Roma 1, 20121 Milano (MI)"),
  COMPANY_EMAIL: short(brand.sender),
  SECURITY_CONTACT: setting(
    "",
    "an address like sicurezza@vetrina.example or https://www.vetrina.example/segnala, or empty",
    z
      .email()
      .or(z.url({ protocol: /^https$/ }))
      .or(z.literal("")),
  ),
  COMPANY_CAPITAL: short(""),
  COMPANY_REGISTER: short(""),
  SOCIAL_LINKS: setting(
    "Instagram=https://www.instagram.com/,Facebook=https://www.facebook.com/,TikTok=https://www.tiktok.com/",
    "pairs like Instagram=https://www.instagram.com/me, separated by commas",
    socialList,
  ),
  API_BASE_URL: address(true),
  LISTING_URL: setting(
    "",
    "http(s) addresses like https://search.example.com:8443/vetrina, separated by commas, or empty",
    z
      .string()
      .transform((value) => value.split(",").flatMap((url) => url.trim() || []))
      .pipe(z.array(z.url({ protocol: /^https?$/ }))),
  ),
  LISTING_USER: short(""),
  LISTING_PASSWORD: short("", 200),
  API_KEY: setting("vetrina-locale", "8 to 200 visible characters", z.string().regex(/^[!-~]{8,200}$/)),
  ADMIN_KEY: setting("", "16 to 200 visible characters, or empty", z.string().regex(/^([!-~]{16,200})?$/)),
  MEDIA_BASE_URL: address(true, ""),
  PICTURE_SIZES: choice(["stored", "zone"]),
  UPSTREAM_TIMEOUT_MS: whole(5000, 50, 15000),
  PAGE_TIMEOUT_MS: whole(4000, 50, 15000),
  PAGE_GRACE_MS: whole(20, 0, 1000),
  CLICK_WAIT_MS: whole(50, 0, 1000),
  CACHE_SHORT_SECONDS: whole(30, 0, 3600),
  CACHE_LONG_SECONDS: whole(300, 0, 86400),
  EXIT_SIGNING_KEYS: setting("", "pairs like 2026a:at-least-16-characters, separated by commas", keyList),
  EXIT_KNOWN_HOSTS: setting(
    "awin1.com,tradedoubler.com,zanox.com,tradetracker.net,webgains.com,linksynergy.com",
    "host names separated by commas",
    hostList,
  ),
  EXIT_UNKNOWN_HOSTS: choice(["ask", "auto"]),
  SESSION_KEYS: setting("", "pairs like 2026a:at-least-16-characters, separated by commas", keyList),
  DESK_NETWORKS: setting("", "IP addresses separated by commas", networkList),
  SESSION_ACCESS_SECONDS: whole(900, 5, 3600),
  CLICK_SALT: short("", 200),
  MAIL_API_URL: address(true, "https://api.resend.com/emails"),
  MAIL_API_KEY: setting("", "8 to 200 visible characters, or empty", z.string().regex(/^([!-~]{8,200})?$/)),
  MAIL_FROM: mailbox(),
  MAIL_OPERATOR: mailbox(),
  ALERT_WEBHOOK: setting("", "an https address, or empty", z.url({ protocol: /^https$/ }).or(z.literal(""))),
  PUSH_KEYS: setting(
    "",
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
    "host names separated by commas",
    hostList,
  ),
  FORM_SECONDS: whole(2, 0, 60),
  KEEP_DAYS: setting(
    "clicks=730,arrivals=90,searches=180,events=90,letters=90,sign-ins=90,messages=365,reports=180,pages=400",
    "pairs like clicks=730,letters=90 with 1 to 3650 days",
    keptDays,
  ),
  TURNSTILE_SITE_KEY: code(/^[\w.-]{0,80}$/, "the site key of a widget, or empty"),
  TURNSTILE_SECRET: short("", 200),
  TURNSTILE_URL: address(true, "https://challenges.cloudflare.com/turnstile/v0/siteverify"),
  ANALYTICS_ID: code(/^(G-[A-Z0-9]{4,16})?$/, "an id like G-ABC123DEF4, or empty"),
  DNS_URL: address(true, "https://cloudflare-dns.com/dns-query"),
  AWIN_API_URL: address(true, "https://api.awin.com"),
  ECB_URL: address(true, "https://www.ecb.europa.eu/stats/eurofxref"),
  CONVERTER_AWIN: publisher("123456"),
  CONVERTER_SKIMLINKS: publisher("123456X1234567"),
  CONVERTER_SOVRN: publisher("0a1b2c3d4e5f60718293a4b5c6d7e8f9"),
  CONVERTER_CONSENT: choice(["needed", "not-needed"]),
  BACKUP_KEY: setting("", "32 to 200 visible characters, or empty", z.string().regex(/^([!-~]{32,200})?$/)),
  LOG: choice(["requests", "errors", "off"]),
  LOG_SHARE: whole(100, 1, 100),
};

export type Settings = { [Name in keyof typeof settings]: z.output<(typeof settings)[Name]["schema"]> };
