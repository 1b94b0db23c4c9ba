/** `/prezzo-diverso?prodotto=…&offerta=…`: says that the store asks another price than we show (docs/decisions/0158). */
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAnswer } from "~/forms/answer";
import { TextField } from "~/forms/field";
import { FormFrame } from "~/forms/frame";
import { metaOf } from "~/lib/meta-of";
import { formatPrice } from "~/lib/money";
import { personalAction, personalLoader } from "~/loaders/personal";
import { priceReportAction, priceReportPath, priceReportView } from "~/loaders/price-report";
import { ProductLine } from "~/ui/product-line";

export const handle = { styles: ["forms", "wishlists"] };

export const meta = metaOf(() => ({
  title: "Prezzo diverso?",
  path: priceReportPath,
  robots: "noindex, nofollow",
}));

export const loader = personalLoader(priceReportView);
export const action = personalAction(priceReportAction);

const labels = { prezzo: "Prezzo che hai visto", nota: "Nota o indirizzo della pagina" };

export default function OtherPrice() {
  const { name, brand, picture, store, price, action, token, back } = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  return (
    <div className="block save-page save">
      <h1>Prezzo diverso?</h1>
      <ProductLine
        picture={picture}
        brand={brand}
        name={name}
        aside={`Da noi ${formatPrice(price.current, price.currency)}, venduto da ${store}`}
      />
      <p className="muted lead">
        Se il negozio chiede un altro prezzo, scrivici quale: lo controlliamo. Senza spedizione, per la stessa
        taglia e lo stesso colore.
      </p>
      <FormFrame
        id="segnalazione"
        name="segnalazione"
        action={action}
        token={token}
        answer={answer}
        submit="Segnala il prezzo"
        labels={labels}
      >
        <TextField name="prezzo" inputMode="decimal" required hint="In euro, ad esempio 49,90." />
        <TextField name="nota" />
      </FormFrame>
      <p className="back">
        <a href={back}>Torna al prodotto</a>
      </p>
    </div>
  );
}
