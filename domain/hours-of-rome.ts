/** When a source is read next: at hours of Rome, through both changes of its clocks. */

const hour = 3_600_000;
const clock = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Rome",
  hour: "2-digit",
  hourCycle: "h23",
});

function hourInRome(time: number): number {
  return Number(clock.format(time));
}

/** The first of these hours after an instant. One that the clocks leave out counts as they pass it, one that comes twice counts once. */
export function nextAt(hours: readonly number[], after: Date): Date {
  const wanted = new Set(hours);
  let before = hourInRome(after.getTime());
  // Two days hold each hour, whatever the clocks do.
  for (let time = Math.floor(after.getTime() / hour) * hour + hour; ; time += hour) {
    const now = hourInRome(time);
    if (wanted.size === 24 || passed(before, now).some((each) => wanted.has(each))) return new Date(time);
    before = now;
  }
}

/** Hours of the clock after one until another: none where it stands, two where it leaps. */
function passed(before: number, now: number): number[] {
  const steps = (now - before + 24) % 24;
  return Array.from({ length: steps > 2 ? 0 : steps }, (_, step) => (before + step + 1) % 24);
}

const firstPause = 600_000;
const longestPause = 6 * hour;

/** Milliseconds until strangers are asked again, after so many failures before this one: ten minutes, then twice as long each time. */
export function pauseAfter(failures: number): number {
  return Math.min(longestPause, firstPause * 2 ** Math.min(failures, 10));
}

export function againAt(hours: readonly number[], failures: number, now: Date): Date {
  return new Date(Math.min(now.getTime() + pauseAfter(failures), nextAt(hours, now).getTime()));
}
