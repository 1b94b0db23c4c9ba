/** Sentences for jewellery, watches, beauty, underwear, the beach, children and infants; see sentences.ts. */
import type { Sentences } from "./sentences";

const jewellery: Sentences = {
  openings: [
    "{questo} {dettaglio} <cattura|catturano> la luce con delicatezza.",
    "{un} {taglio} da indossare da [solo] o insieme ad altri pezzi della collezione.",
    "{marca} disegna {un} {dettaglio} dal segno sottile, per accompagnare i gesti di ogni giorno.",
    "[Piccolo] nella forma, [grande] nel pensiero: {il} {taglio} di {marca} <è|sono> un regalo che resta.",
  ],
  middles: [
    "La lavorazione è fatta a mano in un laboratorio orafo italiano.",
    "La superficie è lucidata con cura e non graffia la pelle.",
    "Senza nichel e piacevole da portare anche per chi ha la pelle sensibile.",
    "<Arriva|Arrivano> in una scatola rigida, con il certificato del produttore.",
  ],
  closings: [
    "Un pensiero per un compleanno, una laurea o un giorno qualunque.",
    "Si <conserva|conservano> meglio lontano da profumi e creme.",
    "<Sta|Stanno> bene con una camicia bianca e con l'abito della festa.",
    "Da abbinare ad altri metalli senza paura.",
  ],
};

const watches: Sentences = {
  openings: [
    "{questo} {dettaglio} <segna|segnano> l'ora con precisione e con un certo stile.",
    "{il} {taglio} di {marca} <riprende|riprendono> le forme di una volta con una meccanica di oggi.",
    "{un} {taglio} facile da leggere, comodo da portare.",
    "Al polso <si vede|si vedono> appena, eppure si <nota|notano>: {il} {dettaglio} di {marca}.",
  ],
  middles: [
    "Il vetro è temprato e resiste ai piccoli urti di ogni giorno.",
    "Il cinturino si regola facilmente e si cambia in pochi secondi.",
    "La cassa è ben proporzionata e scivola sotto il polsino.",
    "Gli indici sono nitidi e si leggono bene anche con poca luce.",
  ],
  closings: [
    "Garanzia del produttore di due anni, scatola regalo compresa.",
    "Un regalo che si porta per anni.",
    "[Adatto] all'ufficio come al tempo libero.",
    "La batteria, dove prevista, dura in media due anni.",
  ],
};

const beauty: Sentences = {
  openings: [
    "{questo} {taglio} <trasforma|trasformano> un gesto quotidiano in un piccolo rito.",
    "{marca} propone {un} {taglio} semplice da usare, con ingredienti scelti uno a uno.",
    "Bastano pochi secondi al giorno: {il} {taglio} di {marca} <fa|fanno> il resto.",
    "{un} {taglio} da tenere in bagno o in borsa, sempre a portata di mano.",
  ],
  middles: [
    "La confezione è riciclabile e il dosaggio facile da controllare.",
    "È un prodotto di laboratorio italiano, controllato lotto per lotto.",
    "I test sono stati condotti su volontari, mai su animali.",
    "La consistenza è piacevole e il profumo non invade.",
  ],
  closings: [
    "Un'idea regalo per sé o per chi si vuole bene.",
    "Da usare con costanza per vedere il risultato.",
    "Una confezione dura in media due mesi.",
    "Chiudere bene dopo l'uso e conservare lontano dal sole.",
  ],
};

const underwear: Sentences = {
  openings: [
    "Sotto ogni abito serve una buona base: {questo} {taglio} <è|sono> [morbido] come piace a noi.",
    "{il} {taglio} di {marca} <si sente|si sentono> appena, dal mattino alla sera.",
    "Comodità prima di tutto: {un} {dettaglio} che <veste|vestono> bene e non <segna|segnano>.",
    "{marca} cura anche quello che non si vede: {il} {dettaglio} <ha|hanno> rifiniture piatte e morbide.",
  ],
  middles: [
    "Gli elastici tengono senza stringere.",
    "Dopo molti lavaggi <mantiene|mantengono> forma e colore.",
    "Le cuciture sono ridotte al minimo, per non dare fastidio.",
    "L'etichetta è stampata: niente che punga sulla pelle.",
  ],
  closings: [
    "Da scegliere nella propria taglia abituale.",
    "[Utile] da tenere sempre di scorta nel cassetto.",
    "[Adatto] a tutti i giorni e a tutte le stagioni.",
    "Un piccolo lusso quotidiano.",
  ],
};

