/** Every shape with the function that draws it. */
import { accessories } from "./accessories";
import { bags } from "./bags";
import { beauty } from "./beauty";
import { bottoms } from "./bottoms";
import { dresses } from "./dresses";
import { infants } from "./infants";
import { jewellery } from "./jewellery";
import { outerwear } from "./outerwear";
import { sets } from "./sets";
import { shoes } from "./shoes";
import { lightShoes } from "./shoes-open";
import { tops } from "./tops";
import type { Draw, Family, Shape } from "./types";
import { underwear } from "./underwear";

const drawn: Family = {
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
  ...accessories,
  ...infants,
  ...sets,
};

export const families = drawn as Record<Shape, Draw>;
