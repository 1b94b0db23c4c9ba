/** The one place where bindings and settings are read: parsed once, typed, with one sentence about the first wrong one. */
import brand from "brand/brand.json";
import { own } from "domain/own";
import type { ClickRow } from "upstream/site-records";
import { counted } from "./counted";
import type { Counters } from "./flood";
import { health } from "./health/record";
import { hashOf, signatureOf } from "./seal";
import { type Settings, settings } from "./settings";

export type { Settings } from "./settings";

/** What the platform binds to the worker besides settings (`wrangler.toml`). */
interface Bindings extends Counters {
  DB: D1Database;
  /** The database of logs; `DB` itself where none is bound. */
  LOGS: D1Database;
  MEDIA: R2Bucket;
  /** Takes the rows of clicks that D1 does not; absent: they are tried again for some seconds. */
  CLICKS?: Pick<Queue<ClickRow>, "send">;
  /** Openings of pages, where the account has Workers Analytics Engine. */
  VIEWS?: AnalyticsEngineDataset | undefined;
}

/** The site's name is its brand's, and a preview says that it is one. */
export type Env = Bindings & Settings & { SITE_NAME: string };

/** A setting or binding is wrong; `message` is one sentence that names it and never shows its value. */
export class SettingError extends Error {
  override name = "SettingError";

  constructor(
    readonly setting: string,
    message: string,
  ) {
    super(message);
  }
}

/** Settings of a bag of strings; absent and empty ones get their defaults. Throws `SettingError` about the first wrong one. */
export function parseSettings(raw: Record<string, unknown>): Settings {
  const parsed = Object.entries(settings).map(([name, setting]) => {
    const given = textIn(raw, name);
    const result = setting.schema.safeParse(given === "" ? setting.default : given);
    if (!result.success)
      throw new SettingError(name, `The setting ${name} is wrong: it must be ${setting.rule}.`);
    return [name, result.data];
  });
  return Object.fromEntries(parsed) as Settings;
}

/** Without what stands around it; "" for what is no text. */
function textIn(raw: Record<string, unknown>, name: string): string {
  const text = own(raw, name);
  return typeof text === "string" ? text.trim() : "";
}

const known = new WeakMap<object, Env>();

/** What is missing before strangers may come: the keys of a site without secrets follow from its published source. Null: nothing. */
export function missingSecret(raw: Record<string, unknown>): SettingError | null {
  const isSet = (name: string) => textIn(raw, name) !== "";
  const isOwn =
    isSet("EXIT_SIGNING_KEYS") ||
    isSet("ADMIN_KEY") ||
    (isSet("API_KEY") && raw.API_KEY !== settings.API_KEY.default);
  const name = isOwn ? null : ["SESSION_KEYS", "CLICK_SALT"].find((one) => !isSet(one));
  return name
    ? new SettingError(name, `The setting ${name} is missing: without it anybody can work it out.`)
    : null;
}

/** Bindings and settings of this worker, parsed once per isolate. Throws `SettingError`. */
export function readEnv(raw: Record<string, unknown>): Env {
  const before = known.get(raw);
  if (before) return before;
  const parsed = parseSettings(raw);
  const CLICK_SALT = parsed.CLICK_SALT || derivedSalt(parsed);
  const SESSION_KEYS = sessionKeysOf(parsed);
  const DB = counted(bound(raw, "DB") as D1Database, health.charged);
  const env = {
    ...parsed,
    SITE_NAME: parsed.STAGE === "preview" ? `${brand.name} (anteprima)` : brand.name,
    CLICK_SALT,
    SESSION_KEYS,
    DB,
    LOGS: raw.LOGS ? counted(raw.LOGS as D1Database, health.charged) : DB,
    MEDIA: bound(raw, "MEDIA"),
    CLICKS: raw.CLICKS,
    VIEWS: raw.VIEWS,
    FORM_LIMIT: raw.FORM_LIMIT,
    SIGN_IN_LIMIT: raw.SIGN_IN_LIMIT,
    EXIT_LIMIT: raw.EXIT_LIMIT,
    RENDER_LIMIT: raw.RENDER_LIMIT,
  } as Env;
  known.set(raw, env);
  return env;
}

/** What seals and signs, the first key before all others. */
export function sessionKeysOf(parsed: Settings): Settings["SESSION_KEYS"] {
  return parsed.SESSION_KEYS.length > 0 ? parsed.SESSION_KEYS : [derivedKey(parsed)];
}

/** The salt of a site that sets none: made of its other secrets, so that all isolates have the same. */
function derivedSalt(settings: Settings): string {
  return signatureOf("salt of clicks", otherSecrets(settings));
}

/** The sessions' key of a site that sets none. It may be worked out: then the random ids of sessions keep strangers out. */
function derivedKey(settings: Settings): { id: string; secret: string } {
  return { id: "derived", secret: hashOf(`key of sessions ${otherSecrets(settings)}`) };
}

function otherSecrets({ EXIT_SIGNING_KEYS, API_KEY, ADMIN_KEY }: Settings): string {
  return [...EXIT_SIGNING_KEYS.map(({ secret }) => secret), ADMIN_KEY, API_KEY].join(" ");
}

function bound(raw: Record<string, unknown>, name: string): unknown {
  const binding = own(raw, name);
  if (typeof binding === "object" && binding !== null) return binding;
  throw new SettingError(name, `The binding ${name} is missing: declare it in wrangler.toml.`);
}
