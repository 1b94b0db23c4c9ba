/** Words that say nothing about the thing that is looked for. They are how a text is read, and so code: what words mean are tables. */

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).filter(Boolean));

/** Words of speech: adding one of them changes nothing. */
const small = words(`
  a ad al alla allo ai agli alle col coi con da dal dalla dai dalle dallo dei del della dello degli delle di e ed gli i il in la le lo l d
  nel nella nei nelle nello o oppure per su sul sulla sulle sui un una uno che chi cui mi ti ci si vi ne me te questo questa quello
  quella questi queste mio mia miei mie suo sua tuo tua nostro
  cerco cerca cerchiamo cercavo cercasi cercare trova trovo trovare trovami voglio vorrei volevo vogliamo comprare compro acquistare
  acquisto acquisti vendita vendo ordina ordinare online shop store negozio negozi sito internet
  prezzo prezzi costo costi costa quanto dove come quale quali
  mostra mostrami vedere vedi fammi dammi serve servono serva bisogno avere ho hai sto ciao salve grazie favore piacere
  qualcosa qualche cosa cose roba oggetto oggetti idea idee
  moda modello modelli tipo tipi marca marche marchio
  paio paia capo articolo articoli prodotto prodotti colore colori color
  donne' anche molto piu solo tutto tutti tutte tutta proprio indossare mettere vestire consigli consiglio consigliami
  the for of with and to
  desidero desidererei desideriamo gradirei vorremmo voglia servirebbe occorre occorrono necessito bisogna aiuto aiutami consigliate consigliatemi
  consigliabile suggerimenti suggerimento suggeriscimi opinioni recensioni recensione confronto confronta confrontare comparare classifica top10
  comprarmi comprarlo comprarla regalarmi acquista acquistabile ordine pagamento
  catalogo collezione collezioni assortimento vasta gamma scelta foto immagini immagine video listino preventivo disponibile disponibili
  vicino subito google
  stile must have
  marchi brand brands firme
  giusto giusta giusti giuste adatto adatta adatti adatte
  ultimo ultima ultimi ultime stagione novità
  preferito preferita preferiti
  rapporto convenienza
  devo dobbiamo posso possiamo puoi potete sono sei siamo fare faccio andare vado viene vanno andando starei stare stia sta porto portare usare uso
  essere avrei avrebbe abbia avete hanno abbiamo sarebbe sarei prendere prendo prenderei pensavo
  quando perche quindi pure ancora sempre oggi domani adesso ora presto urgente urgentemente
  veramente davvero abbastanza tanto tanta tanti tante poco poca pochi poche troppo troppa parecchio magari possibilmente preferibilmente
  vari varie vario varia qualsiasi qualunque ogni altro altra altri altre stesso stessa simile simili
  essa esso loro suoi sue tuoi tue nostri vostro vostra quelle quegli quei
  please buy best nice good hello buongiorno buonasera prego
  prezzario prezzino sconticino tot soldi spesa spendere spendendo valore
`);

/** They say something of goods that no filter expresses: whoever says it first stands first, and the page says that nothing was narrowed. */
export const claims = words(`
  bello bella belli belle bellissimo bellissima bellissimi carino carina carini carine bellino bellina bellini belline belloccio
  migliore migliori nuovo nuova nuovi nuove nuovissimo nuovissima particolare particolari semplice semplici simpatico simpatica
  piccolo piccola piccoli piccole piccolino piccolina
  firmato firmata firmate firmati griffato griffata griffati griffate originale originali originalissimo ufficiale
  qualita buono buona buoni buone ottimo ottima eccellente
  chiaro chiara chiari chiare scuro scura scuri scure acceso accesa pastello fluo 2024 2025 2026
  spedizione gratis gratuita gratuito consegna veloce rapida reso resi
  italia italiano italiana italiani italiane made milano roma amazon zalando shein ebay temu vinted aliexpress
  tendenza tendenze trendy trend fashion glamour cool figo figa figi fighe stiloso stilosa stilosi stilose modaiolo modaiola
  iconico iconica famoso famosa famosi famose lusso lussuoso lussuosa costoso costosa costosi costose
  esclusivo esclusiva pregiato pregiata premium perfetto perfetta perfetti perfette ideale ideali
  stupendo stupenda stupendi stupende splendido splendida meraviglioso meravigliosa favoloso favolosa delizioso deliziosa
  grazioso graziosa graziosi graziose fantastico fantastica strepitoso strepitosa insolito insolita insoliti strano strana strani strane
  interessante interessanti diverso diversa diversi diverse divertente divertenti speciale speciali unico unici unicissimo
  sfizioso sfiziosa sfiziosi attuale attuali recente recenti moderno moderna moderni moderne giovanile giovanili giovane giovani
  resistente resistenti durevole robusto robusta affidabile pratico pratica pratici pratiche versatile versatili
  consigliato consigliata consigliati venduto venduta venduti vendute richiesto richiesti
  garantito garantita autentico autentica autentici autentiche tipico tipica
`);

/** What stands between the words of a phrase without breaking it. */
export const fillers: ReadonlySet<string> = new Set([...small, ...claims]);

/** Whether a word may go without a word about it. */
export function isSmall(word: string): boolean {
  return small.has(word);
}
