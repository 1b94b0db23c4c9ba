/** Articles on sales, prices and buying well. */
import type { DemoSection } from "./story";

export const shopping: DemoSection = {
  category: "Saldi e acquisti",
  stories: [
    {
      title: "Black Friday: riconoscere uno sconto vero in tre mosse",
      author: "marta",
      daysAgo: 2,
      summary:
        "Il prezzo più basso degli ultimi trenta giorni, la storia dell'articolo e le spese di spedizione: guardate qui, prima del cartellino rosso.",
      tags: ["saldi", "prezzi", "black friday"],
      scene: {
        shapes: ["trainers", "down-jacket", "handbag", "watch"],
        colours: ["nero", "antracite", "oro", "rosso"],
      },
      mentions: ["sneakers-uomo", "piumini-donna", "borse-a-tracolla-donna", "orologi-analogici-uomo"],
      text: `
Il meno settanta per cento è un'addizione di desideri: quello di chi vende e quello di chi compra. Tra i due c'è un numero che di solito nessuno mostra, il prezzo vero di ieri. Trovarlo è più facile di quanto sembri.

# 1. Il prezzo di riferimento

Dal 2023 in Italia chi annuncia un ribasso deve indicare il **prezzo più basso applicato nei trenta giorni precedenti**. È quello il punto di partenza, non il listino e nemmeno il "prezzo consigliato". Se non lo trovate, chiedetevi perché.

# 2. La storia

Trenta giorni sono pochi per un cappotto. Nella pagina di ogni prodotto, su Vetrina, un grafico mostra come si è mosso il prezzo negli ultimi mesi. Uno sconto vero ha l'aspetto di un gradino: stava in alto a lungo, poi scende. Uno finto sembra un dente: sale per qualche giorno e torna dov'era. Quando il ribasso non regge al confronto, lo segnaliamo.

> Un affare è pagare meno una cosa che avreste comprato lo stesso.

# 3. Il conto intero

Al prezzo aggiungete la spedizione e, se non siete sicuri della taglia, il costo del reso. Un paio di scarpe a 79 euro con spedizione gratuita batte lo stesso paio a 75 con sei euro di consegna. Il nostro confronto li mette già in fila.

# La lista, scritta prima

1. Scrivete a metà mese che cosa vi manca davvero.
2. Accanto a ogni voce mettete il prezzo oltre il quale non andrete.
3. Il venerdì guardate soltanto quella lista.

Chi compra con una lista spende meno e restituisce molto meno: le due cose sono collegate.

# I trucchi da riconoscere

- Il **conto alla rovescia** che ricomincia quando ricaricate la pagina.
- L'**ultimo pezzo** che resta l'ultimo per una settimana.
- Il **codice aggiuntivo** che esclude proprio gli articoli scontati.
- Il **bundle** di tre, quando ve ne serviva uno.

# E se vi pentite

Per gli acquisti a distanza avete quattordici giorni per recedere, senza dover dare spiegazioni, anche durante i saldi. Conservate le etichette attaccate finché non siete certi: la fretta, almeno dopo, non serve più.`,
    },
    {
      title: "Costo per indosso: il conto che cambia l'armadio",
      author: "marta",
      daysAgo: 35,
      summary:
        "Dividere il prezzo per le volte che lo si porta: un'operazione da terza elementare che fa comprare meglio.",
      tags: ["prezzi", "qualità", "armadio essenziale"],
      scene: {
        shapes: ["coat", "boots", "jeans", "handbag"],
        colours: ["tortora", "marrone", "blu", "nero"],
      },
      mentions: ["cappotti-donna", "stivali-donna", "jeans-donna", "borse-a-mano-donna"],
      text: `
Un vestito da 40 euro indossato due volte costa venti euro a serata. Un cappotto da 300, portato cento giorni l'anno per cinque inverni, costa sessanta centesimi al giorno, meno di un caffè. Il costo per indosso è tutto qui, e mette in ordine molte idee.

# Come si calcola

Prezzo, più la manutenzione, diviso il numero di volte che lo porterete **davvero**. Il numero onesto si ottiene guardando indietro: quante volte avete messo l'ultimo capo simile? Per non barare, girate al contrario le stampelle a inizio stagione e raddrizzatele quando usate il capo.

# Quando spendere di più

Vale la pena su ciò che si porta spesso, tocca la pelle o regge il peso:

- scarpe e stivali, che portano voi;
- cappotti e piumini, che si vedono ogni giorno;
- borsa di tutti i giorni, che si apre dieci volte in un'ora;
- jeans e maglieria, che si consumano con l'uso.

# Quando spendere di meno

Sui capi di tendenza, sui colori che vi stancheranno, sulla cerimonia che si ripete ogni tre anni, sui vestiti dei bambini che tra sei mesi saranno corti. Qui il prezzo basso non è un ripiego, è la risposta giusta.

> Il capo più caro è quello che resta appeso.

# Gli indizi della durata

Rovesciate il capo. Le cuciture devono essere fitte e diritte, i margini abbondanti, la fodera libera di muoversi. Tirate appena un bottone: deve avere il gambo di filo. Guardate se il disegno combacia sui fianchi e sul taschino: è la firma di chi non ha avuto fretta.

# La manutenzione fa parte del prezzo

Una camicetta di seta che va in tintoria ogni volta può costare più di lavaggi che di cartellino. Prima di pagare leggete l'etichetta di composizione e quella di lavaggio, e sommate con sincerità.

# L'ultima domanda

Immaginate di non poterlo comprare in saldo. Lo vorreste lo stesso? Se la risposta è sì, il ribasso è un regalo. Se è no, è soltanto un prezzo più basso per una cosa di cui non avete bisogno.`,
    },
    {
      title: "Comprare online senza resi: la lista di controllo",
      author: "marta",
      daysAgo: 69,
      summary:
        "Otto cose da guardare prima di premere il pulsante, dalla composizione alla politica di reso.",
      tags: ["acquisti online", "resi", "taglie"],
      scene: {
        shapes: ["tote", "shirt", "trainers", "sunglasses"],
        colours: ["azzurro", "bianco", "beige", "nero"],
      },
      mentions: ["camicie-donna", "sneakers-donna", "shopper-donna", "occhiali-da-sole-donna"],
      text: `
Ogni reso è un pacco che viaggia due volte, un corriere da aspettare e un rimborso da controllare. Non si possono evitare tutti, ma la maggior parte nasce da una domanda che non ci siamo fatti prima. Eccone otto.

# Prima di guardare il prezzo

1. **Di che cosa è fatto?** La composizione dice come cadrà, quanto scalderà, come si laverà. Se manca, è già una risposta.
2. **Quanto misura?** Cercate i centimetri, non la lettera. Se la modella è alta uno e ottanta e porta una S, il vestito su di voi sarà più lungo.
3. **Di che colore è davvero?** Guardate almeno due fotografie: una in studio e una indossata. Le recensioni con foto valgono più della descrizione.

# Prima di mettere nel carrello

4. **Chi vende?** Il negozio e il sito possono non coincidere. Il nome, la sede e la partita IVA devono essere facili da trovare.
5. **Quanto costa con la spedizione?** A volte il secondo prezzo della lista è il primo, una volta sommato tutto.
6. **Quando arriva?** Tre giorni sono diversi da tre settimane, soprattutto se serve per sabato.

> La fretta è il primo motivo di reso; la taglia è soltanto il secondo.

# Prima di pagare

7. **Come si restituisce?** Controllate chi paga il ritorno, entro quando e dove. La legge vi dà quattordici giorni per recedere dagli acquisti a distanza; molti negozi ne offrono trenta.
8. **Come si paga?** Carta, contrassegno o un metodo con protezione dell'acquirente. Mai un bonifico a una persona privata per un negozio che non conoscete.

# Quando il pacco arriva

Apritelo subito, fotografate l'imballo se è danneggiato e provate il capo con la luce del giorno. Tenete cartellini e scatola finché non avete deciso. Se ci sono difetti non è un reso: è la garanzia legale, che dura due anni ed è a carico del negozio.

# Il metodo della notte

Se non c'è urgenza, lasciate il carrello fino al mattino. Una buona metà delle cose, dopo il caffè, non serve più; l'altra metà la comprerete con una convinzione che riduce i resi più di qualsiasi tabella.`,
    },
    {
      title: "Saldi di fine stagione: che cosa comprare a gennaio e che cosa no",
      author: "amina",
      daysAgo: 128,
      summary:
        "Cappotti e stivali sì, fantasie di stagione no: una mappa per spendere dove il ribasso rende.",
      tags: ["saldi", "prezzi", "inverno"],
      scene: { shapes: ["coat", "boots", "scarf", "handbag"], colours: ["rosso", "nero", "panna", "grigio"] },
      mentions: ["cappotti-uomo", "stivali-donna", "sciarpe-donna", "blazer-uomo", "pigiami-uomo"],
      text: `
I saldi premiano chi sa aspettare e puniscono chi compra perché costa poco. La differenza tra i due è una mappa: quali capi hanno ancora mesi di vita davanti e quali stanno già uscendo dalla porta.

# Da comprare subito

I **classici pesanti**. A gennaio un cappotto di lana ha davanti almeno due mesi di freddo e poi anni di servizio. Lo stesso vale per stivali, maglieria di qualità, giacche blu e grigie. Le taglie centrali finiscono nella prima settimana: se sapete quale vi serve, non aspettate il secondo ribasso.

Anche la **biancheria** conviene: pigiami, calze, intimo di cotone non conoscono stagione e i ribassi sono concreti.

# Da comprare alla fine

Gli **accessori**. Sciarpe, guanti, cappelli e borse scendono fino all'ultimo, perché nei magazzini devono fare posto alla paglia. Qui il terzo ribasso è quello buono.

> In saldo si compra il prossimo inverno, non quello passato.

# Da lasciare

- La **fantasia che avete visto dappertutto**: l'anno prossimo avrà una data scritta addosso.
- La **taglia quasi giusta**: nessuno sconto allunga una manica.
- Il **vestito da sera** per un invito che non c'è.
- Il **colore improbabile**, rimasto lì per un motivo.

# Le regole, in breve

Le date dei saldi sono fissate da ogni regione e durano in genere sessanta giorni. Il cartellino deve mostrare il prezzo più basso dei trenta giorni precedenti, la percentuale e il prezzo finale. La merce difettosa si cambia anche in saldo: la garanzia legale non va in ferie. In negozio, invece, il cambio per ripensamento dipende dalla cortesia di chi vende; online i quattordici giorni restano.

# Come prepararsi

Una settimana prima aprite l'armadio e scrivete tre cose che vi sono mancate tra ottobre e dicembre. Non trenta: tre. Segnate la misura e il prezzo che vi sembra giusto, salvate la ricerca con i filtri che vi servono e tornateci il primo giorno. Se due su tre le trovate, i saldi sono andati benissimo. La terza, con ogni probabilità, non era così importante.`,
    },
  ],
};
