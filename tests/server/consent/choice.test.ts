/** The cookie of a choice: what it says, how long it stands, and what else in it counts as no choice. */
import { consentSeconds } from "contract";
import { decided, decisionLine, decisionOf } from "server/consent/choice";
import { expect, test } from "vitest";

const now = Date.parse("2026-03-01T10:00:00Z");
const asked = (cookie = "") => new Request("https://vetrina.example/", { headers: { Cookie: cookie } });
const kept = (analytics: boolean, marketing: boolean) =>
  decisionLine(asked(), decided({ analytics, marketing }, now), now);

test("a choice is read back as it was made, by scripts too", () => {
  const line = kept(true, false);
  expect(line).toContain(`Max-Age=${consentSeconds}; Path=/; Secure; SameSite=Lax`);
  expect(line).not.toContain("HttpOnly");
  expect(decisionOf(asked(line.split(";")[0]), now)).toEqual({
    analytics: true,
    marketing: false,
    version: 1,
    decidedAt: "2026-03-01T10:00:00.000Z",
  });
});

test("after six months everybody is asked again, and a choice from elsewhere lives no longer than that", () => {
  const cookie = kept(false, false).split(";")[0];
  const almost = now + (consentSeconds - 60) * 1000;
  expect(decisionOf(asked(cookie), almost)).not.toBeNull();
  expect(decisionOf(asked(cookie), almost + 61_000)).toBeNull();
  expect(decisionLine(asked(), decided({ analytics: true, marketing: true }, now), almost)).toContain(
    "Max-Age=60;",
  );
});

test.each(["2.t9pmo0.11", "1.zzzzzzz.11", "1.t9pmo0.2", "1.t9pmo0.11x", "true", "%7B%7D", ""])(
  "'%s' is no choice",
  (value) => {
    expect(decisionOf(asked(`cookiePreferences=${value}`), now)).toBeNull();
  },
);
