/** Days that reports, lists and tables are of, as their address names them. */
import { dayWritten } from "domain/moments";
import type { ReactElement } from "react";
import type { Option } from "~/forms/control";
import { dayInRome } from "~/lib/dates-it";
import type { Answer, Refusal, ScreenContext } from "../screen";
import { DateField, TextField } from "./form";

export interface Period {
  from: string;
  to: string;
}

/** The last month, today included. */
function usualPeriod(now: Date): Period {
  const day = (back: number) => dayInRome(new Date(now.getTime() - back * 86_400_000)) ?? "";
  return { from: day(30), to: day(0) };
}

function periodIn({ url, now }: ScreenContext): Period | Refusal {
  const usual = usualPeriod(now);
  const from = dayWritten(url.searchParams.get("dal") || usual.from);
  const to = dayWritten(url.searchParams.get("al") || usual.to);
  const [name, blamed] = from ? ["Al", "al"] : ["Dal", "dal"];
  if (!from || !to) return { refused: `«${name}»: scrivi una data, come 3/12/2026.`, blamed };
  return from <= to ? { from, to } : { refused: "«Al»: la fine viene prima dell’inizio.", blamed };
}

interface Asking {
  title: string;
  /** What asks for the days: shown again where they are none. */
  form(context: ScreenContext): ReactElement | Promise<ReactElement>;
}

/** The answer for the days that the address names. */
export async function inPeriod(
  context: ScreenContext,
  { title, form }: Asking,
  answer: (period: Period) => Promise<Answer>,
): Promise<Answer> {
  const period = periodIn(context);
  if (!("refused" in period)) return answer(period);
  const { refused: problem, blamed } = period;
  return { title, status: 422, problem, body: await form({ ...context, blamed }) };
}

export function PeriodFields({ context: { url, now, blamed } }: { context: ScreenContext }) {
  const usual = usualPeriod(now);
  const typed = typedIn(url);
  return (
    <>
      <DateField name="dal" label="Dal" value={usual.from} context={{ typed, blamed }} />
      <DateField name="al" label="Al" value={usual.to} context={{ typed, blamed }} />
    </>
  );
}

interface PeriodFormProps {
  context: ScreenContext;
  /** Where it leads. */
  path: string;
  /** By what the days are told; the first unless the address says another. */
  options: readonly Option[];
}

export function PeriodForm({ context, path, options }: PeriodFormProps) {
  return (
    <form method="get" action={path} className="fields">
      <PeriodFields context={context} />
      <TextField name="per" label="Per" options={options} context={{ typed: typedIn(context.url) }} />
      <button type="submit">Mostra</button>
    </form>
  );
}

/** What the address says, as a form would. */
function typedIn({ searchParams }: URL): FormData {
  const typed = new FormData();
  for (const [name, value] of searchParams) if (value) typed.set(name, value);
  return typed;
}
