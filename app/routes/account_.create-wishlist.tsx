/** `/account/create-wishlist`: a new list. */
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { pageMeta } from "~/lib/seo";
import { personalLoader } from "~/loaders/personal";
import type { ActFailure } from "~/loaders/wishlists";
import { Breadcrumbs } from "~/ui/breadcrumbs";

export { wishlistAction as action } from "~/loaders/wishlists";

export const handle = { styles: ["forms", "wishlists"] };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? pageMeta({
        title: `Crea una lista | ${data.site.name}`,
        path: "/account/create-wishlist",
        site: data.site,
        robots: "noindex, follow",
      })
    : [];

export const loader = personalLoader(async ({ context }) => {
  context.visitor.requireMember();
  const { name, origin } = context.site;
  return { site: { name, origin }, key: crypto.randomUUID() };
});

export default function CreateWishlist() {
  const { key } = useLoaderData<typeof loader>();
  const failure = useActionData<ActFailure>();
  return (
    <div className="block wishlist narrow">
      <Breadcrumbs
        items={[
          { name: "Home", href: "/" },
          { name: "Le mie Liste", href: "/account/wishlist" },
          { name: "Crea una lista", href: null },
        ]}
      />
      <h1>Crea una lista</h1>
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
        <p className="send">
          <button type="submit" className="button">
            Crea lista
          </button>
        </p>
      </form>
    </div>
  );
}
