/** What the pages of an account load: the member, and the text of the page's slug. */
import type { MetaFunction } from "@remix-run/cloudflare";
import { metaOf } from "~/lib/meta-of";
import { contentTags, owedContent } from "./content";
import type { PersonalContext } from "./personal";

export async function accountContent(slug: string, title: string, context: PersonalContext) {
  const { profile } = context.visitor.requireMember();
  return { ...(await owedContent(slug, title, context)), member: profile };
}

type AccountContent = Awaited<ReturnType<typeof accountContent>>;

/** No page of an account belongs into an index. */
export function accountMeta(path: string): MetaFunction<() => Promise<AccountContent>> {
  return ({ data }) => (data ? contentTags(data, path, "noindex, follow") : []);
}

/** The same for pages without a text of their own. */
export function plainAccount(context: PersonalContext) {
  const { profile } = context.visitor.requireMember();
  return { member: profile };
}

export function plainAccountMeta(title: string, path: string) {
  return metaOf(() => ({ title, path, robots: "noindex, follow" }));
}
