/** What an operator gets a letter about: one rule a line, with its default and what breaks it. Pure. */
import { dayOf } from "domain/told";
import { storageEnd } from "upstream/index";
import type { Budget, Measures } from "upstream/site-records";

export type RuleName =
  | "orologio"
  | "feed"
  | "email"
  | "errori"
  | "risposte"
  | "clic"
  | "spazio"
  | "letture"
  | "scritture";

/** A rule as it holds: an operator may have changed it. */
export interface Rule {
  name: RuleName;
  title: string;
  /** What the threshold counts. */
  unit: string;
  hint: string;
  isOn: boolean;
  threshold: number;
}

interface Definition extends Omit<Rule, "name" | "isOn"> {
  /** What the measure is, in the rule's unit; null where nobody knows. */
  value(measures: Measures): number | null;
  /** The sentence of the letter. */
  sentence(measures: Measures): string;
}

const minute = 60_000;
/** Fewer answers say nothing of a share. */
const fewestAnswers = 200;
const fine = (value: number) => value.toLocaleString("it-IT", { maximumFractionDigits: 3 });
const number = (value: number) => value.toLocaleString("it-IT", { maximumFractionDigits: 1 });

/** A share of what is promised may fail; here is how much of it has failed within seven days. */
function budgetRule(what: Budget["what"], title: string, kept: string): Definition {
  const of = ({ budgets }: Measures) => budgets.find((budget) => budget.what === what);
  return {
    title,
    unit: "per cento consumato di ciò che in sette giorni può non riuscire",
    hint: `L’obiettivo, e quante sono le ${kept}: nella pagina Oggi.`,
    threshold: 100,
    value: (measures) => of(measures)?.used ?? null,
    sentence: (measures) => {
      const { kept: share = 0, goal = 0 } = of(measures) ?? {};
      return `Negli ultimi sette giorni ${fine(share)} ${kept} su 100: l’obiettivo è ${fine(goal)}.`;
    },
  };
}

export const definitions: Record<RuleName, Definition> = {
  orologio: {
    title: "L’orologio tace",
    unit: "minuti senza un rintocco",
    hint: "Email, importazioni e avvisi si fermano con lui. Se ne accorgono le richieste dei visitatori.",
    threshold: 10,
    value: ({ silence }) => (silence === null ? null : silence / minute),
    sentence: ({ silence }) =>
      `L’orologio del sito non batte da ${number((silence ?? 0) / minute)} minuti: email, importazioni e avvisi sono fermi.`,
  },
  feed: {
    title: "Un feed non arriva",
    unit: "volte il suo ritmo",
    hint: "Il ritmo di un negozio è l’intervallo medio delle sue ultime importazioni.",
    threshold: 2,
    value: ({ feeds }) => feeds.reduce((most, { late }) => Math.max(most, late), 0),
    sentence: ({ feeds }) =>
      `Non arrivano più i feed di: ${feeds
        .slice(0, 10)
        .map(({ store, at }) => `${store} (l’ultimo il ${dayOf(at.slice(0, 10))})`)
        .join(", ")}.`,
  },
  email: {
    title: "Le email non partono",
    unit: "email rifiutate in un giorno",
    hint: "Vale anche per un’email pronta che aspetta da più di un’ora. Se è la chiave a non valere più, questa email partirà insieme alle altre: /salute lo dice subito.",
    threshold: 10,
    value: ({ letters: { refused, waiting } }) =>
      (waiting ?? 0) > 60 * minute ? Number.POSITIVE_INFINITY : refused,
    sentence: ({ letters: { refused, waiting } }) =>
      `Il fornitore ha rifiutato ${number(refused)} email in un giorno; la più vecchia in attesa aspetta da ${number((waiting ?? 0) / minute)} minuti.`,
  },
  errori: {
    title: "Troppe risposte con errore",
    unit: "per cento delle risposte, nell’ultima ora",
    hint: `Conta da ${fewestAnswers} risposte in poi.`,
    threshold: 1,
    value: ({ answers: { all, failed } }) => (all < fewestAnswers ? null : (100 * failed) / all),
    sentence: ({ answers: { all, failed }, failedLast }) =>
      `Nell’ultima ora ${number(failed)} risposte su ${number(all)} sono state errori.${failedLast ? ` Nei log l’ultima è ${failedLast}.` : ""}`,
  },
  risposte: budgetRule("answers", "Risposte in tempo", "risposte entro un secondo e senza errore"),
  clic: budgetRule("clicks", "Clic conservati", "clic conservati"),
  spazio: {
    title: "Un database si riempie",
    unit: "per cento dei suoi 10 GB",
    hint: "Qui sotto: che cosa lo riempie, e quando finisce.",
    threshold: 70,
    value: ({ storage }) => storage && (100 * storage.bytes) / storageEnd,
    sentence: ({ storage }) =>
      `Il database ${storage?.store} occupa ${number((storage?.bytes ?? 0) / 1e9)} GB di 10${storage?.ends ? `; a questo passo finisce il ${dayOf(storage.ends)}` : ""}.`,
  },
  letture: {
    title: "D1 legge troppo",
    unit: "milioni di righe lette in un giorno",
    hint: "Nel piano sono compresi circa 800 milioni al giorno.",
    threshold: 800,
    value: ({ rows }) => rows.read / 1e6,
    sentence: ({ rows }) => `Oggi D1 ha letto ${number(rows.read / 1e6)} milioni di righe.`,
  },
  scritture: {
    title: "D1 scrive troppo",
    unit: "milioni di righe scritte in un giorno",
    hint: "Nel piano sono compresi circa 1,6 milioni al giorno.",
    threshold: 1.6,
    value: ({ rows }) => rows.written / 1e6,
    sentence: ({ rows }) => `Oggi D1 ha scritto ${number(rows.written / 1e6)} milioni di righe.`,
  },
};

export const ruleNames = Object.keys(definitions) as RuleName[];

/** The largest threshold that a form may set. */
export const mostThreshold = 100_000;

/** What the rule's measure is now; null where nobody knows. */
export function measured(rule: Rule, measures: Measures): number | null {
  return definitions[rule.name].value(measures);
}

export function isBroken(rule: Rule, measures: Measures): boolean {
  const value = measured(rule, measures);
  return rule.isOn && value !== null && value > rule.threshold;
}

/** What the letter of a broken rule says. Feeds that are not late enough are none of its concern. */
export function sentenceOf(rule: Rule, measures: Measures): string {
  const feeds = measures.feeds.filter(({ late }) => late > rule.threshold);
  return definitions[rule.name].sentence({ ...measures, feeds });
}
