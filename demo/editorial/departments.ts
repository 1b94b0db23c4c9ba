/** The five departments and their areas: how menu, tiles and banners show them. */
export interface Department {
  /** Slug of the root category. */
  slug: string;
  menuName: string;
  description: string;
}

export const departments: readonly Department[] = [
  {
    slug: "donna",
    menuName: "Donna",
    description:
      "Abbigliamento, scarpe, borse, accessori, gioielli e bellezza da donna: migliaia di articoli dei negozi partner, con prezzi e taglie a confronto.",
  },
  {
    slug: "uomo",
    menuName: "Uomo",
    description:
      "Dalla camicia da ufficio alle scarpe da running: la moda uomo dei negozi partner, con spedizioni e disponibilità aggiornate ogni giorno.",
  },
  {
    slug: "bambine-e-ragazze",
    menuName: "Bambina",
    description:
      "Vestiti, scarpe e accessori per bambine e ragazze da 4 a 14 anni: capi comodi per la scuola, il gioco e le feste.",
  },
  {
    slug: "bambini-e-ragazzi",
    menuName: "Bambino",
    description:
      "Felpe, jeans, sneakers e zaini per bambini e ragazzi da 4 a 14 anni: materiali resistenti e prezzi a confronto.",
  },
  {
    slug: "prima-infanzia",
    menuName: "Neonato",
    description:
      "Corredino, tutine, body, scarpine e prodotti delicati da 0 a 24 mesi: tutto il necessario per i primi mesi.",
  },
];
