/** Why a file or a row of it is refused, in Italian: the readers' own sentences (feeds) are for the command line. */
import { BrokenFeed } from "feeds/read/record";
import { commonestOf, isRefusedTooOften, type RefusedRow } from "feeds/refusals";

const reasons: [pattern: RegExp, italian: string][] = [
  [/^the id is that of line (\d+)$/, "l’identificativo è già quello della riga $1"],
  [/^the id is longer than (\d+) characters$/, "l’identificativo supera i $1 caratteri"],
  [/^brand '(.*)' has no letters$/s, "il marchio «$1» non contiene lettere"],
  [/^availability '(.*)' is not understood$/s, "la disponibilità «$1» non si capisce"],
  [/^link '(.*)' is no web address$/s, "il collegamento «$1» non è un indirizzo web"],
  [/^no category for '(.*)'$/s, "nessuna categoria corrisponde a «$1»"],
  [/^price '(.*)' is no amount$/s, "il prezzo «$1» non è un importo"],
  [/^currency (.*) is not EUR$/s, "la valuta $1 non è EUR"],
  [/^a quote is left open$/, "una virgoletta non è chiusa"],
  [/^'(.*)' holds an object where a text belongs$/s, "«$1» contiene un oggetto al posto di un testo"],
  [/^the product has expired on (.*)$/, "il prodotto è scaduto il $1"],
  [/^no (\w+)$/, "manca il campo «$1»"],
  [/^(\d+) cells where the header has (\d+)$/, "$1 celle, ma l’intestazione ne ha $2"],
  [/^more than (\d+) brackets inside each other$/, "più di $1 parentesi una dentro l’altra"],
  [/^the line is no JSON( object)?$/, "la riga non è un oggetto JSON"],
  [/^more than (\d+) fields$/, "più di $1 campi"],
  [/^'(.*)' is longer than (\d+) characters$/s, "«$1» supera i $2 caratteri"],
  [/^the table has more than (\d+) rows$/, "ha più di $1 righe, e va diviso"],
  [/^the table has no column for: (.*)$/, "non si trova la colonna: $1"],
  [/^the file is empty$/, "il file è vuoto"],
  [/^line (\d+): a field is longer than (\d+) characters$/, "riga $1: un campo supera i $2 caratteri"],
  [/^a line is longer than (\d+) characters$/, "una riga supera i $1 caratteri"],
  [/^the header has more than (\d+) columns$/, "l’intestazione ha più di $1 colonne"],
  [/^the fields are not those of .*?: (.*)$/s, "i campi non sono quelli di Google Merchant: $1"],
  [/^line (\d+): an object is longer than (\d+) characters$/, "riga $1: un oggetto supera i $2 caratteri"],
  [
    /^the columns are not those of .*?: (.*)$/s,
    "le colonne non sono quelle di Google Merchant o di Awin: $1",
  ],
  [/^the XML holds no <item> or <entry>$/, "l’XML non contiene elementi <item> o <entry>"],
  [/^malformed XML \(.*line (\d+)\)$/s, "XML non valido alla riga $1"],
  [/^line (\d+): more than (\d+) elements inside each other$/, "riga $1: più di $2 elementi annidati"],
  [/^the store's site is not known: .*$/, "del negozio non si conosce il sito: scrivilo nella sua scheda"],
  [/^not a readable table.*$/s, "la tabella non si legge: controlla separatori e virgolette"],
  [
    /^unpacked the file is larger than (\d+) MB$/,
    "il file, una volta decompresso, supera $1 MB: invia un estratto",
  ],
  [
    /^unpacked the file is more than (\d+) times as large$/,
    "il file decompresso è più di $1 volte quello inviato: non è un feed",
  ],
  [/^damaged (?:zip|packed) file.*$/s, "il file compresso è danneggiato o incompleto"],
  [
    /^the file is no text$/,
    "il file non è un testo: serve CSV, TSV, XML o JSON, semplice o compresso con gzip",
  ],
  [/^the file is a web page$/, "è una pagina web, non un feed: controlla l’indirizzo e l’accesso"],
  [/^the zip file is empty$/, "il file zip è vuoto"],
  [/^the zip file asks for a password$/, "il file zip chiede una password"],
  [/^the zip file has too many members$/, "il file zip contiene troppi file"],
  [/^the zip file is packed in an unknown way$/, "il file zip è compresso in un modo che non si conosce"],
  [/^it holds no rows$/, "il file non contiene prodotti"],
  [
    /^none of (\d+) addresses is tracked, and .*$/s,
    "nessuno dei $1 indirizzi è tracciato dalla rete del negozio",
  ],
  [/^(\d+) of (\d+) offers of .* are not in this feed.*$/s, "ne sparirebbero $1 offerte su $2"],
  [
    /^(\d+) of (\d+) prices of .* are ([\d.]+) times what they were.*$/s,
    "$1 prezzi su $2 sono $3 volte quelli di prima",
  ],
];

/** Why a feed of which so many rows are refused has not come in well: the commonest reason, and three rows; null where it has. */
export function refusalProblem(read: number, refused: readonly RefusedRow[]): string | null {
  if (!isRefusedTooOften(read, refused.length)) return null;
  const { reason, count, rows } = commonestOf(refused);
  const said = inItalian(reason).slice(0, 200);
  const many = refused.length === 1 ? "riga rifiutata" : "righe rifiutate";
  return `${refused.length} ${many} su ${read}, ${count} perché ${said}: ${rows.length > 1 ? "righe" : "riga"} ${rows.join(", ")}.`;
}

/** The reason in Italian; one that is not known is given as it is. */
export function inItalian(reason: string): string {
  const found = reasons.find(([pattern]) => pattern.test(reason));
  return found ? reason.replace(found[0], found[1]) : reason;
}

/** What a person reads where a reader refused the file; null for any other error. The one place that tells the two apart. */
export function fileProblem(error: unknown): string | null {
  return error instanceof BrokenFeed ? `Il file non si può leggere: ${inItalian(error.message)}.` : null;
}
