/** A page of the CMS with a form: the form stays when the text cannot be loaded, so that nothing typed is lost. */
import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { ContentPage } from "~/ui/content-page";
import type { FormAnswer } from "./answer";

/** Loader of a form's page; `title` stands in for the CMS page with this slug, `form` names the form in `answer.ts`. */
export function formPageLoader({ slug, title, form }: { slug: string; title: string; form: string }) {
  return async function loader({ context }: LoaderFunctionArgs) {
    const { api, site, forms } = context;
    const [page, override] = await Promise.all([
      context.optional(api.pages.bySlug({ slug }), null),
      context.optional(api.seo.page({ slug }), null),
    ]);
    const told = forms.told.read(form);
    return data(
      {
        page: page ?? withoutText(slug, title),
        override,
        site: { name: site.name, origin: site.origin },
        company: site.company,
        token: forms.token(),
        told: told?.sentence ?? null,
      },
      told ? { headers: { "Set-Cookie": told.cookie } } : undefined,
    );
  };
}

export interface FormPageProps {
  token: string;
  told: string | null;
  answer: FormAnswer | undefined;
}

/** The CMS page with the form below its text. */
export function FormPage({ form }: { form: (props: FormPageProps) => ReactNode }) {
  const { token, told } = useLoaderData<ReturnType<typeof formPageLoader>>();
  const answer = useActionData<FormAnswer>();
  return (
    <ContentPage>
      {({ company }) => (
        <>
          {form({ token, told, answer })}
          {company.email && (
            <p className="write-us">
              Preferisci scriverci dalla tua posta? <a href={`mailto:${company.email}`}>{company.email}</a>
            </p>
          )}
        </>
      )}
    </ContentPage>
  );
}

function withoutText(slug: string, title: string) {
  const seo = { title: null, description: null, keywords: null };
  return { slug, title, body: null, picture: null, banner: null, seo, updatedAt: null };
}
