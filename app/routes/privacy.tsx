/** /privacy: the policy in force, with version and date (product.md 'Content pages': slug privacy-e-policy, id 1). */
import type { AppLoadContext, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatLongDate } from "~/lib/dates-it";
import { owedContent } from "~/loaders/content";
import { listed, textsMeta, withTexts } from "~/loaders/listed-texts";
import { ContentPage } from "~/ui/content-page";
import { TextSections } from "~/ui/text-sections";

const inForce = 1;
const unavailable = "Errore nel recupero della politica sulla privacy. Riprova più tardi.";

export const handle = { styles: ["prose"] };
export const meta: MetaFunction<typeof loader> = ({ data }) => textsMeta(data, "/privacy");

export async function loader({ context }: LoaderFunctionArgs) {
  const [content, found] = await Promise.all([
    owedContent("privacy-e-policy", "Informativa sulla privacy", context),
    policies(context),
  ]);
  return withTexts(content, found);
}

export default function Privacy() {
  const { texts, failure } = useLoaderData<typeof loader>();
  const [policy] = texts;
  const date = formatLongDate(policy?.updatedAt ?? null);
  const told = [policy?.version && `Versione ${policy.version}`, date && `Ultima modifica: ${date}`];
  return (
    <ContentPage undated lead={policy && <p className="meta updated">{told.filter(Boolean).join(" · ")}</p>}>
      {() => (
        <TextSections sections={texts} failure={failure} empty="Nessuna politica sulla privacy trovata." />
      )}
    </ContentPage>
  );
}

/** The policy in force. That there is none is no failure here: the page says so. */
async function policies(context: AppLoadContext) {
  const policy = context.api.privacy.byId({ id: inForce }).then((found) => [found]);
  const found = await listed(policy, unavailable, context);
  return found.status === 404 ? { ...found, failure: null } : found;
}
