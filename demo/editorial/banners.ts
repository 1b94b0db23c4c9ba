/** Banners 1 and 6 to 12, of the home page and the category pages (product.md 'Home', 'Landings'). */
/** Its picture is `banner-{id}`. */
export interface DemoBanner {
  id: number;
  title: string;
  description: string;
  href: string;
}

export const demoBanners: readonly DemoBanner[] = [
  {
    id: 1,
    title: "La nuova stagione è in vetrina",
    description:
      "Abiti, capispalla e accessori da donna: confronta i prezzi di tanti negozi e scegli il tuo.",
    href: "/prodotti?categoria=donna",
  },
  {
    id: 6,
    title: "Capi che restano, prezzi che scendono",
    description: "Abbigliamento, scarpe e accessori da uomo in ribasso, dagli ultimi arrivati.",
    href: "/prodotti?categoria=uomo",
  },
  {
    id: 7,
    title: "Dalla scuola alle feste",
    description: "Le novità per bambine e ragazze: vestiti, scarpe e accessori.",
    href: "/prodotti?categoria=bambine-e-ragazze",
  },
  {
    id: 8,
    title: "Borse per ogni giorno",
    description: "A mano, a tracolla, a spalla: la misura giusta al prezzo giusto.",
    href: "/prodotti?categoria=borse-donna",
  },
  {
    id: 9,
    title: "Pronti per l'intervallo",
    description: "Le novità per bambini e ragazzi: felpe, scarpe, zaini e accessori.",
    href: "/prodotti?categoria=bambini-e-ragazzi",
  },
  {
    id: 10,
    title: "Morbido, pratico, sicuro",
    description: "Le novità per i primi mesi, dalle tutine alle scarpine.",
    href: "/prodotti?categoria=prima-infanzia",
  },
  {
    id: 11,
    title: "Scarpe: passo dopo passo",
    description: "Sneakers, stivali e décolleté dal 35 al 46, con le spese di spedizione in chiaro.",
    href: "/prodotti?categoria=scarpe-donna",
  },
  {
    id: 12,
    title: "Il guardaroba in ribasso",
    description: "Capispalla, abiti, scarpe e borse da donna a prezzo ridotto, dagli ultimi arrivati.",
    href: "/prodotti?categoria=donna&inSconto=true",
  },
];
