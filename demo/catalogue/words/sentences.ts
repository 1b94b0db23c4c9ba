/**
 * Sentences of the descriptions, by family of goods. They are templates of `grammar.ts`: `[adjective]` agrees with the article,
 * `<singular|plural>` chooses; `{dettaglio}` is an ending of the name ('con tasche laterali'), `{taglio}` its cut.
 */

export interface Sentences {
  openings: readonly string[];
  middles: readonly string[];
  closings: readonly string[];
}

const clothing: Sentences = {
  openings: [
    "{questo} {dettaglio} <risolve|risolvono> in un attimo la domanda di ogni mattina: che cosa mi metto?",
    "{un} {taglio} che <sta|stanno> bene con tutto quello che c'è già nell'armadio.",
    "Linea pulita e particolari ben fatti: {questo} {dettaglio} <è [pensato]|sono [pensato]> per durare più di una stagione.",
    "Ci sono capi che si comprano per un'occasione e poi si indossano sempre: {questo} {taglio} <è|sono> tra quelli.",
    "{il} {taglio} di {marca} <unisce|uniscono> comodità e cura dei particolari.",
    "Semplice al primo sguardo, [curato] in ogni cucitura: così {marca} interpreta {il} {dettaglio}.",
    "Un classico riletto con misura: {il} {taglio} <accompagna|accompagnano> la giornata dal primo caffè all'aperitivo.",
    "{marca} firma {un} {dettaglio} dal carattere discreto, facile da abbinare.",
  ],
  middles: [
    "La vestibilità {vestibilita} lascia libertà di movimento senza perdere la linea.",
    "Le cuciture rinforzate tengono la forma lavaggio dopo lavaggio.",
    "Il taglio è studiato per valorizzare la figura, qualunque sia la taglia.",
    "Le rifiniture interne sono pulite come quelle esterne.",
    "Il colore è stato tinto in filo e resta intenso nel tempo.",
    "In valigia si <piega|piegano> bene e <torna|tornano> in ordine con una passata di ferro.",
  ],
  closings: [
    "[Perfetto] con un paio di sneakers bianche nel tempo libero, con una scarpa più elegante la sera.",
    "Da provare a strati, sotto un capospalla leggero o con una maglia sulle spalle.",
    "Per un acquisto sicuro consigliamo di scegliere la taglia abituale.",
    "Chi è tra due taglie può scegliere la più piccola per una linea asciutta, la più grande per stare più a proprio agio.",
    "[Adatto] all'ufficio come al fine settimana.",
    "Un'idea regalo che mette d'accordo gusti diversi.",
  ],
};

const sport: Sentences = {
  openings: [
    "[Pensato] per chi si allena davvero, {questo} {dettaglio} <segue|seguono> ogni movimento senza intralciare.",
    "{il} {taglio} di {marca} <nasce|nascono> per l'allenamento e <finisce|finiscono> per essere [indossato] tutti i giorni.",
    "Leggerezza, libertà e un tocco di colore: {questo} {dettaglio} <invita|invitano> a uscire di casa.",
    "Dalla palestra alla strada, {il} {dettaglio} di {marca} non <passa [inosservato]|passano [inosservato]>.",
    "Per la corsa del mattino o la passeggiata della domenica: {un} {taglio} su cui contare.",
  ],
  middles: [
    "Le cuciture piatte evitano gli sfregamenti anche nelle sessioni più lunghe.",
    "I pannelli traspiranti sono dove servono di più.",
    "La vestibilità {vestibilita} accompagna il corpo senza stringere.",
    "I materiali arrivano in buona parte da fibre riciclate.",
    "Dopo il lavaggio <asciuga|asciugano> in poco tempo e non <chiede|chiedono> il ferro.",
  ],
  closings: [
    "Si <abbina|abbinano> facilmente agli altri capi della linea sportiva.",
    "Consigliamo la taglia abituale; per una linea più aderente, una in meno.",
    "[Comodo] in palestra, [comodo] sul divano.",
    "Un buon motivo per rimettersi in moto.",
  ],
};

