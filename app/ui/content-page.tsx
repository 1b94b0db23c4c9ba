/** A page of the CMS: path, title, picture, text, date; a route may add what belongs to it alone. */
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { formatLongDate } from "~/lib/dates-it";
import { type ContentData, contentCrumbs } from "~/loaders/content";
import { Breadcrumbs } from "./breadcrumbs";
import { CleanHtml } from "./clean-html";
import { Picture } from "./picture";

interface ContentPageProps {
  children?: (data: ContentData) => ReactNode;
  /** Stands between title and text. */
  lead?: ReactNode;
  /** The texts below tell their own dates. */
  undated?: boolean;
}

export function ContentPage({ children, lead, undated }: ContentPageProps) {
  const data = useLoaderData() as ContentData;
  const { page } = data;
  const picture = page.banner ?? page.picture;
  const updated = undated ? null : formatLongDate(page.updatedAt);
  return (
    <div className="block prose-page">
      <Breadcrumbs items={contentCrumbs(page.title, "")} />
      <h1>{page.title}</h1>
      {lead}
      {picture && (
        <Picture picture={picture} sizes="(min-width: 800px) 752px, 94vw" alt={page.alt ?? ""} eager />
      )}
      <CleanHtml className="prose" of={page.body} />
      {children?.(data)}
      {updated && <p className="meta updated">Ultimo aggiornamento: {updated}</p>}
    </div>
  );
}
