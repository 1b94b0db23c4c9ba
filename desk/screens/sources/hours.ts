/** Hours of Rome as operators write and read them: 'ogni 6 ore', '6, 13, 20'. */

const day = Array.from({ length: 24 }, (_, hour) => hour);
const every = (hours: number) => day.filter((hour) => hour % hours === 0);
/** Rhythms that a day holds whole. */
const rhythms = [2, 3, 4, 6, 8, 12];

export function hoursWritten(hours: readonly number[]): string {
  if (hours.length === 24) return "ogni ora";
  const rhythm = rhythms.find((each) => every(each).join() === hours.join());
  return rhythm ? `ogni ${rhythm} ore` : hours.join(", ");
}

/** None where it cannot be read. */
export function hoursRead(text: string): number[] {
  const said = text.trim().toLowerCase();
  if (/^ogni ora$/.test(said)) return day;
  const rhythm = /^ogni (\d{1,2}) ore$/.exec(said);
  if (rhythm) return rhythms.includes(Number(rhythm[1])) ? every(Number(rhythm[1])) : [];
  const parts = said
    .replace(/^(?:ogni giorno )?(?:alle?|ore|dalle)(?: ore)?\s+/, "")
    .split(/\s*(?:,|;|\be\b)\s*/)
    .filter(Boolean);
  const hours = parts.map((part) => Number(/^(\d{1,2})(?:[:.]00)?$/.exec(part)?.[1] ?? Number.NaN));
  return hours.every((hour) => hour >= 0 && hour < 24) ? hours : [];
}
