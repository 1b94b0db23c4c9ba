/** /termini-e-condizioni: numbered sections, each with the date of its last change (product.md 'Content pages'). */
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatLongDate } from "~/lib/dates-it";
import { owedContent } from "~/loaders/content";
import { listed, textsMeta, withTexts } from "~/loaders/listed-texts";
import { ContentPage } from "~/ui/content-page";
import { TextSections } from "~/ui/text-sections";

export const handle = { styles: ["prose"] };
export const meta: MetaFunction<typeof loader> = ({ data }) => textsMeta(data, "/termini-e-condizioni");

export async function loader({ context }: LoaderFunctionArgs) {
  const [content, terms] = await Promise.all([
    owedContent("termini-e-condizioni", "Termini e condizioni", context),
    listed(context.api.terms.list({}), "Errore nel recupero dei termini e condizioni", context),
  ]);
  return withTexts(content, terms);
}

export default function TerminiECondizioni() {
  const { texts, failure } = useLoaderData<typeof loader>();
  const sections = texts.map((text) => {
    const date = formatLongDate(text.updatedAt);
    return { ...text, note: date && `Ultima modifica: ${date}` };
  });
  return (
    <ContentPage undated>
      {() => (
        <TextSections
          sections={sections}
          failure={failure}
          empty="Nessun termine e condizione disponibile."
          numbered
        />
      )}
    </ContentPage>
  );
}
