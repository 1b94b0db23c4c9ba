/** What is to be done before a shop opens: settings that are still ours, and what the databases lack (product.md 'Before you open'). */
import brand from "brand/brand.json";
import { parsedUrl } from "domain/parsed-url";
import type { Env } from "server/env";
import { type Settings, settings } from "server/settings";
import { type OpeningFacts, openingFacts, storeRule, tickOf } from "upstream/site-records";
import { inTime } from "upstream/time-limit";

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

interface Point extends Omit<OpenPoint, "sentence"> {
  /** Null: done. */
  missing(known: Known): string | null;
}

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

const texts = [
  "privacy",
  "cookie-policy",
  "termini-e-condizioni",
  "informativa-affiliazione",
  "come-ordiniamo",
  "chi-siamo",
  "contatti",
  "partner-program",
];

const points: readonly Point[] = [
  {
    key: "azienda",
    missing: ({ env }) =>
      untouched(
        env,
        [...company, ...(isDemo ? ["COMPANY_EMAIL" as const] : [])],
        "I dati dell’azienda sono ancora quelli d’esempio",
      ),
    how: "In wrangler.toml, sotto [vars]: stanno in fondo a ogni pagina, per legge.",
  },
  {
    key: "nome",
    missing: () => (isDemo ? "Nome, colori e logo sono ancora quelli della demo" : null),
    how: "Nella cartella brand, come dice docs/brand.md.",
  },
  {
    key: "indirizzo",
    missing: ({ env }) => untouched(env, ["SITE_ORIGIN"], "L’indirizzo del sito non è detto"),
    how: "In wrangler.toml, sotto [vars].",
  },
  {
    key: "chiavi",
    missing: ({ env }) => untouched(env, keys, "Mancano chiavi segrete"),
    how: "Con «npm run setup», che le crea e le porta ai due Worker (docs/deploy.md).",
  },
  {
    key: "mittente",
    missing: ({ env }) =>
      untouched(
        env,
        isDemo ? ["MAIL_API_KEY", "MAIL_FROM"] : ["MAIL_API_KEY"],
        "Le email restano qui: nessuno le spedisce",
      ),
    how: "Con «npm run setup -- --mail-key CHIAVE»; il mittente sta in wrangler.toml.",
  },
  {
    key: "dns",
    missing: ({ env }) =>
      `Non è provato che la posta di ${senderDomain(env)} arrivi: servono i record SPF e DMARC nel suo DNS`,
    how: "Dal gestore del dominio, con i valori che dà il servizio di posta; poi premi «Controlla».",
    ticks: true,
  },
  {
    key: "testi",
    missing: ({ written }) => {
      const left = texts.filter((slug) => !written.has(slug));
      return left.length === 0 ? null : `Testi ancora in bozza: ${left.join(", ")}`;
    },
    href: "/gestione/contenuti/testi",
    how: "Leggili e pubblicali uno per uno; senza privacy e termini newsletter e candidature sono spente.",
  },
  {
    key: "tracciati",
    missing: ({ stores, env }) =>
      stores.some(({ programme, url }) => programme !== null || isTracked(url, env))
        ? null
        : "Nessun negozio è tracciato: i clic non rendono nulla",
    href: "/gestione/negozi",
    how: "Programma e numero nella scheda di un negozio, e un feed con gli indirizzi della rete.",
  },
  {
    key: "fonti",
    missing: ({ sources }) =>
      sources > 0 ? null : "Nessun feed si rilegge da sé: prezzi e taglie invecchiano",
    href: "/gestione/fonti",
    how: "Una fonte con le sue ore, e «npm run feeds» su una macchina che resta accesa.",
  },
  {
    key: "operatori",
    missing: ({ operators }) =>
      operators > 1 ? null : "C’è un operatore solo: se perde l’accesso, il banco resta chiuso",
    href: "/gestione/operatori",
    how: "«npm run operator -- email@esempio.it» sulla macchina del sito.",
  },
  {
    key: "copie",
    missing: () => "Nessuna copia di riserva è mai stata provata",
    how: "«npm run backup», poi «npm run restore» in un database vuoto (docs/operate.md); fatto una volta, premi «Fatto».",
    ticks: true,
  },
];

/** In the order in which they are best done; empty for a shop that can open. */
export async function openPoints(env: Env): Promise<OpenPoint[]> {
  const known: Known = { ...(await openingFacts(env.DB)), env };
  return points.flatMap(({ missing, ...point }) => {
    const sentence = point.ticks && known.ticked.has(point.key) ? null : missing(known);
    return sentence === null ? [] : [{ ...point, sentence }];
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
  if (!points.some((point) => point.key === key && point.ticks)) return false;
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
