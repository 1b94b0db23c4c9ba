/** `/account/info`: 'Le mie informazioni', with the menu of the older area. */
import { useLoaderData } from "@remix-run/react";
import { accountContent, accountMeta } from "~/loaders/account";
import { personalLoader } from "~/loaders/personal";
import { AccountFrame } from "~/ui/account-frame";
import { AccountInfo } from "~/ui/account-info";

export const handle = { styles: ["prose", "forms", "account"] };
export const meta = accountMeta("/account/info");
export const loader = personalLoader(({ context }) =>
  accountContent("account", "Le mie informazioni", context),
);

export default function Info() {
  const { page, member } = useLoaderData<typeof loader>();
  return (
    <AccountFrame title={page.title} current="/account/info" text={page.body}>
      <AccountInfo member={member} />
    </AccountFrame>
  );
}
