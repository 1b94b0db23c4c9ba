/** A form with scripts: sent in place, cleared when it worked, first mistake focused. Without scripts it is a plain POST. */
import { type ClientActionFunctionArgs, useFetcher } from "@remix-run/react";
import { type FormEvent, useEffect, useRef } from "react";
import type { FormAnswer } from "./answer";

/** `given` is what the page was rendered with after a plain post. */
export function useForm(action: string, given: FormAnswer | undefined) {
  const fetcher = useFetcher<FormAnswer>();
  const form = useRef<HTMLFormElement>(null);
  const answer = fetcher.data ?? given;

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (fetcher.state !== "idle") return;
    const data = new FormData(event.currentTarget);
    data.set("modulo__qui", "1");
    fetcher.submit(data, { method: "post", action });
  }

  useEffect(() => {
    if (!fetcher.data || !form.current) return;
    if (fetcher.data.done !== null) clear(form.current);
    else form.current.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [fetcher.data]);

  return { answer, form, onSubmit, busy: fetcher.state !== "idle" };
}

/** Not `reset()`: after a plain post the typed values are the defaults. */
function clear(form: HTMLFormElement) {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.type === "checkbox") field.checked = false;
    else if (field instanceof HTMLInputElement && field.type !== "hidden") field.value = "";
    else if (field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement) field.value = "";
  }
}

/** A form in place needs nothing of the page anew. */
export function stayAsYouAre({
  formMethod,
  defaultShouldRevalidate,
}: {
  formMethod?: string;
  defaultShouldRevalidate: boolean;
}) {
  return formMethod === undefined || formMethod === "GET" ? defaultShouldRevalidate : false;
}

/** The page's action in the browser: when the site cannot be reached, what was typed stays where it is. */
export async function keepTyped({ serverAction }: ClientActionFunctionArgs): Promise<FormAnswer> {
  try {
    return await serverAction<FormAnswer>();
  } catch {
    return { done: null, failure: unreachable, errors: {}, values: {}, token: "" };
  }
}

export const unreachable =
  "Non riusciamo a raggiungere il sito. Controlla la connessione e riprova: il testo è ancora qui.";
