/** Every shape with the function that draws it. */
import { bags } from "./bags";
import { beauty } from "./beauty";
import { bottoms } from "./bottoms";
import { dresses } from "./dresses";
import { jewellery } from "./jewellery";
import { outerwear } from "./outerwear";
import { shoes } from "./shoes";
import { lightShoes } from "./shoes-open";
import { tops } from "./tops";
import type { Draw, Shape } from "./types";
import { underwear } from "./underwear";

export const families = {
  ...tops,
  ...bottoms,
  ...dresses,
  ...outerwear,
  ...underwear,
  ...shoes,
  ...lightShoes,
  ...bags,
  ...jewellery,
  ...beauty,
} as Record<Shape, Draw>;
