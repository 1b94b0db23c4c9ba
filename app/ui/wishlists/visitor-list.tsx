/** `/wishlist` of a visitor without account: what they have saved, with the log-in beside it. */

import type { VisitorListData } from "~/loaders/visitor-list";
import { type ActFailure, listMessage } from "~/loaders/wishlist-acts";
import { message } from "~/slots/message";
import { Breadcrumbs } from "../breadcrumbs";
import { Failed } from "../failed";
import { Slot } from "../slot";
import { ActForm } from "./act-form";
import { SortLinks } from "./list-bar";
import { Invitation } from "./save-panel";
import { SavedGrid } from "./saved-grid";
import { TotalOf } from "./total";

export function VisitorList({ list, failure }: { list: VisitorListData; failure: ActFailure | undefined }) {
  const { own, sort, total } = list;
  return (
    <div className="block wishlist visitor-list">
      <Breadcrumbs
        items={[
          { name: "Home", href: "/" },
          { name: "La mia lista", href: null },
        ]}
      />
      <h1>La mia lista</h1>
      <Failed>{failure?.sentence}</Failed>
      <Invitation next="/wishlist" />
      {own ? (
        <>
          <h2 className="vh">Prodotti salvati</h2>
          {own.length > 1 && <SortLinks here="/wishlist" sort={sort} />}
          <SavedGrid items={own} list={null} allEmpty />
        </>
      ) : (
        <Failed>
          Errore nel recupero dei prodotti. <a href="/wishlist">Riprova</a>
        </Failed>
      )}
      {total && <TotalOf total={total} />}
      {own !== null && own.length > 0 && <Forgetting />}
      {/* Always there, so that readers announce what comes into it. */}
      <div className="snackbar" role="status" data-fleeting="good">
        <Slot kind={message} of={{ form: listMessage }} />
      </div>
    </div>
  );
}

function Forgetting() {
  return (
    <ActForm act="svuota" list={null} action="/wishlist" className="forgetting">
      <p className="muted">
        La lista è di questo browser e resta per 90 giorni dall’ultima modifica; quando accedi passa nelle tue
        liste.
      </p>
      <p>
        <button type="submit" className="linklike">
          Svuota la lista
        </button>
      </p>
    </ActForm>
  );
}
