/** Letters to whoever runs the site: what visitors wrote, ready to be answered. */
import type { CallInput, Contract } from "contract";
import { type Letter, type Sender, written } from "./letter";

export function contactLetter(message: CallInput<Contract["contact"]["send"]>, sender: Sender): Letter {
  const name = `${message.nome} ${message.cognome}`;
  return written(
    {
      to: sender.operator,
      replyTo: message.email,
      subject: `Messaggio di ${name} dal sito ${sender.name}`,
      parts: [
        {
          facts: [
            ["Nome", name],
            ["Email", message.email],
          ],
        },
        { quote: message.messaggio },
      ],
      footnote: ["Rispondendo a questa email scrivi direttamente al visitatore."],
    },
    sender,
  );
}

export function applicationLetter(store: CallInput<Contract["partners"]["apply"]>, sender: Sender): Letter {
  const facts: [string, string | number | null | undefined][] = [
    ["Negozio", store.nome_negozio],
    ["Azienda", store.azienda],
    ["Referente", store.nome_cognome],
    ["Email", store.email],
    ["Telefono", store.numero_telefono],
    ["Sito", store.url_sito_internet],
    ["Prodotti", store.numero_prodotti],
    ["Feed", store.url_feed_prodotti],
  ];
  const given = facts.flatMap(([name, value]): [string, string][] => (value ? [[name, String(value)]] : []));
  return written(
    {
      to: sender.operator,
      replyTo: store.email,
      subject: `Richiesta di partnership: ${store.nome_negozio}`,
      parts: [{ facts: given }, ...(store.descrizione ? [{ quote: store.descrizione }] : [])],
      footnote: ["Rispondendo a questa email scrivi direttamente al negozio."],
    },
    sender,
  );
}

/** Visitors say that a code does not work; the code itself stays out of letters. */
export function reportedCodeLetter(
  { title, store, slug }: { title: string; store: string; slug: string },
  sender: Sender,
): Letter {
  return written(
    {
      to: sender.operator,
      subject: `Codice segnalato: ${store}`,
      parts: [
        "Le ultime tre persone che hanno provato questo codice dicono che non funziona. Resta visibile, con una segnalazione.",
        {
          facts: [
            ["Negozio", store],
            ["Promozione", title],
          ],
        },
        { link: `${sender.origin}/codici-sconto-coupon/${slug}`, label: "Vedi la promozione" },
      ],
    },
    sender,
  );
}
