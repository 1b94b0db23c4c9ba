/** A password: with scripts it can be shown, tells that caps lock is on, and ticks off the rules while it is typed. */
import { passwordRules } from "contract/identity/password";
import { type KeyboardEvent, useEffect, useState } from "react";
import { FieldNotes, useField } from "./field";

interface PasswordFieldProps {
  name: string;
  autoComplete: "current-password" | "new-password";
  /** Shows the rules of a new password. */
  rules?: boolean;
  required?: boolean;
  hint?: string;
}

export function PasswordField({
  name,
  autoComplete,
  rules = false,
  required = true,
  hint,
}: PasswordFieldProps) {
  const { field, label, mistake } = useField(name, hint);
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const [typed, setTyped] = useState("");
  const awake = useAwake();
  const listen = (event: KeyboardEvent<HTMLInputElement>) =>
    setCapsLock(event.getModifierState?.("CapsLock") ?? false);
  const described = [field["aria-describedby"], rules && `${field.id}-regole`].filter(Boolean).join(" ");
  return (
    <div className="field password">
      <label htmlFor={field.id}>
        {label}
        {!required && <span className="muted"> (facoltativo)</span>}
      </label>
      <span className="with-toggle">
        <input
          name={name}
          type={shown ? "text" : "password"}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={rules ? undefined : 128}
          required={required}
          {...field}
          aria-describedby={described || undefined}
          onKeyDown={listen}
          onKeyUp={listen}
          onBlur={() => setCapsLock(false)}
          onInput={rules ? (event) => setTyped(event.currentTarget.value) : undefined}
        />
        {awake && (
          <button type="button" className="show" aria-pressed={shown} onClick={() => setShown(!shown)}>
            {shown ? "Nascondi" : "Mostra"}
            <span className="vh"> {label.toLowerCase()}</span>
          </button>
        )}
      </span>
      <span role="status" className="caps">
        {capsLock && "Bloc Maiusc attivo"}
      </span>
      {rules && <Rules id={`${field.id}-regole`} typed={typed} />}
      <FieldNotes id={field.id} hint={hint} mistake={mistake} />
    </div>
  );
}

function Rules({ id, typed }: { id: string; typed: string }) {
  return (
    <ul className="rules" id={id}>
      {passwordRules.map(({ id: rule, text, holds }) => (
        <li key={rule} data-held={typed !== "" && holds(typed) ? "" : undefined}>
          {text}
          {typed !== "" && <span className="vh">{holds(typed) ? " (fatto)" : " (manca)"}</span>}
        </li>
      ))}
    </ul>
  );
}

/** Scripts run: what needs them may show. */
function useAwake(): boolean {
  const [awake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return awake;
}
