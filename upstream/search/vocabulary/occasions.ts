/** Words for when things are worn: occasions and seasons. */
import { attributesOf } from "./attribute";

export const occasions = attributesOf(
  "occasion",
  `
  Tempo libero: casual | giornata libera
  Sport: sport, sports | sportivo, allenamento, allenarsi, sportiva sport, allenamenti, atletica, sportive
  Cerimonia: formal, wedding | matrimonio, matrimoni, cerimonie, invitata, testimone, sposa, comunione, cresima, battesimo, laurea, damigella, nozze, prima comunione, diciottesimo, gala, anniversario, rito civile, comunioni, cresime, lauree, sposi, invitati, testimoni, ricevimento, teatro, red carpet, gran sera, cerimonia religiosa, promessa, battesimi, matrimonio invitata, galà, cerimonie eleganti, nozze d'oro
  Festa: party | feste, capodanno, natale, discoteca, serata, compleanno, ballo, festa di compleanno, 18 anni festa, addio al nubilato, nubilato, addio al celibato, halloween, carnevale, san valentino, natalizio, natalizia, natalizi, natalizie, pasqua, ferragosto, disco, ballare, locale, concerto, festival, veglione, cenone, diciotto anni, festa 18 anni, festa diciottesimo, vigilia, party anni 80, sedici anni festa
  Sera: evening | da sera, cena, aperitivo, serale, cocktail, ristorante, appuntamento, serate, cene, apericena, elegante sera, uscire la sera, sera elegante
  Ufficio: office, work | lavoro, colloquio, business, professionale, riunione, meeting, smart working, lavorare, office look, colloqui, colloquio di lavoro, professionali
  Mare: beach | spiaggia, vacanza al mare, vacanze, crociera, vacanza, villaggio, barca, resort, al mare, da mare, spiagge, estate al mare, beach club, navigare
  Piscina: pool | nuoto, nuotare, acquagym, nuotata, in piscina
  Viaggio: travel | viaggi, viaggiare, aereo, weekend, treno, viaggio di nozze, luna di miele, gita, gite, in viaggio
  Palestra: gym, training | fitness, crossfit, pesi, spinning, zumba, aerobica, cardio, workout, body building, bodybuilding, ginnastica, pesistica, in palestra, da palestra, sala pesi
  Corsa: running | correre, jogging, maratona, run, runner, podismo, mezza maratona, corse, per correre, corsetta
  Trekking: hiking | montagna, escursionismo, camminata, camminare, passeggiata, passeggiate, passeggio, escursione, escursioni, arrampicata, alpinismo, ferrata, campeggio, outdoor, nordic walking, cammino, camminate, bosco, camping, gite in montagna, rifugio
  Calcio: football | calcetto, pallone, partita, stadio, futsal, calcio a 5, calciatore, calciatori
  Yoga: yoga | pilates, meditazione, stretching, yogi
  Padel: padel | tennis, paddle, padle, da padel, da tennis, tennista
  Scuola: school | asilo, elementari, elementare, medie, liceo, scolastico, recita, scuola materna, asilo nido, primo giorno di scuola, rientro a scuola
  Casa: home | da casa, in casa, relax, divano
  Notte: night | dormire
  Tutti i giorni: everyday | quotidiano, ogni giorno, giornata, quotidiana, quotidianità, ogni occasione
  Battesimo: baptism | battesimi
  Sci: | sciare, da sci, neve, snowboard, settimana bianca, sulla neve, ski
  Bici: | bicicletta, ciclismo, mtb, mountain bike, in bici, da bici, bike
  Danza: | danza classica, balletto, danza moderna, hip hop, saggio di danza
  Basket: | pallacanestro
  Pallavolo: | volley, pallavolo, beach volley
  Equitazione: | cavallo, a cavallo, ippica
  Moto: | motociclista, motociclismo, scooter, vespa, in moto
`,
);

/** The occasion that all sports are. */
export const anySport = "Sport";

const named = new Set("Palestra,Corsa,Trekking,Calcio,Yoga,Padel,Sci,Bici,Danza,Basket,Pallavolo".split(","));

export const sports = occasions.filter(({ label }) => named.has(label));

export const seasons = attributesOf(
  "season",
  `
  Estate: summer | estivo, estiva, estivi, estive, primaverile, primaverili, mezza stagione, mezzastagione, estivissimo, per l'estate, fresco, fresca, freschi, fresche, agosto, luglio
  Inverno: winter | invernale, invernali, autunnale, autunnali, caldo, calda, caldi, calde, pesante, pesanti, per l'inverno, termico, termica, termici, freddo, caldissimo, caldissima, caldissimi, pesantissimo, gennaio, inverno
  Primavera: spring
  Autunno: autumn, fall
  Tutte le stagioni: all seasons, all-weather | quattro stagioni
  Primavera/Estate: spring/summer, ss
  Autunno/Inverno: autumn/winter, aw
`,
);
