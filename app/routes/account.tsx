/** `/account`: the tab of the address, else the one that was open last, else 'Le mie informazioni' (product.md 'Account'). */
import { redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ownPath } from "~/forms/own-path";
import { accountContent, accountMeta } from "~/loaders/account";
import { personalLoader } from "~/loaders/personal";
import { AccountFrame } from "~/ui/account-frame";
import { AccountInfo } from "~/ui/account-info";

export const handle = { styles: ["prose", "forms", "account"] };
export const meta = accountMeta("/account");

/** Tabs that are pages of their own. */
const pages: ReadonlyMap<string, string> = new Map([
  ["wishlist", "/account/wishlist"],
  ["createWishlist", "/account/create-wishlist"],
]);

export const loader = personalLoader(async ({ context, request }) => {
  const { visitor } = context;
  visitor.requireMember(cameFrom(request, context.site.origin));
  const asked = new URL(request.url).searchParams.get("tab");
  const known = asked === "info" || (asked !== null && pages.has(asked));
  if (known) visitor.rememberTab(asked);
  const page = pages.get((known ? asked : visitor.tab) ?? "info");
  if (page) throw redirect(page, 303);
  return accountContent("account", "Le mie informazioni", context);
});

/** The header leads here from every page: who signs in goes back there. Empty for who came from nowhere of ours. */
function cameFrom(request: Request, origin: string): string {
  const from = request.headers.get("Referer") ?? "";
  if (!URL.canParse(from)) return "";
  const { origin: theirs, pathname, search } = new URL(from);
  const own = theirs === origin || theirs === new URL(request.url).origin;
  return own && !pathname.startsWith("/account") ? ownPath(pathname + search, "") : "";
}

export default function Account() {
  const { page, member } = useLoaderData<typeof loader>();
  return (
    <AccountFrame title={page.title} menu="tabs" current="/account?tab=info" text={page.body}>
      <AccountInfo member={member} />
    </AccountFrame>
  );
}
