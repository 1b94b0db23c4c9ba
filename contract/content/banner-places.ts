/** Where banners stand: the numbers are the specification's, whose home and landings share some; 12 is ours (product.md 'Home', 'Landings'). */
import places from "./banner-places.json";

export const bannerPlaces: Readonly<Record<number, string>> = places;
export const placeNumbers: readonly number[] = Object.keys(bannerPlaces).map(Number);
