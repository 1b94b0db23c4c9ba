/** /contatti: the CMS page and the address to write to. */
import { contentLoader, contentMeta } from "~/lib/content-loader";
import { ContentPage } from "~/ui/content-page";

export const handle = { styles: ["prose"] };
export const loader = contentLoader("contatti");
export const meta = contentMeta("/contatti");

export default function Contatti() {
  return (
    <ContentPage>
      {({ company }) =>
        company.email && (
          <p className="write-us">
            Scrivici a <a href={`mailto:${company.email}`}>{company.email}</a>
          </p>
        )
      }
    </ContentPage>
  );
}
