/** `/account/wishlist`: the member's lists. */
export { wishlistAction as action } from "~/loaders/wishlist-acts";
export { wishlistLoader as loader } from "~/loaders/wishlists";
export {
  ListsPage as default,
  listsHandle as handle,
  listsMeta as meta,
} from "~/ui/wishlists/lists-page";