const beach: Sentences = {
  openings: [
    "Sole, sale e {un} {taglio} che non <teme|temono> né l'uno né l'altro.",
    "{questo} {dettaglio} di {marca} <ha|hanno> già il sapore delle vacanze.",
    "Dalla spiaggia al chiosco: {il} {taglio} <sta|stanno> bene anche con una camicia aperta.",
    "Pochi tuffi e si capisce: {il} {dettaglio} <asciuga|asciugano> in fretta e non <si deforma|si deformano>.",
  ],
  middles: [
    "Il tessuto protegge dai raggi UV e resiste al cloro della piscina.",
    "Le cuciture elastiche seguono ogni movimento in acqua.",
    "I colori restano brillanti per tutta l'estate.",
    "La fodera interna è morbida e non trattiene la sabbia.",
  ],
  closings: [
    "Da mettere in valigia prima di tutto il resto.",
    "Sciacquare in acqua dolce e asciugare all'ombra per allungarne la vita.",
    "Per il mare, la piscina e il giardino di casa.",
    "Chi ama nuotare può scegliere una taglia in meno.",
  ],
};

const children: Sentences = {
  openings: [
    "Per correre, arrampicarsi e tornare a casa con qualche macchia: {questo} {dettaglio} <regge|reggono> il gioco.",
    "{il} {taglio} di {marca} <piace|piacciono> ai più piccoli e <mette|mettono> d'accordo i genitori.",
    "A scuola, al parco o alla festa di compleanno: {un} {taglio} per ogni giorno.",
    "Colori allegri e niente che dia fastidio: {questo} {dettaglio} si <mette|mettono> volentieri.",
    "{marca} conosce i ritmi dei bambini: {il} {dettaglio} <è [pratico]|sono [pratico]> e [resistente].",
  ],
  middles: [
    "La vestibilità comoda accompagna la crescita per più di una stagione.",
    "Si <infila|infilano> e si <sfila|sfilano> con facilità, anche senza l'aiuto dei grandi.",
    "Le cuciture sono doppie nei punti che si consumano prima.",
    "I materiali sono certificati per l'infanzia, senza sostanze nocive.",
  ],
  closings: [
    "Per i bambini che crescono in fretta consigliamo una taglia in più.",
    "Si <lava|lavano> senza pensieri e <torna|tornano> come il primo giorno.",
    "[Pronto] per l'intervallo, [pronto] per la domenica dai nonni.",
    "Un regalo utile che fa piacere aprire.",
  ],
};

const infants: Sentences = {
  openings: [
    "[Morbido] come un abbraccio, {questo} {dettaglio} <è [fatto]|sono [fatto]> per i primi mesi.",
    "{il} {taglio} di {marca} <è [pensato]|sono [pensato]> insieme a chi ogni giorno veste un neonato.",
    "Poche cose, ma giuste: {un} {taglio} non <manca|mancano> mai nel corredino.",
    "Tenerezza e praticità: {questo} {dettaglio} <rende|rendono> più facile il cambio.",
  ],
  middles: [
    "Le cuciture sono piatte e le etichette esterne, per non irritare la pelle.",
    "Ogni parte è senza nichel e controllata pezzo per pezzo.",
    "I coloranti sono certificati e sicuri anche se il bambino li porta alla bocca.",
    "Dove ci sono elastici, sono morbidi e non lasciano segni.",
  ],
  closings: [
    "Un pensiero dolce per una nascita o un battesimo.",
    "Si <lava|lavano> in lavatrice e <resta|restano> [morbido].",
    "La taglia indica l'età media: per i più cresciuti conviene la misura successiva.",
    "Da mettere nella borsa dell'ospedale insieme alle prime cose.",
  ],
};

export const fineSentences = { jewellery, watches, beauty, underwear, beach, children, infants };
