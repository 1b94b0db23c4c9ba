/** Codes, the magazine, forms, privacy and news: what visitors do besides shopping. */
import brand from "brand/brand.json";
import {
  choose,
  fill,
  fillOwn,
  follow,
  followFirst,
  go,
  openLetter,
  press,
  sees,
  type Task,
  tick,
  use,
} from "./step";

const codes = "/codici-sconto-coupon";
const code = `${codes}/venti-per-cento-con-il-codice-moda-milano`;
const shirt = "/camicia-in-denim-1";

export const saving: readonly Task[] = [
  ["find the codes of a store", [go(codes), follow(/^M? ?Moda Milano/)], "Promozioni valide"],
  ["have a code shown", [go(code), press("Scopri Codice")], "PROVA20"],
  ["go from a code to its store", [go(code), press("Scopri Codice"), follow(/^Vai al negozio/)], "Attendi…"],
  [
    "say that a code worked, and keep it",
    [go(code), press("Scopri Codice"), press("Sì"), sees("PROVA20")],
    "Grazie, il tuo voto conta.",
  ],
  ["see codes only", [go(`${codes}?merchant=moda-milano`), follow("Coupon")], "1 coupon"],
  [
    "search among promotions",
    [go(`${codes}?merchant=passo-svelto`), fill("Cerca promozioni", "selezione 26"), press("Applica")],
    "Selezione 26",
  ],
  [
    "see the largest discounts first",
    [go(`${codes}?merchant=passo-svelto`), choose("Ordina per", "Sconto più alto"), press("Applica")],
    "-26%",
  ],
  [
    "leave a store's promotions",
    [go(`${codes}?merchant=moda-milano`), follow("Azzera filtri")],
    "Passo Svelto",
  ],
];

export const magazine: readonly Task[] = [
  ["read the newest article", [go("/magazine"), use(".story.lead a")], "Torna alla lista"],
  ["search the magazine", [go("/magazine"), fill("Cerca articoli", "lino"), press("Applica")], "3 articoli"],
  [
    "read by category",
    [go("/magazine"), follow("Guide alle taglie", "Categorie del magazine")],
    "Guide alle taglie",
  ],
  [
    "order articles by title",
    [go("/magazine"), choose("Ordina per", "Titolo Z-A"), press("Applica")],
    "27 articoli",
  ],
  ["turn the magazine's page", [go("/magazine"), follow("Pagina successiva")], "27 articoli"],
  ["read the terms", [go("/"), followFirst("Termini e condizioni")], "Il servizio"],
];

const subscribe = [
  go("/newsletter"),
  fillOwn("Email"),
  choose("Genere", "Donna"),
  tick(/^Ho letto/),
  press("Iscriviti"),
];

export const writing: readonly Task[] = [
  ["subscribe to the newsletter", subscribe, "conferma"],
  [
    "confirm a subscription by its letter",
    [...subscribe, openLetter, press(/^Conferma/)],
    "Iscrizione confermata",
  ],
  [
    "be told what a form lacks",
    [
      go("/contatti"),
      fill("Nome", "Eva"),
      fill("Cognome", "Prova"),
      fill("Email", "eva@x"),
      fill("Messaggio", "Ciao, quando torna la 38?"),
      press("Invia il messaggio"),
    ],
    "email",
  ],
  [
    "write a message",
    [
      go("/contatti"),
      fill("Nome", "Eva"),
      fill("Cognome", "Prova"),
      fillOwn("Email"),
      fill("Messaggio", "Buongiorno, quando torna la 38?"),
      press("Invia il messaggio"),
    ],
    "Grazie",
  ],
  [
    "apply as a store",
    [
      go("/partner-program"),
      fill("Nome del negozio", "Prova"),
      fill("Azienda", "Prova Srl"),
      fill("Nome e cognome", "Eva Prova"),
      fillOwn("Email"),
      tick(/^Accetto i Termini/),
      tick(/^Accetto la Politica/),
      press("Invia la richiesta"),
    ],
    "La tua richiesta è stata inviata con successo!",
  ],
  ["accept cookies", [go("/"), press("Accetta")], brand.slogan],
  ["refuse cookies", [go(shirt), press("Rifiuta")], "Camicia in denim 1"],
  [
    "choose cookies one by one",
    [go("/"), follow("Personalizza"), tick(/^Profilazione/), press("Salva e continua")],
    brand.slogan,
  ],
  [
    "have sizes forgotten",
    [
      go(`${shirt}-blu-s`),
      go("/preferenze-cookie"),
      sees("Taglie che ricordiamo: S."),
      press("Dimentica le taglie"),
    ],
    "Gestisci Cookie",
  ],
  [
    "wait for a price by letter",
    [
      go(shirt),
      follow("Avvisami se scende"),
      fill("Prezzo che vorresti (facoltativo)", "30"),
      fillOwn("Email"),
      press("Avvisami"),
    ],
    "conferma l'avviso",
  ],
  [
    "wait for a price by feed",
    [go(shirt), follow("Avvisami se scende"), tick("Con un feed Atom privato"), press("Avvisami")],
    "feed.xml?chi=",
  ],
  [
    "wait for news of a search",
    [
      go("/prodotti?categoria=donna"),
      followFirst(/^Avvisami di novità/),
      fillOwn("Email"),
      press("Avvisami"),
    ],
    "conferma l'avviso",
  ],
  [
    "become a member",
    [
      go("/register"),
      fill("Nome", "Eva"),
      fill("Cognome", "Prova"),
      fillOwn("Email"),
      fill("Password", "Tre gatti 4 tetti"),
      choose("Genere", "Donna"),
      press("Registrati"),
    ],
    "Le mie informazioni",
  ],
  [
    "ask for a new password",
    [go("/login"), follow("Password dimenticata?"), fillOwn("Email"), press("Invia il link")],
    "Se l’indirizzo è registrato",
  ],
];
