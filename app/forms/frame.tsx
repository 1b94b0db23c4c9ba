/** The frame of every form: hidden fields, list of mistakes, what became of it, and the button. */
import { type ReactNode, useEffect, useRef, useState } from "react";
import { message } from "~/holes/message";
import { Hole } from "~/ui/hole";
import type { FormAnswer } from "./answer";
import { FormContext, fieldId } from "./field";
import { useForm } from "./use-form";

export interface FrameProps {
  /** Prefix of ids, unique on the page. */
  id: string;
  action: string;
  token: string;
  /** After a plain post. */
  answer?: FormAnswer | undefined;
  /** The form's name in `answer.ts`: what a redirect brought along for it is shown here. */
  name: string;
  submit: string;
  /** What the fields are called, by name: over each field and in the list of mistakes. */
  labels: Record<string, string>;
  /** Failures leave after five seconds too, as good news always does. */
  fleeting?: boolean;
  children: ReactNode;
}

export function FormFrame(props: FrameProps) {
  const { id, action, token, answer: given, name, submit, labels, fleeting = false, children } = props;
  const { answer, form, onSubmit, busy } = useForm(action, given);
  const errors = answer?.errors ?? {};
  const filled = {
    id,
    labels,
    values: answer?.values ?? {},
    errors,
    again: answer !== undefined && answer === given,
  };
  const done = answer?.done ?? null;
  const failure = answer?.failure ?? null;
  return (
    <form method="post" action={action} className="form" ref={form} onSubmit={onSubmit} noValidate>
      <Hidden token={answer?.token || token} id={id} />
      <Mistakes id={id} errors={errors} labels={labels} />
      <FormContext.Provider value={filled}>{children}</FormContext.Provider>
      <p className="send">
        <button type="submit" className="button" aria-disabled={busy || undefined}>
          {busy ? "Invio in corso…" : submit}
        </button>
      </p>
      <Outcome
        sentence={done ?? failure}
        failed={done === null}
        brought={answer === undefined && <Hole kind={message} of={{ form: name }} />}
        focused={filled.again && failure !== null}
        of={answer}
        leaves={answer !== given && (done !== null || fleeting)}
      />
    </form>
  );
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
            <a href={`#${fieldId(id, name)}`}>{labels[name] ?? mistake}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

const fiveSeconds = 5_000;

/** The region is always there, so that readers announce what comes into it. The clock stands still under pointer and focus. */
function Outcome(props: {
  sentence: string | null;
  failed: boolean;
  /** What stands here before the form was sent. */
  brought: ReactNode;
  /** After a plain post the page begins at the top, far from the button. */
  focused: boolean;
  of: unknown;
  leaves: boolean;
}) {
  const { sentence, failed, brought, focused, of, leaves } = props;
  const [gone, setGone] = useState<unknown>();
  const [held, setHeld] = useState(false);
  const left = useRef(fiveSeconds);
  const shown = sentence !== null && (of === undefined || gone !== of);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer has five seconds of its own
  useEffect(() => {
    left.current = fiveSeconds;
    // What was pressed or pointed at may have left without a word.
    setHeld(false);
  }, [of]);
  useEffect(() => {
    if (!leaves || !shown || held) return;
    const began = Date.now();
    const timer = setTimeout(() => setGone(of), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - began;
    };
  }, [leaves, shown, held, of]);

  const hold = { onPointerEnter: () => setHeld(true), onPointerLeave: () => setHeld(false) };
  return (
    <div role="status" id="modulo" onFocus={() => setHeld(true)} onBlur={() => setHeld(false)} {...hold}>
      {brought}
      {shown && (
        <div
          className={failed ? "outcome failed" : "outcome"}
          tabIndex={focused ? -1 : undefined}
          // biome-ignore lint/a11y/noAutofocus: the page was asked for anew by its own form, and this is its answer
          autoFocus={focused}
        >
          <p>{sentence}</p>
          {leaves && (
            <button type="button" onClick={() => setGone(of)}>
              Chiudi
            </button>
          )}
        </div>
      )}
    </div>
  );
}
