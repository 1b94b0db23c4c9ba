/** Which occasions are sports: who asks for sport means each of them. */
import type { AttributeWords } from "./tables";

/** The occasion that all sports are. */
export const anySport = "Sport";

const sports = new Set(
  "Palestra,Corsa,Trekking,Calcio,Yoga,Padel,Sci,Bici,Danza,Basket,Pallavolo".split(","),
);

export function isSport({ facet, label }: AttributeWords): boolean {
  return facet === "occasion" && sports.has(label);
}
