/** A page of the CMS with a form: the form stays when the text cannot be loaded, so that nothing typed is lost. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { owedContent } from "~/loaders/content";
import { ContentPage } from "~/ui/content-page";
import type { FormAnswer } from "./answer";

/** Loader of a form's page; `title` stands in for the CMS page with this slug. */
export function formPageLoader({ slug, title }: { slug: string; title: string }) {
  return async function loader({ context }: LoaderFunctionArgs) {
    const content = await owedContent(slug, title, context);
    return { ...content, token: context.forms.token() };
  };
}

export interface FormPageProps {
  token: string;
  answer: FormAnswer | undefined;
}

/** The CMS page with the form below its text. */
export function FormPage({ form }: { form: (props: FormPageProps) => ReactNode }) {
  const { token } = useLoaderData<ReturnType<typeof formPageLoader>>();
  const answer = useActionData<FormAnswer>();
  return (
    <ContentPage>
      {({ company }) => (
        <>
          {form({ token, answer })}
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
