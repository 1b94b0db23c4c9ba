/** Articles on dressing children. */
import type { DemoSection } from "./story";

export const children: DemoSection = {
  category: "Bambini",
  stories: [
    {
      title: "Quanto cresce un bambino? Taglie e scorte dai primi mesi alle elementari",
      author: "marta",
      daysAgo: 52,
      summary:
        "Si compra per altezza, non per età, e quasi mai in anticipo: una tabella e qualche regola per non sprecare.",
      tags: ["bambini", "taglie", "neonati"],
      scene: {
        shapes: ["romper", "infant-body", "baby-shoes", "hoodie"],
        colours: ["giallo", "azzurro", "bianco", "verde"],
      },
      mentions: ["body-neonato", "tutine-neonato", "felpe-bambino", "jeans-bambina", "scarpine-neonato"],
      text: `
Nel primo anno un bambino cresce di venticinque centimetri e cambia taglia cinque volte; a sette anni ne cresce sei e la taglia dura due stagioni. Comprare bene significa sapere in quale di questi momenti ci si trova.

# L'altezza, non l'età

La scritta "12 mesi" è una media. Molto meglio i centimetri, che i marchi europei riportano quasi sempre:

- 56 centimetri: i primi due mesi;
- 68 centimetri: intorno ai sei mesi;
- 80 centimetri: verso l'anno;
- 98 centimetri: tre anni;
- 122 centimetri: sette anni.

Misurate il bambino in piedi contro lo stipite, con un libro sulla testa, e prendete la taglia appena superiore. Per i neonati contano anche il pannolino e la circonferenza del torace.

# Quanto serve davvero

Per i primi tre mesi bastano sei o sette body, altrettante tutine, due golfini, un cappellino. Macchie e lavaggi sono quotidiani, ma la lavatrice anche. Evitate le scorte della misura più piccola: qualcuno ve le regalerà, e molte resteranno con il cartellino.

> Il guardaroba di un neonato si misura in lavatrici, non in capi.

# Comodo prima che bello

Scollature a busta che si sfilano dal basso, bottoni a pressione tra le gambe, niente lacci al collo né decorazioni che si staccano. Dopo l'anno, vita elastica e ginocchia rinforzate. Quando comincia a vestirsi da solo, davanti e dietro devono essere evidenti.

# Le scarpe

Fino ai primi passi servono soltanto a tenere caldo. Poi la suola deve piegarsi dove piega il piede e la punta avere un centimetro di spazio. Controllate ogni due mesi: i piccoli non si lamentano, e il piede morbido si adatta anche a ciò che gli fa male. Le scarpe usate da un altro bambino, meglio di no.

# Allungare la vita dei capi

Maniche e pantaloni con il risvolto durano una stagione in più; una salopette si regola; una felpa un po' larga diventa giusta in primavera. Passate il resto a chi viene dopo: a quell'età i vestiti si consumano meno di quanto crescano i bambini.`,
    },
    {
      title: "Primo giorno di scuola: vestiti a prova di intervallo",
      author: "amina",
      daysAgo: 76,
      summary:
        "Zaini che non pesano, scarpe che si allacciano da sole, felpe con il nome: l'elenco ragionato di settembre.",
      tags: ["bambini", "scuola", "zaini"],
      scene: {
        shapes: ["backpack", "hoodie", "trainers", "jeans"],
        colours: ["blu", "rosso", "giallo", "verde"],
      },
      mentions: ["zaini-bambino", "zaini-bambina", "sneakers-bambina", "felpe-bambina", "jeans-bambino"],
      text: `
A scuola un vestito deve superare quattro prove: il pennarello, il cortile, il bagno da soli e il cesto degli oggetti smarriti. Scegliendo con queste in mente, settembre costa meno e ottobre arriva senza toppe.

# Lo zaino

Vuoto non dovrebbe superare gli ottocento grammi, pieno non più del dieci o quindici per cento del peso del bambino. Schienale imbottito, spallacci larghi, una cinghia sul petto che impedisca di scivolare. Il bordo superiore arriva alle spalle, quello inferiore non scende sotto i fianchi. Con le rotelle solo se non ci sono scale.

# Le scarpe

Velcro o elastico finché i lacci non sono un gioco vinto. Suola che non scivola, puntale rinforzato, fodera che respira. Due paia a rotazione durano più di due paia consumati uno dopo l'altro, perché hanno il tempo di asciugare.

# La divisa che non c'è

Scegliete due colori e comprate tutto intorno: ogni maglietta andrà con ogni pantalone, e la mattina si guadagnano cinque minuti.

- cinque magliette a manica corta e tre a manica lunga;
- due felpe con la cerniera, più facili da togliere di quelle da infilare;
- tre pantaloni con l'elastico, almeno uno che possa rovinarsi;
- una giacca impermeabile con il cappuccio.

> Se non si può sporcare, non è un vestito da scuola.

# Il nome su tutto

Un pennarello per tessuti sull'etichetta interna o le targhette da stirare. Le felpe identiche in una classe sono in media quattro: quella con il nome è l'unica che torna.

# Le macchie

L'inchiostro si tampona con alcool, l'erba con acqua e bicarbonato, la tempera con acqua fredda prima che asciughi. L'importante è non stirare una macchia: il calore la fissa per sempre.

# Lasciateli scegliere

Ogni sera, due possibilità già abbinate: decide lui, ma tra cose che vanno bene. È un piccolo esercizio di autonomia, riduce le trattative del mattino e insegna, senza dirlo, che cosa sta bene con che cosa.`,
    },
  ],
};
