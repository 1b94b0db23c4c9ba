/** The fields of forms: label, control, hint and mistake, tied together for every kind of reader. */
import { longest } from "contract/fields";
import { own } from "domain/own";
import { createContext, type HTMLAttributes, type ReactNode, useContext } from "react";
import { Control, type ControlProps, type Option } from "./control";

export interface Filled {
  /** Prefix of the fields' ids: a page may hold two forms. */
  id: string;
  /** What the fields are called, by name: over each field and in the list of mistakes. */
  labels: Record<string, string>;
  values: Record<string, string>;
  errors: Record<string, string>;
  /** The page is shown again after a plain post: its first mistake is where the cursor goes. */
  again: boolean;
}

export const FormContext = createContext<Filled>({
  id: "",
  labels: {},
  values: {},
  errors: {},
  again: false,
});

interface FieldProps {
  name: string;
  required?: boolean;
  hint?: string;
}

interface TextFieldProps extends FieldProps {
  type?: "text" | "email" | "tel" | "url";
  inputMode?: HTMLAttributes<HTMLInputElement>["inputMode"];
  autoComplete?: string;
  /** Stands beneath the hint, and is read out with it. */
  aside?: string | null;
}

/** Kinds of lines that may be longer or must be shorter than others. */
const lengths: Record<string, number> = { email: longest.email, url: longest.address };

export function TextField({ type, inputMode, autoComplete, ...field }: TextFieldProps) {
  const maxLength = lengths[type ?? "text"] ?? longest.line;
  return <Field {...field} line={{ type, inputMode, autoComplete }} maxLength={maxLength} />;
}

export function EmailField({ hint, autoComplete = "email" }: { hint?: string; autoComplete?: string }) {
  return (
    <TextField name="email" type="email" inputMode="email" autoComplete={autoComplete} hint={hint} required />
  );
}

export function TextArea(area: FieldProps & { rows: number }) {
  return <Field {...area} maxLength={longest.text} />;
}

export function SelectField({
  options,
  empty,
  ...field
}: FieldProps & { options: Option[]; empty: string; chosen?: string }) {
  return <Field {...field} options={[["", empty], ...options]} />;
}

function Field({ hint, aside, chosen, ...control }: FieldProps & Rest) {
  const { field, label, mistake, value } = useField(control.name, hint);
  return (
    <p className="field">
      <FieldLabel htmlFor={field.id} label={label} required={control.required} />
      <Control {...control} {...field} defaultValue={value ?? chosen} />
      <FieldNotes id={field.id} hint={hint} aside={aside} mistake={mistake} />
    </p>
  );
}
interface Rest extends Pick<ControlProps, "line" | "rows" | "options" | "maxLength"> {
  aside?: string | null | undefined;
  chosen?: string | undefined;
}

/** A box to tick; its label may hold links. */
export function TickField({ name, children }: { name: string; children: ReactNode }) {
  const { field, mistake, value } = useField(name);
  return (
    <p className="field tick">
      <input type="checkbox" name={name} required {...field} defaultChecked={value === "on"} />
      <label htmlFor={field.id}>{children}</label>
      <FieldNotes id={field.id} mistake={mistake} />
    </p>
  );
}

export function useField(name: string, hint?: string) {
  const { id: form, labels, values, errors, again } = useContext(FormContext);
  const id = fieldId(form, name);
  const mistake = own(errors, name);
  const described = [hint && `${id}-nota`, mistake && `${id}-errore`].filter(Boolean).join(" ");
  const field = {
    id,
    "aria-invalid": mistake ? true : undefined,
    "aria-describedby": described || undefined,
    autoFocus: again && name === Object.keys(errors)[0],
  };
  return { field, label: own(labels, name) ?? name, mistake, value: own(values, name) };
}

export function fieldId(form: string, name: string): string {
  return `${form}-${name}`;
}

function FieldLabel(props: { htmlFor: string; label: string; required: boolean | undefined }) {
  return (
    <label htmlFor={props.htmlFor}>
      {props.label}
      {!props.required && <span className="muted"> (facoltativo)</span>}
    </label>
  );
}

export function FieldNotes({
  id,
  hint,
  aside,
  mistake,
}: {
  id: string;
  hint?: string;
  aside?: string | null | undefined;
  mistake?: string | undefined;
}) {
  return (
    <>
      {hint && (
        <span className="hint" id={`${id}-nota`}>
          {hint} {aside && <b>{aside}</b>}
        </span>
      )}{" "}
      {mistake && (
        <span className="mistake" id={`${id}-errore`}>
          {mistake}
        </span>
      )}
    </>
  );
}
