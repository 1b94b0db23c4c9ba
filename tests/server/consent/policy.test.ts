/** What third parties may do in each state of consent, and that the policy of none of them has a slot. */
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { agreedHosts } from "server/consent/providers";
import { parseSettings } from "server/env";
import { addSecurityHeaders } from "server/request-rules";
import { expect, test } from "vitest";

const all = {
  ANALYTICS_ID: "G-PROVA1234",
  CONVERTER_AWIN: "4321",
  CONVERTER_SKIMLINKS: "1X2",
  CONVERTER_SOVRN: "0a1b",
};

function policyFor(settings: Record<string, string>, consent: Parameters<typeof agreedHosts>[1]): string {
  const headers = new Headers({ "Content-Type": "text/html" });
  const agreed = agreedHosts(parseSettings(settings), consent);
  const nonce = "0123456789abcdef0123456789abcdef";
  addSecurityHeaders(headers, new URL("https://vetrina.example/"), nonce, { media: "", agreed });
  return headers.get("Content-Security-Policy") ?? "";
}

const choices = [true, false].flatMap((analytics) =>
  [true, false].map((marketing) => ({ analytics, marketing })),
);

test.each([null, ...choices])("csp_evaluator finds nothing after %j", (consent) => {
  for (const settings of [{}, all, { ...all, CONVERTER_CONSENT: "not-needed" }]) {
    const { csp } = new CspParser(policyFor(settings, consent));
    expect(new CspEvaluator(csp).evaluate()).toEqual([]);
  }
});

test("converters need marketing consent unless the operator decides otherwise; analytics always needs its own", () => {
  for (const consent of [null, { analytics: true, marketing: false }])
    expect(policyFor(all, consent)).not.toMatch(/dwin2|skimresources|viglink/);
  expect(policyFor(all, { analytics: false, marketing: true })).toMatch(/dwin2.*skimresources.*viglink/);
  const free = policyFor({ ...all, CONVERTER_CONSENT: "not-needed" }, null);
  expect(free).toContain("dwin2");
  expect(free).not.toContain("google-analytics");
});
