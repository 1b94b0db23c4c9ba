/** An article, and what is read and shown beside it. */
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { cardViews } from "~/lib/card-view";
import { storyView } from "~/loaders/magazine";

/** As many as fit a row of the widest grid. */
const furtherStories = 3;

export async function loader({ params, context }: LoaderFunctionArgs) {
  const url = params.url_blog ?? "";
  // Addresses that no article can have are not worth a question.
  if (!/^[\p{L}\p{N}_-]{1,120}$/u.test(url)) throw new Response(null, { status: 404 });
  const { api, site, optional, critical, exits } = context;
  const mentioned = api.blogs
    .products({ url })
    .then((found) => cardViews(found, exits, { place: "article", spot: "mentioned" }));
  const products = context.softTimeout(optional(mentioned, []));
  const [blog, tags, all, override] = await Promise.all([
    critical(api.blogs.byUrl({ url })),
    optional(api.blogs.tags({ url }), []),
    optional(api.blogs.list({}), []),
    optional(api.seo.blog({ slug: url, textsOnly: true }), null),
  ]);
  if (blog.url !== url) throw redirect(`/magazine/${encodeURIComponent(blog.url)}`, 301);
  context.noteSideEffects({ resume: { href: `/magazine/${encodeURIComponent(url)}`, label: blog.title } });
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
