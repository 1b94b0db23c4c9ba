/** All kinds of things, in the order in which a feed's words are judged: particular ones first. */
import type { Kind } from "./kind";
import { accessories, giftCards, wholes } from "./kinds-accessories";
import { anyBag, bags } from "./kinds-bags";
import { anyBeauty, beauty } from "./kinds-beauty";
import { bottoms } from "./kinds-bottoms";
import { jackets } from "./kinds-jackets";
import { anyJewel, anyWatch, jewellery, watches } from "./kinds-jewellery";
import { lightShoes } from "./kinds-light-shoes";
import { anyShoe, shoes } from "./kinds-shoes";
import { tops } from "./kinds-tops";
import { underwear } from "./kinds-underwear";

export const kinds: readonly Kind[] = [
  ...giftCards,
  ...bags,
  ...watches,
  ...anyWatch,
  ...shoes,
  ...lightShoes,
  ...anyShoe,
  ...jewellery,
  ...anyJewel,
  ...beauty,
  ...anyBeauty,
  ...tops,
  ...jackets,
  ...bottoms,
  ...underwear,
  ...accessories,
  ...wholes,
  ...anyBag,
];
