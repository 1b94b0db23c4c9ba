/** Words for when things are worn: occasions and seasons. */
import { attributesOf } from "./attribute";

export const occasions = attributesOf(
  "occasion",
  `
  Tempo libero: casual | giornata libera
  Sport: sport, sports | sportivo, allenamento, allenarsi
  Cerimonia: formal, wedding | matrimonio, matrimoni, cerimonie, invitata, testimone, sposa, comunione, cresima, battesimo, laurea, damigella, nozze, prima comunione, diciottesimo, gala
  Festa: party | feste, capodanno, natale, discoteca, serata, compleanno, ballo
  Sera: evening | da sera, cena, aperitivo, serale
  Ufficio: office, work | lavoro, colloquio, business, professionale
  Mare: beach | spiaggia, vacanza al mare, vacanze, crociera
  Piscina: pool | nuoto
  Viaggio: travel | viaggi, viaggiare, aereo
  Palestra: gym, training | fitness, crossfit, pesi
  Corsa: running | correre, jogging, maratona
  Trekking: hiking | montagna, escursionismo, camminata
  Calcio: football | calcetto
  Yoga: yoga | pilates
  Padel: padel | tennis
  Scuola: school | asilo, elementari
  Casa: home | da casa
  Notte: night | dormire
  Tutti i giorni: everyday | quotidiano, ogni giorno
  Battesimo: baptism | battesimi
`,
);

export const seasons = attributesOf(
  "season",
  `
  Estate: summer | estivo, estiva, estivi, estive, primaverile, primaverili, mezza stagione
  Inverno: winter | invernale, invernali, autunnale, autunnali, caldo, calda, caldi, calde, pesante, pesanti
  Primavera: spring
  Autunno: autumn, fall
  Tutte le stagioni: all seasons, all-weather | quattro stagioni
  Primavera/Estate: spring/summer, ss
  Autunno/Inverno: autumn/winter, aw
`,
);
