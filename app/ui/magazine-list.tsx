/** The list of articles: categories beside it, search and sort above, the active tag, pages below (product.md 'Magazine'). */
import { useLoaderData } from "@remix-run/react";
import { isNarrowed, type MagazineQuery, magazineHref, withChoice } from "~/lib/magazine-url";
import { type MagazineData, magazineCrumbs } from "~/loaders/magazine";
import { Breadcrumbs } from "./breadcrumbs";
import { MagazineControls } from "./magazine-controls";
import { Pagination } from "./pagination";
import { StoryCard } from "./story-card";

export function MagazineList() {
  const { query, category, categories, intro, stories, total, pages } = useLoaderData() as MagazineData;
  const opens = query.page === 1 && !isNarrowed(query);
  const lead = opens ? stories[0] : undefined;
  const others = lead ? stories.slice(1) : stories;
  return (
    <div className="magazine">
      <header className="mag-head">
        <Breadcrumbs items={magazineCrumbs(query, category)} />
        <h1>{category ?? "Magazine"}</h1>
        {intro && !category && <p>{intro}</p>}
      </header>
      <div className="mag-body">
        <Categories query={query} categories={categories} />
        <section className="mag-results" aria-label="Articoli">
          <MagazineControls query={query} />
          {query.tag && <TagBar query={query} tag={query.tag} />}
          <p className="meta count" role="status">
            {total === 1 ? "1 articolo" : `${total} articoli`}
          </p>
          {lead && <StoryCard story={lead} lead />}
          {stories.length === 0 ? (
            <Nothing query={query} total={total} />
          ) : (
            <ul className={lead ? "mag-grid opening" : "mag-grid"}>
              {others.map((story, index) => (
                <li key={story.href}>
                  <StoryCard story={story} eager={index < (lead ? 2 : 3)} />
                </li>
              ))}
            </ul>
          )}
          <Pagination page={query.page} pages={pages} link={(page) => magazineHref({ ...query, page })} />
        </section>
      </div>
      <p className="mag-feed">
        <a href="/magazine/feed.xml">Segui il magazine con un lettore di feed (Atom)</a>
      </p>
    </div>
  );
}

function Categories({ query, categories }: { query: MagazineQuery; categories: MagazineData["categories"] }) {
  const link = (category: string | null) => magazineHref(withChoice(query, { category }));
  return (
    <nav className="mag-side" aria-label="Categorie del magazine">
      <ul>
        <li>
          <a href={link(null)} aria-current={query.category === null ? "true" : undefined}>
            Tutte le categorie
          </a>
        </li>
        {categories.map(({ slug, name }) => (
          <li key={slug}>
            <a href={link(slug)} aria-current={query.category === slug ? "true" : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function TagBar({ query, tag }: { query: MagazineQuery; tag: string }) {
  return (
    <p className="line tag-bar">
      Filtro tag attivo: <b>{tag}</b>{" "}
      <a href={magazineHref(withChoice(query, { tag: null }))}>
        Rimuovi<span className="vh"> il filtro {tag}</span>
      </a>
    </p>
  );
}

function Nothing({ query, total }: { query: MagazineQuery; total: number }) {
  return (
    <p className="notice">
      Nessun articolo trovato.{" "}
      {total > 0 ? (
        <a href={magazineHref(withChoice(query, {}))}>Torna alla prima pagina</a>
      ) : (
        isNarrowed(query) && <a href="/magazine">Mostra tutti gli articoli</a>
      )}
    </p>
  );
}
