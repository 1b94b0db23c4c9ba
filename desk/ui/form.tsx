/** Fields of the desk's forms: label above, hint below, what was typed given back after a refusal. */
import { dayWritten, localMoment, momentWritten } from "domain/moments";
import type { ReactNode } from "react";
import { dayInRome } from "~/lib/dates-it";
import { fieldOf, type ScreenContext } from "../screen";

export interface FieldProps {
  name: string;
  label: string;
  /** What stands in it; what was typed and refused wins. */
  value?: string | number | null;
  context: Pick<ScreenContext, "typed" | "blamed">;
  hint?: ReactNode;
  required?: boolean;
}

function valueIn({ context, name, value }: FieldProps): string {
  return context.typed?.has(name) ? fieldOf(context.typed, name) : String(value ?? "");
}

/** What the control says about itself: what describes it, and that it was refused. */
function aboutOf({ name, hint, context }: FieldProps) {
  return {
    "aria-describedby": hint ? `${name}-nota` : undefined,
    "aria-invalid": context.blamed === name || undefined,
  };
}

function Frame({ name, label, hint, required, context, children }: FieldProps & { children: ReactNode }) {
  return (
    <div className={context.blamed === name ? "field refused" : "field"}>
      <label htmlFor={name}>
        {label}
        {required && <span className="must"> (obbligatorio)</span>}
      </label>
      {children}
      {hint && (
        <p className="hint" id={`${name}-nota`}>
          {hint}
        </p>
      )}
    </div>
  );
}

type TextProps = FieldProps & {
  type?: "text" | "email" | "password" | "number" | "url" | "date" | "datetime-local" | "search";
  autoComplete?: string;
  max?: number;
};

export function TextField(props: TextProps) {
  const { name, type = "text", required, autoComplete = "off", max } = props;
  return (
    <Frame {...props}>
      <input
        id={name}
        name={name}
        type={type}
        defaultValue={type === "password" ? "" : valueIn(props)}
        required={required}
        maxLength={max}
        autoComplete={autoComplete}
        {...aboutOf(props)}
      />
    </Frame>
  );
}

export function FileField(props: FieldProps & { accept?: string }) {
  const { name, required, accept } = props;
  return (
    <Frame {...props}>
      <input id={name} name={name} type="file" accept={accept} required={required} {...aboutOf(props)} />
    </Frame>
  );
}

export function TextArea(props: FieldProps & { rows?: number }) {
  const { name, rows = 6, required } = props;
  return (
    <Frame {...props}>
      <textarea
        id={name}
        name={name}
        rows={rows}
        required={required}
        defaultValue={valueIn(props)}
        {...aboutOf(props)}
      />
    </Frame>
  );
}

/**
 * A day, or a moment of Rome: the browser's own field, which takes whatever people write where a browser has none. What cannot
 * be read as one is given back as it was typed.
 */
export function DateField(props: FieldProps & { moment?: boolean }) {
  const { name, required, moment, context } = props;
  const said = valueIn(props);
  const typed = context.typed?.has(name) ?? false;
  const read = moment
    ? localMoment(typed ? momentWritten(said) : said)
    : typed
      ? dayWritten(said)
      : dayInRome(said);
  return (
    <Frame {...props}>
      <input
        id={name}
        name={name}
        type={said !== "" && read === null ? "text" : moment ? "datetime-local" : "date"}
        defaultValue={read ?? said}
        required={required}
        autoComplete="off"
        {...aboutOf(props)}
      />
    </Frame>
  );
}

export type Option = readonly [value: string, label: string];

export function Choice(props: FieldProps & { options: readonly Option[] }) {
  const { name, options } = props;
  return (
    <Frame {...props}>
      <select id={name} name={name} defaultValue={valueIn(props)} {...aboutOf(props)}>
        {options.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Frame>
  );
}

export function Tick({ name, label, on }: { name: string; label: string; on: boolean }) {
  return (
    <p className="tick">
      <input type="checkbox" id={name} name={name} value="1" defaultChecked={on} />
      <label htmlFor={name}>{label}</label>
    </p>
  );
}

/** A button that is a form of its own, for an act on one row. */
export function ActButton({
  action,
  fields,
  children,
  label,
}: {
  action: string;
  fields: Record<string, string | number>;
  children: ReactNode;
  /** What it does to which thing, for who hears the page. */
  label?: string;
}) {
  return (
    <form method="post" action={action} className="act">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" aria-label={label}>
        {children}
      </button>
    </form>
  );
}

/** A search above a list; the address keeps it. */
export function SearchForm({ label, url, more }: { label: string; url: URL; more?: ReactNode }) {
  return (
    <search>
      <form method="get" action={url.pathname} className="search">
        <label htmlFor="cerca">{label}</label>
        <input id="cerca" name="cerca" type="search" defaultValue={url.searchParams.get("cerca") ?? ""} />
        {more}
        <button type="submit">Cerca</button>
      </form>
    </search>
  );
}
