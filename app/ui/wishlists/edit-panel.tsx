/** A saved product to be changed: colour and size, how many, a note, another list. A part of the page, with or without scripts. */
import { wishlistLimits } from "contract/wishlists";
import type { ActFailure } from "~/loaders/wishlist-acts";
import type { WishlistData } from "~/loaders/wishlists";
import { ActButtons, ActForm } from "./act-form";

interface EditProps {
  editing: NonNullable<WishlistData["editing"]>;
  lists: NonNullable<WishlistData["lists"]>;
  list: number;
  here: string;
  failure: ActFailure | undefined;
}

export function EditPanel({ editing, lists, list, here, failure }: EditProps) {
  const { itemId, name, variants } = editing;
  // What was refused is shown as it was typed.
  const typed = { ...editing.fields, ...failure?.typed };
  return (
    <section className="edit-saved" aria-labelledby="modifica-titolo" id="modifica">
      <h3 id="modifica-titolo">Modifica {name}</h3>
      <ActForm
        act="modifica"
        list={list}
        item={itemId}
        action={`${here}&modifica=${itemId}#modifica`}
        className="form"
      >
        {variants.length > 1 && <VariantField variants={variants} chosen={typed.variante} />}
        <p className="field">
          <label htmlFor="modifica-quantita">Quantità</label>
          <input
            id="modifica-quantita"
            name="quantita"
            inputMode="numeric"
            maxLength={2}
            defaultValue={typed.quantita}
            autoComplete="off"
          />
        </p>
        <p className="field">
          <label htmlFor="modifica-nota">Nota</label>
          <textarea
            id="modifica-nota"
            name="nota"
            rows={2}
            maxLength={wishlistLimits.note}
            defaultValue={typed.nota}
          />
        </p>
        {lists.length > 1 && <ListField lists={lists} chosen={typed.nuova_lista} />}
        <ActButtons label="Salva" back={here} />
      </ActForm>
    </section>
  );
}

function VariantField({
  variants,
  chosen,
}: Pick<EditProps["editing"], "variants"> & { chosen: string | undefined }) {
  return (
    <p className="field">
      <label htmlFor="modifica-variante">Colore e taglia</label>
      <select id="modifica-variante" name="variante" defaultValue={chosen}>
        {chosen === "" && <option value="">Nessuna scelta</option>}
        {variants.map(({ id, label, available }) => (
          <option key={id} value={id}>
            {available ? label : `${label} (esaurito)`}
          </option>
        ))}
      </select>
    </p>
  );
}

function ListField({ lists, chosen }: Pick<EditProps, "lists"> & { chosen: string | undefined }) {
  return (
    <p className="field">
      <label htmlFor="modifica-lista">Lista</label>
      <select id="modifica-lista" name="nuova_lista" defaultValue={chosen}>
        {lists.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </select>
    </p>
  );
}
