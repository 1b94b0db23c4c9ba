/** Articles on sizes and fit. */
import type { DemoSection } from "./story";

export const sizes: DemoSection = {
  category: "Guide alle taglie",
  stories: [
    {
      title: "Le tre misure da prendere prima di comprare online",
      author: "marta",
      daysAgo: 7,
      summary:
        "Seno, vita e fianchi: un metro da sarta e cinque minuti dicono molto di più di una lettera sull'etichetta.",
      tags: ["taglie", "misure", "acquisti online"],
      scene: {
        shapes: ["dress", "blouse", "skirt", "trousers"],
        colours: ["corallo", "bianco", "blu-navy", "beige"],
      },
      mentions: ["vestiti-donna", "gonne-donna", "pantaloni-donna", "bluse-donna"],
      text: `
Una 44 non è una misura: è un'opinione del marchio. Tra una casa e l'altra la stessa taglia può cambiare di quattro centimetri in vita, e una M disegnata per il Nord Europa non ha le spalle di una M italiana. Chi compra senza provare ha un solo vero alleato, il metro da sarta.

# Come si misura

Fatelo in biancheria leggera, davanti a uno specchio, con il metro appoggiato e mai tirato. Respirate normalmente: nessuno indossa un vestito trattenendo il fiato.

1. **Seno**: sul punto più pieno, con il metro parallelo al pavimento anche dietro la schiena.
2. **Vita**: nel punto più stretto, di solito due dita sopra l'ombelico. Piegatevi di lato: la piega che si forma è la vita.
3. **Fianchi**: sul punto più largo, a piedi uniti, circa venti centimetri sotto la vita.

Per i pantaloni aggiungete il cavallo, dall'inguine alla caviglia; per le giacche la larghezza delle spalle, da un osso all'altro.

# Il trucco del capo che vi sta bene

C'è un metodo ancora più sicuro: prendete dall'armadio qualcosa di simile che veste come volete, stendetelo su un tavolo e misuratelo da una cucitura all'altra. Poi confrontate quei centimetri con la tabella del negozio. State paragonando stoffa con stoffa, e l'errore quasi sparisce.

> La taglia giusta è quella che non vi fa pensare a lei per tutto il giorno.

# Se siete tra due taglie

Dipende dal tessuto. Una maglia con elastan cede: scegliete la più piccola. Il lino, la popeline e il denim rigido non cedono: scegliete la più grande. Per i capi foderati contano le spalle, perché la vita si stringe facilmente e le spalle quasi mai.

# Leggere bene la tabella

Guardate se riporta le misure **del corpo** o **del capo**: nel secondo caso vanno tolti i centimetri di agio, da quattro a otto per un vestito, fino a dodici per un cappotto. Se la tabella non lo dice, chiedetelo al negozio. E conservate le vostre misure nel telefono: cambiano meno spesso delle taglie.`,
    },
    {
      title: "Il numero di scarpe giusto, anche comprando da casa",
      author: "marta",
      daysAgo: 40,
      summary:
        "Misurate i piedi di sera, tutti e due, e tenete conto della forma: così il reso diventa un'eccezione.",
      tags: ["scarpe", "taglie", "acquisti online"],
      scene: {
        shapes: ["trainers", "loafers", "heels", "sandals"],
        colours: ["bianco", "cammello", "nero", "corallo"],
      },
      mentions: ["sneakers-donna", "ballerine-donna", "sneakers-uomo", "decollete-donna"],
      text: `
Le scarpe sono l'articolo più restituito della moda online, e quasi sempre per lo stesso motivo: compriamo il numero che portavamo a vent'anni. Il piede, intanto, si è allungato e soprattutto allargato. Rimisurarlo richiede un foglio, una matita e una parete.

# Cinque minuti, di sera

Di sera, perché durante la giornata i piedi si gonfiano anche di mezzo numero. Mettete il foglio a terra contro la parete, appoggiate il tallone e segnate il punto del dito più lungo, che non sempre è l'alluce. Fatelo con entrambi i piedi, in piedi e con il peso distribuito: vale il più lungo dei due.

Alla lunghezza in millimetri aggiungete l'agio:

- 5 millimetri per décolleté e ballerine;
- 8 millimetri per mocassini e stringate;
- 10 o 12 millimetri per sneakers e scarponcini, che si portano con la calza.

# Dai centimetri al numero

La numerazione italiana si chiama punto francese: ogni numero vale due terzi di centimetro. Un piede di 24 centimetri, con l'agio, corrisponde in genere a un 38. Ma le forme cambiano: i marchi sportivi calzano stretti, quelli da passeggio più comodi. La lunghezza interna in centimetri, quando il negozio la indica, è il dato più affidabile.

> Una scarpa che "cederà con l'uso" è una scarpa sbagliata.

# La larghezza conta

Se il lato del piede preme contro la tomaia, un numero in più non risolve: il tallone scivolerà. Cercate una pianta più larga, una punta tonda, una pelle morbida. Tra i filtri della nostra ricerca c'è anche la larghezza della pianta.

# Appena arrivano

Provatele in casa, sul tappeto, con le calze giuste e per almeno dieci minuti. Il dito più lungo deve avere davanti lo spazio di un'unghia; il tallone può muoversi appena, non sollevarsi. Se qualcosa stringe subito, stringerà sempre. Le suole pulite rendono il reso semplice: ricordate che per gli acquisti a distanza avete quattordici giorni per ripensarci.`,
    },
    {
      title: "Trovare il reggiseno giusto: coppa e giro, senza misteri",
      author: "marta",
      daysAgo: 74,
      summary:
        "La misura che portiamo da anni spesso non è più la nostra. Due numeri e una sottrazione bastano per ritrovarla.",
      tags: ["intimo", "taglie", "misure"],
      scene: { shapes: ["bra", "top", "pyjamas"], colours: ["rosa", "panna", "lilla", "bordeaux"] },
      mentions: ["reggiseni-donna", "body-donna", "top-donna", "pigiami-donna"],
      text: `
Se le spalline scivolano, se la fascia sale sulla schiena, se il ferretto punge, di solito la colpa non è del modello: è del numero. La misura di un reggiseno è fatta di due informazioni, il giro e la coppa, e cambiarne una cambia anche l'altra.

# Il giro

Misurate il torace subito sotto il seno, con il metro aderente e orizzontale. Il risultato in centimetri indica la taglia secondo questa tabella, la più diffusa in Italia:

- 68–72 centimetri: seconda;
- 73–77 centimetri: terza;
- 78–82 centimetri: quarta;
- 83–87 centimetri: quinta.

È la fascia, non la spallina, a reggere quasi tutto il peso: deve restare ferma quando alzate le braccia e chiudersi, da nuova, sul gancio più esterno. Con il tempo cede, e allora userete gli altri due.

# La coppa

Misurate il seno nel punto più pieno, senza stringere, e sottraete il giro. Dodici centimetri di differenza corrispondono circa a una A, quattordici a una B, sedici a una C, diciotto a una D. Se il seno esce dal bordo o si forma una piega sulla coppa, non cambiate la taglia: cambiate la lettera.

> La spallina accompagna, la fascia sostiene.

# Le taglie sorelle

Quando il giro è giusto ma manca il vostro modello, potete salire di un giro e scendere di una coppa, o il contrario: una terza C e una quarta B contengono lo stesso volume. È un ripiego utile, purché la fascia resti stabile.

# La prova dello specchio

Indossatelo, inclinatevi in avanti, sistemate il seno con una mano e tornate dritte. Di profilo la fascia deve essere parallela al pavimento; il ponte centrale deve toccare lo sterno; le spalline devono lasciar passare un dito. Poi infilate una maglietta aderente: è il giudice più severo.

# Quanto dura

Con quattro pezzi a rotazione, lavati a mano o nel sacchetto a rete e mai nell'asciugatrice, circa un anno e mezzo. Rimisuratevi ogni dodici mesi e dopo ogni cambiamento importante: il corpo non chiede permesso.`,
    },
    {
      title: "Jeans: vita, cavallo e orlo spiegati una volta per tutte",
      author: "marta",
      daysAgo: 118,
      summary:
        "Che cosa vogliono dire W e L, come si riconosce un cavallo giusto e perché l'orlo viene per ultimo.",
      tags: ["jeans", "denim", "taglie"],
      scene: {
        shapes: ["jeans", "t-shirt", "belt", "jacket"],
        colours: ["blu", "bianco", "marrone", "blu-navy"],
      },
      mentions: ["jeans-donna", "jeans-uomo", "cinture-uomo", "t-shirt-uomo"],
      text: `
Nessun capo ha tante etichette incomprensibili quanto un paio di jeans: W31 L32, vita media, gamba dritta, undici once. Tradotte, dicono tutto quello che serve per scegliere senza entrare in camerino.

# W e L

W sta per vita e L per lunghezza interna della gamba, entrambe in pollici. Un pollice sono due centimetri e mezzo: W31 corrisponde a una vita di circa 79 centimetri, L32 a una gamba di 81. Per passare alla taglia italiana da uomo aggiungete quindici (31 diventa 46), a quella da donna quattordici (28 diventa 42).

# L'altezza della vita

Si misura davanti, dalla cucitura del cavallo al bordo. Sotto i venti centimetri è bassa, intorno ai ventiquattro è media, oltre i ventisette è alta. La vita alta allunga la gamba e tiene ferma la camicia; quella media è la più facile da portare seduti.

# Il cavallo

È la parte che non si può correggere. Se quando camminate si formano pieghe orizzontali, i jeans sono stretti sui fianchi; se fa una piega verticale sotto, sono lunghi di cavallo. Nel primo caso salite di una taglia e fate stringere la vita, nel secondo cambiate modello.

> La vita si stringe, l'orlo si accorcia. Il cavallo si sceglie.

# Il peso del denim

Si misura in once. Fino a dieci è leggero, per l'estate; tra undici e tredici va bene tutto l'anno; oltre, è un tessuto rigido che chiede qualche settimana di pazienza e poi dura dieci anni. Il denim senza elastan cede di mezza taglia nei primi giorni: compratelo giusto, non comodo.

# L'orlo, per ultimo

Lavateli due volte prima di accorciarli: possono perdere un paio di centimetri. Poi indossateli con le scarpe che userete più spesso. Con le sneakers l'orlo sfiora la linguetta, con un tacco copre mezza scarpa, con i mocassini lascia vedere un dito di caviglia. Chiedete alla sarta di conservare l'orlo originale: il bordo consumato ad arte si ricuce benissimo.`,
    },
  ],
};
