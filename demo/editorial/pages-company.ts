/** CMS pages about the site: who we are, how it works, how we sort, contacts. */
import { page } from "./page";

export const companyPages = [
  page(
    "home",
    "Vetrina",
    "Vetrina | Moda donna, uomo e bambino: confronta i prezzi",
    "Abbigliamento, scarpe, borse e accessori di tanti negozi in una sola vetrina: confronta prezzi, taglie e spedizioni.",
    "moda online, confronto prezzi moda, abbigliamento, scarpe, borse, accessori",
    `
Vetrina riunisce in un solo posto gli articoli di moda di negozi diversi: abbigliamento, scarpe, borse, accessori, gioielli, orologi e prodotti di bellezza per donna, uomo e bambini.

Per ogni articolo mostriamo prezzo, taglie disponibili, costo e tempi di spedizione di ciascun negozio. Quando hai scelto, ti accompagniamo sul sito del negozio: l'acquisto si conclude lì, alle condizioni del venditore.`,
  ),
  page(
    "chi-siamo",
    "Chi siamo",
    "Chi siamo | La squadra e l'idea dietro Vetrina",
    "Vetrina confronta i prezzi della moda online e accompagna al negozio. Scopri chi siamo, come lavoriamo e come ci sosteniamo.",
    "chi siamo, vetrina moda, confronto prezzi, azienda",
    `
Vetrina nasce da una domanda semplice: perché per trovare la stessa giacca al prezzo migliore bisogna aprire dieci siti? Ci siamo messi a raccogliere in un solo catalogo gli articoli di molti negozi di moda italiani e a ordinarli come si farebbe in una bella vetrina, con i prezzi bene in vista.

Non vendiamo nulla e non abbiamo magazzino. Leggiamo ogni giorno i cataloghi che i negozi partner ci inviano, riconosciamo gli articoli uguali grazie al codice a barre e li mettiamo uno accanto all'altro: prezzo, taglie disponibili, spese e tempi di spedizione.

# Che cosa trovi qui

- **Un solo catalogo** con abbigliamento, scarpe, borse, accessori, gioielli, orologi e bellezza per tutta la famiglia.
- **Il confronto tra negozi** per lo stesso articolo, con le spese di spedizione già visibili.
- **La storia del prezzo**, per capire se uno sconto è davvero uno sconto.
- **I filtri che servono**: taglia, colore, marca, materiale, occasione d'uso e molto altro.

# Come ci sosteniamo

Quando passi da Vetrina al sito di un negozio e completi un acquisto, il negozio può riconoscerci una commissione. Per te il prezzo non cambia. La commissione non influisce sul confronto: l'offerta più conveniente resta la prima, anche quando non ci fa guadagnare nulla.

# Come lavoriamo

Controlliamo le informazioni che riceviamo, scartiamo le righe incomplete e segnaliamo quando un prezzo precedente è dichiarato dal negozio e non ancora verificato da noi. Se trovi un errore, scrivici: lo correggiamo volentieri e in fretta.`,
  ),
  page(
    "come-funziona",
    "Come funziona",
    "Come funziona Vetrina | Dalla ricerca al negozio",
    "Cerca, filtra, confronta e vai al negozio: una guida breve a Vetrina, con le risposte alle domande più frequenti.",
    "come funziona, guida, confronto prezzi, acquisti online",
    `
Vetrina ti aiuta a scegliere e ti accompagna al negozio. Non serve registrarsi e il servizio è gratuito.

# Cerca e filtra

Scrivi che cosa ti serve nella barra di ricerca, oppure parti dal menu e scegli una categoria. Con i filtri puoi restringere i risultati per taglia, marca, colore, prezzo, materiale, stagione, occasione e negozio. Ogni combinazione di filtri ha un indirizzo proprio: puoi salvarla tra i preferiti o inviarla a un'amica.

# Confronta le offerte

Nella pagina di un prodotto trovi tutti i negozi che lo vendono, dal più conveniente. Accanto al prezzo sono indicate le spese di spedizione, i tempi di consegna e le taglie disponibili. Se un negozio dichiara un prezzo precedente più alto, lo mostriamo come dichiarazione del negozio.

# Controlla la storia del prezzo

Registriamo il prezzo ogni volta che cambia. Il grafico mostra gli ultimi mesi: così vedi se l'offerta di oggi è davvero buona o se il prezzo è stato alzato poco prima del ribasso.

# Vai al negozio

Con il pulsante **Vai al Negozio** apri la pagina dell'articolo sul sito del venditore. Ordine, pagamento, spedizione, reso e garanzia sono gestiti dal negozio, alle sue condizioni di vendita.

# Domande frequenti

**Quanto costa usare Vetrina?** Niente. Ci sosteniamo con le commissioni che alcuni negozi ci riconoscono sugli acquisti.

**Perché il prezzo sul sito del negozio è diverso?** I cataloghi vengono aggiornati più volte al giorno, ma un prezzo può cambiare tra un aggiornamento e l'altro. Vale sempre quello indicato dal negozio al momento dell'ordine.

**A chi chiedo un reso o una fattura?** Al negozio presso cui hai acquistato: trovi i suoi contatti nella conferma d'ordine.

**Un articolo è esaurito: che cosa posso fare?** Controlla le altre taglie e gli altri colori, oppure guarda i prodotti simili in fondo alla pagina.`,
  ),
  page(
    "come-ordiniamo",
    "Come ordiniamo i risultati",
    "Come ordiniamo i risultati | Criteri di classificazione",
    "I criteri con cui Vetrina ordina prodotti e offerte, le commissioni e le fonti dei dati, spiegati in modo trasparente.",
    "criteri di classificazione, trasparenza, ordinamento offerte",
    `
La legge chiede ai siti di confronto di spiegare come ordinano i risultati. Lo facciamo volentieri, con parole semplici.

# L'ordine dei prodotti

L'ordinamento predefinito è **Consigliati**. Puoi sempre sceglierne un altro: più venduti, più recenti, in sconto, prezzo crescente o decrescente. Le regole esatte di ciascuno sono elencate in fondo a questa pagina.

# L'ordine delle offerte

Nella pagina di un prodotto le offerte sono ordinate per prezzo, a partire dalla più bassa tra quelle disponibili. A parità di prezzo viene prima l'offerta con le spese di spedizione minori.

# Commissioni e pubblicità

Vetrina riceve commissioni da una parte dei negozi. **La commissione non entra in nessuno dei criteri di ordinamento** e nessun negozio può pagare per comparire più in alto. Eventuali spazi pubblicitari sono indicati come tali.

# Da dove arrivano i dati

Prezzi, disponibilità, immagini e descrizioni provengono dai cataloghi forniti dai negozi partner. Non confrontiamo tutti i negozi esistenti, ma soltanto quelli con cui collaboriamo: l'elenco è visibile nel filtro Negozi.

# Recensioni e valutazioni

Al momento non pubblichiamo recensioni di clienti. Se lo faremo, spiegheremo qui come ne verifichiamo l'autenticità.`,
  ),
  page(
    "magazine",
    "Magazine",
    "Magazine di moda: taglie, tessuti e abbinamenti | Vetrina",
    "Guide alle taglie, cura dei tessuti, abbinamenti, occasioni e acquisti ragionati: la moda spiegata con calma.",
    "magazine moda, guide taglie, cura dei tessuti, abbinamenti",
    "",
  ),
  page(
    "contatti",
    "Contatti",
    "Contatti | Scrivi alla redazione di Vetrina",
    "Hai una domanda, una segnalazione o una proposta di collaborazione? Scrivici: rispondiamo entro due giorni lavorativi.",
    "contatti, assistenza, segnalazioni, collaborazioni",
    `
Ci fa piacere sentirti. Rispondiamo di norma entro due giorni lavorativi, dal lunedì al venerdì.

# Prima di scriverci

Per informazioni su un ordine, un pagamento, un reso o una fattura rivolgiti al negozio presso cui hai acquistato: Vetrina non vende e non può accedere al tuo ordine.

# Per che cosa puoi contattarci

- **Segnalazioni**: un prezzo che non corrisponde, un'immagine sbagliata, un collegamento che non funziona. Indicaci l'indirizzo della pagina.
- **Negozi**: se vuoi far comparire il tuo catalogo su Vetrina, raccontaci che cosa vendi e dove.
- **Stampa e collaborazioni**: proposte editoriali, dati sui prezzi, interviste.
- **Privacy**: richieste sui tuoi dati personali, come spiegato nell'informativa.`,
  ),
  page(
    "partner-program",
    "Diventa partner",
    "Diventa partner | Il tuo negozio su Vetrina",
    "Fai conoscere il tuo catalogo a chi sta già cercando che cosa comprare: invia la richiesta e ti rispondiamo entro cinque giorni lavorativi.",
    "partner, negozi, affiliazione, catalogo, feed prodotti",
    `
Vetrina porta nel tuo negozio persone che hanno già scelto un articolo, una taglia e un prezzo. Tu vendi come sempre, sul tuo sito e alle tue condizioni.

# Che cosa serve

- **Un negozio online di moda** che spedisce in Italia: abbigliamento, scarpe, borse, accessori, gioielli, orologi o bellezza.
- **Un catalogo da leggere**: un feed CSV, XML o JSON con titolo, prezzo, immagini e codice a barre. Se non ce l'hai ancora, ti spieghiamo come prepararlo.
- **Prezzi e disponibilità aggiornati** almeno una volta al giorno.

# Come funziona

Leggiamo il feed, riconosciamo gli articoli che vendono anche altri negozi e mostriamo la tua offerta accanto alle loro, in ordine di prezzo. Chi la sceglie arriva sulla pagina del tuo prodotto. L'ordine delle offerte non si compra.

# Inviaci la richiesta

Bastano pochi dati. Ti rispondiamo entro cinque giorni lavorativi.`,
  ),
];
