/** Articles on dressing for an occasion. */
import type { DemoSection } from "./story";

export const occasions: DemoSection = {
  category: "Occasioni",
  stories: [
    {
      title: "Invitate a un matrimonio: che cosa mettersi, ora per ora",
      author: "amina",
      daysAgo: 12,
      summary:
        "Mattina in chiesa, pomeriggio in giardino, sera in villa: tre cerimonie, tre risposte, nessun imbarazzo.",
      tags: ["matrimonio", "cerimonia", "eleganza"],
      scene: {
        shapes: ["long-dress", "clutch", "heels", "earrings"],
        colours: ["lilla", "oro", "rosa", "verde"],
      },
      mentions: ["vestiti-donna", "pochette-donna", "decollete-donna", "orecchini-donna", "completi-uomo"],
      text: `
L'invito dice tutto, se lo si sa leggere: l'ora, il luogo, la carta su cui è stampato. Prima di aprire l'armadio fermatevi su questi tre indizi. Vi diranno quanta pelle scoprire, quanto brillare e su che terreno camminerete.

# La mattina

Colori chiari e pieni, tessuti opachi, lunghezza al ginocchio o al polpaccio. È l'ora del cappello e del cerchietto, che dopo le diciotto si lasciano a casa. In chiesa le spalle si coprono: uno scialle leggero, una giacchina corta, una stola di seta che poi servirà contro il vento.

# Il pomeriggio in giardino

Qui comanda il prato. I tacchi sottili affondano, le zeppe no; gli abiti leggeri si muovono bene, ma chiedono una sottoveste che non tradisca controluce. Le stampe floreali sono a casa loro, i tessuti lucidi aspettino il tramonto.

# La sera

Lungo, se l'invito è formale; midi, se non lo dice. Il nero è ammesso da tempo, purché sia festivo: raso, pizzo, un gioiello importante. Le paillettes funzionano in piccole dosi, e mai insieme a una scollatura profonda.

> Al matrimonio di un'altra si va per festeggiare, non per essere ricordate.

# Le tre cose da evitare

- Il **bianco**, l'avorio e tutto ciò che in fotografia potrebbe sembrarlo.
- Il rosso acceso dalla testa ai piedi, che ruba la scena in ogni scatto.
- Le scarpe mai provate: la cerimonia dura otto ore, non venti minuti.

# Per lui

Un completo blu o grigio medio, camicia bianca, cravatta opaca, scarpe lucidate la sera prima. Il nero è per lo smoking. Il fazzoletto da taschino riprende un colore della cravatta senza essere dello stesso tessuto.

# Spendere bene

Pensate a come riporterete il vestito dopo. Un abito midi color salvia, con i sandali bassi e una giacca di jeans, torna buono per tutta l'estate; uno lungo con lo strascico torna nella custodia. Se l'occasione è unica, noleggiate o fatevelo prestare: nessuno, al banchetto, controlla le etichette.`,
    },
    {
      title: "Colloquio di lavoro: vestirsi per farsi ascoltare",
      author: "marta",
      daysAgo: 47,
      summary:
        "Un gradino sopra l'abito di tutti i giorni dell'azienda, un dettaglio personale e scarpe in ordine. Il resto è la voce.",
      tags: ["lavoro", "ufficio", "eleganza"],
      scene: {
        shapes: ["blazer", "shirt", "tote", "loafers"],
        colours: ["grigio", "bianco", "nero", "blu-navy"],
      },
      mentions: ["blazer-donna", "cartelle-donna", "completi-uomo", "scarpe-stringate-uomo", "camicie-donna"],
      text: `
In un colloquio l'abito ha un solo compito: sparire. Chi vi ascolta deve ricordare quello che avete detto, non la fantasia della camicia. Sparire bene, però, richiede attenzione.

# Un gradino sopra

Cercate le fotografie dell'azienda: le pagine delle persone, gli eventi, i profili di chi vi incontrerà. Poi vestitevi come loro, ma un gradino sopra. Se lavorano in felpa, voi in camicia e blazer morbido; se portano la giacca, voi in completo. Due gradini sopra sembrano distanza, uno sotto sembra distrazione.

# La base sicura

- **Blazer** blu o grigio, che si chiuda senza tirare;
- **camicia o maglia fine**, chiara, stirata anche sulla schiena;
- **pantalone dritto o gonna al ginocchio**, in un tessuto che non si stropicci da seduti;
- **scarpe chiuse**, pulite, con il tacco in ordine.

Provate tutto la sera prima, seduti. Se la giacca sale, se l'orlo scopre il polpaccio, se il bottone si apre quando prendete appunti, ve ne accorgerete in tempo.

> L'eleganza, in un colloquio, è non doversi toccare i vestiti.

# Il dettaglio personale

Uno solo: un orologio di famiglia, un paio di occhiali con una bella montatura, un foulard. Dice che siete una persona e non un curriculum. Due dettagli cominciano a raccontare una storia che nessuno ha chiesto.

# La borsa e il telefono

Una cartella o una borsa rigida che stia in piedi da sola: frugare sul pavimento è la prima impressione che vorreste evitare. Dentro, il curriculum in una busta, una penna che scrive, un pacchetto di fazzoletti. Il telefono resta spento e in fondo.

# Il video conta uguale

Davanti alla telecamera evitate le righe fitte, che tremolano, e il bianco abbagliante. Un colore medio e pieno, come il blu o il verde bottiglia, stacca bene dalla parete. Vestitevi anche dalla vita in giù: prima o poi qualcuno vi chiederà di alzarvi a prendere un documento.`,
    },
    {
      title: "Valigia leggera: una settimana al mare con un solo bagaglio a mano",
      author: "amina",
      daysAgo: 142,
      summary:
        "Quattordici pezzi, una tavolozza e il metodo del rotolo: si parte con otto chili e si torna senza rimpianti.",
      tags: ["viaggio", "estate", "armadio essenziale"],
      scene: {
        shapes: ["swimsuit", "hat", "sandals", "tote"],
        colours: ["azzurro", "panna", "corallo", "giallo"],
      },
      mentions: [
        "costumi-donna",
        "sandali-donna",
        "shopper-donna",
        "occhiali-da-sole-donna",
        "cappelli-donna",
        "shorts-uomo",
      ],
      text: `
La valigia pesante è fatta di paure: e se piove, e se c'è una cena, e se mi macchio. Scrivetele su un foglio, una per riga, e accanto mettete un capo che ne risolve almeno due. Di solito ne bastano quattordici.

# La lista

- due costumi, che asciugano a turno;
- un pareo grande, che è anche scialle, coperta e tovaglia;
- tre magliette e una camicia di lino, che copre dal sole e veste a cena;
- un paio di shorts, una gonna leggera, un pantalone morbido;
- un vestito che stia bene sia con i sandali sia con un paio di orecchini;
- una maglia di cotone per l'aereo e per le sere ventose;
- sandali, sneakers, un cappello che si arrotola.

> In valigia non si mette quello che potrebbe servire: si mette quello che servirà due volte.

# Tre colori

Bianco, un blu e un colore acceso. Così ogni sopra va con ogni sotto e si può lavare tutto insieme, nel lavandino, con il sapone di Marsiglia.

# Il metodo del rotolo

Piegate le maniche all'interno, poi arrotolate dal basso verso il collo. I rotoli si mettono in piedi, come libri: si vedono tutti e si stropicciano poco. Le scarpe stanno sul fondo, dalla parte delle rotelle, riempite di calze e caricabatterie. La biancheria occupa gli angoli.

# Che cosa indossare in viaggio

Le cose più ingombranti: sneakers, maglia, camicia aperta sulla maglietta. In aereo fa freddo e in tasca stanno occhiali, libro e documenti. Il cappello si porta in testa, non in valigia.

# I liquidi

Cento millilitri per flacone, un litro in tutto: ma il sapone e lo shampoo solidi non contano. La crema solare compratela sul posto, è più fresca e non rischia di aprirsi tra le camicie.

# Al ritorno

Mettete da parte quello che non avete indossato e guardatelo prima di riporlo. È la lista più sincera per la prossima partenza, e di solito pesa un chilo e mezzo.`,
    },
    {
      title: "Cena delle feste: brillare con misura",
      author: "amina",
      daysAgo: 18,
      summary: "Velluto, raso, un solo elemento luminoso e scarpe con cui si possa anche sparecchiare.",
      tags: ["feste", "eleganza", "velluto"],
      scene: {
        shapes: ["dress", "clutch", "necklace", "heels"],
        colours: ["verde", "oro", "bordeaux", "nero"],
      },
      mentions: ["vestiti-donna", "pochette-donna", "collane-donna", "gonne-donna", "camicie-uomo"],
      text: `
Tra l'aperitivo con i colleghi, la cena della vigilia e il brindisi di fine anno passano due settimane e almeno cinque inviti. Comprare cinque vestiti non ha senso; comprarne uno e cambiargli intorno la luce, sì.

# Partire dal tessuto

D'inverno la festa la fa la stoffa, prima del taglio. Il velluto assorbe la luce e la restituisce morbida: verde, bordeaux e blu notte sono i suoi colori. Il raso la riflette tutta, e per questo va bene su una gonna o una camicia, meno su un abito aderente. Il lamé è un condimento: basta una sciarpa.

# Un solo elemento luminoso

Decidete dove volete che si guardi. Il viso? Allora orecchini importanti e niente collana. Le mani? Un anello grande e unghie curate. La figura? Un vestito di paillettes, e tutto il resto opaco. Due luci si fanno ombra a vicenda.

> La sera premia chi sottrae.

# La base che gira

Un tubino di velluto scuro attraversa tutte le occasioni:

- con **blazer e mocassini** per l'aperitivo in ufficio;
- con **maglia sottile sopra**, come fosse una gonna, per il pranzo dei parenti;
- con **pochette dorata e tacchi** per la sera del trentuno.

# Per lui

Una camicia bianca perfetta, una giacca di velluto e un pantalone scuro senza cravatta: è più festoso di un completo e non sembra un lunedì. Le calze rosse, se proprio servono, restano nascoste sotto l'orlo.

# Piedi caldi, piedi contenti

A casa d'altri spesso ci si toglie le scarpe. Le calze, allora, diventano parte del vestito: velate senza smagliature, oppure di lana fine in tinta. Se invece cucinate voi, un tacco largo di quattro centimetri è il massimo che una teglia permetta.

# Il giorno dopo

Il velluto si appende nel bagno pieno di vapore e si spazzola nel verso del pelo, senza mai stirarlo. Le macchie di vino bianco si tamponano con acqua frizzante, quelle di rosso con sale e pazienza. Il resto lo farà il ricordo.`,
    },
  ],
};
