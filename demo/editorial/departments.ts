/** The five departments and their areas: how menu, tiles and banners show them. */
import type { Shape } from "../art/types";

export interface Department {
  /** Slug of the root category. */
  slug: string;
  menuName: string;
  tile: readonly Shape[];
  colours: readonly string[];
  description: string;
}

export const departments: readonly Department[] = [
  {
    slug: "donna",
    menuName: "Donna",
    tile: ["long-dress", "handbag", "heels"],
    colours: ["corallo", "panna", "bordeaux", "cammello"],
    description:
      "Abbigliamento, scarpe, borse, accessori, gioielli e bellezza da donna: migliaia di articoli dei negozi partner, con prezzi e taglie a confronto.",
  },
  {
    slug: "uomo",
    menuName: "Uomo",
    tile: ["blazer", "trainers", "watch"],
    colours: ["blu-navy", "cammello", "grigio", "bianco"],
    description:
      "Dalla camicia da ufficio alle scarpe da running: la moda uomo dei negozi partner, con spedizioni e disponibilità aggiornate ogni giorno.",
  },
  {
    slug: "bambine-e-ragazze",
    menuName: "Bambina",
    tile: ["dress", "cardigan", "loafers"],
    colours: ["rosa", "lilla", "fucsia", "bianco"],
    description:
      "Vestiti, scarpe e accessori per bambine e ragazze da 4 a 14 anni: capi comodi per la scuola, il gioco e le feste.",
  },
  {
    slug: "bambini-e-ragazzi",
    menuName: "Bambino",
    tile: ["hoodie", "jeans", "backpack"],
    colours: ["azzurro", "blu", "giallo", "verde"],
    description:
      "Felpe, jeans, sneakers e zaini per bambini e ragazzi da 4 a 14 anni: materiali resistenti e prezzi a confronto.",
  },
  {
    slug: "prima-infanzia",
    menuName: "Neonato",
    tile: ["romper", "baby-shoes", "bib"],
    colours: ["panna", "azzurro", "rosa", "beige"],
    description:
      "Corredino, tutine, body, scarpine e prodotti delicati da 0 a 24 mesi: tutto il necessario per i primi mesi.",
  },
];

/** Shapes of the tiles of areas, by area. */
export const areaTiles: Record<string, readonly Shape[]> = {
  abbigliamento: ["shirt", "trousers", "jumper"],
  scarpe: ["trainers", "ankle-boots", "sandals"],
  borse: ["tote", "backpack", "clutch"],
  accessori: ["hat", "scarf", "sunglasses"],
  gioielli: ["necklace", "earrings", "bracelet"],
  orologi: ["watch", "bracelet", "watch"],
  bellezza: ["perfume", "cream", "lipstick"],
};
