/** Wishlists of members: the handlers of `wishlists`, and what other domains may ask about them. */
import type { HandlersOf } from "../handler";
import { changeItem } from "./changing";
import { addItem, listedItems, putItemBack, takeItem } from "./items";
import { checkProduct, createList, deleteList, giveList, listLists, rememberList, renameList } from "./lists";
import { copyList, sharedList, shareList, unshareList } from "./sharing";

export { savedProducts } from "./lists";

export const wishlists: HandlersOf<"wishlists"> = {
  lists: listLists,
  create: createList,
  rename: renameList,
  give: giveList,
  remember: rememberList,
  remove: deleteList,
  products: listedItems,
  add: addItem,
  change: changeItem,
  take: takeItem,
  putBack: putItemBack,
  check: checkProduct,
  share: shareList,
  unshare: unshareList,
  shared: sharedList,
  copy: copyList,
};
