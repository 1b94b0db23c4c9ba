/** /come-ordiniamo: the CMS page that says how listings are ordered and what is paid for. */
import { contentLoader, contentMeta } from "~/lib/content-loader";
import { ContentPage } from "~/ui/content-page";

export const handle = { styles: ["prose"] };
export const loader = contentLoader("come-ordiniamo");
export const meta = contentMeta("/come-ordiniamo");

export default function HowResultsAreOrdered() {
  return <ContentPage />;
}
