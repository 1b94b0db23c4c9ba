/** Articles on putting clothes together. */
import type { DemoSection } from "./story";

export const matches: DemoSection = {
  category: "Abbinamenti",
  stories: [
    {
      title: "Dieci capi, trenta giorni: l'armadio che lavora per voi",
      author: "amina",
      daysAgo: 1,
      summary:
        "Un mese intero vestite bene con dieci pezzi e due paia di scarpe. Ecco quali, e come farli girare.",
      tags: ["armadio essenziale", "abbinamenti", "colori neutri"],
      scene: {
        shapes: ["coat", "blazer", "trousers", "trainers"],
        colours: ["cammello", "blu-navy", "panna", "bianco"],
      },
      mentions: [
        "blazer-donna",
        "camicie-donna",
        "pantaloni-donna",
        "cappotti-donna",
        "sneakers-donna",
        "maglie-donna",
      ],
      text: `
La mattina in cui l'armadio è pieno e non c'è niente da mettersi non è un capriccio: è un problema di combinazioni. Venti capi che non si parlano danno venti vestiti. Dieci capi che si parlano ne danno più di cinquanta. Il segreto è decidere prima i colori e solo dopo i pezzi.

# La tavolozza prima di tutto

Scegliete due neutri che vi donano, per esempio blu navy e cammello, un chiaro che illumina il viso, come il panna, e un solo colore che vi rappresenta. Quattro tinte, non una di più: qualunque cosa peschiate starà bene con il resto.

# I dieci

- un blazer blu navy;
- un cappotto cammello;
- una camicia bianca e una a righe;
- una maglia sottile panna;
- una maglietta bianca di buon cotone;
- un pantalone dritto blu e un paio di jeans scuri;
- una gonna midi nel vostro colore;
- un vestito semplice, che regga un gioiello.

Ai piedi, un paio di sneakers bianche e uno di mocassini.

> Non serve possedere di più: serve che ogni cosa vada d'accordo con le altre.

# Come farli girare

Cambiate un solo elemento al giorno. Lunedì blazer, camicia bianca e jeans; martedì la stessa camicia con la gonna; mercoledì la gonna con la maglia panna annodata in vita. In fotografia sembreranno persone diverse, nello specchio sarete sempre voi. Una volta alla settimana invertite i volumi: largo sopra e stretto sotto, poi il contrario.

# Gli accessori fanno il resto

Una cintura che riprende il colore delle scarpe, un foulard al collo o alla borsa, un paio di orecchini che si notano da lontano. Occupano un cassetto e cambiano il registro di qualsiasi combinazione, dall'ufficio alla cena.

# La regola dell'undicesimo

Prima di aggiungere un capo, chiedetevi con quanti dei dieci va d'accordo. Se la risposta è meno di cinque, non è un acquisto: è un'eccezione. E le eccezioni vanno benissimo, purché siano una per stagione e vi facciano felici davvero.`,
    },
    {
      title: "Il blu navy al posto del nero: otto modi per portarlo",
      author: "amina",
      daysAgo: 22,
      summary:
        "Più gentile con l'incarnato, più facile da abbinare di quanto si creda: il blu scuro merita il posto fisso.",
      tags: ["colori", "blu", "abbinamenti"],
      scene: {
        shapes: ["blazer", "dress", "handbag", "loafers"],
        colours: ["blu-navy", "azzurro", "cammello", "bordeaux"],
      },
      mentions: ["blazer-donna", "vestiti-donna", "borse-a-mano-donna", "blazer-uomo"],
      text: `
Il nero è la risposta quando non si vuole fare domande. Il blu navy fa quasi lo stesso lavoro, ma lascia passare la luce: accanto al viso addolcisce le ombre, di giorno non sembra mai fuori posto e con gli altri colori litiga molto meno.

# Con i chiari

Con il bianco è marinaro, con il panna diventa elegante, con l'azzurro polvere è un classico da ufficio. Se temete l'effetto divisa, basta spezzare le superfici: una maglia traforata, un lino spiegazzato, un bottone dorato.

# Con i marroni

È l'abbinamento più riuscito e il meno usato. Cuoio, cammello e tabacco scaldano il blu e lo tolgono dall'ambito formale. Scarpe e cintura color cognac sotto un completo blu sono una regola antica che non ha mai smesso di funzionare.

# Con il nero, sì

Si può, a due condizioni: che i tessuti siano diversi e che l'accostamento sia voluto. Una gonna di raso nero con un maglione blu di lana spessa è una scelta; un pantalone nero con una giacca blu della stessa stoffa è una distrazione.

- **Bordeaux**: profondo, autunnale, sempre raffinato.
- **Rosa cipria**: alleggerisce e ringiovanisce il completo.
- **Verde militare**: sportivo, da fine settimana.
- **Giallo senape**: un tocco solo, una sciarpa o una borsa.

> Il blu non copre: incornicia.

# Il tono su tono

Tre blu diversi insieme stanno meglio di due quasi uguali. Mettete il più scuro in basso, il più luminoso vicino al viso e lasciate che il terzo sia un jeans o una camicia chambray. L'occhio capisce che è un gioco e non un errore.

# Sera

Un vestito blu notte, sotto le luci calde, sembra più nero del nero e scolora meno in fotografia. Con l'argento è grafico, con l'oro è caldo. Le scarpe possono essere nude, bordeaux o dello stesso blu: quelle nere, per una volta, lasciatele riposare.`,
    },
    {
      title: "Mescolare le fantasie senza sembrare un divano",
      author: "amina",
      daysAgo: 63,
      summary: "Scala, colore, distanza: tre principi per accostare righe, fiori e quadri con tranquillità.",
      tags: ["fantasie", "righe", "abbinamenti"],
      scene: {
        shapes: ["shirt", "skirt", "scarf", "dress"],
        colours: ["rosso", "rosa", "verde", "blu-navy"],
      },
      mentions: ["gonne-donna", "camicie-donna", "sciarpe-donna", "vestiti-donna"],
      text: `
La paura delle fantasie nasce da un ricordo: una poltrona a fiori, un tappeto persiano e una tenda a righe nella stessa stanza. Eppure quella stanza, in certe case, è bellissima. Dipende da tre cose, e valgono anche per i vestiti.

# La scala

Due disegni della stessa grandezza si contendono l'attenzione e nessuno vince. Accostate invece un motivo grande a uno piccolo: fiori larghi su una gonna, righe sottili sulla camicia. Il piccolo, da lontano, diventa quasi una tinta unita e fa da sfondo.

# Il colore in comune

Basta una tinta condivisa perché due fantasie sembrino scelte insieme. Il rosso di un fiore che torna nella riga di una maglia; il blu di un quadro ripreso dal foulard. Se il colore in comune è anche il fondo, l'effetto è ancora più tranquillo.

> Una fantasia racconta, due conversano. A tre, qualcuno deve saper tacere.

# La distanza

Una giacca a quadri e un foulard a pois stanno a un palmo l'una dall'altro e si guardano negli occhi. Gli stessi pois, su una borsa, sono abbastanza lontani da non disturbare. Se avete dubbi, allontanate: scarpe, borsa e cappello perdonano quasi tutto.

# Da dove cominciare

- **Righe e fiori**: la coppia più facile, purché le righe siano in due colori soltanto.
- **Quadri piccoli e righe**: classici da uomo, da portare con una cravatta tinta unita.
- **Pois e pois**: grandi e piccoli, nello stesso colore.
- **Animalier**: trattatelo come un marrone, va con quasi tutto.

# Lo spazio bianco

Come in una pagina, serve un margine. Un cappotto liscio, un pantalone in tinta unita, una cintura larga interrompono il disegno e danno riposo all'occhio. Una buona proporzione è metà fantasia e metà silenzio.

# La prova

Scattate una fotografia in bianco e nero. Se i due motivi si confondono in un solo grigio, mancano di contrasto; se uno domina nettamente, avete trovato l'equilibrio. Poi uscite senza ripensarci: le fantasie si portano bene soltanto con convinzione.`,
    },
    {
      title: "Sneakers bianche con tutto: la guida definitiva",
      author: "amina",
      daysAgo: 104,
      summary:
        "Con il completo, con l'abito lungo, con la gonna a pieghe: quando funzionano, quando no, e come tenerle bianche.",
      tags: ["scarpe", "sneakers", "abbinamenti"],
      scene: {
        shapes: ["trainers", "dress", "jeans", "blazer"],
        colours: ["bianco", "rosa", "blu", "grigio"],
      },
      mentions: ["sneakers-donna", "sneakers-uomo", "gonne-donna", "completi-uomo"],
      text: `
Erano scarpe da tennis, poi da ginnastica, poi da fine settimana. Oggi le sneakers bianche entrano in ufficio e ai matrimoni, qualche volta con ragione. La differenza la fanno tre dettagli: la linea, la pulizia e l'orlo.

# Quali

Le più versatili sono basse, di pelle liscia, con la suola sottile e nessun logo vistoso. Più la scarpa è semplice, più il resto può essere ricercato. I modelli con la suola alta danno slancio ma appartengono già allo sport: teneteli per i jeans e per le tute.

# Con il completo

Funziona se il completo è sfoderato, di lana leggera o di cotone, e se il pantalone arriva alla caviglia senza appoggiarsi. Sotto, una maglietta di cotone pesante o una camicia senza cravatta. Con un gessato lucido e la cravatta, invece, sembrerete appena usciti dalla palestra.

# Con vestiti e gonne

La gonna a pieghe, il vestito camicia, l'abito lungo di cotone: sono le compagne naturali, perché smorzano la formalità senza toglierle grazia. Con un tubino stretto funziona meno: servono volumi morbidi che bilancino la scarpa piatta.

> La sneaker non abbassa il tono: lo rende conversazione.

# Le calze

Invisibili d'estate, a costine bianche o grigie con i jeans arrotolati, in tinta con il pantalone d'inverno. La calza sportiva con il logo, a metà polpaccio, chiede l'età o l'ironia giusta.

# Tenerle bianche

1. Spruzzate un impermeabilizzante prima del debutto.
2. Passate un panno umido ogni sera che sono uscite con voi: la polvere del giorno viene via subito, quella della settimana no.
3. Per la suola, una spugna di melamina o un vecchio spazzolino con il dentifricio.
4. Togliete i lacci e lavateli a mano con il percarbonato: è lì che si vede lo sporco.
5. Niente lavatrice per la pelle, mai: scolla la suola.

# Quando no

Sotto la pioggia battente, con l'abito da sera, al primo colloquio in uno studio notarile. Per tutto il resto, la domanda giusta non è se si può, ma se sono pulite.`,
    },
  ],
};
