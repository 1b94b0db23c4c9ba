/** /brand: every brand by initial, narrowed by letter or text; both are part of the address (product.md 'Brands'). */
import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { brandHref } from "~/lib/brand-href";
import { otherAddress } from "~/lib/one-address";
import { breadcrumbJsonLd, pageMeta } from "~/lib/seo";
import { textsInTime } from "~/loaders/upstream-texts";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { Icon } from "~/ui/icon";
import { SearchLine } from "~/ui/search-line";
import { alphabet, byInitial, initialOf, letterFrom, matching } from "./letters";

export const handle = { styles: ["brands"] };
/** Milliseconds from the last letter to the narrowed list. */
const searchPause = 150;
const crumbs = [
  { name: "Home", href: "/" },
  { name: "Brand", href: "/brand" },
];

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [];
  const { site, letter, search, failed, override } = data;
  return pageMeta({
    title: letter ? `Brand con la lettera ${letter} | ${site.name}` : `Tutti i brand | ${site.name}`,
    description: "Tutti i brand, dalla A alla Z: scegli una marca e confronta i prezzi dei negozi.",
    path: letter && !search ? `/brand?lettera=${encodeURIComponent(letter)}` : "/brand",
    site,
    robots: search || failed ? "noindex, follow" : undefined,
    override,
    jsonLd: [breadcrumbJsonLd(crumbs, site.origin)],
  });
};

export async function loader({ context, request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const letter = letterFrom(url.searchParams.get("lettera") ?? url.searchParams.get("letter"));
  const search = url.searchParams.get("cerca")?.trim().slice(0, 60) ?? "";
  const canonical = otherAddress(url, addressOf(letter, search), ["lettera", "letter", "cerca"]);
  if (canonical) throw redirect(canonical, 301);
  const listed = context.api.brands.list({ limit: 2000 });
  // The upstream's texts speak of the whole list.
  const texts =
    letter || search
      ? null
      : context.optional(context.api.seo.page({ slug: "brand", textsOnly: true }), null);
  const answer = await context.outcome(listed);
  const found = matching("value" in answer ? answer.value : [], search);
  const { name, origin } = context.site;
  const page = {
    site: { name, origin },
    letter,
    search,
    failed: "failure" in answer,
    override: texts && (await textsInTime(texts, context)),
    /** Letters that lead somewhere under the searched text. */
    letters: alphabet.filter((candidate) => found.some((brand) => initialOf(brand.name) === candidate)),
    groups: byInitial(found.filter((brand) => letter === null || initialOf(brand.name) === letter)),
  };
  if ("value" in answer) return data(page);
  return data(page, { status: answer.failure.status, headers: { "Cache-Control": "no-store" } });
}

export default function Brands() {
  const { letter, search, failed, letters, groups } = useLoaderData<typeof loader>();
  return (
    <div className="block brands">
      <Breadcrumbs items={crumbs} />
      <h1>Tutti i brand</h1>
      {failed ? (
        <p className="notice" role="alert">
          Non è stato possibile caricare i brand. Riprova più tardi.
        </p>
      ) : (
        <>
          <BrandSearch letter={letter} search={search} />
          <LetterBar letter={letter} search={search} letters={letters} />
          <p className="vh" role="status">
            {search && foundText(groups.reduce((count, group) => count + group.brands.length, 0))}
          </p>
          {groups.length === 0 && (
            <p className="notice">
              Nessun brand trovato. <a href="/brand">Mostra tutti i brand</a>
            </p>
          )}
          {groups.map((group) => (
            <section key={group.letter} className="initial" aria-labelledby={group.letter}>
              <h2 id={group.letter}>{group.letter}</h2>
              <ul>
                {group.brands.map((brand) => (
                  <li key={brand.slug}>
                    <a href={brandHref(brand.slug)}>{brand.name}</a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </>
      )}
    </div>
  );
}

function BrandSearch({ letter, search }: { letter: string | null; search: string }) {
  return (
    <search aria-label="Cerca tra i brand">
      <form className="search brand-search" action="/brand" data-apply={searchPause}>
        {letter && <input type="hidden" name="lettera" value={letter} />}
        <SearchLine id="cerca-brand" label="Cerca brand" value={search} longest={60} />
        <button type="submit" aria-label="Cerca tra i brand">
          <Icon name="search" />
        </button>
      </form>
    </search>
  );
}

function LetterBar(props: { letter: string | null; search: string; letters: string[] }) {
  const { letter, search, letters } = props;
  return (
    <nav className="line letters" aria-label="Iniziale del brand" data-sets="lettera">
      <a href={addressOf(null, search)} aria-current={letter === null ? "true" : undefined}>
        Tutti{" "}
      </a>
      {alphabet.map((candidate) =>
        letters.includes(candidate) ? (
          <a
            key={candidate}
            href={addressOf(candidate, search)}
            aria-current={candidate === letter ? "true" : undefined}
          >
            {candidate}{" "}
          </a>
        ) : (
          <span key={candidate}>{candidate} </span>
        ),
      )}
    </nav>
  );
}

/** Told to those who do not see the list shrink while they type. */
function foundText(count: number): string {
  return count === 1 ? "1 brand trovato" : `${count} brand trovati`;
}

function addressOf(letter: string | null, search: string): string {
  const params = new URLSearchParams();
  if (letter) params.set("lettera", letter);
  if (search) params.set("cerca", search);
  const query = params.toString();
  return query ? `/brand?${query}` : "/brand";
}
