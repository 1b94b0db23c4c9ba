/** /come-funziona: what the editors say, then the guides one by one, then the newsletter (product.md 'Content pages'). */
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { NewsletterBlock } from "~/forms/newsletter-form";
import { contentTags, owedContent } from "~/loaders/content";
import { ContentPage } from "~/ui/content-page";
import { TextSections } from "~/ui/text-sections";

export const handle = { styles: ["prose"] };
export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? contentTags(data, "/come-funziona") : [];

/** Neither a missing text nor missing guides keep the page from being shown (product.md 'Content pages'). */
export async function loader({ context }: LoaderFunctionArgs) {
  const [content, guides] = await Promise.all([
    owedContent("come-funziona", "Come funziona", context),
    context.optional(context.api.guides.list({}), []),
  ]);
  return { ...content, guides, formToken: context.forms.token() };
}

export default function ComeFunziona() {
  const { guides, formToken } = useLoaderData<typeof loader>();
  return (
    <>
      <ContentPage undated>
        {() => (
          <>
            <TextSections
              sections={guides.map((guide) => ({ id: guide.slug, ...guide }))}
              failure={null}
              empty="Nessuna guida disponibile al momento."
            />
            <p className="prose">
              Non hai trovato la risposta che cercavi? <a href="/contatti">Contattaci.</a>
            </p>
          </>
        )}
      </ContentPage>
      <NewsletterBlock token={formToken} />
    </>
  );
}
