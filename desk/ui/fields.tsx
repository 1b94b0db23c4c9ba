/**
 * A field of a form of the desk, told once: what it is called, how it is asked for, and what is read of what was typed. A table of
 * them is a form, its labels for refusals, and what its screen saves.
 */
import { dayWritten, momentWritten } from "domain/moments";
import { own } from "domain/own";
import type { ReactNode } from "react";
import type { Labels } from "../labels";
import { fieldOf, type ScreenContext } from "../screen";
import {
  Choice,
  DateField,
  type FieldProps,
  FileField,
  type Option,
  TextArea,
  TextField,
  Tick,
} from "./form";

interface About extends Pick<FieldProps, "hint" | "required"> {
  max?: number;
  rows?: number;
}

export interface Field<Value = unknown> extends About {
  label: string;
  /** Default: one line. `html` has a preview, `fixed` only shows. */
  as?: "area" | "html" | "tick" | "day" | "moment" | "secret" | "file" | "fixed";
  /** Kinds of files. */
  accept?: string;
  options?: readonly Option[];
  /** Ticked in a new one. */
  fresh?: boolean;
  /** How what is kept stands in it; default: as it is. */
  shown?(kept: never): string;
  read(form: FormData, name: string): Value;
}

export type FieldTable = Readonly<Record<string, Field>>;
/** What was typed into a form, as calls take it. */
export type Written<Table> = {
  [Name in keyof Table]: Table[Name] extends Field<infer Value> ? Value : never;
};

const orNull = (form: FormData, name: string) => fieldOf(form, name) || null;

export const line = (label: string, about: About = {}): Field<string> => ({
  label,
  required: true,
  read: fieldOf,
  ...about,
});

export const maybe = (label: string, about: About = {}): Field<string | null> => ({
  label,
  read: orNull,
  ...about,
});

export const area = (label: string, about: About = {}) => ({
  rows: 4,
  ...maybe(label, about),
  as: "area" as const,
});

export const html = (label: string, about: About = {}) => ({
  rows: 16,
  ...line(label, about),
  as: "html" as const,
});

export const secret = (label: string, about: About = {}) => ({
  ...maybe(label, about),
  as: "secret" as const,
});

export const fixed = (label: string): Field<undefined> => ({ label, as: "fixed", read: () => undefined });

export const tick = (label: string, fresh = false): Field<boolean> => ({
  label,
  fresh,
  as: "tick",
  read: (form, name) => form.has(name),
});

const inItalian = (kept: number | null) => String(kept ?? "").replace(".", ",");

/** Written as `5,90`; what is no number goes on, and is refused by its field. */
export const number = (label: string, about: About = {}): Field<number | null> => ({
  label,
  shown: inItalian,
  read: (form, name) => {
    const typed = fieldOf(form, name).replace(/\s|€/g, "").replace(",", ".");
    return typed === "" ? null : Number(typed);
  },
  ...about,
});

export const euros = (label: string, about: About = {}): Field<number | null> => ({
  ...number(label, about),
  shown: (kept: number | null) => kept?.toFixed(2).replace(".", ",") ?? "",
});

/** `2026-12-03` of whatever people write; what is no date goes on as it is, and is refused by its field. */
export const day = (label: string, about: About = {}): Field<string | null> => ({
  label,
  as: "day",
  read: (form, name) => dayWritten(fieldOf(form, name)) ?? orNull(form, name),
  ...about,
});

/** The same of a moment of Rome. */
export const moment = (label: string, about: About = {}): Field<string | null> => ({
  label,
  as: "moment",
  read: (form, name) => momentWritten(fieldOf(form, name)) ?? orNull(form, name),
  ...about,
});

/** Words parted by commas. */
export const list = (label: string, about: About = {}): Field<string[]> => ({
  label,
  shown: (kept: string | readonly string[] | null) =>
    typeof kept === "string" ? kept : (kept?.join(", ") ?? ""),
  read: (form, name) =>
    fieldOf(form, name)
      .split(/[,;\n]/)
      .map((word) => word.trim())
      .filter(Boolean),
  ...about,
});

