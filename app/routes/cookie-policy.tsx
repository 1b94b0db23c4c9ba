/** /cookie-policy: the CMS page 'cookie-policy'. */
import { contentLoader, contentMeta } from "~/lib/content-loader";
import { ContentPage } from "~/ui/content-page";

export const handle = { styles: ["prose"] };
export const loader = contentLoader("cookie-policy");
export const meta = contentMeta("/cookie-policy");

export default function CookiePolicy() {
  return <ContentPage />;
}
