/** /informativa-affiliazione: the CMS page 'informativa-affiliazione'. */
import { contentLoader, contentMeta } from "~/loaders/content";
import { ContentPage } from "~/ui/content-page";

export const handle = { styles: ["prose"] };
export const loader = contentLoader("informativa-affiliazione");
export const meta = contentMeta("/informativa-affiliazione");

export default function InformativaAffiliazione() {
  return <ContentPage />;
}
