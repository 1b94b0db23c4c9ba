/** CMS pages of the six women's category landings (spec 001 §2). */
import type { Shape } from "../art/types";
import { page } from "./page";

/** Pictures of their own: banners 7, 9 and 10 show children on the home page (docs/decisions/0020). */
export const womenBanners: Record<
  string,
  { shapes: readonly Shape[]; colours: readonly string[]; seed: number }
> = {
  "abbigliamento-donna": {
    shapes: ["blouse", "skirt", "coat", "long-dress"],
    colours: ["panna", "bordeaux", "cammello", "corallo"],
    seed: 21,
  },
  "accessori-donna": {
    shapes: ["hat", "sunglasses", "scarf", "belt"],
    colours: ["cammello", "nero", "corallo", "panna"],
    seed: 22,
  },
  "borse-donna": {
    shapes: ["handbag", "tote", "clutch", "backpack"],
    colours: ["cammello", "bordeaux", "nero", "panna"],
    seed: 23,
  },
  "gioielli-donna": {
    shapes: ["necklace", "earrings", "ring", "bracelet"],
    colours: ["oro", "argento", "rosa", "panna"],
    seed: 24,
  },
  "orologi-donna": {
    shapes: ["watch", "bracelet", "watch"],
    colours: ["oro", "argento", "bordeaux", "panna"],
    seed: 25,
  },
  "scarpe-donna": {
    shapes: ["ankle-boots", "heels", "trainers", "loafers"],
    colours: ["tortora", "nero", "bianco", "bordeaux"],
    seed: 26,
  },
};

export const womenPages = [
  page(
    "abbigliamento-donna",
    "Abbigliamento donna",
    "Abbigliamento donna online | Confronta i prezzi",
    "Vestiti, camicie, maglie, pantaloni e capispalla da donna: confronta taglie, prezzi e spedizioni di tanti negozi.",
    "abbigliamento donna, vestiti, camicie, jeans, cappotti",
    `
Dal vestito che risolve una cerimonia ai jeans di tutti i giorni: qui trovi l'abbigliamento da donna di molti negozi, con i prezzi uno accanto all'altro.

# Da dove cominciare

Un guardaroba che funziona parte da pochi capi facili da combinare: una camicia bianca, un paio di pantaloni dritti, un maglione di buona lana, un blazer. I pezzi più particolari, come una gonna plissettata o un abito a fiori, danno carattere a quello che hai già.

# Scegliere la taglia

Ogni marca veste a modo suo. Confronta la tabella del negozio con un capo che ti sta bene e, quando sei tra due misure, guarda la vestibilità: aderente, regolare o oversize.

# Leggere la composizione

Cotone e lino per il caldo, lana e cashmere per il freddo, viscosa per la caduta morbida. Una piccola percentuale di elastan rende più comodi pantaloni e jeans. Nella scheda di ogni prodotto trovi i materiali e i consigli di lavaggio.`,
  ),
  page(
    "scarpe-donna",
    "Scarpe donna",
    "Scarpe donna online | Sneakers, stivali, décolleté",
    "Sneakers, stivali, décolleté, sandali e ballerine da donna: confronta numeri disponibili, prezzi e spedizioni.",
    "scarpe donna, sneakers, stivali, décolleté, sandali",
    `
Le scarpe cambiano un abbinamento più di qualsiasi altro accessorio. In questa pagina confronti sneakers, stivali, décolleté, sandali, mocassini e ballerine dal numero 35 al 41.

# Comodità prima di tutto

Misura il piede la sera, quando è leggermente più gonfio, e controlla la larghezza della pianta. Per i tacchi alti un plateau o un tacco largo rendono l'appoggio più stabile.

# Pelle, camoscio o materiali alternativi

La pelle dura a lungo se la nutri con una crema neutra; il camoscio va protetto con uno spray; l'ecopelle si pulisce con un panno umido. Le sneakers in mesh sono le più leggere, quelle in pelle le più versatili.`,
  ),
  page(
    "borse-donna",
    "Borse donna",
    "Borse donna online | A mano, a tracolla, zaini",
    "Borse a mano, a spalla e a tracolla, shopper, zaini e pochette da donna: confronta misure, materiali e prezzi.",
    "borse donna, tracolla, shopper, zaini, pochette",
    `
Una borsa per il lavoro, una per il tempo libero, una piccola per la sera: il resto è piacere. Qui trovi borse a mano, a spalla e a tracolla, shopper, secchielli, zaini e pochette.

# Le misure contano

Se porti il computer controlla le dimensioni interne; per uso quotidiano bastano circa 25 centimetri di larghezza. La lunghezza della tracolla decide se la borsa si porta sul fianco o sotto il braccio.

# Farla durare

Alterna le borse, riempile di carta quando non le usi e conservale nel loro sacchetto. La pelle va tenuta lontana dal sole diretto e dalle fonti di calore.`,
  ),
  page(
    "accessori-donna",
    "Accessori donna",
    "Accessori donna online | Sciarpe, cinture, cappelli",
    "Sciarpe, foulard, cinture, cappelli, guanti e occhiali da sole da donna: piccoli dettagli, prezzi a confronto.",
    "accessori donna, sciarpe, cinture, cappelli, occhiali da sole",
    `
Un foulard al collo, una cintura in vita, un paio di occhiali da sole: con gli accessori lo stesso abito diventa un altro.

# Idee per abbinare

Scegli un solo accessorio protagonista e lascia gli altri in tono. Con un cappotto neutro funziona una sciarpa dal colore deciso; con una fantasia è meglio un accessorio in tinta unita.

# Un regalo facile

Gli accessori hanno spesso la taglia unica e si spediscono con poca spesa: per questo sono tra i regali più riusciti.`,
  ),
  page(
    "gioielli-donna",
    "Gioielli donna",
    "Gioielli donna online | Collane, orecchini, anelli",
    "Collane, orecchini, bracciali e anelli in argento, acciaio e ottone dorato: confronta i prezzi dei negozi.",
    "gioielli donna, collane, orecchini, bracciali, anelli",
    `
Sottili per tutti i giorni, più importanti per le occasioni: qui trovi gioielli in argento 925, acciaio inossidabile e ottone con bagno d'oro.

# Quale metallo scegliere

L'argento è luminoso e si lucida con un panno; l'acciaio resiste all'acqua e non si ossida; il bagno d'oro va tenuto lontano da profumi e creme. Chi ha la pelle sensibile può filtrare gli articoli senza nichel.

# La misura dell'anello

Avvolgi un filo intorno al dito, misuralo in millimetri e sottrai 40: otterrai la misura italiana.`,
  ),
  page(
    "orologi-donna",
    "Orologi donna",
    "Orologi donna online | Analogici, digitali, smartwatch",
    "Orologi da donna analogici, digitali, automatici e smartwatch: confronta casse, cinturini e prezzi.",
    "orologi donna, orologi analogici, smartwatch, cronografi",
    `
Un orologio racconta qualcosa di chi lo porta. Solo tempo, cronografo, digitale o smartwatch: confronta diametro della cassa, cinturino, resistenza all'acqua e prezzo.

# Come scegliere la cassa

Per un polso sottile sono comode le casse tra 28 e 34 millimetri; sopra i 38 l'orologio diventa protagonista.

# Resistenza all'acqua

Tre atmosfere bastano per la pioggia e il lavaggio delle mani, cinque per una doccia, dieci per il nuoto. La garanzia legale è di due anni e si fa valere presso il negozio che ha venduto l'orologio.`,
  ),
];
