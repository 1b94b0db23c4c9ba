/**
 * A field of a form of the desk, told once: what it is called, how it is asked for, and what is read of what was typed. A table of
 * them is a form, its labels for refusals, and what its screen saves.
 */
import { dayWritten, momentWritten } from "domain/moments";
import { own } from "domain/own";
import type { ReactNode } from "react";
import type { UploadFolder } from "upstream/desk";
import type { Option } from "~/forms/control";
import type { Labels } from "../labels";
import { fieldOf, type ScreenContext } from "../screen";
import words from "../words.json";
import { DateField, type FieldProps, Hidden, Press, TextField, Tick } from "./form";

interface About extends Pick<FieldProps, "hint" | "required"> {
  max?: number;
  rows?: number;
  /** Kinds of files. */
  accept?: string;
}

export interface Field<Value = unknown> extends About {
  label: string;
  /** Default: one line, of more `rows` an area. `html` has a preview, `picture` a library, `fixed` only shows. */
  as?: "html" | "tick" | "day" | "moment" | "fixed" | "picture";
  /** Of the library that a picture is chosen from. */
  folder?: UploadFolder;
  type?: "password" | "file";
  autoComplete?: string;
  inputMode?: "decimal";
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

type Read<Value> = Field<Value>["read"];
/** What is said of one field wins over what its kind says. */
function field<Value>(
  label: string,
  read: Read<Value>,
  about: About,
  kind: Partial<Omit<Field, "label" | "read">> = {},
): Field<Value> {
  return { label, read, ...kind, ...about };
}

const orNull: Read<string | null> = (form, name) => fieldOf(form, name) || null;

export const line = (label: string, about: About = {}) => field(label, fieldOf, about, { required: true });

export const maybe = (label: string, about: About = {}) => field(label, orNull, about);

export const area = (label: string, about: About = {}) => field(label, orNull, about, { rows: 4 });

export const html = (label: string, about: About = {}) =>
  field(label, fieldOf, about, { as: "html", rows: 16, required: true, hint: words.hints.markup });

/** Chosen from a page (`withPictures`), or an address of elsewhere. */
export const picture = (label: string, folder: UploadFolder) =>
  field(label, orNull, { hint: words.hints.picture }, { as: "picture", folder });

export const secret = (label: string, about: About = {}) =>
  field(label, orNull, about, { type: "password", autoComplete: "new-password" });

export const fixed = (label: string) => field(label, () => undefined, {}, { as: "fixed" });

export const tick = (label: string, fresh = false) =>
  field(label, (form, name) => form.has(name), {}, { as: "tick", fresh });

/** Written as `5,90`; what is no number goes on, and is refused by its field. */
const amount: Read<number | null> = (form, name) => {
  const typed = fieldOf(form, name).replace(/\s|€/g, "").replace(",", ".");
  return typed === "" ? null : Number(typed);
};

const amounts =
  (written: (kept: number) => string) =>
  (label: string, about: About = {}) =>
    field(label, amount, about, {
      inputMode: "decimal",
      shown: (kept: number | null) => (kept === null ? "" : written(kept).replace(".", ",")),
    });
export const number = amounts(String);
export const euros = amounts((kept) => kept.toFixed(2));

/** `2026-12-03`, or a moment of Rome, of whatever people write; what is no date goes on as it is, and is refused by its field. */
const dated =
  (as: "day" | "moment", written: (typed: string) => string | null) =>
  (label: string, about: About = {}) =>
    field(label, (form, name) => written(fieldOf(form, name)) ?? orNull(form, name), about, { as });
export const day = dated("day", dayWritten);
export const moment = dated("moment", momentWritten);

/** Words parted by commas. */
export const list = (label: string, about: About = {}) =>
  field(label, (form, name) => partsOf(fieldOf(form, name)), about, {
    shown: (kept: string | readonly string[] | null) =>
      typeof kept === "string" ? kept : (kept?.join(", ") ?? ""),
  });

function partsOf(text: string): string[] {
  return text
    .split(/[,;\n]/)
    .map((word) => word.trim())
    .filter(Boolean);
}

/** Null where nothing may be chosen, and is; whoever sends none gets the first one. */
export const choice = <const Value extends string>(
  label: string,
  options: readonly (readonly [Value, string])[],
  about: About = {},
) =>
  field(
    label,
    (form, name) => (fieldOf(form, name) || options[0]?.[0] || null) as Value extends "" ? null : Value,
    about,
    { options },
  );

/** Choices that a table of words names. */
export const optionsOf = <Value extends string>(names: Readonly<Record<Value, string>>) =>
  Object.entries(names) as [Value, string][];

export const yesOrNo = (label: string) =>
  field(
    label,
    (form, name) => own({ si: true, no: false }, fieldOf(form, name)) ?? null,
    {},
    {
      options: optionsOf(words.said),
      shown: (kept: boolean | null) => (kept === null ? "" : kept ? "si" : "no"),
    },
  );

export const file = (label: string, about: About = {}) =>
  field(label, fileIn, about, { type: "file", required: true });

function fileIn(form: FormData, name: string): Blob | null {
  const sent: unknown = form.get(name);
  return sent instanceof Blob && sent.size > 0 ? sent : null;
}

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
  return (
    <>
      {/* Enter saves, whatever buttons the fields have. */}
      <button type="submit" aria-label="Invio" hidden />
      {Object.entries(of).map(([name, field]) => (
        <Edit key={name} name={name} field={field} kept={has.get(name)} context={context} />
      ))}
    </>
  );
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
  const hasFile = Object.values(fields.of).some(({ type }) => type === "file");
  return (
    <form
      method="post"
      action={action}
      className="fields"
      encType={hasFile ? "multipart/form-data" : undefined}
    >
      {children}
      <Hidden of={sends} />
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
  const { as, options, shown, fresh = false, read: _, folder, ...about } = field;
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
  if (as === "fixed")
    return (
      <p>
        {field.label}: <b>{value}</b>
      </p>
    );
  if (as === "day" || as === "moment") return <DateField {...common} moment={as === "moment"} />;
  const [act, does] =
    as === "html" ? ["anteprima", "Anteprima"] : [`scegli:${folder}`, "Scegli dalla libreria"];
  if (as === "html" || as === "picture")
    return (
      <>
        <TextField {...common} />
        <p>
          <Press
            value={`${act}:${name}`}
            soft
            formNoValidate
            aria-label={as === "html" ? undefined : `${does}: ${field.label}`}
          >
            {does}
          </Press>
        </p>
      </>
    );
  return <TextField {...common} options={options} />;
}
