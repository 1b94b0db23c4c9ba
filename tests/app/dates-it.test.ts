import { expect, test } from "vitest";
import { dayInRome, formatDate, formatLongDate, isTodayInRome } from "~/lib/dates-it";

const lateEvening = new Date("2026-11-20T23:30:00Z"); // 0:30 of the 21st in Rome

test("the day is the one of Rome, in winter and in summer", () => {
  expect(dayInRome(lateEvening)).toBe("2026-11-21");
  expect(dayInRome("2026-07-01T22:30:00Z")).toBe("2026-07-02");
  expect(dayInRome("2026-07-01 21:30:00")).toBe("2026-07-01");
  expect(dayInRome("2026-11-21")).toBe("2026-11-21");
  expect(dayInRome("ieri")).toBeNull();
});

test("only a product inserted today in Rome is new", () => {
  expect(isTodayInRome("2026-11-21", lateEvening)).toBe(true);
  expect(isTodayInRome("2026-11-20T23:05:00Z", lateEvening)).toBe(true);
  expect(isTodayInRome("2026-11-20", lateEvening)).toBe(false);
  expect(isTodayInRome("non si sa", lateEvening)).toBe(false);
  expect(isTodayInRome(null, lateEvening)).toBe(false);
});

test("dates are written in Italian", () => {
  expect(formatDate("2026-11-21")).toBe("21 nov 2026");
  expect(formatLongDate("2026-03-01 10:00:00")).toBe("1 marzo 2026");
  expect(formatDate("boh")).toBeNull();
  expect(formatDate(null)).toBeNull();
});
