/** A password: with scripts it can be shown, tells that caps lock is on, and ticks off the rules while it is typed (`browser/passwords.ts`). */
import { passwordRules } from "contract/identity/password-rules";
import { FieldNotes, useField } from "./field";

interface PasswordFieldProps {
  name: string;
  autoComplete: "current-password" | "new-password";
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
          type="password"
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={rules ? undefined : 128}
          required={required}
          {...field}
          aria-describedby={described || undefined}
          data-label={label.toLowerCase()}
        />
      </span>
      <span role="status" className="caps" />
      {rules && <Rules id={`${field.id}-regole`} />}
      <FieldNotes id={field.id} hint={hint} mistake={mistake} />
    </div>
  );
}

function Rules({ id }: { id: string }) {
  return (
    <ul className="meta rules" id={id}>
      {passwordRules.map(({ id: rule, text }) => (
        <li key={rule}>{text}</li>
      ))}
    </ul>
  );
}
