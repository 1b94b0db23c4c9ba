/** A browser in which a new member has signed in. */
import type { Shop, Visit, VisitOptions } from "./browser";
import { openJar } from "./jar";
import { goodPassword, makeMember } from "./member";

/** `user` is the member's id. */
export async function visitAsMember(
  { site, visit }: Shop,
  options?: VisitOptions,
): Promise<Visit & { user: number }> {
  const { email, id: user } = await makeMember(site.db, { password: goodPassword });
  const jar = openJar(site);
  await jar.post("/login", { email, password: goodPassword, memorizza: "on" });
  const opened = await visit(options);
  const url = site.url.origin;
  await opened.context.addCookies([...jar.cookies].map(([name, value]) => ({ name, value, url })));
  return { ...opened, user };
}
