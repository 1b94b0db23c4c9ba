/** Asks for days, and by what they are told: reports and transactions. */
import type { ScreenContext } from "../../screen";
import { DateField, TextField } from "../../ui/form";

interface PeriodFormProps {
  context: ScreenContext;
  /** Where it leads. */
  path: string;
  /** What was asked; absent where its days are none, and what was typed stays. */
  from?: string;
  to?: string;
  by: string;
  options: readonly (readonly [string, string])[];
}

export function PeriodForm({ context, path, from, to, by, options }: PeriodFormProps) {
  const { searchParams } = context.url;
  const fields = { context: { typed: null, blamed: context.blamed } };
  return (
    <form method="get" action={path} className="fields">
      <DateField {...fields} name="dal" label="Dal" value={from ?? searchParams.get("dal")} />
      <DateField {...fields} name="al" label="Al" value={to ?? searchParams.get("al")} />
      <TextField {...fields} name="per" label="Per" value={by} options={options} />
      <button type="submit">Mostra</button>
    </form>
  );
}
