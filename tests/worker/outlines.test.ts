/** What VoiceOver and NVDA list of a page, held as text in `outlines/`: landmarks, headings, what is announced; and rules for all of it. */
import brand from "brand/brand.json";
import { expect, test } from "vitest";
import { operatorToken } from "../tools/desk";
import { readHtml } from "../tools/elements";
import { forFile } from "../tools/for-file";
import { goodPassword, makeMember } from "../tools/member";
import { faultsOf, outlineOf, written } from "../tools/outline";
import { PlainBrowser } from "../tools/plain-browser";
import { startSite } from "../tools/site";
import { link } from "./html";
import open from "./outlines.json";
import { run, soldByThree, values } from "./sql";

const site = await forFile(startSite({ LOG: "off", FORM_SECONDS: "0" }));
const [product = ""] = await soldByThree(site.db);
const names = new Set(await values<string>(site.db)`SELECT name FROM products`);

/** Opens a page whose late parts have arrived: the first answer may write them at its end. */
async function openWhole(visitor: PlainBrowser, path: string): Promise<void> {
  for (let time = 0; time < 20; time++) {
    await visitor.go(path);
    if (!visitor.html.includes('<template id="B:')) return;
  }
}

async function expectOutline(visitor: PlainBrowser, name: string): Promise<void> {
  const outline = outlineOf(visitor.page);
  expect(faultsOf(outline)).toEqual([]);
  // Which goods lead changes with the season, and promotions are those of a month.
  const text = written(outline)
    .replaceAll(brand.slogan, "{slogan}")
    .replaceAll(/^( *h1 .+ di )\p{Ll}+ \d{4}$/gmu, "$1{month}")
    .replaceAll(/^( *h\d )(.+)$/gm, (line, heading: string, said: string) =>
      names.has(said) ? `${heading}{product}` : line,
    );
  await expect(text).toMatchFileSnapshot(`outlines/${name}.txt`);
}

test("a page with every fault is told each of them, and what is hidden or folded is not listed", () => {
  const page = readHtml(`<html><body><nav>a</nav><nav aria-label="Due">b</nav><nav>c</nav>
<main><h1>Uno</h1><h3>Tre</h3><h1><svg></svg></h1><div role="status"><p aria-live="polite"></p></div>
<details><summary>Altro</summary><h6>Chiuso</h6></details><h6 hidden>Nascosto</h6></main><main></main></body></html>`);
  expect(faultsOf(outlineOf(page))).toEqual([
    "2 headings of the first level",
    "h3 «Tre» after h1",
    "an h1 without a name",
    "2 mains",
    "navigation: more than once",
    "main: more than once",
    "a polite within another, in main",
  ]);
});

test.each(Object.entries(open))(
  "%s: one heading above all, no level skipped, landmarks told apart",
  async (name, path) => {
    const visitor = new PlainBrowser(site);
    await openWhole(visitor, path);
    await expectOutline(visitor, name);
  },
);

test("a product, a cart with it, its checkout", async () => {
  const visitor = new PlainBrowser(site);
  await openWhole(visitor, `/${product}`);
  await expectOutline(visitor, "product");
  await visitor.use(visitor.one(".pay .add button"));
  await visitor.go("/carrello");
  await expectOutline(visitor, "cart");
  await visitor.go("/carrello/checkout");
  await expectOutline(visitor, "checkout");
});

test("an article and a promotion", async () => {
  const visitor = new PlainBrowser(site);
  await visitor.go("/magazine");
  await visitor.go(link(visitor.html, /^\/magazine\/(?!categoria)[^?]+$/));
  await expectOutline(visitor, "article");
  await visitor.go("/codici-sconto-coupon");
  await visitor.follow(/^Moda Milano/);
  await visitor.go(link(visitor.html, /^\/codici-sconto-coupon\/[^?]/));
  await expectOutline(visitor, "promotion");
});

test("a member's pages", async () => {
  const { email, id } = await makeMember(site.db, { password: goodPassword, confirmed: true });
  await run(site.db)`INSERT INTO wishlists (user_id, name, create_key, created_at) VALUES
    (${id}, 'Estate', 'prova', ${new Date().toISOString()})`;
  const member = new PlainBrowser(site);
  await member.go("/login");
  member.fill("Email", email);
  member.fill("Password", goodPassword);
  await member.press("Accedi");
  await expectOutline(member, "account");
  await member.go(`/${product}`);
  await member.use(member.one(".heart.wide"));
  await member.go("/account/wishlist");
  await expectOutline(member, "lists");
  await member.go("/avvisi");
  await expectOutline(member, "alerts");
});

test("the desk", async () => {
  const operator = new PlainBrowser(site);
  await operator.go("/gestione");
  await expectOutline(operator, "desk-sign-in");
  operator.jar.cookies.set("banco", await operatorToken(site));
  // Isolates tell theirs once a minute: whether one has depends on how busy the machine is.
  await run(site.db)`INSERT OR IGNORE INTO health_durations (hour, what, up_to, count)
    VALUES (${new Date().toISOString().slice(0, 13)}, 'answer', 100, 1)`;
  await operator.go("/gestione");
  await expectOutline(operator, "desk");
  await operator.go("/gestione/negozi");
  await expectOutline(operator, "desk-stores");
});
