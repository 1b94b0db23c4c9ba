/** Days and times as people write them, read as days of Rome. */

import { dayWritten, localMoment, momentWritten } from "domain/moments";
import { expect, test } from "vitest";
import said from "./moments.json";

test.each(said.days as [string, string | null][])("the day '%s' is %s", (written, day) => {
  expect(dayWritten(written)).toBe(day);
});

test.each(said.times as [string, string | null][])("the moment '%s' is %s", (written, moment) => {
  expect(momentWritten(written)).toBe(moment);
  // What a field shows of it is read back as the same.
  if (moment) expect(momentWritten(localMoment(moment) ?? "")).toBe(moment);
});
