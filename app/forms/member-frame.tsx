/** The frame of a form about an account, which ends at another page; with scripts its button says when it can be pressed. */
import type { ReactNode } from "react";
import { Send } from "~/ui/send";
import { FormContext } from "./field";
import { Mistakes, Outcome } from "./frame";
import type { MemberAnswer } from "./member-form";
import type { PasskeyData } from "./passkey";

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
  /** The button waits for the required fields (`browser/form-parts.ts`). */
  patient?: boolean;
  /** The button cannot be pressed at all. */
  closed?: boolean;
  /** Stands under a failure. */
  help?: ReactNode;
  /** Where a passkey can answer it (`passkey.tsx`): what the script needs, and what stands beside the button. */
  passkey?: { data: PasskeyData; parts: ReactNode } | null;
  children: ReactNode;
}

export function MemberFrame(props: MemberFrameProps) {
  const { id, action, answer, values = {}, submit, labels, closed = false, patient = false } = props;
  const { help, passkey } = props;
  const errors = answer?.errors ?? {};
  const filled = {
    id,
    labels,
    values: { ...values, ...answer?.values },
    errors,
    again: answer !== undefined,
  };
  return (
    <form
      method="post"
      action={action}
      id={`modulo-${id}`}
      className="form"
      noValidate
      data-replaces
      data-patient={patient || undefined}
      {...passkey?.data}
    >
      <Outcome name={id} answer={answer} help={help} />
      <Mistakes id={id} errors={errors} labels={labels} />
      <FormContext.Provider value={filled}>{props.children}</FormContext.Provider>
      <Send disabled={closed} busy={props.busyText ?? "Invio in corso…"}>
        {submit}
      </Send>
      {passkey?.parts}
    </form>
  );
}
