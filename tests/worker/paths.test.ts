/** Whatever address is made up, the answer is Italian and no failure; programs find what they look for at known places. */
import { expect, test } from "vitest";
import { forFile } from "../tools/for-file";
import { faultOf, hostileMethods, hostilePaths, knownPaths } from "../tools/hostile/paths";
import { startSite } from "../tools/site";

const site = await forFile(startSite({ LOG: "off", SECURITY_CONTACT: "sicurezza@vetrina.example" }));

test("400 made-up addresses, read and sent to, are answered without a failure, in Italian", async () => {
  const wrong: string[] = [];
  const waiting = [...knownPaths, ...hostilePaths(400, 29)].flatMap((path) =>
    hostileMethods.map((method) => ({ method, path })),
  );
  const ask = async () => {
    for (let each = waiting.pop(); each; each = waiting.pop()) {
      const { method, path } = each;
      const { status, headers, html } = await site.page(path, { method });
      const fault = faultOf(status, headers.get("content-type") ?? "", html);
      if (fault) wrong.push(`${method} ${path.slice(0, 120)}: ${fault}`);
    }
  };
  await Promise.all([ask(), ask(), ask(), ask()]);
  expect(wrong).toEqual([]);
});

test.each(["/%5C", "/%5C%5C", "/%5C%2F", "/%09/%5Cevil.example", "/abito%00"])(
  "%s is a page that does not exist",
  async (path) => {
    const { status, html } = await site.page(path);
    expect(status).toBe(404);
    expect(html).toContain("Oops! La pagina che stai cercando non esiste.");
  },
);

test("security.txt says whom to tell, until when and in which languages", async () => {
  const { status, headers, html } = await site.page("/.well-known/security.txt");
  expect([status, headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
  expect(html).toContain("Contact: mailto:sicurezza@vetrina.example\n");
  expect(html).toContain("Preferred-Languages: it, en\n");
  expect(html).toContain(`Canonical: ${site.url.origin}/.well-known/security.txt\n`);
  const days = (Date.parse(/^Expires: (.*)$/m.exec(html)?.[1] ?? "") - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(100);
  expect(days).toBeLessThan(365);
});

test("a password manager is led to where the password is changed, and to nothing that is not there", async () => {
  const change = await site.get("/.well-known/change-password");
  expect([change.status, change.headers.get("location")]).toEqual([303, "/account/password"]);
  const absent = "/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200";
  expect((await site.get(absent)).status).toBe(404);
});

test("whoever asks for an icon without reading the page finds one", async () => {
  const icon = await site.get("/favicon.ico");
  expect([icon.status, icon.headers.get("content-type")]).toEqual([
    200,
    expect.stringMatching(/^image\/(x-icon|vnd\.microsoft\.icon)$/),
  ]);
});
