/** `/wishlist?list=…`: the member's lists; of a visitor without account the one list that this browser has. */
import { useActionData, useLoaderData } from "@remix-run/react";
import { metaOf } from "~/lib/meta-of";
import { personalAction, personalLoader } from "~/loaders/personal";
import { isVisitors, visitorListAction, visitorListLoader } from "~/loaders/visitor-list";
import { type ActFailure, actOnLists } from "~/loaders/wishlist-acts";
import { loadLists } from "~/loaders/wishlists";
import { ListsPage } from "~/ui/wishlists/lists-page";
import { VisitorList } from "~/ui/wishlists/visitor-list";

export { listsHandle as handle } from "~/ui/wishlists/lists-page";

export const loader = personalLoader((args) =>
  isVisitors(args) ? visitorListLoader(args) : loadLists(args),
);
export const action = personalAction((args) =>
  isVisitors(args) ? visitorListAction(args) : actOnLists(args),
);

export const meta = metaOf<typeof loader>((data) => ({
  title: "own" in data ? "La mia lista" : "Le mie Liste",
  path: "/wishlist",
  robots: "noindex, follow",
}));

export default function Wishlist() {
  const data = useLoaderData<typeof loader>();
  const failure = useActionData<ActFailure>();
  return "own" in data ? <VisitorList list={data} failure={failure} /> : <ListsPage />;
}
