/** Opening a list to whoever has its link, and closing it again. */
import type { WishlistData } from "~/loaders/wishlists";
import { Icon } from "~/ui/icon";

type Chosen = NonNullable<WishlistData["chosen"]>;

export function SharePanel({ list, here }: { list: Chosen; here: string }) {
  const { sharing } = list;
  return (
    <details className="sharing" open={sharing !== null}>
      <summary>
        <Icon name="share" />
        {sharing ? "Lista condivisa" : "Condividi"}
      </summary>
      {sharing ? (
        <>
          <p>
            Chi ha questo collegamento vede la lista con il nome “{sharing.name}”: i prodotti e i prezzi di
            oggi, niente di te.
          </p>
          <LinkToCopy link={sharing.link} />
          <form method="post" action={here}>
            <input type="hidden" name="atto" value="chiudi" />
            <input type="hidden" name="lista" value={list.id} />
            <button type="submit" className="linklike">
              Smetti di condividere
            </button>
          </form>
        </>
      ) : (
        <form method="post" action={here}>
          <input type="hidden" name="atto" value="condividi" />
          <input type="hidden" name="lista" value={list.id} />
          <input type="hidden" name="nome_lista" value={list.name} />
          <p className="field">
            <label htmlFor="nome-pubblico">Nome che vedranno gli altri</label>
            <input
              id="nome-pubblico"
              name="nome_pubblico"
              defaultValue={list.name}
              maxLength={60}
              autoComplete="off"
            />
          </p>
          <p className="hint">
            Chi riceve il collegamento vede i prodotti della lista, senza il tuo nome e senza le tue note.
            Puoi smettere di condividerla quando vuoi.
          </p>
          <button type="submit" className="button">
            Crea il collegamento
          </button>
        </form>
      )}
    </details>
  );
}

/** With scripts there is a button too (`browser/copy.ts`). */
function LinkToCopy({ link }: { link: string }) {
  return (
    <div className="line" data-copy={link} data-label="Copia link" data-copied="Link copiato">
      <label htmlFor="collegamento" className="vh">
        Collegamento della lista
      </label>
      <input id="collegamento" readOnly value={link} />
    </div>
  );
}
