/** /termini-e-condizioni: the CMS page 'termini-e-condizioni'. */
import { contentLoader, contentMeta } from "~/lib/content-loader";
import { ContentPage } from "~/ui/content-page";

export const handle = { styles: ["prose"] };
export const loader = contentLoader("termini-e-condizioni");
export const meta = contentMeta("/termini-e-condizioni");

export default function TerminiECondizioni() {
  return <ContentPage />;
}
