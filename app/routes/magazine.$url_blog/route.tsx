/** `/magazine/{url_blog}`: an article with its author, tags and the products that it mentions (product.md 'Magazine'). */
import type { MetaFunction } from "@remix-run/cloudflare";
import { isRouteErrorResponse, useLoaderData, useLocation, useRouteError } from "@remix-run/react";
import { ErrorPage } from "~/ui/error-page";
import { GridSkeleton, ProductGrid } from "~/ui/product-card";
import { DeferredSection } from "~/ui/section";
import { StoryCard } from "~/ui/story-card";
import { Article } from "./article";
import { loader } from "./loader";
import { articleMeta } from "./meta";

export const handle = { styles: ["prose", "stories", "reading"] };

export const meta: MetaFunction<typeof loader> = ({ data, error }) => articleMeta(data, error);

export { loader };

export default function MagazineArticle() {
  const { blog, products, further } = useLoaderData<typeof loader>();
  return (
    <>
      <Article blog={blog} />
      <DeferredSection
        heading="Prodotti menzionati"
        className="mentioned"
        promise={products}
        fallback={<GridSkeleton count={4} />}
        error="I prodotti menzionati non si possono mostrare adesso."
      >
        {(cards) => (cards.length > 0 ? <ProductGrid cards={cards} eagerCount={0} /> : null)}
      </DeferredSection>
      {further.length > 0 && (
        <section className="block further" aria-labelledby="ancora">
          <h2 id="ancora">Continua a leggere</h2>
          <ul className="mag-grid">
            {further.map((story) => (
              <li key={story.href}>
                <StoryCard story={story} heading="h3" />
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="block back-to-list">
        <a className="button quiet" href="/magazine">
          Torna alla lista
        </a>
      </p>
    </>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status !== 404) return <ErrorPage status={status} retry={pathname + search} />;
  return (
    <div className="block failure">
      <p className="status">404</p>
      <h1>Articolo non trovato</h1>
      <p>L'indirizzo può essere sbagliato, oppure l'articolo non è più pubblicato.</p>
      <p className="actions">
        <a className="button" href="/magazine">
          Torna al Magazine
        </a>
      </p>
    </div>
  );
}
