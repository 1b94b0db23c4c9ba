/** /cookie-policy: items with title and text (product.md 'Content pages'). */
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { owedContent } from "~/loaders/content";
import { listed, textsMeta, withTexts } from "~/loaders/listed-texts";
import { ContentPage } from "~/ui/content-page";
import { TextSections } from "~/ui/text-sections";

export const handle = { styles: ["prose"] };
export const meta: MetaFunction<typeof loader> = ({ data }) => textsMeta(data, "/cookie-policy");

export async function loader({ context }: LoaderFunctionArgs) {
  const [content, items] = await Promise.all([
    owedContent("cookie-policy", "Cookie policy", context),
    listed(
      context.api.cookiePolicy.list({}),
      "Errore nel recupero della politica sui cookie. Riprova più tardi.",
      context,
    ),
  ]);
  return withTexts(content, items);
}

export default function CookiePolicy() {
  const { texts, failure } = useLoaderData<typeof loader>();
  return (
    <ContentPage>
      {() => <TextSections sections={texts} failure={failure} empty="Nessuna politica sui cookie trovata." />}
    </ContentPage>
  );
}
