/** Legal CMS pages, plausible for a site that compares prices and lives on affiliate commissions. */
import { page } from "./page";

export const legalPages = [
  page(
    "informativa-affiliazione",
    "Informativa sull'affiliazione",
    "Informativa sull'affiliazione | Come guadagna Vetrina",
    "Che cosa sono i link di affiliazione, quando Vetrina riceve una commissione e perché il prezzo per te non cambia.",
    "affiliazione, commissioni, trasparenza, link sponsorizzati",
    `
Vetrina è un servizio gratuito. Per sostenerlo partecipiamo ai programmi di affiliazione di alcuni negozi e di reti pubblicitarie.

# Che cosa significa

Quando premi **Vai al Negozio** o l'immagine di un'offerta, il collegamento contiene un codice che dice al negozio che arrivi da Vetrina. Se completi un acquisto, il negozio può riconoscerci una commissione, calcolata sul valore dell'ordine.

# Che cosa cambia per te

Nulla. Il prezzo che paghi è lo stesso che pagheresti raggiungendo il negozio per un'altra strada, e le condizioni di vendita sono quelle del negozio.

# La nostra indipendenza

L'ordine delle offerte dipende dal prezzo e quello dei prodotti dai criteri descritti nella pagina Come ordiniamo i risultati. Le commissioni non contano. Mostriamo anche le offerte di negozi che non ci riconoscono alcun compenso.

# Come riconoscere i collegamenti

Tutti i collegamenti verso i negozi si aprono in una nuova scheda e sono segnalati ai motori di ricerca come sponsorizzati. Registriamo il passaggio in forma aggregata, per contare le visite: i dettagli sono nell'informativa sulla privacy.`,
  ),
  page(
    "termini-e-condizioni",
    "Termini e condizioni",
    "Termini e condizioni d'uso | Vetrina",
    "Le condizioni che regolano l'uso di Vetrina: natura del servizio, prezzi, responsabilità, proprietà intellettuale e legge applicabile.",
    "termini e condizioni, condizioni d'uso, responsabilità",
    `
Le presenti condizioni regolano l'uso del sito. Usandolo, dichiari di averle lette e accettate.

**Testo dimostrativo**: chi pubblica il sito lo sostituisce con le proprie condizioni.

# Il servizio

Il sito raccoglie e confronta offerte di articoli di moda pubblicate da negozi terzi. Il gestore non vende prodotti, non conclude contratti di vendita con gli utenti e non è parte del rapporto tra utente e negozio.

# Prezzi e disponibilità

Prezzi, disponibilità, immagini, descrizioni e costi di spedizione sono forniti dai negozi e aggiornati periodicamente. Possono verificarsi differenze temporanee: fanno fede i dati pubblicati dal negozio al momento dell'ordine. Il prezzo precedente indicato accanto a uno sconto è quello dichiarato dal negozio.

# Acquisti

Gli acquisti si concludono esclusivamente sul sito del negozio, alle sue condizioni di vendita. Diritto di recesso, garanzia legale, resi e rimborsi vanno esercitati nei confronti del negozio venditore.

# Registrazione

La registrazione è facoltativa e serve a salvare liste e preferenze. L'utente fornisce dati veritieri, custodisce la propria password e può chiedere in ogni momento la cancellazione del profilo.

# Uso consentito

Non è consentito estrarre in modo sistematico i contenuti del sito, interferire con il suo funzionamento o usarlo per scopi illeciti.

# Proprietà intellettuale

Testi, grafica e struttura del sito appartengono al gestore. Marchi, immagini e nomi dei prodotti appartengono ai rispettivi titolari e sono usati per descrivere le offerte.

# Responsabilità

Il gestore cura l'esattezza delle informazioni con la diligenza dovuta, ma non garantisce l'assenza di errori nei dati forniti da terzi e non risponde dell'esecuzione degli ordini da parte dei negozi. Restano fermi i diritti che la legge riconosce ai consumatori.

# Modifiche

Le condizioni possono essere aggiornate. La data dell'ultima modifica è indicata in questa pagina; le modifiche non hanno effetto retroattivo.

# Legge applicabile

Si applica la legge italiana. Per i consumatori è competente il giudice del luogo di residenza o domicilio. È possibile ricorrere agli organismi di risoluzione alternativa delle controversie previsti dal Codice del consumo.`,
  ),
  page(
    "privacy-e-policy",
    "Informativa sulla privacy",
    "Informativa sulla privacy | Vetrina",
    "Quali dati personali tratta Vetrina, per quali scopi, per quanto tempo e quali diritti puoi esercitare.",
    "privacy, protezione dei dati, gdpr, diritti dell'interessato",
    `
Questa informativa è resa ai sensi degli articoli 13 e 14 del Regolamento (UE) 2016/679.

**Testo dimostrativo**: chi pubblica il sito lo sostituisce con la propria informativa.

# Titolare del trattamento

Il titolare è la società che gestisce il sito, i cui dati sono indicati a piè di pagina. Puoi contattarla all'indirizzo riportato nella pagina Contatti.

# Quali dati trattiamo

- **Dati di navigazione**: indirizzo IP, tipo di dispositivo, pagine richieste. Servono a far funzionare il sito e a difenderlo da abusi.
- **Passaggi verso i negozi**: l'articolo, il negozio e il momento del passaggio. Il visitatore è rappresentato da un codice che cambia ogni giorno e da cui non si risale alla persona.
- **Dati del profilo**: nome, cognome, indirizzo email e genere, se scegli di registrarti.
- **Newsletter**: indirizzo email e preferenza di genere, se ti iscrivi.
- **Messaggi**: i dati che inserisci nel modulo di contatto.

# Perché li trattiamo e su quale base

Per fornire il servizio richiesto (esecuzione di un contratto), per la sicurezza e la statistica aggregata (legittimo interesse), per la newsletter e gli strumenti di profilazione (consenso, sempre revocabile), per gli obblighi di legge.

# Per quanto tempo

I dati di navigazione sono conservati al massimo 30 giorni, i passaggi verso i negozi 24 mesi in forma non riconducibile alla persona, il profilo fino alla cancellazione, l'iscrizione alla newsletter fino alla revoca, i messaggi per 12 mesi.

# A chi li comunichiamo

A fornitori di servizi informatici che agiscono come responsabili del trattamento e, quando la legge lo impone, alle autorità. Non vendiamo dati personali. Eventuali trasferimenti fuori dallo Spazio economico europeo avvengono con le garanzie previste dal Regolamento.

# I tuoi diritti

Puoi chiedere accesso, rettifica, cancellazione, limitazione, portabilità e opporti al trattamento. Puoi revocare in ogni momento i consensi dati, senza effetti su quanto fatto prima. Se ritieni che i tuoi diritti non siano rispettati, puoi rivolgerti al Garante per la protezione dei dati personali.`,
  ),
  page(
    "cookie-policy",
    "Cookie policy",
    "Cookie policy | Vetrina",
    "Quali cookie usa Vetrina, quali richiedono il tuo consenso e come cambiare idea quando vuoi.",
    "cookie, consenso, preferenze cookie",
    `
I cookie sono piccoli file che un sito salva nel browser. Qui spieghiamo quali usiamo e come puoi gestirli.

**Testo dimostrativo**: chi pubblica il sito lo adatta agli strumenti che usa.

# Cookie strettamente necessari

Servono a far funzionare il sito e non richiedono consenso: la sessione di chi accede al profilo, la scelta fatta nel banner dei cookie, la protezione dei moduli, i numeri degli ultimi prodotti che hai aperto (al massimo 20, per trenta giorni, mostrati solo a te come “Visti di recente”). Non contengono informazioni usate per la pubblicità.

# Cookie di profilazione

Comprendono la misurazione delle visite e gli strumenti dei programmi di affiliazione. Li attiviamo **solo se acconsenti** dal banner. Se rifiuti, il sito funziona allo stesso modo.

# Come cambiare idea

Con il pulsante **Gestisci Cookie** in fondo a ogni pagina puoi rivedere la tua scelta in qualsiasi momento. Conserviamo la scelta per sei mesi, poi te la chiediamo di nuovo. Puoi inoltre cancellare i cookie dalle impostazioni del browser.

# Cookie dei negozi

Quando passi al sito di un negozio, valgono i cookie e le informative di quel sito. Ti invitiamo a leggerle prima di concludere un acquisto.`,
  ),
];
