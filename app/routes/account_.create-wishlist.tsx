/** `/account/create-wishlist`: a new list. */
import { useActionData, useLoaderData } from "@remix-run/react";
import { metaOf } from "~/lib/meta-of";
import { personalLoader } from "~/loaders/personal";
import type { ActFailure } from "~/loaders/wishlist-acts";
import { AccountFrame } from "~/ui/account-frame";
import { Send } from "~/ui/send";

export { wishlistAction as action } from "~/loaders/wishlist-acts";

export const handle = { styles: ["forms", "account", "wishlists"] };

export const meta = metaOf(() => ({
  title: "Crea una lista",
  path: "/account/create-wishlist",
  robots: "noindex, follow",
}));

export const loader = personalLoader(async ({ context }) => {
  context.visitor.requireMember();
  return { key: crypto.randomUUID() };
});

export default function CreateWishlist() {
  const { key } = useLoaderData<typeof loader>();
  const failure = useActionData<ActFailure>();
  return (
    <AccountFrame title="Crea una lista" current="/account/create-wishlist">
      <form method="post" className="form">
        <input type="hidden" name="atto" value="crea" />
        <input type="hidden" name="chiave" value={key} />
        <p className="field">
          <label htmlFor="nome">Nome della lista</label>
          <input
            id="nome"
            name="nome_lista"
            maxLength={60}
            defaultValue={failure?.name ?? ""}
            aria-invalid={failure !== undefined || undefined}
            aria-describedby={failure ? "nome-errore" : undefined}
            autoComplete="off"
            // biome-ignore lint/a11y/noAutofocus: the page is this field
            autoFocus
          />
          {failure && (
            <span className="mistake" id="nome-errore" role="alert">
              {failure.sentence}
            </span>
          )}
        </p>
        <Send>Crea lista</Send>
      </form>
    </AccountFrame>
  );
}
