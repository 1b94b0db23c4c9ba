/** The control of a field, whatever stands around it: `field.tsx` does for the site's forms, `desk/ui/form.tsx` for the desk's. */
import type { InputHTMLAttributes } from "react";

export type Option = readonly [value: string, label: string];

type Shared = "id" | "name" | "required" | "defaultValue" | "autoFocus" | "aria-describedby" | "aria-invalid";
type Attributes = InputHTMLAttributes<HTMLInputElement>;

export interface ControlProps extends Pick<Attributes, Shared> {
  /** Makes it a list to choose from. */
  options?: readonly Option[] | undefined;
  /** Makes it an area of so many lines. */
  rows?: number | undefined;
  maxLength?: number | undefined;
  /** What only a single line has. */
  line?: Pick<Attributes, "type" | "inputMode" | "autoComplete" | "accept"> | undefined;
}

export function Control({ id, name, options, rows, maxLength, line, ...about }: ControlProps) {
  const known = { id, name };
  if (rows) return <textarea {...known} rows={rows} maxLength={maxLength} {...about} />;
  if (!options) return <input {...known} {...line} maxLength={maxLength} {...about} />;
  return (
    <select {...known} {...about}>
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
