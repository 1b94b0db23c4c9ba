/** /privacy: the policy in force, with version and date (product.md 'Content pages': slug privacy-e-policy, id 1). */
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatLongDate } from "~/lib/dates-it";
import { owedContent } from "~/loaders/content";
import { listed, textsMeta, withTexts } from "~/loaders/listed-texts";
import { ContentPage } from "~/ui/content-page";
import { TextSections } from "~/ui/text-sections";

const inForce = 1;

export const handle = { styles: ["prose"] };
export const meta: MetaFunction<typeof loader> = ({ data }) => textsMeta(data, "/privacy");

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = context;
  const policy = api.privacy.byId({ id: inForce }).then((found) => [found], orNone);
  const [content, policies] = await Promise.all([
    owedContent("privacy-e-policy", "Informativa sulla privacy", context),
    listed(policy, "Errore nel recupero della politica sulla privacy. Riprova più tardi."),
  ]);
  return withTexts(content, policies);
}

export default function Privacy() {
  const { texts, failure } = useLoaderData<typeof loader>();
  const [policy] = texts;
  const date = formatLongDate(policy?.updatedAt ?? null);
  const told = [policy?.version && `Versione ${policy.version}`, date && `Ultima modifica: ${date}`];
  return (
    <ContentPage undated lead={policy && <p className="updated">{told.filter(Boolean).join(" · ")}</p>}>
      {() => (
        <TextSections sections={texts} failure={failure} empty="Nessuna politica sulla privacy trovata." />
      )}
    </ContentPage>
  );
}

/** No policy is not a failure here: the page says so. */
function orNone(error: unknown): never[] {
  if ((error as { status?: unknown }).status === 404) return [];
  throw error;
}
