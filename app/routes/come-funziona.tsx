/** /come-funziona: the CMS page 'come-funziona'. */
import { contentLoader, contentMeta } from "~/lib/content-loader";
import { ContentPage } from "~/ui/content-page";

export const handle = { styles: ["prose"] };
export const loader = contentLoader("come-funziona");
export const meta = contentMeta("/come-funziona");

export default function ComeFunziona() {
  return <ContentPage />;
}
