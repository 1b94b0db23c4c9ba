/** Letters to whoever runs the site: what visitors wrote, ready to be answered. */
import type { CallInput, Contract } from "contract";
import { dayOf } from "domain/told";
import { rows } from "../sql";
import { type Draft, type Letter, type LetterPart, type Sender, written } from "./letter";
import { posted } from "./outbox";

function toOperator(sender: Sender, draft: Omit<Draft, "to" | "urgency">): Letter {
  return written(sender, { to: sender.operator, urgency: "reply", ...draft });
}

export function contactLetter(message: CallInput<Contract["contact"]["send"]>, sender: Sender): Letter {
  const name = `${message.firstName} ${message.lastName}`;
  return toOperator(sender, {
    replyTo: message.email,
    subject: `Messaggio di ${name} dal sito ${sender.name}`,
    parts: [{ facts: Object.entries({ Nome: name, Email: message.email }) }, { quote: message.message }],
    footnote: ["Rispondendo a questa email scrivi direttamente al visitatore."],
  });
}

export function applicationLetter(store: CallInput<Contract["partners"]["apply"]>, sender: Sender): Letter {
  const facts = {
    ...{ Negozio: store.storeName, Azienda: store.company, Referente: store.contactName },
    ...{ Email: store.email, Telefono: store.phone, Sito: store.site },
    ...{ Prodotti: store.productCount, Feed: store.feed },
  };
  const given = Object.entries(facts).flatMap(([name, value]): [string, string][] =>
    value ? [[name, String(value)]] : [],
  );
  return toOperator(sender, {
    replyTo: store.email,
    subject: `Richiesta di partnership: ${store.storeName}`,
    parts: [{ facts: given }, ...(store.description ? [{ quote: store.description }] : [])],
    footnote: ["Rispondendo a questa email scrivi direttamente al negozio."],
  });
}

/** What an operator answers from the desk, above the words that it answers; an answer to it goes to the operator's mailbox. */
export function replyLetter(
  { to, body, quoted }: { to: string; body: string; quoted: string },
  sender: Sender,
): Letter {
  return written(sender, {
    to,
    urgency: "reply",
    replyTo: sender.operator,
    subject: `Risposta di ${sender.name} al tuo messaggio`,
    parts: [...body.split(/\n\s*\n/).filter(Boolean), { quote: quoted }],
    footnote: [`Ci hai scritto dal sito ${sender.name}.`],
  });
}

/** Visitors say that a code does not work; the code itself stays out of letters. */
export function reportedCodeLetter(
  { title, store, slug }: { title: string; store: string; slug: string },
  sender: Sender,
): Letter {
  return toOperator(sender, {
    subject: `Codice segnalato: ${store}`,
    parts: [
      "Le ultime tre persone che hanno provato questo codice dicono che non funziona. Resta visibile, con una segnalazione.",
      { facts: Object.entries({ Negozio: store, Promozione: title }) },
      { link: `${sender.origin}/codici-sconto-coupon/${slug}`, label: "Vedi la promozione" },
    ],
  });
}

/** Something about the site itself that its operator should look at; the same `key` twice is one letter. */
export async function noteToOperator(
  db: D1Database,
  { key, title, sentence }: { key: string; title: string; sentence: string },
  sender: Sender,
  now: Date,
): Promise<void> {
  const letter = toOperator(sender, {
    subject: `${sender.name}: ${title}`,
    parts: [sentence, { link: `${sender.origin}/gestione/sorveglianza`, label: "Apri la sorveglianza" }],
    footnote: ["Soglie e regole si cambiano al banco. Di ogni regola parte al più un’email al giorno."],
  });
  await rows(db, posted(key, letter, now));
}

interface Morning {
  day: string;
  sections: { title: string; facts: [string, string][] }[];
  waiting: { label: string; path: string }[];
}

const hour = 3_600_000;

/** Yesterday and what waits, once a day; a letter that is a day late is of no use. */
export async function morningLetter(
  db: D1Database,
  { day, sections, waiting }: Morning,
  sender: Sender,
  now: Date,
): Promise<void> {
  const letter = written(sender, {
    to: sender.operator,
    urgency: "alert",
    lasts: 20 * hour,
    subject: `${sender.name}: ieri, ${dayOf(day)}`,
    parts: [
      waiting.length === 0 ? "Niente aspetta qualcuno." : "Aspettano qualcuno:",
      ...waiting.map(({ label, path }) => ({ label, link: `${sender.origin}${path}` })),
      ...sections.flatMap(({ title, facts }): LetterPart[] => [title.toUpperCase(), { facts }]),
      { link: `${sender.origin}/gestione`, label: "Apri il banco" },
    ],
    footnote: ["Questa lettera parte ogni mattina alle sette. Si spegne al banco, alla sorveglianza."],
  });
  await rows(db, posted(`morning:${day}`, letter, now));
}
