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

/** `21/11/2026` of `2026-11-21`, `11/2026` of its month; a dash for nothing. */
export function dayOf(iso: string | null): string {
  return iso ? iso.split("-").reverse().join("/") : "–";
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
