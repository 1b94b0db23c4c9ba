/** Lists whose order a person says, a step a press. */
import { Press } from "./form";

/** The row one place up (`su`) or down (`giu`); what is not there moves nothing. */
export function moved<Row>(rows: readonly Row[], from: number, way: string): Row[] {
  const to = Math.max(0, way === "su" ? from - 1 : from + 1);
  return rows.toSpliced(from, from < 0 ? 0 : 1).toSpliced(to, 0, ...rows.slice(from, from + 1));
}

interface MovesProps {
  /** What the form is told: `su:KEY`. */
  of: string;
  name: string;
  at: number;
  count: number;
}

export function Moves({ of, name, at, count }: MovesProps) {
  const move = (way: string, word: string) => (
    <Press value={`${way}:${of}`} soft aria-label={`${word}: ${name}`}>
      {word}
    </Press>
  );
  return (
    <>
      {at > 0 && move("su", "Su")}
      {at < count - 1 && move("giu", "Giù")}
    </>
  );
}