const footwear: Sentences = {
  openings: [
    "{questo} {dettaglio} <si infila|si infilano> al mattino e <si dimentica|si dimenticano> fino a sera.",
    "Passo dopo passo, {il} {taglio} di {marca} <conquista|conquistano> con una calzata comoda fin dal primo giorno.",
    "{un} {taglio} da indossare con naturalezza, in città e nel fine settimana.",
    "{marca} rinnova un modello molto amato: {il} {dettaglio} <ha|hanno> proporzioni nuove e la comodità di sempre.",
    "Belle da vedere, piacevoli da portare: <questa è la scarpa giusta|queste sono le scarpe giuste> per chi cammina molto.",
    "Il dettaglio che cambia l'insieme: {un} {dettaglio} che si <nota|notano> senza esagerare.",
  ],
  middles: [
    "Il plantare imbottito sostiene l'arco del piede e attutisce gli urti.",
    "La suola è flessibile e aderisce bene anche sul bagnato.",
    "La fodera interna traspira e non lascia segni.",
    "Il tallone è rinforzato e la calzata regolare: scegli il tuo numero abituale.",
    "Il montaggio è accurato, con incollature controllate una per una.",
  ],
  closings: [
    "Con i jeans o con un abito, il risultato è sempre equilibrato.",
    "Per chi ha il piede largo suggeriamo mezzo numero in più.",
    "Da tenere vicino alla porta, perché si <usa|usano> ogni giorno.",
    "Un acquisto che non passa di moda con la fine della stagione.",
  ],
};

const bags: Sentences = {
  openings: [
    "Dentro c'è posto per tutto: {questo} {dettaglio} <accompagna|accompagnano> la giornata con ordine.",
    "{il} {taglio} di {marca} <ha|hanno> la misura giusta, né troppo grande né troppo piccola.",
    "Linee morbide e una buona mano artigiana: {questo} {dettaglio} <si fa|si fanno> notare da vicino.",
    "{un} {taglio} da portare tutti i giorni, che con il tempo diventa un'abitudine.",
    "Quando l'accessorio fa l'insieme: {il} {dettaglio} di {marca} <basta|bastano> da [solo].",
  ],
  middles: [
    "L'interno è foderato, con una tasca a zip per le chiavi e una aperta per il telefono.",
    "Gli attacchi sono rinforzati e la ferramenta non perde colore.",
    "La forma resta stabile anche a pieno carico.",
    "I bordi sono tinti a mano in due passate.",
  ],
  closings: [
    "[Pratico] ogni giorno, [curato] quanto basta per un'occasione.",
    "Arriva con il suo sacchetto in cotone: un regalo già pronto.",
    "Si <pulisce|puliscono> in un attimo e <torna|tornano> come il primo giorno.",
    "<Sta|Stanno> bene in ogni stagione e con ogni cappotto.",
  ],
};

const accessories: Sentences = {
  openings: [
    "Basta poco per cambiare un abbinamento: {questo} {dettaglio} lo <fa|fanno> con discrezione.",
    "{il} {taglio} di {marca} <completa|completano> il guardaroba di tutti i giorni.",
    "{un} {taglio} da avere sempre a portata di mano.",
    "Un particolare curato: {il} {dettaglio} <si abbina|si abbinano> ai colori che usi di più.",
    "{marca} propone {un} {dettaglio} dal gusto essenziale.",
  ],
  middles: [
    "Le rifiniture sono pulite e i colori restano vivi.",
    "Ogni pezzo viene controllato prima di lasciare il laboratorio.",
    "<Pesa|Pesano> poco e <occupa|occupano> poco spazio: in borsa ci <sta|stanno> sempre.",
    "La lavorazione è quella di chi fa questo mestiere da anni.",
  ],
  closings: [
    "Un'idea regalo utile, adatta a tutti.",
    "Da scegliere in più colori, perché si <usa|usano> spesso.",
    "[Adatto] alla città, ai viaggi e alle gite fuori porta.",
    "Per tutti i giorni, senza pensarci troppo.",
  ],
};

export const adultSentences = { clothing, sport, footwear, bags, accessories };
