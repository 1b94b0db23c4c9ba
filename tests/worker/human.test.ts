/** Forms that write letters on a site with Turnstile, as a browser with and without scripts sends them; the judge is a stand-in of siteverify. */
import { mintToken } from "server/forms/form-token";
import { expect, test } from "vitest";
import { forFile } from "../tools/for-file";
import { listening } from "../tools/listening";
import { startSite } from "../tools/site";

const keys = { CLICK_SALT: "sale-di-prova", FORM_SECONDS: 0 };
const judge = await forFile(
  listening(async (request, response) => {
    let body = "";
    for await (const part of request) body += part;
    const success = new URLSearchParams(body).get("response") === "buono";
    response.end(JSON.stringify({ success, "error-codes": success ? [] : ["invalid-input-response"] }));
  }),
);
const site = await forFile(
  startSite({
    CLICK_SALT: keys.CLICK_SALT,
    FORM_SECONDS: "0",
    LOG: "off",
    TURNSTILE_SITE_KEY: "1x00000000000000000000AA",
    TURNSTILE_SECRET: "segreto",
    TURNSTILE_URL: `${judge.origin}/siteverify`,
  }),
);

function post(path: string, fields: Record<string, string>, from: string, token?: string) {
  return site.page(path, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", "cf-connecting-ip": from },
    body: new URLSearchParams({
      modulo__da: mintToken(keys, Date.now() - 60_000),
      ...fields,
      ...(token && { "cf-turnstile-response": token }),
    }).toString(),
  });
}

const letters = () => site.db.prepare("SELECT COUNT(*) AS n FROM mail_outbox").first<number>("n");
const subscriber = (number: number) => ({
  email: `persona${number}@posta.example`,
  gender: "female",
  accept_terms: "on",
});

test.each(["/newsletter", "/contatti", "/partner-program", "/register", "/forgot-password"])(
  "%s has a place for the widget, and may hold its frame",
  async (path) => {
    const { html, headers } = await site.page(path);
    expect(html).toContain('data-human="1x00000000000000000000AA"');
    expect(headers.get("content-security-policy")).toContain("frame-src https://challenges.cloudflare.com;");
  },
);

test("five posts without a token go on from a network; the sixth keeps what was typed, with a token it goes on, and so do other networks", async () => {
  const statuses: number[] = [];
  for (let number = 0; number < 5; number++)
    statuses.push((await post("/newsletter", subscriber(number), "203.0.113.7")).status);
  expect(statuses).toEqual(Array(5).fill(303));
  expect(await letters()).toBe(5);
  const sixth = await post("/newsletter", subscriber(6), "203.0.113.7", "falso");
  expect(sixth.status).toBe(429);
  expect(sixth.html).toContain("Oggi da questa rete sono già arrivati altri invii senza verifica.");
  expect(sixth.html).toContain('value="persona6@posta.example"');
  expect(await letters()).toBe(5);
  expect((await post("/newsletter", subscriber(6), "203.0.113.7", "buono")).status).toBe(303);
  expect((await post("/newsletter", subscriber(7), "203.0.113.99")).status).toBe(303);
  expect(await letters()).toBe(7);
  // Whatever form it is.
  const forgot = await post("/forgot-password", { email: "giulia@posta.example" }, "203.0.113.7");
  expect(forgot.status).toBe(429);
});
