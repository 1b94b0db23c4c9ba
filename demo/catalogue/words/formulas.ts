/** What beauty products rest on; the same shape as a material, but never part of a name. */
import type { Material } from "./fabrics";

function formula(
  label: string,
  composition: string,
  feel: string,
  care: string,
  subject = "La formula",
): Material {
  return { label, phrase: "", subject, composition: composition.split("; "), feel: feel.split("; "), care };
}

const skin = "Applicare sulla pelle pulita e asciutta";

export const formulas = {
  floreale: formula(
    "Note floreali",
    "Note di testa: bergamotto e pera. Cuore: gelsomino e peonia. Fondo: muschio bianco; Note di testa: mandarino. Cuore: rosa e fiore d'arancio. Fondo: vaniglia",
    "si apre fresca e lascia una scia di fiori bianchi; accompagna la giornata con un cuore di gelsomino",
    "Vaporizzare su polsi e collo a 15 cm di distanza",
    "La fragranza",
  ),
  agrumato: formula(
    "Note agrumate",
    "Note di testa: limone e pompelmo. Cuore: neroli. Fondo: legno di cedro; Note di testa: arancia amara. Cuore: rosmarino. Fondo: ambra chiara",
    "ricorda una terrazza sul mare in piena estate; dà subito una sensazione di energia e freschezza",
    "Vaporizzare su polsi e collo a 15 cm di distanza",
    "La fragranza",
  ),
  orientale: formula(
    "Note orientali",
    "Note di testa: zafferano. Cuore: rosa scura. Fondo: ambra e vaniglia; Note di testa: cannella. Cuore: incenso. Fondo: sandalo e tonka",
    "avvolge con un fondo caldo e speziato; è intensa, sensuale e persistente",
    "Vaporizzare su polsi e collo a 15 cm di distanza",
    "La fragranza",
  ),
  legnoso: formula(
    "Note legnose",
    "Note di testa: pepe nero. Cuore: vetiver. Fondo: cedro e muschio di quercia; Note di testa: bergamotto. Cuore: lavanda. Fondo: sandalo",
    "ha un carattere deciso e asciutto; unisce legni chiari e una punta di spezie",
    "Usare con moderazione dopo la rasatura o la doccia",
    "La fragranza",
  ),
  idratante: formula(
    "Formula idratante",
    "Con acido ialuronico e burro di karité; con olio di jojoba e vitamina E",
    "idrata a lungo senza ungere; si assorbe in pochi secondi e lascia una sensazione di comfort",
    skin,
  ),
  lunga: formula(
    "Lunga tenuta",
    "Senza parabeni e senza siliconi; con pigmenti purissimi e olio di ricino",
    "resta al suo posto fino a sera; ha un colore pieno fin dalla prima passata",
    "Stendere un velo sottile, lasciare asciugare e ripetere se serve",
  ),
  delicato: formula(
    "Formula delicata",
    "98% di ingredienti di origine naturale; senza alcol, coloranti e parabeni",
    "rispetta anche la pelle più sensibile; ha un profumo leggero e una consistenza soffice",
    "Uso esterno. Evitare il contatto con gli occhi",
  ),
  lenitivo: formula(
    "Formula lenitiva",
    "Con aloe vera, calendula e pantenolo; con avena e camomilla",
    "calma i rossori e protegge la pelle; rinfresca e dona sollievo immediato",
    skin,
  ),
} satisfies Record<string, Material>;
