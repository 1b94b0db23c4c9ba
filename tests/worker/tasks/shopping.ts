/** Finding, judging and buying: what everybody may do, task by task. */
import brand from "brand/brand.json";
import { enter, fill, follow, followFirst, go, press, type Task, tick, unfold, use } from "./step";

const shirt = "/camicia-in-denim-1";
const chosen = `${shirt}-blu-s`;
const filters = "Filtri";

export const finding: readonly Task[] = [
  ["go from the home page to the offers", [go("/"), follow("Scopri le offerte")], "Offerte"],
  ["open a department from the menu", [go("/"), follow("Donna", "Menu principale")], "40 PRODOTTI"],
  [
    "search by a word",
    [go("/"), fill("Cerca nel catalogo", "camicia"), enter("Cerca nel catalogo")],
    "Risultati per “camicia”",
  ],
  [
    "search with a slip of the pen",
    [go("/"), fill("Cerca nel catalogo", "camica"), enter("Cerca nel catalogo")],
    "5 PRODOTTI",
  ],
  [
    "search for what is not there",
    [go("/prodotti?cerca=zzzqqq")],
    "Nessun prodotto corrisponde a quello che hai cercato.",
  ],
  [
    "go on from an empty result",
    [go("/prodotti?cerca=zzzqqq"), follow("Vedi tutti i prodotti")],
    "200 PRODOTTI",
  ],
  [
    "follow what an empty result suggests",
    [go("/prodotti?cerca=zzzqqq"), followFirst("camicie")],
    "PRODOTTI",
  ],
  [
    "take a word of the search away",
    [go("/prodotti?cerca=camicia"), follow(/^Togli dalla ricerca/)],
    "PRODOTTI",
  ],
  [
    "narrow to a size",
    [go("/prodotti"), unfold("Taglie"), follow(/^M \d+$/, filters)],
    "Rimuovi il filtro M",
  ],
  [
    "narrow to a colour",
    [go("/prodotti"), unfold("Colori"), follow(/^Blu \d+$/, filters)],
    "Rimuovi il filtro Blu",
  ],
  ["narrow to a brand", [go("/prodotti"), unfold("Marchi"), follow(/^Nike \d+$/, filters)], "28 PRODOTTI"],
  [
    "narrow to a store",
    [go("/prodotti"), unfold("Negozi"), follow(/^Moda Milano \d+$/, filters)],
    "Rimuovi il filtro Moda Milano",
  ],
  ["narrow to a category", [go("/prodotti?categoria=donna"), follow(/^Scarpe \d+$/, filters)], "5 PRODOTTI"],
  [
    "narrow to a price",
    [go("/prodotti"), fill("Da €", "20"), fill("A €", "60"), press("Applica")],
    "Rimuovi il filtro",
  ],
  ["read that a price is none", [go("/prodotti"), fill("Da €", "poco"), press("Applica")], "200 PRODOTTI"],
  [
    "narrow twice, take one filter away",
    [go("/prodotti?brand=nike&taglia=m"), follow("Rimuovi il filtro M")],
    "28 PRODOTTI",
  ],
  [
    "take all filters away",
    [go("/prodotti?brand=nike&taglia=m"), followFirst("Azzera filtri")],
    "200 PRODOTTI",
  ],
  [
    "see reduced goods only",
    [go("/prodotti"), follow("In sconto", "Filtri rapidi")],
    "Rimuovi il filtro In sconto",
  ],
  ["see new goods only", [go("/prodotti"), follow("Nuovi arrivi", "Filtri rapidi")], "Nuovi arrivi"],
  [
    "leave a brand out",
    [go("/prodotti"), unfold("Marchi"), follow("Escludi… tra marchi"), follow("senza Nike")],
    "senza Nike",
  ],
  [
    "choose among all values of a filter",
    [go("/prodotti/filtri/brand"), follow(/^Puma \d+$/)],
    "31 PRODOTTI",
  ],
  [
    "order by price",
    [go("/prodotti"), unfold(/^Ordina per/), follow("Prezzo crescente")],
    "Ordina per: Prezzo crescente",
  ],
  [
    "learn how results are ordered",
    [go("/prodotti"), unfold(/^Ordina per/), followFirst("Come ordiniamo i risultati")],
    "Come ordiniamo",
  ],
  [
    "turn the page",
    [go("/prodotti"), follow("Pagina successiva"), follow("Pagina precedente")],
    "200 PRODOTTI",
  ],
  ["find a brand by its letter", [go("/brand"), follow("N"), follow("Nike")], "Novità di Nike"],
  [
    "find a brand by its name",
    [go("/brand"), fill("Cerca brand", "giar"), press("Cerca tra i brand")],
    "Nero Giardini",
  ],
  [
    "go from a landing page to the offers",
    [go("/abbigliamento-donna"), follow("Scopri tutte le offerte")],
    "PRODOTTI",
  ],
  ["find home from an address that is wrong", [go("/non/esiste"), followFirst("Home")], brand.slogan],
  [
    "compare two products",
    [
      go("/prodotti?cerca=camicia"),
      follow("Confronta fino a quattro prodotti"),
      tick(/^Confronta Abito lungo in denim 32/),
      tick(/^Confronta Borsa a spalla in lino 126/),
      press("Confronta"),
    ],
    "Il più economico",
  ],
  ["share an address with the site", [go("/condividi?titolo=Camicia")], "Risultati per"],
];

