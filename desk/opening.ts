/** What is to be done before a shop opens: settings that are still ours, and what the databases lack (product.md 'Before you open'). */
import brand from "brand/brand.json";
import { parsedUrl } from "domain/parsed-url";
import type { Env } from "server/env";
import { type Settings, settings } from "server/settings";
import { type OpeningFacts, openingFacts, storeRule, tickOf } from "upstream/site-records";
import { inTime } from "upstream/time-limit";
import words from "./words.json";

export interface OpenPoint {
  key: string;
  /** What is missing, as a sentence. */
  sentence: string;
  /** Where it is done: a screen of the desk, or words. */
  href?: string;
  how: string;
  /** The site cannot see it: an operator says so. */
  ticks?: true;
}

type Known = OpeningFacts & { env: Env };

type Told = Pick<OpenPoint, "how" | "href" | "ticks">;
const points = Object.entries(words.opening) as [keyof typeof words.opening, Told][];

/** The demo's brand, whose sender is nobody's. */
const isDemo = brand.name === "Vetrina";
const company = ["COMPANY_NAME", "COMPANY_VAT", "COMPANY_SEAT"] as const;
const keys = [
  "API_KEY",
  "ADMIN_KEY",
  "SESSION_KEYS",
  "EXIT_SIGNING_KEYS",
  "CLICK_SALT",
  "BACKUP_KEY",
] as const;

/** Null: done. */
const missing: Record<keyof typeof words.opening, (known: Known) => string | null> = {
  azienda: ({ env }) =>
    untouched(
      env,
      [...company, ...(isDemo ? ["COMPANY_EMAIL" as const] : [])],
      "I dati dell’azienda sono ancora quelli d’esempio",
    ),
  nome: () => (isDemo ? "Nome, colori e logo sono ancora quelli della demo" : null),
  indirizzo: ({ env }) => untouched(env, ["SITE_ORIGIN"], "L’indirizzo del sito non è detto"),
  chiavi: ({ env }) => untouched(env, keys, "Mancano chiavi segrete"),
  mittente: ({ env }) =>
    untouched(
      env,
      isDemo ? ["MAIL_API_KEY", "MAIL_FROM"] : ["MAIL_API_KEY"],
      "Le email restano qui: nessuno le spedisce",
    ),
  dns: ({ env }) =>
    `Non è provato che la posta di ${senderDomain(env)} arrivi: servono i record SPF e DMARC nel suo DNS`,
  testi: ({ written }) => {
    const left = words.openingTexts.filter((slug) => !written.has(slug));
    return left.length === 0 ? null : `Testi ancora in bozza: ${left.join(", ")}`;
  },
  tracciati: ({ stores, env }) =>
    stores.some(({ programme, url }) => programme !== null || isTracked(url, env))
      ? null
      : "Nessun negozio è tracciato: i clic non rendono nulla",
  fonti: ({ sources }) => (sources > 0 ? null : "Nessun feed si rilegge da sé: prezzi e taglie invecchiano"),
  operatori: ({ operators }) =>
    operators > 1 ? null : "C’è un operatore solo: se perde l’accesso, il banco resta chiuso",
  copie: () => "Nessuna copia di riserva è mai stata provata",
};

/** In the order in which they are best done; empty for a shop that can open. */
export async function openPoints(env: Env): Promise<OpenPoint[]> {
  const known: Known = { ...(await openingFacts(env.DB)), env };
  return points.flatMap(([key, point]) => {
    const sentence = point.ticks && known.ticked.has(key) ? null : missing[key](known);
    return sentence === null ? [] : [{ ...point, key, sentence }];
  });
}

interface Tick {
  operator: { id: number; email: string } | null;
  now: Date;
}

/** Leaves a line in the log of operators' changes. False: there is no such point to tick. */
export async function tickPoint(
  { DB }: Pick<Env, "DB">,
  key: string,
  { operator, now }: Tick,
): Promise<boolean> {
  if (!points.some(([point, { ticks }]) => point === key && ticks)) return false;
  const subject = `prima di aprire: ${key}`;
  await storeRule(DB, { rule: tickOf(key), isOn: true, threshold: 0 }, { subject, operator, now });
  return true;
}

/** Asks for the records of the sender's domain. Null: all there; else what is missing, as a sentence. */
export async function mailRecordsMissing(env: Env): Promise<string | null> {
  const domain = senderDomain(env);
  const asked = [
    { name: domain, begins: "v=spf1", called: "SPF" },
    { name: `_dmarc.${domain}`, begins: "v=DMARC1", called: "DMARC" },
  ];
  const found = await Promise.all(asked.map(({ name, begins }) => hasRecord(env.DNS_URL, name, begins)));
  if (found.includes(null))
    return "Il DNS non ha risposto: riprova tra poco, o premi «Fatto» se lo hai controllato altrove.";
  const missing = asked.filter((_, at) => !found[at]);
  if (missing.length === 0) return null;
  return `Non ${missing.length > 1 ? "ci sono" : "c’è"}: ${missing.map(({ name, called }) => `${called} (TXT di ${name})`).join(", ")}.`;
}

const patience = 3_000;

/** Null: nobody answered. */
async function hasRecord(resolver: string, name: string, begins: string): Promise<boolean | null> {
  const asked = `${resolver}?name=${encodeURIComponent(name)}&type=TXT`;
  const answer = fetch(asked, { headers: { accept: "application/dns-json" } }).then((response) =>
    response.text(),
  );
  const text = await inTime(
    answer.catch(() => null),
    patience,
  );
  return text ? text.toLowerCase().includes(begins.toLowerCase()) : null;
}

function senderDomain({ MAIL_FROM, COMPANY_EMAIL }: Pick<Settings, "MAIL_FROM" | "COMPANY_EMAIL">): string {
  return (MAIL_FROM || COMPANY_EMAIL).split("@").at(-1) ?? "";
}

function isTracked(url: string | null, { EXIT_KNOWN_HOSTS }: Pick<Settings, "EXIT_KNOWN_HOSTS">): boolean {
  const host = (url && parsedUrl(url)?.hostname) || "";
  return EXIT_KNOWN_HOSTS.some((network) => host === network || host.endsWith(`.${network}`));
}

/** The sentence, with those of the settings that still have their default. */
function untouched(env: Env, names: readonly (keyof Settings)[], sentence: string): string | null {
  const left = names.filter(
    (name) =>
      JSON.stringify(env[name]) === JSON.stringify(settings[name].schema.parse(settings[name].default)),
  );
  return left.length === 0 ? null : `${sentence}: ${left.join(", ")}`;
}
