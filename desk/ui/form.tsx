/** Fields of the desk's forms: label above, hint below, what was typed given back after a refusal. */
import { dayWritten, localMoment, momentWritten } from "domain/moments";
import type { ComponentProps, ReactNode } from "react";
import { Control, type ControlProps } from "~/forms/control";
import { dayInRome } from "~/lib/dates-it";
import { fieldOf, type ScreenContext } from "../screen";
import type { Column } from "./table";

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

type ControlFieldProps = FieldProps &
  Pick<ControlProps, "rows" | "options"> &
  ControlProps["line"] & { max?: number };

/** One line, an area or a list to choose from; a password is never given back. */
export function TextField({
  label,
  context,
  value,
  hint,
  max,
  type = "text",
  autoComplete = "off",
  inputMode,
  accept,
  ...control
}: ControlFieldProps) {
  const field = { name: control.name, label, context, value, hint, required: control.required };
  return (
    <Frame {...field}>
      <Control
        {...control}
        {...aboutOf(field)}
        id={control.name}
        maxLength={max}
        defaultValue={type === "file" || type === "password" ? undefined : valueIn(field)}
        line={{ type, autoComplete, inputMode, accept }}
      />
    </Frame>
  );
}

/**
 * A day, or a moment of Rome: the browser's own field, which takes whatever people write where a browser has none. What cannot
 * be read as one is given back as it was typed.
 */
export function DateField({ moment, ...props }: FieldProps & { moment?: boolean }) {
  const { typed, blamed } = props.context;
  const said = valueIn(props);
  const day = typed?.has(props.name) ? dayWritten(said) : dayInRome(said);
  const read = moment ? localMoment(typed?.has(props.name) ? momentWritten(said) : said) : day;
  const type = said !== "" && read === null ? "text" : moment ? "datetime-local" : "date";
  return <TextField {...props} type={type} value={read ?? said} context={{ typed: null, blamed }} />;
}

export function Tick({ name, label, on }: { name: string; label: string; on: boolean }) {
  return (
    <p className="tick">
      <input type="checkbox" id={name} name={name} value="1" defaultChecked={on} />
      <label htmlFor={name}>{label}</label>
    </p>
  );
}

/** What goes along unseen. */
export function Hidden({ of }: { of: Readonly<Record<string, string | number>> }) {
  return Object.entries(of).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

/** One of several buttons of a form: the screen reads by its value what is asked. */
export function Press({ soft, ...button }: ComponentProps<"button"> & { soft?: boolean }) {
  return <button type="submit" name="atto" className={soft ? "soft" : undefined} {...button} />;
}

interface ActProps {
  action: string;
  fields?: Record<string, string | number>;
  does: string;
  /** To which thing, for who hears the page. */
  of?: string;
  /** The same in other words. */
  label?: string;
}

/** A button that is a form of its own, for an act on one row. */
export function ActButton({ action, fields = {}, does, of, label = of && `${does}: ${of}` }: ActProps) {
  return (
    <form method="post" action={action} className="act">
      <Hidden of={fields} />
      <button type="submit" aria-label={label}>
        {does}
      </button>
    </form>
  );
}

/** A column of buttons, each for an act on its row; called as the column unless it says. */
export function acting<Row>(
  head: string,
  action: string,
  act: (row: Row) => Omit<ActProps, "action" | "does"> & { does?: string },
): Column<Row> {
  return [head, (row) => <ActButton action={action} does={head} {...act(row)} />];
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
