/** What a sign-in, a refresh and a signed-in page cost the worker's processor, which is what a plan's limit counts. */
import { openJar } from "../tools/jar";
import { goodPassword, makeMember } from "../tools/member";
import { processorMilliseconds } from "../tools/processes";
import { startSite } from "../tools/site";
import type { Row } from "./table";

const count = { logins: 12, refreshes: 100, pages: 200 };

export async function measureSignIn(): Promise<Row[]> {
  const site = await startSite({ LOG: "off" }, { strict: false });
  try {
    const { email } = await makeMember(site.db, { password: goodPassword });
    const jar = openJar(site);
    const login = () => jar.post("/login", { email, password: goodPassword, memorizza: "on" });
    await login();
    await jar.get("/prodotti");
    const call = (path: string, body: object) =>
      site.page(path, {
        method: "POST",
        body: JSON.stringify(body),
        headers: { "x-api-key": "vetrina-locale", "content-type": "application/json" },
      });
    let { refreshToken } = JSON.parse(
      (await call("/api/user/login", { email, password: goodPassword })).html,
    ) as { refreshToken: string };
    const figures = {
      login: await cpu(count.logins, () => openJar(site).post("/login", { email, password: goodPassword })),
      refresh: await cpu(count.refreshes, async () => {
        ({ refreshToken } = JSON.parse((await call("/api/user/refresh", { refreshToken })).html));
      }),
      page: await cpu(count.pages, () => jar.get("/prodotti")),
    };
    return [
      ["–", "CPU of a sign-in (scrypt, N = 2^14, p = 5)", told(figures.login), "paid plan: 30 s"],
      ["–", "CPU of a refresh over `/api`", told(figures.refresh), "–"],
      ["–", "CPU of a listing page, signed in", told(figures.page), "–"],
    ];
  } finally {
    await site.stop();
  }
}

function told(milliseconds: number | null): string {
  return milliseconds === null ? "not known here" : `${milliseconds.toFixed(milliseconds < 10 ? 1 : 0)} ms`;
}

/** Milliseconds of processor that one call takes, all processes of the worker together; null where nobody tells. */
async function cpu(times: number, once: () => Promise<unknown>): Promise<number | null> {
  const before = processorMilliseconds();
  for (let time = 0; time < times; time++) await once();
  const after = processorMilliseconds();
  return before === null || after === null ? null : (after - before) / times;
}
