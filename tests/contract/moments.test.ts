/** Days and times as people write them, read as days of Rome. */
import { dayWritten, localMoment, momentWritten } from "domain/moments";
import { expect, test } from "vitest";

test.each([
  ["3/12/2026", "2026-12-03"],
  ["03.12.2026", "2026-12-03"],
  ["3-12-26", "2026-12-03"],
  [" 3 / 12 / 2026 ", "2026-12-03"],
  ["3 dicembre 2026", "2026-12-03"],
  ["1° gen 2027", "2027-01-01"],
  ["3 DIC. 2026", "2026-12-03"],
  ["2026-12-03", "2026-12-03"],
  ["31/6/2026", null],
  ["29/2/2026", null],
  ["29/2/2028", "2028-02-29"],
  ["12/31/2026", null],
  ["domani", null],
  ["3 dicembrino 2026", null],
  ["", null],
])("the day '%s' is %s", (written, day) => {
  expect(dayWritten(written)).toBe(day);
});

test.each([
  ["3/12/2026 9:30", "2026-12-03T08:30:00.000Z"],
  ["3/7/2026 alle 9.30", "2026-07-03T07:30:00.000Z"],
  ["3 luglio 2026, 18:00", "2026-07-03T16:00:00.000Z"],
  ["2026-12-03T09:30", "2026-12-03T08:30:00.000Z"],
  ["2026-12-03T08:30:00Z", "2026-12-03T08:30:00.000Z"],
  ["3/12/2026", "2026-12-02T23:00:00.000Z"],
  ["3/12/2026 25:00", null],
  ["adesso", null],
])("the moment '%s' is %s", (written, moment) => {
  expect(momentWritten(written)).toBe(moment);
  // What a field shows of it is read back as the same.
  if (moment) expect(momentWritten(localMoment(moment) ?? "")).toBe(moment);
});
