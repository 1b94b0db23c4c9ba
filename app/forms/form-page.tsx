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

interface FormPageProps {
  token: string;
  answer: FormAnswer | undefined;
}

interface PageProps {
  form: (props: FormPageProps) => ReactNode;
  /** Whoever comes here comes for the form: the text stands below it. */
  first?: boolean;
}

/** The CMS page and its form. */
export function FormPage({ form, first }: PageProps) {
  const { token } = useLoaderData<ReturnType<typeof formPageLoader>>();
  const answer = useActionData<FormAnswer>();
  const shown = form({ token, answer });
  return (
    <ContentPage lead={first && shown}>
      {({ company }) => (
        <>
          {!first && shown}
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
