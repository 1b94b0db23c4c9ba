/** The letter of the morning: what yesterday was and what waits for a person, at seven in Rome, once a day, to the operator (product.md 'Letter of the morning'). */
import { eurosOf } from "domain/euros";
import { beginOfDay, dayAfter, dayOfRome } from "domain/moments";
import { morningLetter, nextAt } from "upstream/index";
import {
  lastDone,
  type Period,
  storedRules,
  storeRule,
  type Yesterday,
  yesterdayOf,
} from "upstream/site-records";
import { embeddedEnv } from "../embedded";
import type { Env } from "../env";

/** The hour of Rome. */
const hour = 7;
export const morningChore = "morning";
const rule = "mattino";

/** Milliseconds until it is written next. */
export function untilMorning(now: Date): number {
  return nextAt([hour], now).getTime() - now.getTime();
}

export async function isMorningOn({ DB }: Pick<Env, "DB">): Promise<boolean> {
  const stored = await storedRules(DB);
  return stored.find((own) => own.rule === rule)?.isOn ?? true;
}

/** Leaves a line in the log of operators' changes. */
export async function setMorning(
  { DB }: Pick<Env, "DB">,
  isOn: boolean,
  operator: { id: number; email: string } | null,
  now: Date,
): Promise<void> {
  const subject = `${rule} ${isOn ? "accesa" : "spenta"}`;
  await storeRule(DB, { rule, isOn, threshold: 0 }, { subject, operator, now });
}

/** For the clock. `open` is what is to be done before the shop opens. A site that has just begun waits for its first morning; another upstream sends its own letters. */
export async function writeMorning(env: Env, now: Date, open = 0): Promise<void> {
  const { sender } = embeddedEnv({ env, waitUntil: () => undefined });
  if (env.API_BASE_URL || !sender?.origin || !(await isMorningOn(env))) return;
  if ((await lastDone(env.DB, morningChore)) === null) return;
  const yesterday = await yesterdayOf(env.DB, env.LOGS, periodBefore(now));
  await morningLetter(env.DB, { day: yesterday.day, ...told(yesterday, open) }, sender, now);
}

function periodBefore(now: Date): Period {
  const today = dayOfRome(now);
  const begin = (days: number) => beginOfDay(dayAfter(today, -days));
  return {
    day: dayAfter(today, -1),
    from: begin(1),
    to: begin(0),
    weekBefore: { from: begin(8), to: begin(7) },
  };
}

const number = (value: number) => value.toLocaleString("it-IT");
const money = (cents: number) => eurosOf(cents).replaceAll("\u00a0", " ");

type Facts = [string, string][];

/** Sentences and lists of the letter. */
function told({ clicks, commissions, feeds, failures, missed, waiting }: Yesterday, open: number) {
  return {
    sections: [
      { title: "Clic", facts: clicksTold(clicks) },
      { title: "Commissioni", facts: commissionsTold(commissions) },
      { title: "Feed", facts: feedsTold(feeds) },
      {
        title: "Guasti",
        facts:
          failures.length === 0
            ? ([["Ieri", "nessuno"]] as Facts)
            : failures.map(({ event, place, count }): [string, string] => [
                `${event} ${place}`.trim(),
                number(count),
              ]),
      },
      { title: "Ricerche senza risultato", facts: searchesTold(missed) },
    ],
    waiting: [
      ...waitingTold(waiting),
      ...(open > 0
        ? [{ label: `${number(open)} cose da fare prima di aprire`, path: "/gestione/apertura" }]
        : []),
    ],
  };
}

function clicksTold({ count, before, stores, apart }: Yesterday["clicks"]): Facts {
  return [
    ["Verso i negozi", `${number(count)} (una settimana prima ${number(before)})`],
    ...(apart > 0 ? [["Contati a parte, non di persone", number(apart)] as [string, string]] : []),
    ...stores.map(({ name, clicks }): [string, string] => [name, number(clicks)]),
  ];
}

function commissionsTold({
  orders,
  sales,
  commission,
  month,
  withoutRate,
  problems,
}: Yesterday["commissions"]): Facts {
  return [
    [
      "Ordini di ieri",
      orders === 0
        ? "nessuno"
        : `${number(orders)}, vendite ${money(sales)}, commissioni ${money(commission)}`,
    ],
    ["Questo mese", `previste ${money(month.expected)}, confermate ${money(month.confirmed)}`],
    ...(withoutRate > 0
      ? [["Senza cambio", `${number(withoutRate)} ordini non contano in euro`] as [string, string]]
      : []),
    ...problems.map(({ network, problem }): [string, string] => [network, problem]),
  ];
}

function feedsTold({ read, failed, moved }: Yesterday["feeds"]): Facts {
  return [
    ["Letture", number(read)],
    ...failed.map(({ store, problem }): [string, string] => [store, `non riuscita: ${problem}`]),
    ...moved.map(({ store, host, before }): [string, string] => [
      store,
      `il feed arriva da ${host} e non più da ${before}`,
    ]),
  ];
}

function searchesTold({ count, terms }: Yesterday["missed"]): Facts {
  return [
    ["In tutto", number(count)],
    ...terms.map(({ term, times }): [string, string] => [term, `${number(times)} volte`]),
  ];
}

const desk: Record<keyof Yesterday["waiting"], [one: string, many: string, path: string]> = {
  feeds: ["feed che non entra", "feed che non entrano", "/gestione/negozi"],
  questions: ["domanda delle importazioni", "domande delle importazioni", "/gestione/domande"],
  sources: ["fonte di feed che chiede", "fonti di feed che chiedono", "/gestione/fonti"],
  messages: ["messaggio nuovo", "messaggi nuovi", "/gestione/messaggi?stato=nuovo"],
  applications: ["candidatura nuova", "candidature nuove", "/gestione/candidature?stato=nuovo"],
  prices: ["prezzo segnalato", "prezzi segnalati", "/gestione/prezzi-segnalati"],
  letters: ["email rifiutata", "email rifiutate", "/gestione/sorveglianza"],
};

function waitingTold(waiting: Yesterday["waiting"]): { label: string; path: string }[] {
  return (Object.keys(desk) as (keyof typeof desk)[]).flatMap((kind) => {
    const [one, many, path] = desk[kind];
    const count = waiting[kind];
    return count === 0 ? [] : [{ label: `${number(count)} ${count === 1 ? one : many}`, path }];
  });
}
