/** Articles on washing, mending and keeping clothes. */
import type { DemoSection } from "./story";

export const care: DemoSection = {
  category: "Cura dei tessuti",
  stories: [
    {
      title: "Lavare la lana in casa senza infeltrirla",
      author: "ludovico",
      daysAgo: 3,
      summary:
        "Acqua appena tiepida, poco sapone, nessuna fretta: il metodo che salva i maglioni, passo per passo.",
      tags: ["lana", "lavaggio", "maglieria"],
      scene: {
        shapes: ["jumper", "cardigan", "scarf"],
        colours: ["panna", "cammello", "grigio", "bordeaux"],
      },
      mentions: ["maglie-donna", "cardigan-donna", "maglie-uomo", "sciarpe-donna"],
      text: `
Un maglione infeltrito non è un maglione rovinato dall'acqua: è un maglione rovinato dagli sbalzi. La fibra della lana è coperta di minuscole scaglie che, con il calore e lo sfregamento, si aprono e si agganciano le une alle altre. Basta evitare le due cose insieme per lavare in casa quasi tutto, cashmere compreso.

# Prima del lavaggio

La lana respira e si pulisce anche da sola: spesso basta una notte su una stampella, vicino a una finestra socchiusa. Lavatela quando serve davvero, ogni sei o sette volte che la indossate. Rovesciate il capo, chiudete i bottoni e controllate i gomiti: un punto che cede si riprende meglio da asciutto.

# A mano, in dieci minuti

1. Riempite una bacinella con acqua a 30 gradi al massimo: la mano deve sentirla appena tiepida.
2. Sciogliete un cucchiaio di detersivo per lana, mai più di così: l'eccesso resta nella fibra e la indurisce.
3. Immergete il capo e premetelo con i palmi, senza strofinare né torcere. Lasciatelo a bagno cinque minuti.
4. Risciacquate due volte con acqua **alla stessa temperatura**: è il passaggio che quasi tutti sbagliano.

> Non è l'acqua a infeltrire la lana: è il passaggio dal caldo al freddo.

# E la lavatrice?

Se l'etichetta lo permette, usate il programma lana con centrifuga a 400 giri e riempite il cestello per metà. Un sacchetto a rete protegge bottoni e polsini. Evitate l'ammorbidente: appiattisce il pelo e toglie alla lana la capacità di tenere caldo.

# L'asciugatura decide la forma

Stendete il maglione su un asciugamano spugnoso, arrotolatelo come uno strudel e premete per togliere l'acqua. Poi allungatelo in piano, lontano dal termosifone, ridando con le mani la misura delle maniche e del busto. Appeso bagnato, si allungherebbe di una taglia. Quando è asciutto piegatelo: le stampelle segnano le spalle.

# Pallini e tarme

I pallini nascono dallo sfregamento e si tolgono con un pettine apposito, mai strappandoli. Contro le tarme valgono due abitudini: riporre i capi puliti, perché le larve cercano le tracce di pelle e di cibo, e rinnovare ogni stagione i sacchetti di lavanda o i blocchetti di cedro.`,
    },
    {
      title: "Le etichette spiegate simbolo per simbolo",
      author: "ludovico",
      daysAgo: 31,
      summary:
        "Vaschetta, triangolo, quadrato, ferro e cerchio: cinque figure bastano per non sbagliare lavaggio.",
      tags: ["lavaggio", "etichette", "stiro"],
      scene: {
        shapes: ["shirt", "t-shirt", "blouse", "trousers"],
        colours: ["azzurro", "bianco", "rosa", "beige"],
      },
      mentions: ["camicie-uomo", "bluse-donna", "t-shirt-donna", "pantaloni-donna"],
      text: `
Sono cinque disegni, quasi sempre nello stesso ordine, e raccontano tutto quello che un tessuto sopporta. Impararli richiede meno tempo di una lavatrice e risparmia parecchi dispiaceri.

# La vaschetta: l'acqua

Il numero dentro la vaschetta è la temperatura **massima**, non quella consigliata: un capo da 40 gradi si lava benissimo a 30. Una linea sotto la vaschetta chiede un'azione più delicata, due linee un programma molto delicato, come quello per la lana. La mano significa lavaggio a mano; la vaschetta barrata, niente acqua.

# Il triangolo: la candeggina

Vuoto, ammette qualsiasi candeggiante. Con due righe oblique accetta solo quello a base di ossigeno, il più comune nei detersivi in polvere. Barrato, non ne vuole. Nel dubbio usate il percarbonato a 40 gradi sui bianchi di cotone e niente sugli altri.

# Il quadrato: l'asciugatura

Un cerchio nel quadrato indica l'asciugatrice: un punto per la temperatura bassa, due per quella normale. Le righe sono invece l'asciugatura naturale:

- una riga verticale: appeso;
- una riga orizzontale: steso in piano;
- due righe: senza strizzare;
- un tratto obliquo nell'angolo: all'ombra.

# Il ferro

I punti sono temperature: uno per le fibre sintetiche, fino a 110 gradi; due per lana, seta e viscosa, fino a 150; tre per cotone e lino, fino a 200. Se sul ferro sono disegnati e barrati i getti di vapore, stirate a secco.

> Il simbolo dice il massimo che il capo sopporta, non il minimo di cui ha bisogno.

# Il cerchio: il lavaggio professionale

Le lettere parlano al tintore, non a noi: P e F indicano i solventi ammessi, W il lavaggio a umido. Quello che ci riguarda è il cerchio barrato: niente lavanderia a secco.

# Tre regole che valgono sempre

La prima: in un carico misto comanda il capo più delicato. La seconda: rovesciate ciò che è scuro o stampato. La terza: leggete l'etichetta **prima di comprare**. Un vestito che si lava soltanto a secco costa, in un anno, molto più del suo cartellino: metterlo nel conto fa parte della scelta.`,
    },
    {
      title: "Scarpe di pelle: dieci minuti al mese per farle durare anni",
      author: "marta",
      daysAgo: 58,
      summary:
        "Spazzola, latte detergente, crema e un paio di forme di legno: la manutenzione che raddoppia la vita di una scarpa.",
      tags: ["scarpe", "pelle", "manutenzione"],
      scene: {
        shapes: ["loafers", "ankle-boots", "boots"],
        colours: ["marrone", "nero", "cammello", "bordeaux"],
      },
      mentions: ["mocassini-uomo", "stivaletti-donna", "scarpe-stringate-uomo", "stivali-donna"],
      text: `
La pelle è una materia che beve. Assorbe l'umidità del piede, quella della strada e anche l'aria secca del termosifone: se non le restituiamo un po' di grasso, si irrigidisce e poi si spacca, sempre nello stesso punto, dove la scarpa piega. Dieci minuti al mese bastano a evitarlo.

# Il riposo vale quanto la crema

Nessuna scarpa di pelle andrebbe portata due giorni di fila. Una giornata lascia nella fodera più umidità di quanta ne possa smaltire in una notte. Infilate subito le forme di legno, meglio se di cedro: assorbono l'umido e distendono le pieghe. In mancanza, va bene la carta di giornale, cambiata dopo un'ora.

# La sequenza

1. Togliete i lacci e spazzolate via la polvere, insistendo tra suola e tomaia.
2. Passate un panno con poco latte detergente. Il sapone da cucina no: sgrassa troppo.
3. Stendete la crema dello stesso colore, o incolore, con un panno avvolto sul dito. Poca, a piccoli cerchi.
4. Aspettate dieci minuti, poi lucidate con una spazzola di crine e una calza di nylon.

> Una scarpa ben tenuta non sembra nuova: sembra vostra.

# Pioggia, sale e macchie

Se la scarpa è bagnata, asciugatela lontano da ogni fonte di calore, coricata su un fianco perché respiri anche la suola. Gli aloni bianchi del sale si tolgono con un panno inumidito di acqua e aceto in parti uguali, poi si nutre. Le macchie di unto si coprono con talco o amido per una notte intera.

# Il camoscio è un'altra storia

Niente crema: solo una gomma apposita e una spazzola di para, sempre nello stesso verso, per rialzare il pelo. Uno spruzzo di impermeabilizzante **prima** della prima uscita fa più di qualsiasi rimedio dopo.

# Quando chiamare il calzolaio

Il tacco si cambia quando manca un terzo della gomma, non quando si sente il chiodo. Una mezza suola di gomma, messa da nuova, costa poco e protegge il cuoio: è il miglior investimento su un paio di scarpe che vi piace davvero.`,
    },
    {
      title: "Cambio di stagione: dove e come riporre gli abiti",
      author: "amina",
      daysAgo: 96,
      summary:
        "Lavare, riparare, scegliere, riporre: un metodo in quattro mosse per ritrovare tutto come lo avete lasciato.",
      tags: ["armadio", "manutenzione", "stagioni"],
      scene: {
        shapes: ["coat", "jumper", "down-jacket", "dress"],
        colours: ["tortora", "panna", "blu-navy", "corallo"],
      },
      mentions: ["piumini-donna", "cappotti-donna", "maglie-donna", "gilet-donna"],
      text: `
Il cambio di stagione ha una cattiva fama perché lo si fa in un pomeriggio solo, con le scatole aperte sul letto e la pazienza finita. Diviso in quattro mosse, distribuite in una settimana, diventa invece il momento in cui si scopre che cosa si possiede davvero.

# 1. Lavare tutto ciò che si ripone

Anche quello che sembra pulito. Le macchie invisibili di sudore e di profumo ossidano lentamente e a ottobre saranno gialle. I piumini vanno in lavatrice con due palline da tennis e asciugati a lungo, finché non restano grumi; i cappotti si spazzolano e si portano in tintoria soltanto se serve.

# 2. Riparare subito

Un bottone che penzola, un orlo sceso, una cerniera dura: segnateli su un foglio e sistemateli ora. Ciò che si ripone rotto, di solito, resta rotto anche l'anno dopo. Una candela passata sui dentini della cerniera fa scorrere quasi tutto.

# 3. Scegliere

Tre mucchi: lo metto, non so, non lo metto. Il secondo va in una scatola con la data: se tra un anno non l'avete aperta, la risposta la conoscete già.

- **Lo metto** torna nell'armadio.
- **Non so** va in una scatola chiusa, con la data sopra.
- **Non lo metto** si regala, si scambia o si vende.

# 4. Riporre bene

La maglieria va piegata, con le cose pesanti in basso. I capi imbottiti non amano i sacchi sottovuoto: la piuma schiacciata per mesi perde volume e calore. Meglio una federa di cotone, che lascia passare l'aria. Gli abiti lunghi si appendono per le fettucce interne, così le spalline non cedono.

> Un armadio ordinato non contiene meno cose: contiene cose che si vedono.

# Luce, aria, insetti

Lontano dalla luce, perché anche quella di una lampadina scolorisce; lontano dall'umido, perché la muffa non se ne va. Lavanda e cedro tengono a distanza le tarme, purché siano rinnovati ogni sei mesi. E prima di chiudere, fate una fotografia allo scaffale: in autunno vi dirà che cosa non serve ricomprare.`,
    },
  ],
};
