/** The article itself: title, author, picture, text, tags, and who wrote it. */
import type { BlogArticle } from "contract";
import { formatLongDate } from "~/lib/dates-it";
import { magazineHref, magazineQuery } from "~/lib/magazine-url";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { CleanHtml } from "~/ui/clean-html";
import { Picture } from "~/ui/picture";
import { articleCrumbs } from "./meta";

export function Article({ blog }: { blog: BlogArticle }) {
  return (
    <article className="reading">
      <header>
        <Breadcrumbs items={articleCrumbs(blog)} />
        {blog.category && (
          <p className="kicker">
            <a href={`/magazine/categoria/${blog.category.slug}`}>{blog.category.name}</a>
          </p>
        )}
        <h1>{blog.title}</h1>
        {blog.description && <p className="standfirst">{blog.description}</p>}
        <Byline blog={blog} />
      </header>
      {blog.picture && (
        <div className="reading-picture">
          <Picture
            picture={blog.picture}
            sizes="(min-width:1280px) 1232px,100vw"
            alt={blog.alt ?? ""}
            eager
            priority
          />
        </div>
      )}
      <CleanHtml className="prose reading-text" of={blog.body} />
      <footer>
        <Tags tags={blog.tags} />
        <Author blog={blog} />
      </footer>
    </article>
  );
}

function Byline({ blog }: { blog: BlogArticle }) {
  const date = formatLongDate(blog.publishedAt);
  return (
    <p className="byline">
      {blog.author ? `di ${blog.author}` : "Autore sconosciuto"}
      {date && blog.publishedAt && (
        <>
          {" · "}
          <time dateTime={blog.publishedAt}>{date}</time>
        </>
      )}
    </p>
  );
}

function Tags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  const all = magazineQuery(new URLSearchParams(), null);
  return (
    <section className="story-tags" aria-labelledby="tag">
      <h2 id="tag">Tag</h2>
      <ul className="line">
        {tags.map((tag) => (
          <li key={tag}>
            <a href={magazineHref({ ...all, tag })}>{tag}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Author({ blog }: { blog: BlogArticle }) {
  const { author, authorPicture, authorBio } = blog;
  if (!author) return null;
  return (
    <section className="author" aria-labelledby="autore">
      {authorPicture && <Picture picture={authorPicture} sizes="96px" alt="" max={160} />}
      <div>
        <h2 id="autore">{author}</h2>
        <CleanHtml of={authorBio} />
      </div>
    </section>
  );
}
