/** What members do: account, lists, alerts. */
import { goodPassword } from "../../tools/member";
import {
  choose,
  fill,
  fillOwn,
  follow,
  followFirst,
  go,
  openLetter,
  press,
  type Step,
  saveInto,
  sees,
  signIn,
  signInByPassword,
  type Task,
  unfold,
  use,
} from "./step";

const shirt = "/camicia-in-denim-1";
const saved: readonly Step[] = [signIn, saveInto("Estate", shirt), go("/account/wishlist")];
const another = "Quattro gatti 5 tetti";

export const account: readonly Task[] = [
  [
    "be refused with a wrong password",
    [
      signIn,
      go("/logout"),
      press("Esci"),
      fillOwn("Email"),
      fill("Password", "Sbagliata 1"),
      press("Accedi"),
    ],
    "controlla le credenziali",
  ],
  ["sign out", [signIn, go("/account/info"), press("Esci")], "Accedi"],
  [
    "be led on after signing in",
    [go("/account/wishlist"), sees("Accedi"), signInByPassword],
    "Non hai ancora creato nessuna lista.",
  ],
  [
    "change the profile",
    [signIn, follow("Modifica profilo"), fill("Nome", "Ada"), press("Salva")],
    "Profilo aggiornato con successo.",
  ],
  [
    "change the password",
    [
      signIn,
      follow("Cambia password"),
      fill("Password attuale", goodPassword),
      fill("Nuova password", another),
      fill("Conferma password", another),
      press("Cambia password"),
    ],
    "Password",
  ],
  [
    "be told why a password is none",
    [
      signIn,
      follow("Cambia password"),
      fill("Password attuale", goodPassword),
      fill("Nuova password", "corta"),
      fill("Conferma password", "corta"),
      press("Cambia password"),
    ],
    "La password deve avere almeno 8 caratteri",
  ],
  [
    "ask for another address",
    [
      signIn,
      follow("Cambia email"),
      fill("Nuova email", "nuova@posta.example"),
      fill("Password attuale", goodPassword),
      press("Cambia email"),
    ],
    "email",
  ],
  [
    "read what is kept",
    [signIn, follow("Scarica i tuoi dati"), ({ browser }) => browser.download("profilo (CSV)")],
    "Scarica tutto (JSON)",
  ],
  [
    "delete the account",
    [signIn, follow("Elimina account"), fill("Password attuale", goodPassword), press("Elimina account")],
    "eliminat",
  ],
  [
    "get a new password by letter",
    [
      signIn,
      go("/logout"),
      press("Esci"),
      follow("Password dimenticata?"),
      fillOwn("Email"),
      press("Invia il link"),
      openLetter,
      fill("Nuova password", another),
      fill("Conferma password", another),
      use("main form button[type=submit]"),
    ],
    "Accedi",
  ],
];

export const lists: readonly Task[] = [
  [
    "make a list",
    [signIn, follow("Crea una lista"), fill("Nome della lista", "Mare"), press("Crea lista")],
    "Mare",
  ],
  ["save a product into a new list", [signIn, saveInto("Estate", shirt)], "Prodotto aggiunto alla lista!"],
  [
    "save by one tap",
    [...saved, go("/prodotti"), use("article.card .heart")],
    "Prodotto aggiunto alla lista “Estate”!",
  ],
  ["take a product out", [...saved, press(/^Rimuovi/)], "Annulla"],
  ["take it out and back in", [...saved, press(/^Rimuovi/), press(/^Annulla/)], "Camicia in denim 1"],
  [
    "rename a list",
    [...saved, follow(/^Rinomina/), fill("Nome della lista", "Inverno"), press("Salva")],
    "Inverno",
  ],
  ["delete a list", [...saved, follow(/^Elimina/), press("Elimina")], "Non hai ancora creato nessuna lista."],
  [
    "give a list to others",
    [...saved, unfold("Condividi"), press("Crea il collegamento")],
    "Smetti di condividere",
  ],
  [
    "open a list as a stranger",
    [
      ...saved,
      unfold("Condividi"),
      press("Crea il collegamento"),
      ({ browser }) =>
        browser.go(
          new URL(browser.value("Collegamento della lista")).pathname +
            new URL(browser.value("Collegamento della lista")).search,
        ),
    ],
    "Copia tra le mie liste",
  ],
  [
    "note something on a saved product",
    [...saved, follow(/^Modifica Camicia/), fill("Nota", "Per Anna"), press("Salva")],
    "Per Anna",
  ],
  [
    "wait for the price of a saved product",
    [...saved, follow(/^Avvisami se scende/), press("Avvisami")],
    "Avviso attivo",
  ],
  [
    "end an alert",
    [
      signIn,
      go(`/avvisi/nuovo?prodotto=${shirt.slice(1)}`),
      press("Avvisami"),
      go("/avvisi"),
      press(/^Termina|^Elimina|^Rimuovi/),
    ],
    "Non aspetti nessun prezzo.",
  ],
  ["find the alerts from the profile", [signIn, follow("I tuoi avvisi")], "Non aspetti nessun prezzo."],
  [
    "find the cart of before after signing in",
    [go(`${shirt}-blu-s`), press(/^Aggiungi al carrello$/), go("/login"), signInByPassword, go("/carrello")],
    "Camicia in denim 1",
  ],
  ["rename nothing by pressing back", [...saved, follow(/^Rinomina/), followFirst("Annulla")], "Estate"],
  [
    "choose a size for an alert",
    [
      signIn,
      go(`/avvisi/nuovo?prodotto=${shirt.slice(1)}`),
      choose("Taglia (facoltativo)", "M"),
      press("Avvisami"),
    ],
    "Avviso attivo",
  ],
];
