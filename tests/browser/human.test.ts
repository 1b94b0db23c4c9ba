/** Turnstile's widget in a form: fetched when somebody begins to fill it, its token goes along, and without it the form works too. */
import { expect, test } from "vitest";
import { openShop, wake } from "../tools/browser";
import { forFile } from "../tools/for-file";
import { listening } from "../tools/listening";

/** As the widget's own script does: it writes a field into its place, another token after each reset. */
const api = `window.turnstile={n:0,w:[],render(place,options){const field=document.createElement("input");field.type="hidden";
field.name="cf-turnstile-response";place.append(field);this.w.push(field);this.reset(this.w.length-1);place.dataset.sitekey=options.sitekey;
return this.w.length-1},reset(widget){this.w[widget].value="buono-"+ ++this.n},remove(){}}`;

const judged: string[] = [];
const judge = await forFile(
  listening(async (request, response) => {
    let body = "";
    for await (const part of request) body += part;
    judged.push(String(new URLSearchParams(body).get("response")));
    response.end(JSON.stringify({ success: true, "error-codes": [] }));
  }),
);
const shop = await forFile(
  openShop({
    FORM_SECONDS: "0",
    LOG: "errors",
    TURNSTILE_SITE_KEY: "1x00000000000000000000AA",
    TURNSTILE_SECRET: "segreto",
    TURNSTILE_URL: `${judge.origin}/siteverify`,
  }),
);

async function visitForm(options: { js?: boolean; reached?: boolean } = {}) {
  const visit = await shop.visit({ js: options.js });
  const asked: string[] = [];
  await visit.context.route("https://challenges.cloudflare.com/**", (route) => {
    asked.push(route.request().url());
    return options.reached === false
      ? route.abort()
      : route.fulfill({ contentType: "text/javascript", body: api });
  });
  await visit.page.goto("/newsletter");
  return { ...visit, asked };
}

const subscribed = () =>
  shop.site.db.prepare("SELECT COUNT(*) AS n FROM newsletter_subscribers").first<number>("n");

async function send(page: Awaited<ReturnType<typeof visitForm>>["page"], email: string) {
  const form = page.locator("main form").first();
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Genere").selectOption("Donna");
  await form.getByLabel(/Ho letto e accetto/).check();
  await form.getByRole("button", { name: "Iscriviti" }).click();
}

test("with scripts the widget comes at the first touch of the form, its token goes along, and each post has another", async () => {
  const { page, asked, complaints } = await visitForm();
  await wake(page);
  expect(asked).toEqual([]);
  const form = page.locator("main form").first();
  await form.getByLabel("Email").focus();
  await expect.poll(() => form.locator("[name=cf-turnstile-response]").count()).toBe(1);
  expect(asked).toEqual(["https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit"]);
  // Refused once: the token is spent, and the form has a new one.
  await form.getByLabel("Email").fill("giulia@posta.example");
  await form.getByRole("button", { name: "Iscriviti" }).click();
  await expect.poll(() => page.locator(".mistakes").count()).toBe(1);
  await send(page, "giulia@posta.example");
  await expect.poll(() => page.getByText("Grazie per esserti iscritto").count()).toBe(1);
  expect(judged).toEqual(["buono-2"]);
  expect(complaints.filter((words) => !/422/.test(words))).toEqual([]);
});

test("a widget that cannot be fetched holds nobody", async () => {
  const { page } = await visitForm({ reached: false });
  await wake(page);
  await send(page, "marta@posta.example");
  await expect.poll(() => page.getByText("Grazie per esserti iscritto").count()).toBe(1);
  expect(judged).toHaveLength(1);
});

test("without scripts nothing of it is there, and the form is sent", async () => {
  const { page, asked } = await visitForm({ js: false });
  const before = (await subscribed()) ?? 0;
  await send(page, "lucia@posta.example");
  await expect.poll(() => subscribed()).toBe(before + 1);
  expect(asked).toEqual([]);
});
