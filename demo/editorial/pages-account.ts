/** CMS pages of the personal area, the brand list and the seasonal specials. */
import { page } from "./page";

export const accountPages = [
  page(
    "login",
    "Accedi",
    "Accedi al tuo profilo | Vetrina",
    "Accedi a Vetrina per ritrovare le tue liste e le tue preferenze.",
    "accesso, login, profilo",
    `
Con il profilo ritrovi le tue liste dei desideri su ogni dispositivo. Inserisci l'indirizzo email e la password che hai scelto al momento della registrazione.

Se non ricordi la password, puoi reimpostarla: ti invieremo un messaggio con le istruzioni.`,
  ),
  page(
    "registrati",
    "Registrati",
    "Registrati | Crea il tuo profilo su Vetrina",
    "Crea un profilo gratuito su Vetrina: salva gli articoli che ti piacciono in liste con il nome che vuoi.",
    "registrazione, nuovo profilo, lista dei desideri",
    `
La registrazione è gratuita e richiede meno di un minuto.

- Salvi gli articoli che ti piacciono in una o più liste.
- Ritrovi le liste su telefono e computer.
- Ricevi suggerimenti adatti a te, se lo desideri.

Puoi cancellare il profilo quando vuoi, dalla pagina delle tue informazioni.`,
  ),
  page(
    "account",
    "Il tuo profilo",
    "Il tuo profilo | Vetrina",
    "Le tue informazioni, le tue liste e le tue preferenze su Vetrina.",
    "profilo, account, preferenze",
    `
Da qui gestisci le informazioni del profilo, le liste dei desideri e le preferenze sui cookie. Le modifiche hanno effetto subito.`,
  ),
  page(
    "modifica-profilo",
    "Modifica il profilo",
    "Modifica il profilo | Vetrina",
    "Aggiorna nome, cognome, email e genere del tuo profilo.",
    "modifica profilo, dati personali",
    `
Tieni aggiornati i tuoi dati. Tutti i campi sono obbligatori; il genere serve soltanto a proporti le categorie più adatte.`,
  ),
  page(
    "wishlist",
    "Le mie Liste",
    "Le mie liste dei desideri | Vetrina",
    "Le liste in cui hai salvato gli articoli che ti piacciono.",
    "wishlist, lista dei desideri, preferiti",
    `
Una lista per ogni occasione: il guardaroba per l'autunno, i regali di Natale, il corredino. Puoi crearne quante ne vuoi, cambiarne il nome e rivedere i prezzi quando cambiano.`,
  ),
  page(
    "brand",
    "Brand",
    "Tutti i brand di moda | Vetrina",
    "L'elenco completo dei brand presenti su Vetrina, dalla A alla Z: scegli una marca e confronta i prezzi dei negozi.",
    "brand, marche, abbigliamento firmato",
    `
Qui trovi tutte le marche presenti nel catalogo, in ordine alfabetico. Scegli una lettera o scrivi il nome nella casella di ricerca, poi apri la pagina della marca per vedere gli articoli e confrontare i prezzi.`,
  ),
  page(
    "offerte",
    "Offerte",
    "Offerte di moda di oggi | Vetrina",
    "Le migliori offerte di moda selezionate tra i negozi partner: abbigliamento, scarpe, borse e accessori in sconto.",
    "offerte moda, sconti, saldi",
    `
Ogni giorno i negozi partner aggiornano i loro ribassi. Qui raccogliamo le categorie con le offerte più interessanti.

# Come leggere uno sconto

La percentuale confronta il prezzo di oggi con quello che il negozio dichiara come precedente. Nella scheda di ogni prodotto puoi verificare la storia del prezzo degli ultimi mesi e farti un'idea tua.`,
  ),
  page(
    "speciale-estate",
    "Speciale estate",
    "Speciale estate | Costumi, sandali e capi leggeri",
    "Costumi, abiti di lino, sandali, occhiali da sole: la selezione di Vetrina per l'estate, con i prezzi a confronto.",
    "estate, costumi, sandali, lino, occhiali da sole",
    `
Tessuti che respirano, colori chiari e valigie leggere: per lo speciale estate abbiamo raccolto quello che serve davvero tra città, mare e qualche sera fuori.

# Il guardaroba leggero

Il lino si stropiccia, ed è il suo bello: scegli camicie ampie e pantaloni con la coulisse. Un abito chemisier in cotone risolve la giornata in ufficio e l'aperitivo, mentre un kimono sopra il costume fa da copricostume e da giacca.

# In spiaggia

Prima di comprare un costume controlla la fodera e la composizione: una buona percentuale di elastan aiuta il costume a tenere la forma. Per i più piccoli preferisci i tessuti con protezione UV.

# Ai piedi

Sandali con plantare per camminare, infradito per la sabbia, espadrillas per la sera. Se li usi tutto il giorno, meglio mezzo numero in più.`,
  ),
  page(
    "black-friday",
    "Black Friday",
    "Black Friday moda | Sconti veri, prezzi a confronto",
    "Le offerte del Black Friday sulla moda, con la storia dei prezzi per distinguere gli sconti veri da quelli gonfiati.",
    "black friday, sconti moda, offerte novembre",
    `
A novembre gli sconti si moltiplicano, e con loro i dubbi. Vetrina ti aiuta a distinguere: per ogni articolo vedi il prezzo di oggi, quello degli altri negozi e come è cambiato negli ultimi mesi.

# Tre consigli

1. Prepara prima la lista di quello che ti serve davvero, con le taglie.
2. Guarda la storia del prezzo: se è salito poche settimane fa, lo sconto vale meno di quanto sembra.
3. Somma le spese di spedizione e leggi le condizioni di reso, che nei periodi di saldo possono cambiare.

# Quando comprare

Le offerte migliori su cappotti, piumini e stivali si trovano spesso a fine gennaio; a novembre convengono sneakers, felpe, jeans, orologi e idee regalo.`,
  ),
];
