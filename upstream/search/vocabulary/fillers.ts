/** Words that say nothing about the thing that is looked for, and words that mean a filter without being one. */

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).filter(Boolean));

/** Adding one of them changes nothing. */
export const fillers = words(`
  a ad al alla allo ai agli alle col coi con da dal dalla dai dalle dallo dei del della dello degli delle di e ed gli i il in la le lo l d
  nel nella nei nelle nello o oppure per su sul sulla sulle sui un una uno che chi cui mi ti ci si vi ne me te questo questa quello
  quella questi queste mio mia miei mie suo sua tuo tua nostro
  cerco cerca cerchiamo cercavo cercasi cercare trova trovo trovare trovami voglio vorrei volevo vogliamo comprare compro acquistare
  acquisto acquisti vendita vendo ordina ordinare online shop store negozio negozi sito internet amazon zalando shein
  prezzo prezzi costo costi costa quanto dove come quale quali
  mostra mostrami vedere vedi fammi dammi serve servono serva mi bisogno avere ho hai sto ciao salve grazie favore piacere
  bello bella belli belle bellissimo bellissima bellissimi carino carina carini carine migliore migliori nuovo nuova nuovi nuove
  qualcosa qualche cosa cose roba oggetto oggetti idea idee particolare particolari semplice semplici simpatico simpatica
  moda modello modelli tipo tipi marca marche marchio firmato firmata firmate firmati originale originali ufficiale
  qualita buono buona buoni buone ottimo ottima paio paia capo articolo articoli prodotto prodotti colore colori color
  donne' anche molto piu solo tutto tutti tutte tutta proprio indossare mettere vestire consigli consiglio consigliami
  the for of with and in to
  chiaro chiara chiari chiare scuro scura scuri scure acceso accesa pastello fluo 2024 2025 2026
`);

/** What means 'reduced goods'. */
export const onSaleWords = [
  "in sconto",
  "sconto",
  "sconti",
  "scontato",
  "scontata",
  "scontati",
  "scontate",
  "saldi",
  "saldo",
  "in saldo",
  "offerta",
  "offerte",
  "in offerta",
  "promozione",
  "promozioni",
  "promo",
  "outlet",
  "ribassato",
  "ribassati",
  "occasioni",
  "black friday",
  "svendita",
  "super sconti",
];

/** What means 'new arrivals'. */
export const newArrivalWords = [
  "nuovi arrivi",
  "nuovo arrivo",
  "novita",
  "ultimi arrivi",
  "nuova collezione",
  "appena arrivati",
  "new in",
];

/** What means the cheapest third. */
export const cheapWords = [
  "economico",
  "economica",
  "economici",
  "economiche",
  "poco costoso",
  "poco costosa",
  "poco costose",
  "poco costosi",
  "low cost",
  "lowcost",
  "poco prezzo",
  "basso prezzo",
  "prezzo basso",
  "prezzi bassi",
  "cheap",
  "convenienti",
  "conveniente",
  "a buon mercato",
  "buon mercato",
  "risparmio",
  "che costa poco",
  "costa poco",
  "piccoli prezzi",
  "piccolo prezzo",
  "meno caro",
  "meno cara",
  "meno cari",
];

/** A wish that no filter of a catalogue expresses: it only raises what is meant for it. */
export const giftWords = [
  "regalo",
  "regali",
  "idea regalo",
  "idee regalo",
  "da regalare",
  "regalare",
  "pensierino",
  "regalino",
  "gift",
];
