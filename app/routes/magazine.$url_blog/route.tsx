/** `/magazine/{url_blog}`: an article with its author, tags and the products that it mentions (product.md 'Magazine'). */
import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { isRouteErrorResponse, useLoaderData, useLocation, useRouteError } from "@remix-run/react";
import { cardViews } from "~/lib/card-view";
import { storyView } from "~/loaders/magazine";
import { ErrorPage } from "~/ui/error-page";
import { GridSkeleton, ProductGrid } from "~/ui/product-grid";
import { DeferredSection } from "~/ui/section";
import { StoryCard } from "~/ui/story-card";
import { Article } from "./article";
import { articleMeta } from "./meta";

/** As many as fit a row of the widest grid. */
const furtherStories = 3;

export const handle = { styles: ["prose", "stories", "reading"] };

export const meta: MetaFunction<typeof loader> = ({ data, error }) => articleMeta(data, error);

export async function loader({ params, context }: LoaderFunctionArgs) {
  const url = params.url_blog ?? "";
  // Addresses that no article can have are not worth a question.
  if (!/^[\p{L}\p{N}_-]{1,120}$/u.test(url)) throw new Response(null, { status: 404 });
  const { api, site, optional, critical, exits } = context;
  const mentioned = api.blogs.products({ url }).then((found) => cardViews(found, exits, "article"));
  const products = context.grace(optional(mentioned, []));
  const [blog, tags, all, override] = await Promise.all([
    critical(api.blogs.byUrl({ url })),
    optional(api.blogs.tags({ url }), []),
    optional(api.blogs.list({}), []),
    optional(api.seo.blog({ slug: url, textsOnly: true }), null),
  ]);
  if (blog.url !== url) throw redirect(`/magazine/${encodeURIComponent(blog.url)}`, 301);
  const others = all.filter(({ id }) => id !== blog.id);
  const near = others.filter(({ category }) => category !== null && category.id === blog.category?.id);
  const further = [...new Set([...near, ...others])].slice(0, furtherStories);
  return {
    blog: { ...blog, tags: blog.tags.length > 0 ? blog.tags : tags },
    products: (await products).value,
    further: further.map(storyView),
    override,
    site: { name: site.name, origin: site.origin },
  };
}

export type ArticleData = Awaited<ReturnType<typeof loader>>;

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