export const judging: readonly Task[] = [
  [
    "open a product from a list",
    [go("/prodotti?cerca=camicia"), use("article.card h3 a")],
    "Caratteristiche",
  ],
  ["choose colour and size", [go(shirt), follow("Blu"), follow("S")], "Aggiungi al carrello"],
  ["take the choice back", [go(chosen), follow("Azzera la scelta")], "Scegli colore e taglia"],
  ["order the offers by price", [go(shirt), follow("Prezzo")], "Altre offerte"],
  ["have a code shown beside its offer", [go(chosen), press(/^Scopri/)], "PROVA20"],
  ["see a year of prices", [go(shirt), follow("Un anno")], "Storico dei prezzi"],
  [
    "say that the store asks another price",
    [
      go(shirt),
      followFirst(/^Prezzo diverso/),
      fill("Prezzo che hai visto", "39,90"),
      press("Segnala il prezzo"),
    ],
    "Grazie",
  ],
  [
    "read what is wrong with a price that is none",
    [
      go(shirt),
      followFirst(/^Prezzo diverso/),
      fill("Prezzo che hai visto", "boh"),
      press("Segnala il prezzo"),
    ],
    "49,90",
  ],
  ["go up to the category", [go(shirt), follow("Bellezza", "Percorso")], "5 PRODOTTI"],
  [
    "see more of the brand",
    [go(shirt), follow("Calvin Klein"), follow("Vedi tutti i prodotti")],
    "21 PRODOTTI",
  ],
  ["see more of the store", [go(shirt), followFirst("Vedi prodotti")], "PRODOTTI"],
  ["see the store's codes", [go(shirt), followFirst("Vedi promo")], "Codici sconto e coupon"],
  ["go on to a similar product", [go(shirt), use("section article.card h3 a")], "Caratteristiche"],
  ["find what was seen before", [go(shirt), go("/camicia-in-velluto-125")], "Visti di recente"],
  ["go to the store", [go(chosen), followFirst(/^Vai al Negozio/)], "Attendi…"],
  ["save a product without an account", [go(shirt), use(".heart.wide")], "Accedi o Registrati"],
];

export const buying: readonly Task[] = [
  [
    "put a product into the cart",
    [go(chosen), press(/^Aggiungi al carrello$/)],
    "Prodotto aggiunto al carrello.",
  ],
  [
    "buy three of it",
    [
      go(chosen),
      press(/^Aggiungi al carrello$/),
      fill("Quantità di Camicia in denim 1", "3"),
      press(/^Aggiorna/),
    ],
    "133,20 €",
  ],
  [
    "take it out again",
    [go(chosen), press(/^Aggiungi al carrello$/), press(/^Rimuovi/)],
    "Il tuo carrello è vuoto",
  ],
  [
    "take it out and put it back",
    [go(chosen), press(/^Aggiungi al carrello$/), press(/^Rimuovi/), press(/^Annulla/)],
    "Subtotale",
  ],
  [
    "buy where it costs least",
    [go(chosen), press(/^Aggiungi al carrello$/), press("Compra così")],
    "Moda Milano",
  ],
  [
    "go to the checkout and to the store",
    [
      go(chosen),
      press(/^Aggiungi al carrello$/),
      followFirst("Procedi al Checkout"),
      press(/^Vai al Negozio/),
    ],
    "Attendi…",
  ],
  ["open an empty cart", [go("/carrello"), follow("Guarda i prodotti")], "200 PRODOTTI"],
];
