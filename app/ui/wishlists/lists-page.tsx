/** The member's lists and what the chosen one holds, at each of their addresses (product.md 'Wishlists'). */
import { useActionData, useLoaderData, useLocation, useSearchParams } from "@remix-run/react";
import { metaOf } from "~/lib/meta-of";
import { type ActFailure, listMessage } from "~/loaders/wishlist-acts";
import type { WishlistData, wishlistLoader } from "~/loaders/wishlists";
import { message } from "~/slots/message";
import { AccountFrame } from "../account-frame";
import { Failed } from "../failed";
import { Nothing } from "../nothing";
import { Slot } from "../slot";
import { EditPanel } from "./edit-panel";
import { ListBar } from "./list-bar";
import { ListStrip } from "./list-strip";
import { SavedGrid } from "./saved-grid";
import { TotalOf } from "./total";

export const listsHandle = { styles: ["listing", "nothing", "forms", "account", "wishlists", "ticks"] };

export const listsMeta = metaOf(() => ({
  title: "Le mie Liste",
  path: "/wishlist",
  robots: "noindex, follow",
}));

export function ListsPage() {
  const data = useLoaderData<typeof wishlistLoader>();
  const failure = useActionData<ActFailure>();
  const [search] = useSearchParams();
  // The question of a deletion tells its own.
  const isAsked = data.chosen !== null && search.has("elimina");
  return (
    <AccountFrame title="Le mie Liste" current="/account/wishlist" wide>
      <Failed>{!isAsked && failure?.sentence}</Failed>
      <Lists data={data} failure={failure} />
      {/* Always there, so that readers announce what comes into it. */}
      <div className="snackbar" role="status" data-fleeting="good">
        <Slot kind={message} of={{ form: listMessage }} />
      </div>
    </AccountFrame>
  );
}

function Lists({ data, failure }: { data: WishlistData; failure: ActFailure | undefined }) {
  const { pathname } = useLocation();
  const { lists, chosen, persons, items, total, sort, editing } = data;
  if (!lists)
    return (
      <Failed>
        Errore nel recupero delle liste. <a href="/wishlist">Riprova</a>
      </Failed>
    );
  if (!chosen)
    return (
      <Nothing
        text="Non hai ancora creato nessuna lista."
        hint="Crea la prima, oppure premi il cuore di un prodotto che ti piace."
        ways={[
          ["/account/create-wishlist", "Crea una lista"],
          ["/prodotti", "Guarda i prodotti"],
        ]}
      />
    );
  return (
    <>
      <ListStrip lists={lists} chosen={chosen.id} />
      <ListBar list={chosen} persons={persons} sort={sort} count={items?.length ?? 0} />
      {editing && (
        <EditPanel
          editing={editing}
          lists={lists}
          list={chosen.id}
          here={`${pathname}?list=${chosen.id}`}
          failure={failure?.act === "modifica" ? failure : undefined}
        />
      )}
      {items ? (
        <SavedGrid items={items} list={chosen.id} allEmpty={lists.every(({ count }) => count === 0)} />
      ) : (
        <Failed>
          Errore nel recupero dei prodotti. <a href={`?list=${chosen.id}`}>Riprova</a>
        </Failed>
      )}
      {total && <TotalOf total={total} />}
    </>
  );
}
