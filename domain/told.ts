/** Numbers and moments as Italians read them, in Rome. */

const moment = new Intl.DateTimeFormat("it-IT", {
  timeZone: "Europe/Rome",
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
});

/** `21/11/2026, 09:30`; a dash for nothing. */
export function momentOf(iso: string | null): string {
  return iso && !Number.isNaN(Date.parse(iso)) ? moment.format(new Date(iso)) : "–";
}

/** `3 ore fa`; a dash for nothing. */
export function agoOf(iso: string | null, now: Date): string {
  if (!iso || Number.isNaN(Date.parse(iso))) return "–";
  const minutes = Math.max(0, Math.round((now.getTime() - Date.parse(iso)) / 60_000));
  if (minutes < 1) return "adesso";
  if (minutes < 120) return minutes === 1 ? "1 minuto fa" : `${minutes} minuti fa`;
  if (minutes < 2_880) return `${Math.round(minutes / 60)} ore fa`;
  return `${Math.round(minutes / 1_440)} giorni fa`;
}

export function numberOf(value: number): string {
  return value.toLocaleString("it-IT");
}

/** `12,5 %`; a dash where there is nothing to share. */
export function shareOf(part: number, whole: number): string {
  if (whole === 0) return "–";
  return `${((100 * part) / whole).toLocaleString("it-IT", { maximumFractionDigits: 1 })} %`;
}

/** `3,2 s`, `4 min`. */
export function durationOf(milliseconds: number): string {
  if (milliseconds < 60_000)
    return `${(milliseconds / 1_000).toLocaleString("it-IT", { maximumFractionDigits: 1 })} s`;
  return `${Math.round(milliseconds / 60_000).toLocaleString("it-IT")} min`;
}

/** `1,2 MB`. */
export function sizeOf(bytes: number): string {
  const [unit, divisor] = bytes < 1_000_000 ? ["kB", 1_000] : ["MB", 1_000_000];
  return `${(bytes / divisor).toLocaleString("it-IT", { maximumFractionDigits: 1 })} ${unit}`;
}

/** `−12,5 %`, `+3 %`. */
export function changeOf(percent: number): string {
  const shown = Math.abs(percent).toLocaleString("it-IT", { maximumFractionDigits: 1 });
  return `${percent < 0 ? "−" : "+"}${shown} %`;
}
