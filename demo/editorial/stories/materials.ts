/** Articles on fabrics and other materials. */
import type { DemoSection } from "./story";

export const materials: DemoSection = {
  category: "Materiali",
  stories: [
    {
      title: "Lino: perché costa, quanto dura, come riconoscerlo",
      author: "ludovico",
      daysAgo: 9,
      summary:
        "La fibra più antica è anche la più fresca. Una guida per scegliere quello buono e amarne le pieghe.",
      tags: ["lino", "estate", "tessuti"],
      scene: {
        shapes: ["shirt", "trousers", "dress", "hat"],
        colours: ["beige", "bianco", "azzurro", "cammello"],
      },
      mentions: ["camicie-donna", "camicie-uomo", "pantaloni-donna", "vestiti-donna"],
      text: `
Il lino si semina in primavera, fiorisce per un solo giorno e viene strappato da terra con tutta la radice, per non perdere un centimetro di fibra. Poi resta nei campi a macerare sotto la rugiada. Prima di diventare una camicia passano mesi, e si capisce perché non costi come il cotone.

# Perché è fresco

La fibra è cava e assorbe fino a un quinto del suo peso in umidità senza sembrare bagnata. Poi la cede in fretta all'aria: è questo andirivieni a rinfrescare la pelle. Inoltre è rigida, sta leggermente discosta dal corpo e lascia circolare l'aria.

# Come riconoscerlo

- Al **tatto** è fresco e un po' cartoso; con i lavaggi diventa morbido.
- Alla **vista** mostra fiammature, cioè tratti di filo più grossi. Se è perfettamente regolare, probabilmente è misto.
- Alla **piega** tiene il segno: stringetelo nel pugno per qualche secondo.
- Sull'**etichetta** cercate "100 % lino". "Effetto lino" significa un'altra cosa.

> Le pieghe del lino non sono un difetto: sono la sua firma.

# Puro o misto

Con il cotone costa meno e si stropiccia poco; con la viscosa cade morbido e perde un po' di freschezza; con una piccola parte di elastan veste meglio sui pantaloni. Per una camicia estiva il puro resta imbattibile, tra i 130 e i 170 grammi al metro quadro.

# Lavarlo e stirarlo

Sopporta i 40 gradi e anche di più se è bianco, ma soffre le centrifughe forti, che spezzano la fibra lungo la piega. Riempite poco il cestello, stendetelo bagnato e tirato con le mani. Stirate quando è ancora umido, al rovescio se è scuro, con il ferro su tre punti. Oppure non stiratelo affatto: appeso bene, a molti piace così.

# Quanto dura

Il lino è la fibra naturale più resistente e migliora per anni. Le lenzuola delle nonne lo dimostrano. Calcolate il costo per ogni volta che lo indosserete, estate dopo estate: è lì che il prezzo comincia a sembrare piccolo.`,
    },
    {
      title: "Cashmere onesto: sei domande prima di pagarlo",
      author: "ludovico",
      daysAgo: 27,
      summary:
        "Fili, finezza, lunghezza della fibra: che cosa guardare perché un maglione morbido resti tale dopo il primo inverno.",
      tags: ["cashmere", "lana", "qualità"],
      scene: {
        shapes: ["jumper", "scarf", "beanie", "gloves"],
        colours: ["cammello", "panna", "grigio", "bordeaux"],
      },
      mentions: ["maglie-donna", "maglie-uomo", "sciarpe-uomo", "cappelli-donna"],
      text: `
Una capra cashmere produce ogni anno, pettinata a mano, più o meno quello che serve per un terzo di maglione. Il resto della storia, compreso il prezzo, discende da qui. Ma non tutto il cashmere è uguale, e il più morbido in negozio non è sempre il migliore a casa.

# 1. Che cosa dice l'etichetta?

Cercate "100 % cashmere". Le miste con lana o seta possono essere ottime, purché la percentuale sia scritta. "Cashmere feeling" non contiene cashmere.

# 2. Quanti fili?

Un filo ritorto da due capi è il minimo per un maglione che tenga la forma. Il capo singolo è leggero ed economico, ma si buca presto sui gomiti. Tre o quattro capi sono per l'inverno serio.

# 3. La fibra è lunga?

Strofinate il tessuto con il palmo per dieci secondi. Se compaiono subito dei peli, la fibra è corta e farà molti pallini. Qualche pallino nei primi giorni è normale: sono i residui della filatura.

> La morbidezza si compra, la durata si controlla.

# 4. La maglia è fitta?

Guardatela controluce: deve passare poca luce, in modo uniforme. Poi tiratela di due dita in larghezza e lasciatela: se torna a posto, la densità è giusta. Una maglia molle sarà larga dopo un mese.

# 5. È già troppo morbido?

Un cashmere esageratamente vellutato in negozio è stato spesso lavato molte volte per piacere alla mano: parte della sua vita è già stata spesa. Quello buono all'inizio è asciutto e si apre con i lavaggi.

# 6. Chi ripara?

Un marchio serio rammenda, o almeno vende il filo. È un buon segno anche se non ve ne servirete mai.

# E il prezzo?

Sotto una certa cifra la materia prima semplicemente non ci sta. Diffidate degli sconti enormi su prezzi di partenza altrettanto enormi: sulla pagina di ogni prodotto, qui su Vetrina, la storia del prezzo mostra quanto costava davvero nei mesi scorsi. Un maglione onesto, lavato a mano e fatto riposare tra un giorno e l'altro, passa i dieci inverni.`,
    },
    {
      title: "Pelle, camoscio, ecopelle: che cosa stiamo comprando",
      author: "ludovico",
      daysAgo: 82,
      summary:
        "Tre nomi e molte differenze. Come leggere il simbolo, riconoscere la concia e scegliere secondo l'uso.",
      tags: ["pelle", "borse", "qualità"],
      scene: {
        shapes: ["handbag", "jacket", "ankle-boots", "belt"],
        colours: ["cammello", "nero", "bordeaux", "marrone"],
      },
      mentions: [
        "borse-a-mano-donna",
        "giacche-donna",
        "cinture-uomo",
        "borse-a-spalla-donna",
        "portafogli-uomo",
      ],
      text: `
La parola "pelle" in Italia è protetta: si può usare soltanto per la pelle animale che ha conservato la propria struttura. Tutto il resto deve chiamarsi in un altro modo, anche quando l'aspetto inganna. Sapere come si chiama aiuta a pagarlo il giusto.

# Pieno fiore

È lo strato esterno, con i pori e le piccole cicatrici dell'animale lasciati in vista. È il più resistente e con gli anni prende una patina lucida. Costa di più perché serve una pelle quasi perfetta.

# Fiore corretto e crosta

Nel primo caso la superficie è stata levigata e poi stampata, per renderla uniforme: meno pregiata, più facile da pulire. La crosta è lo strato inferiore; scamosciata o ricoperta, va benissimo per le fodere e per gli accessori economici, meno per un manico che deve reggere.

# Camoscio e nabuk

Il primo ha il pelo della faccia interna, il secondo nasce dal fiore smerigliato ed è più resistente. Entrambi temono l'acqua: proteggeteli prima di usarli.

> La pelle buona non è quella senza segni: è quella che i segni li porta bene.

# E l'ecopelle?

Il nome, per norma, indica pelle vera conciata riducendo l'impatto ambientale. Nel linguaggio comune si usa invece per i tessuti ricoperti di poliuretano o PVC, che dovrebbero chiamarsi similpelle o materiale sintetico. Costano poco, non richiedono cure e non usano animali, ma dopo qualche anno la superficie si sfoglia e non si ripara.

# Come orientarsi

- **Guardate il bordo tagliato**: nella pelle vera si vedono fibre irregolari, nel sintetico una tela.
- **Premete con il dito**: la pelle fa piccole rughe che poi spariscono.
- **Cercate il simbolo**: la sagoma di una pelle stesa indica pelle, un rombo indica altri materiali, una trama indica tessuto.
- **Annusate**: la concia al vegetale profuma di legno.

# Scegliere secondo l'uso

Per la borsa di tutti i giorni, pieno fiore o un buon fiore corretto. Per una borsa di un colore di stagione, un sintetico ben cucito ha perfettamente senso. Per una cintura, sempre una striscia unica di cuoio: quelle incollate si aprono sul foro.`,
    },
    {
      title: "Piuma o imbottitura sintetica? Scegliere il piumino giusto",
      author: "ludovico",
      daysAgo: 15,
      summary:
        "Potere di riempimento, fodera, cuciture: i numeri che contano e quelli messi lì per fare bella figura.",
      tags: ["piumini", "inverno", "qualità"],
      scene: {
        shapes: ["down-jacket", "beanie", "gloves", "boots"],
        colours: ["blu", "arancione", "grigio", "bianco"],
      },
      mentions: ["piumini-donna", "piumini-uomo", "gilet-uomo", "guanti-donna"],
      text: `
Un piumino non scalda: trattiene. Il calore è il vostro, e il compito dell'imbottitura è imprigionare aria ferma tra voi e l'inverno. Da questo punto di vista piuma e fibra fanno lo stesso mestiere, con pregi diversi.

# Piumino e piume non sono la stessa cosa

Il piumino è il fiocco morbido del petto di oche e anatre; la piuma ha il rachide, è più pesante e punge. Sull'etichetta leggerete due percentuali, per esempio 90/10: novanta parti di piumino e dieci di piumette. Più alto è il primo numero, più il capo è leggero e caldo.

# Il potere di riempimento

Si misura in pollici cubi, spesso scritto FP o "cuin". Da 550 in su è buono, oltre 700 è ottimo. Ma conta anche quanta piuma c'è: un 800 sottilissimo scalda meno di un 600 generoso. Se il peso dell'imbottitura è indicato, guardate tutti e due.

> Il caldo è aria che sta ferma.

# La fibra sintetica

Scalda anche da bagnata, asciuga in fretta, si lava senza pensieri e costa meno. Pesa un po' di più e dopo alcuni inverni si appiattisce. È la scelta giusta per chi va in bicicletta, vive in città piovose, o ha figli che si rotolano nella neve.

# Le cuciture

Se sono passanti, cioè attraversano i due strati, lungo ogni riga passa un filo di freddo: va bene per l'autunno. Nei capi più caldi le camere sono separate da piccole pareti interne. Controllate che non escano piumette dalle cuciture già in negozio.

- Per l'**autunno**: cento grammi, taglio corto, da portare sotto il cappotto.
- Per la **città**: lunghezza a metà coscia, cappuccio staccabile.
- Per la **montagna**: camere separate, tessuto esterno impermeabile.

# Da dove viene

Cercate le certificazioni che garantiscono piuma non strappata ad animali vivi e la tracciabilità della filiera; se preferite evitare del tutto le materie animali, la fibra riciclata offre ormai ottimi risultati.

# Quanto spendere

I prezzi scendono due volte, a novembre e a gennaio. Guardate la storia del prezzo prima di decidere: un ribasso vero si riconosce perché non era preceduto da un rialzo.`,
    },
  ],
};
