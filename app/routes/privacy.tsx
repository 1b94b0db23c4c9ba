/** /privacy: the CMS page 'privacy-e-policy'. */
import { contentLoader, contentMeta } from "~/lib/content-loader";
import { ContentPage } from "~/ui/content-page";

export const handle = { styles: ["prose"] };
export const loader = contentLoader("privacy-e-policy");
export const meta = contentMeta("/privacy");

export default function Privacy() {
  return <ContentPage />;
}
