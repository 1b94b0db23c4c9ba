/** What the embedded upstream gets of our settings: the database, and how and for whom it writes letters. */
import { catalogueVersion, type PushSender, type UpstreamEnv } from "upstream/index";
import { edgeSnapshotsAt } from "./edge-snapshots";
import type { Env } from "./env";
import { isThisMachine } from "./own-host";

export interface Embedding {
  env: Env;
  /** The site's public origin, for links in letters; default: the setting. */
  origin?: string;
  waitUntil(work: Promise<unknown>): void;
  /** An operator looks at what is: nothing that was kept answers, and a newer catalogue is waited for. */
  newest?: boolean;
}

/** The version of the catalogue that this isolate answers from; null where none is held, or another upstream answers. */
export function catalogueOf({ API_BASE_URL, DB }: Env): number | null {
  return API_BASE_URL ? null : catalogueVersion(DB);
}

export function embeddedEnv({ env, origin, waitUntil, newest = false }: Embedding): UpstreamEnv {
  const company = [env.COMPANY_NAME, env.COMPANY_VAT && `P. IVA ${env.COMPANY_VAT}`, env.COMPANY_SEAT];
  return {
    DB: env.DB,
    LOGS: env.LOGS,
    MEDIA: env.MEDIA,
    edgeSnapshots: edgeSnapshotsAt(origin || env.SITE_ORIGIN, waitUntil, undefined, env.MEDIA),
    sender: {
      name: env.SITE_NAME,
      origin: origin ?? env.SITE_ORIGIN,
      trustedOrigin: env.SITE_ORIGIN || (origin && isThisMachine(new URL(origin).hostname) ? origin : null),
      company: company.filter(Boolean).join(" · "),
      operator: env.MAIL_OPERATOR || env.COMPANY_EMAIL,
    },
    push: offersPush(env) ? { services: env.PUSH_SERVICES } : null,
    mail: mailProvider(env),
    sessionKeys: env.SESSION_KEYS,
    accessSeconds: env.SESSION_ACCESS_SECONDS,
    search: env.LISTING_URL.map((url) => ({ url, user: env.LISTING_USER, password: env.LISTING_PASSWORD })),
    waitUntil,
    newest,
  };
}

/** The provider of letters; null while its key is not set. */
export function mailProvider(env: Env) {
  if (!env.MAIL_API_KEY || !env.MAIL_API_URL) return null;
  const name = env.SITE_NAME.replace(/[^\p{L}\p{N} .'-]/gu, "");
  return {
    url: env.MAIL_API_URL,
    key: env.MAIL_API_KEY,
    from: `${name} <${env.MAIL_FROM || env.COMPANY_EMAIL}>`,
  };
}

/** Whether browsers may be told of alerts: their service worker comes with the pages for the time without network. */
export function offersPush(env: Env): boolean {
  return env.PUSH_KEYS !== null && env.OFFLINE === "on";
}

export function pushSender(env: Env): PushSender | null {
  if (!env.PUSH_KEYS) return null;
  const contact = `mailto:${env.COMPANY_EMAIL}`;
  return { keys: env.PUSH_KEYS, contact, services: env.PUSH_SERVICES };
}
