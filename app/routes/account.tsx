/** `/account`: the tab of the address, else the one that was open last, else 'Le mie informazioni' (product.md 'Account'). */
import { redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { accountContent, accountMeta } from "~/loaders/account";
import { personalLoader } from "~/loaders/personal";
import { AccountFrame } from "~/ui/account-frame";
import { AccountInfo } from "~/ui/account-info";

export const handle = { styles: ["prose", "forms", "account"] };
export const meta = accountMeta("/account");

/** Tabs that are pages of their own. */
const pages: Record<string, string> = {
  wishlist: "/account/wishlist",
  createWishlist: "/account/create-wishlist",
};

export const loader = personalLoader(async ({ context, request }) => {
  const { visitor } = context;
  visitor.requireMember();
  const asked = new URL(request.url).searchParams.get("tab");
  const known = asked === "info" || (asked !== null && Object.hasOwn(pages, asked));
  if (known) visitor.rememberTab(asked);
  const page = pages[(known ? asked : visitor.tab) ?? "info"];
  if (page) throw redirect(page, 303);
  return accountContent("account", "Le mie informazioni", context);
});

export default function Account() {
  const { page, member } = useLoaderData<typeof loader>();
  return (
    <AccountFrame title={page.title} menu="tabs" current="/account?tab=info" text={page.body}>
      <AccountInfo member={member} />
    </AccountFrame>
  );
}
