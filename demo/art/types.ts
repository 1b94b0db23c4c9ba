/** The words of the demo pictures: which shapes and fabrics exist, and what a drawing function is given. */
import type { Studio } from "./studio";

export const shapes = [
  "dress",
  "long-dress",
  "shirt",
  "blouse",
  "t-shirt",
  "top",
  "polo",
  "jumper",
  "cardigan",
  "hoodie",
  "blazer",
  "jacket",
  "down-jacket",
  "coat",
  "trousers",
  "jeans",
  "leggings",
  "joggers",
  "jumpsuit",
  "skirt",
  "shorts",
  "swimsuit",
  "bikini",
  "swim-shorts",
  "bra",
  "briefs",
  "boxer",
  "socks",
  "pyjamas",
  "trainers",
  "boots",
  "ankle-boots",
  "heels",
  "sandals",
  "loafers",
  "flip-flops",
  "slippers",
  "handbag",
  "tote",
  "backpack",
  "clutch",
  "belt",
  "wallet",
  "hat",
  "cap",
  "beanie",
  "scarf",
  "gloves",
  "sunglasses",
  "tie",
  "ring",
  "necklace",
  "earrings",
  "bracelet",
  "watch",
  "perfume",
  "lipstick",
  "cream",
  "nail-polish",
  "infant-body",
  "romper",
  "bib",
  "baby-shoes",
] as const;

export type Shape = (typeof shapes)[number];

export const patterns = [
  "plain",
  "striped",
  "checked",
  "dotted",
  "floral",
  "denim",
  "camouflage",
  "knit",
] as const;

export type Pattern = (typeof patterns)[number];

export type View = "front" | "second";

/** Draws one product into a studio of 800×1000. */
export type Draw = (studio: Studio, view: View) => void;

export type Family = Partial<Record<Shape, Draw>>;
