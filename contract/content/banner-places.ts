/** Where banners stand: the numbers are the specification's, whose home and landings share some; 12 is ours (product.md 'Home', 'Landings'). */

export const bannerPlaces: Readonly<Record<number, string>> = {
  1: "Home, in apertura",
  6: "Home, Offerte Uomo; pagina Abbigliamento donna",
  7: "Home, Bambine e Ragazze; pagina Accessori donna",
  8: "Pagina Borse donna",
  9: "Home, Bambini e Ragazzi; pagina Gioielli donna",
  10: "Home, Prima Infanzia; pagina Orologi donna",
  11: "Pagina Scarpe donna",
  12: "Home, Offerte Donna",
};

export const placeNumbers: readonly number[] = Object.keys(bannerPlaces).map(Number);
