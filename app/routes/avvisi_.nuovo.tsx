/** `/avvisi/nuovo?prodotto=…`, or with the filters of a listing: asks to be told when it gets cheaper. */
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAnswer } from "~/forms/answer";
import { EmailField, SelectField, TextField } from "~/forms/field";
import { FormFrame } from "~/forms/frame";
import { HumanCheck } from "~/forms/human";
import { PushFields } from "~/forms/push-fields";
import { metaOf } from "~/lib/meta-of";
import { alertAction, alertFormView } from "~/loaders/alert-form";
import { personalAction, personalLoader } from "~/loaders/personal";
import { ProductLine } from "~/ui/product-line";

export const handle = { styles: ["forms", "wishlists", "chips"] };

export const meta = metaOf(() => ({ title: "Avvisami", path: "/avvisi/nuovo", robots: "noindex, nofollow" }));

export const loader = personalLoader(alertFormView);
export const action = personalAction(alertAction);

const labels = { taglia: "Taglia", prezzo: "Prezzo che vorresti", canale: "Come", email: "Email" };

const waits = [
  "Sei offline: chiederemo l’avviso appena torna la connessione.",
  "La connessione è tornata: l’avviso è stato chiesto.",
  "L’avviso che volevi senza connessione non è stato creato. Riprova.",
] as const;

export default function NewAlert() {
  const { product, search, inSize, brand, member, action, token, back, pushKey } =
    useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  return (
    <div className="block save-page save">
      <Wanted product={product} search={search} brand={brand} />
      {inSize && (
        <p className="sized">
          <a className="chip" href={inSize.href} aria-current={inSize.isOn ? "true" : undefined}>
            Solo la mia taglia ({inSize.label})
          </a>
        </p>
      )}
      <FormFrame
        id="avviso"
        name="avviso"
        action={action}
        token={token}
        answer={answer}
        submit={brand ? "Segui" : "Avvisami"}
        labels={labels}
        waits={waits}
      >
        {product && product.sizes.length > 0 && (
          <SelectField
            name="taglia"
            empty="Qualsiasi taglia"
            chosen={product.size}
            options={product.sizes.map(({ label, available }): [string, string] => [
              label,
              available ? label : `${label} – esaurita`,
            ])}
            hint={`${product.isOwn ? "È scelta la tua. " : ""}Di una taglia esaurita ti diciamo quando torna.`}
          />
        )}
        {product && (
          <TextField
            name="prezzo"
            inputMode="decimal"
            hint={`In euro, ad esempio 49,90. Senza, basta che ${product.gone ? "torni" : "il prezzo scenda"}.`}
            aside={product.hint}
          />
        )}
        {!brand && <Ways chosen={answer?.values.canale} email={member?.email} pushKey={pushKey} />}
        {member ? (
          !member.confirmed && (
            <p className="hint">
              Per le email conferma prima il tuo indirizzo: <a href="/account/info">vai al tuo account</a>.
            </p>
          )
        ) : (
          <EmailField
            hint={`Serve solo per l'avviso: ti chiediamo di confermarlo.${brand ? "" : " Per il feed non occorre."}`}
          />
        )}
        <HumanCheck />
      </FormFrame>
      <p className="back">
        <a href={back}>Torna indietro</a>
        {member && (
          <>
            {" · "}
            <a href="/avvisi">I tuoi avvisi</a>
          </>
        )}
      </p>
    </div>
  );
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

/** What the news are about. */
function Wanted({ product, search, brand }: Pick<Loaded, "product" | "search" | "brand">) {
  if (brand)
    return (
      <>
        <h1>Segui {brand.name}</h1>
        <p className="muted lead">
          Ti scriviamo le novità una volta la settimana, in una sola email per tutte le marche che segui; se
          non ce ne sono non scriviamo. Termini con un clic. Senza email c’è il{" "}
          <a href={brand.feed}>feed Atom</a> della marca.
        </p>
      </>
    );
  return (
    <>
      <h1>{headingOf(product)}</h1>
      {product ? <ProductLine {...product} aside={asideOf(product)} /> : <p className="saving">{search}</p>}
      <p className="muted lead">
        {promiseOf(product)}: un'email al giorno al massimo, e lo termini con un clic.
      </p>
    </>
  );
}

function headingOf(product: Loaded["product"]): string {
  if (!product) return "Avvisami di novità e ribassi";
  return product.gone ? "Avvisami quando torna" : "Avvisami se scende";
}

function asideOf({ now, gone, size }: NonNullable<Loaded["product"]>): string | null {
  return gone && size !== "" ? `Taglia ${size} esaurita` : now;
}

function promiseOf(product: Loaded["product"]): string {
  if (!product) return "Ti diciamo quando arrivano novità o i prezzi scendono tra questi risultati";
  if (product.gone) {
    const size = product.size === "" ? "" : ` in taglia ${product.size}`;
    return `Ti diciamo una volta quando qualcuno lo ha di nuovo${size}`;
  }
  return "Ti diciamo quando il prezzo scende di almeno il 3 per cento, o arriva dove vuoi tu";
}

interface WaysProps {
  chosen: string | undefined;
  email: string | undefined;
  pushKey: string | null;
}

function Ways({ chosen, email, pushKey }: WaysProps) {
  const isOther = chosen === "feed" || chosen === "push";
  return (
    <fieldset className="ways">
      <legend>Come vuoi saperlo</legend>
      <label>
        <input type="radio" name="canale" value="email" defaultChecked={!isOther} />
        {email ? `Per email, a ${email}` : "Per email"}
      </label>{" "}
      <label>
        {/* Its answer names the feed's address, once. */}
        <input type="radio" name="canale" value="feed" defaultChecked={chosen === "feed"} data-now="" />
        Con un feed Atom privato
      </label>
      {pushKey && (
        <>
          <label data-push={pushKey}>
            {/* Its answer names the list of who has neither account nor address, once. */}
            <input type="radio" name="canale" value="push" defaultChecked={chosen === "push"} data-now="" />
            Con una notifica su questo dispositivo
          </label>
          <PushFields />
          <noscript>
            <p className="hint">Le notifiche sul dispositivo si attivano solo con JavaScript.</p>
          </noscript>
        </>
      )}
    </fieldset>
  );
}
