/** /newsletter: where the block's form is sent without scripts, and a page to subscribe on. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAnswer } from "~/forms/answer";
import { NewsletterForm } from "~/forms/newsletter-form";
import { metaOf } from "~/lib/meta-of";
import { Breadcrumbs } from "~/ui/breadcrumbs";

export const handle = { styles: ["prose", "forms"] };

export const meta = metaOf(() => ({
  title: "Newsletter",
  description:
    "Iscriviti alla newsletter: offerte e novità della moda nella tua casella di posta, con l'iscrizione che si annulla con un clic.",
  path: "/newsletter",
}));

export async function loader({ context }: LoaderFunctionArgs) {
  return { token: context.forms.token() };
}

export { newsletterAction as action } from "~/forms/newsletter";

export default function Newsletter() {
  const { token } = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  return (
    <div className="block prose-page newsletter">
      <Breadcrumbs
        items={[
          { name: "Home", href: "/" },
          { name: "Newsletter", href: null },
        ]}
      />
      <h1>Newsletter</h1>
      <NewsletterForm token={token} answer={answer} />
    </div>
  );
}
