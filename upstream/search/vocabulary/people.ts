/** Words for whom something is: what people type and what feeds say. Earlier lines win where a feed names several. */
import type { Audience } from "../../catalogue/taxonomy";
import { phrases } from "./kind";

export interface Person {
  label: string;
  audiences: readonly Audience[];
  /** Phrases that feeds and people use, every form of them. */
  words: readonly string[];
  /** Phrases that only people use. */
  typed: readonly string[];
}

const person = (label: string, audiences: Audience[], words: string, typed = ""): Person => ({
  label,
  audiences,
  words: phrases(words),
  typed: phrases(typed),
});

export const people: readonly Person[] = [
  person(
    "Neonato",
    ["neonato"],
    "neonato, neonata, neonati, neonate, prima infanzia, newborn, infant, infants, toddler, toddlers, baby, babies, bebe, 0-24",
    "bebè, lattante, nascituro, prematuro, primi mesi, nascita, neonatale, nido, nascituri, bimbi piccoli, neo nato, neonatino, neonatini, bebé, bebes, nuovo nato, appena nato, appena nata, primi passi bimbo, battesimo maschietto, battesimo femminuccia, poppante, lattanti, 0-3 mesi, prematuri",
  ),
  person(
    "Bambina",
    ["bambina"],
    "bambina, bambine, ragazza, ragazze, girl, girls",
    "bimba, bimbe, figlia, nipotina, ragazzina, ragazzine, bambine e ragazze, femminuccia, bimbetta, bambinetta, femminucce, figlie, bimbina, nipotine, ragazzetta, signorina, adolescente femmina, piccola principessa, principessa, alunna, comunicanda",
  ),
  person(
    "Bambini",
    ["bambina", "bambino"],
    "",
    "bambini, bimbi, kids, kid, children, infanzia, figli, bambini e bambine, teenager, teenagers, teen, teens, adolescente, adolescenti, figli piccoli, nipoti, nipote, nipotini, bimbi e ragazzi, giovanissimi, under 14, bambinesco, fratellini, bebè e bambini, scolari, bimbo e bimba",
  ),
  person(
    "Bambino",
    ["bambino"],
    "bambino, bambini, ragazzo, ragazzi, boy, boys, kid, kids, children, junior",
    "bimbo, figlio, nipotino, ragazzino, ragazzini, bambini e ragazzi, maschietto, bimbetto, maschietti, bimbini, ragazzetto, alunno, nipotini maschi, figlio maschio, bambinetto, bambin, giovanotto",
  ),
  person(
    "Donna",
    ["donna"],
    "donna, donne, women, womens, woman, ladies, lady, femminile, signora",
    "femmina, femminili, moglie, mamma, fidanzata, lei, signore donna, nonna, sorella, amica, festa della mamma, ragazza adulta, suocera, sposa, damigella, invitata, maestra, professoressa, educatrice, infermiera, zia, cugina, madrina, nuora, cognata, compagna, ragazza incinta, premaman, gravidanza, femmine, mamme, nonne, ragazza di 20 anni, donnina, donnine, neomamma, neo mamma, madre, incinta, gestante, allattamento, maternità, pre maman, prèmaman, sposina, signorine, casalinga, parrucchiera, dottoressa, segretaria, commessa, hostess, migliore amica, amiche, dama, woman donna, donna incinta, sorelle, zie, suocere, consuocera, signore eleganti, anziana, signora anziana, anziane, donna matura, festa della donna, 8 marzo, catechista, maestre, lady donna, mia moglie, ragazze adulte, diciottenne ragazza, donna curvy",
  ),
  person(
    "Uomo",
    ["uomo"],
    "uomo, uomi, uomini, men, mens, man, gentlemen, maschile, signore",
    "maschio, maschili, marito, papà, papa, fidanzato, lui, nonno, fratello, festa del papà, babbo, sposo, suocero, boyfriend regalo, zio, cugino, padrino, genero, cognato, compagno, invitato, maschi, papi, papino, padre, nonni, mariti, fidanzati, fratelli, zii, amico, amici, migliore amico, testimone uomo, professore, medico uomo, dottore, infermiere, cameriere, parrucchiere, anziano, anziani, signori, signore anziano, uom, manager, single uomo, festa del babbo, papá, ometto, suoceri, mister, boyfriend uomo",
  ),
];

/** Words of lives that only grown-ups lead: with them a 'ragazza' is a woman. */
export const grownWords: ReadonlySet<string> = new Set(
  "laurea laureanda discoteca ufficio colloquio nubilato celibato diciottesimo patente aperitivo lavoro adulta adulto".split(
    " ",
  ),
);
