/** The frame of a form about an account, which ends at another page; with scripts its button says when it can be pressed. */
import { useNavigation, useSubmit } from "@remix-run/react";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { message } from "~/holes/message";
import { Hole } from "~/ui/hole";
import { FormContext } from "./field";
import { Mistakes } from "./frame";
import type { MemberAnswer } from "./member-form";

export interface MemberFrameProps {
  /** Prefix of ids, and the name of messages that a redirect brings along. */
  id: string;
  action?: string;
  answer: MemberAnswer | undefined;
  /** What stands in the fields before anything was typed. */
  values?: Record<string, string>;
  submit: string;
  busyText?: string;
  labels: Record<string, string>;
  /** The button waits for the required fields (with scripts). */
  patient?: boolean;
  /** The button cannot be pressed at all. */
  closed?: boolean;
  /** Stands under a failure. */
  help?: ReactNode;
  children: ReactNode;
}

export function MemberFrame(props: MemberFrameProps) {
  const {
    id,
    action,
    answer,
    values = {},
    submit,
    busyText = "Invio in corso…",
    labels,
    closed = false,
    help,
  } = props;
  const form = useRef<HTMLFormElement>(null);
  const send = useSubmit();
  const busy = useNavigation().state === "submitting";
  const complete = useComplete(form, props.patient ?? false);
  const errors = answer?.errors ?? {};
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>("[aria-invalid=true],.outcome.failed")?.focus();
  }, [answer]);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!busy) send(event.currentTarget, { replace: true, preventScrollReset: true });
  }

  return (
    <form method="post" action={action} className="form" ref={form} onSubmit={onSubmit} noValidate>
      <Mistakes id={id} errors={errors} labels={labels} />
      <FormContext.Provider
        value={{ id, labels, values: { ...values, ...answer?.values }, errors, again: false }}
      >
        {props.children}
      </FormContext.Provider>
      <p className="send">
        <button type="submit" className="button" disabled={closed || busy || !complete}>
          {busy ? busyText : submit}
        </button>
      </p>
      <div role="status" id="modulo">
        {answer === undefined && <Hole kind={message} of={{ form: id }} />}
        {answer?.failure && (
          <div className="outcome failed" tabIndex={-1}>
            <p>{answer.failure}</p>
            {help}
          </div>
        )}
      </div>
    </form>
  );
}

/** Whether all required fields are filled; until scripts run, and where nobody asks, they count as filled. */
function useComplete(form: React.RefObject<HTMLFormElement>, patient: boolean): boolean {
  const [complete, setComplete] = useState(true);
  useEffect(() => {
    const element = form.current;
    if (!patient || !element) return;
    const look = () =>
      setComplete(
        [...element.querySelectorAll<HTMLInputElement>("[required]")].every(
          ({ value }) => value.trim() !== "",
        ),
      );
    look();
    element.addEventListener("input", look);
    element.addEventListener("change", look);
    // Browsers fill in what they remember without a word; by then the page has been looked at.
    const later = setTimeout(look, 500);
    return () => {
      clearTimeout(later);
      element.removeEventListener("input", look);
      element.removeEventListener("change", look);
    };
  }, [form, patient]);
  return complete;
}