/** Null where nothing may be chosen, and is; whoever sends none gets the first one. */
export const choice = <const Value extends string>(
  label: string,
  options: readonly (readonly [Value, string])[],
  about: About = {},
): Field<Value extends "" ? null : Value> => ({
  label,
  options,
  read: (form, name) => (fieldOf(form, name) || options[0]?.[0] || null) as Value extends "" ? null : Value,
  ...about,
});

export const yesOrNo = (label: string): Field<boolean | null> => ({
  label,
  options: [
    ["", "Non si sa"],
    ["si", "Sì"],
    ["no", "No"],
  ],
  shown: (kept: boolean | null) => (kept === null ? "" : kept ? "si" : "no"),
  read: (form, name) => own({ si: true, no: false }, fieldOf(form, name)) ?? null,
});

export const file = (label: string, about: About & { accept?: string } = {}): Field<Blob | null> => ({
  label,
  as: "file",
  required: true,
  read: (form, name) => {
    const sent: unknown = form.get(name);
    return sent instanceof Blob && sent.size > 0 ? sent : null;
  },
  ...about,
});

export function writtenIn<Table extends FieldTable>(table: Table, form: FormData): Written<Table> {
  const read = Object.entries(table).map(([name, field]) => [name, field.read(form, name)]);
  return Object.fromEntries(read) as Written<Table>;
}

export function labelsOf(table: FieldTable): Labels {
  return Object.fromEntries(Object.entries(table).map(([name, { label }]) => [name, label]));
}

interface FieldsProps {
  of: FieldTable;
  /** By name what the thing has; a new one has none of it. */
  kept?: object | null;
  context: Pick<ScreenContext, "typed" | "blamed">;
}

export function Fields({ of, kept, context }: FieldsProps) {
  const has = new Map<string, unknown>(Object.entries(kept ?? {}));
  return Object.entries(of).map(([name, field]) => (
    <Edit key={name} name={name} field={field} kept={has.get(name)} context={context} />
  ));
}

interface FormProps extends FieldsProps {
  action: string;
  /** What goes along unseen; `atto` says what is asked of the screen. */
  sends?: Readonly<Record<string, string | number>>;
  button: string;
  children?: ReactNode;
}

/** A form that is a table of fields and one button. */
export function Form({ action, sends = {}, button, children, ...fields }: FormProps) {
  const hasFile = Object.values(fields.of).some(({ as }) => as === "file");
  return (
    <form
      method="post"
      action={action}
      className="fields"
      encType={hasFile ? "multipart/form-data" : undefined}
    >
      {children}
      {Object.entries(sends).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Fields {...fields} />
      <button type="submit">{button}</button>
    </form>
  );
}

interface EditProps extends Pick<FieldsProps, "context"> {
  name: string;
  field: Field;
  kept: unknown;
}

function Edit({ name, field, kept, context }: EditProps) {
  const { as, options, shown, fresh = false, read: _, ...about } = field;
  if (as === "tick") {
    const before = kept === undefined ? fresh : Number(kept) > 0;
    return <Tick name={name} label={field.label} on={context.typed ? context.typed.has(name) : before} />;
  }
  const value = (shown && kept !== undefined ? shown(kept as never) : kept) as
    | string
    | number
    | null
    | undefined;
  const common = { ...about, name, value, context };
  if (options) return <Choice {...common} options={options} />;
  if (as === "fixed")
    return (
      <p>
        {field.label}: <b>{value}</b>
      </p>
    );
  if (as === "day" || as === "moment") return <DateField {...common} moment={as === "moment"} />;
  if (as === "area") return <TextArea {...common} />;
  if (as === "html")
    return (
      <>
        <TextArea {...common} />
        <p>
          <button type="submit" name="atto" value={`anteprima:${name}`} className="soft" formNoValidate>
            Anteprima
          </button>
        </p>
      </>
    );
  if (as === "file") return <FileField {...common} />;
  if (as === "secret") return <TextField {...common} type="password" autoComplete="new-password" />;
  return <TextField {...common} />;
}
