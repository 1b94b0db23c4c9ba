/** The frame of every form: hidden fields, list of mistakes, what became of it, and the button. */
import { useRouteLoaderData } from "@remix-run/react";
import { own } from "domain/own";
import type { ReactNode } from "react";
import { consentOff } from "~/lib/written";
import { message } from "~/slots/message";
import { Send } from "~/ui/send";
import { Slot } from "~/ui/slot";
import type { FormAnswer } from "./answer";
import { FormContext, fieldId } from "./field";

export interface FrameProps {
  /** Prefix of ids, unique on the page. */
  id: string;
  action: string;
  token: string;
  /** After a post that did not work. */
  answer?: FormAnswer | undefined;
  /** The form's name in `answer.ts`: what a redirect brought along for it is shown here. */
  name: string;
  submit: string;
  /** What the fields are called, by name: over each field and in the list of mistakes. */
  labels: Record<string, string>;
  /** Failures leave after five seconds too, as good news always does. */
  fleeting?: boolean;
  /** Asks consent to texts: without one of them a sentence stands for the form. */
  consents?: boolean;
  /** Sent without network it waits: what is said meanwhile, when it was done, when it was not (`browser/post.ts`). */
  waits?: readonly [waiting: string, done: string, refused: string];
  children: ReactNode;
}

export function FormFrame(props: FrameProps) {
  const { id, action, token, answer, name, submit, labels, fleeting = false, waits, children } = props;
  const off = useConsentOff();
  if (props.consents && off) return <p className="notice">{off}</p>;
  const errors = answer?.errors ?? {};
  const filled = { id, labels, values: answer?.values ?? {}, errors, again: answer !== undefined };
  return (
    <form
      method="post"
      action={action}
      id={`modulo-${id}`}
      className="form"
      noValidate
      data-stay
      data-waits={waits?.join("|")}
    >
      <Hidden token={answer?.token || token} id={id} />
      <Outcome name={name} answer={answer} fleeting={fleeting ? "all" : "good"} />
      <Mistakes id={id} errors={errors} labels={labels} />
      <FormContext.Provider value={filled}>{children}</FormContext.Provider>
      <Send busy="Invio in corso…">{submit}</Send>
    </form>
  );
}

/** Why nobody may be asked for consent now; null where they may. */
export function useConsentOff(): string | null {
  const root = useRouteLoaderData("root") as { written?: readonly string[] | null } | undefined;
  return consentOff(root?.written ?? null);
}

/** Programs fill what they find; people never see the first field. No inline style: the CSP forbids the library's own. */
function Hidden({ token, id }: { token: string; id: string }) {
  return (
    <>
      <p className="trap" aria-hidden="true">
        <label htmlFor={`${id}-conferma`}>Lascia vuoto questo campo</label>
        <input id={`${id}-conferma`} name="nome__conferma" tabIndex={-1} autoComplete="off" />
      </p>
      <input type="hidden" name="modulo__da" value={token} />
    </>
  );
}

/** Which fields to look at: what is wrong is said once, under each of them. */
export function Mistakes({
  id,
  errors,
  labels,
}: Pick<FrameProps, "id" | "labels"> & { errors: Record<string, string> }) {
  const list = Object.entries(errors);
  if (list.length === 0) return null;
  return (
    <div className="mistakes" role="alert">
      <p>{list.length === 1 ? "Controlla questo campo:" : "Controlla questi campi:"}</p>
      <ul>
        {list.map(([name, mistake]) => (
          <li key={name}>
            <a href={`#${fieldId(id, name)}`}>{own(labels, name) ?? mistake}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The region is always there, so that readers announce what comes into it. */
export function Outcome(props: {
  name: string;
  answer: Pick<FormAnswer, "failure"> | undefined;
  /** Which messages leave by themselves (`browser/fleeting.ts`). */
  fleeting?: "good" | "all";
  /** Stands under a failure. */
  help?: ReactNode;
}) {
  const { name, answer, fleeting, help } = props;
  return (
    <div role="status" id="modulo" data-fleeting={fleeting}>
      {answer === undefined && <Slot kind={message} of={{ form: name }} />}
      {answer?.failure && (
        <div
          className="outcome failed"
          tabIndex={-1}
          // biome-ignore lint/a11y/noAutofocus: the page was asked for anew by its own form, and this is its answer
          autoFocus
        >
          <p>{answer.failure}</p>
          {help}
        </div>
      )}
    </div>
  );
}
