/** Banners 1 and 6 to 12, of the home page and the category pages (product.md 'Home', 'Landings'). */
import type { Shape } from "../art/types";

export interface DemoBanner {
  id: number;
  title: string;
  description: string;
  href: string;
  shapes: readonly Shape[];
  colours: readonly string[];
}

export const demoBanners: readonly DemoBanner[] = [
  {
    id: 1,
    title: "La nuova stagione è in vetrina",
    description:
      "Abiti, capispalla e accessori da donna: confronta i prezzi di tanti negozi e scegli il tuo.",
    href: "/prodotti?categoria=donna",
    shapes: ["long-dress", "handbag", "heels", "coat"],
    colours: ["corallo", "panna", "bordeaux", "cammello"],
  },
  {
    id: 6,
    title: "Capi che restano, prezzi che scendono",
    description: "Abbigliamento, scarpe e accessori da uomo in ribasso, dagli ultimi arrivati.",
    href: "/prodotti?categoria=uomo",
    shapes: ["blazer", "shirt", "trainers", "watch"],
    colours: ["blu-navy", "bianco", "cammello", "grigio"],
  },
  {
    id: 7,
    title: "Dalla scuola alle feste",
    description: "Le novità per bambine e ragazze: vestiti, scarpe e accessori.",
    href: "/prodotti?categoria=bambine-e-ragazze",
    shapes: ["dress", "cardigan", "backpack", "loafers"],
    colours: ["rosa", "lilla", "giallo", "bianco"],
  },
  {
    id: 8,
    title: "Borse per ogni giorno",
    description: "A mano, a tracolla, a spalla: la misura giusta al prezzo giusto.",
    href: "/prodotti?categoria=borse-donna",
    shapes: ["handbag", "tote", "clutch", "backpack"],
    colours: ["cammello", "bordeaux", "nero", "panna"],
  },
  {
    id: 9,
    title: "Pronti per l'intervallo",
    description: "Le novità per bambini e ragazzi: felpe, scarpe, zaini e accessori.",
    href: "/prodotti?categoria=bambini-e-ragazzi",
    shapes: ["hoodie", "jeans", "trainers", "backpack"],
    colours: ["azzurro", "blu", "giallo", "verde"],
  },
  {
    id: 10,
    title: "Morbido, pratico, sicuro",
    description: "Le novità per i primi mesi, dalle tutine alle scarpine.",
    href: "/prodotti?categoria=prima-infanzia",
    shapes: ["romper", "infant-body", "baby-shoes", "bib"],
    colours: ["panna", "azzurro", "rosa", "beige"],
  },
  {
    id: 11,
    title: "Scarpe: passo dopo passo",
    description: "Sneakers, stivali e décolleté dal 35 al 46, con le spese di spedizione in chiaro.",
    href: "/prodotti?categoria=scarpe-donna",
    shapes: ["ankle-boots", "heels", "trainers", "loafers"],
    colours: ["tortora", "nero", "bianco", "bordeaux"],
  },
  {
    id: 12,
    title: "Il guardaroba in ribasso",
    description: "Capispalla, abiti, scarpe e borse da donna a prezzo ridotto, dagli ultimi arrivati.",
    href: "/prodotti?categoria=donna&inSconto=true",
    shapes: ["coat", "handbag", "ankle-boots"],
    colours: ["verde", "cammello", "panna", "bordeaux"],
  },
];
