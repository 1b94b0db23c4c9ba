/** `/logout`: a page with a button; only the button signs out. */
import { redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { metaOf } from "~/lib/meta-of";
import { personalAction, personalLoader } from "~/loaders/personal";
import { DoorFrame } from "~/ui/account-frame";
import { Send } from "~/ui/send";

export const handle = { styles: ["prose", "forms", "account"] };

export const meta = metaOf(() => ({ title: "Esci", path: "/logout", robots: "noindex, follow" }));

export const loader = personalLoader(async ({ context }) => {
  return { signedIn: context.visitor.member !== null };
});

export const action = personalAction(async ({ context }) => {
  const { forms, visitor } = context;
  visitor.rememberTab(null);
  await visitor.leave();
  return redirect("/login", {
    status: 303,
    headers: { "Set-Cookie": forms.flash.leave("login", "Hai chiuso la sessione.") },
  });
});

export default function Logout() {
  const { signedIn } = useLoaderData<typeof loader>();
  return (
    <DoorFrame title="Esci">
      {signedIn ? (
        <form method="post" className="form">
          <p>Vuoi uscire dal tuo account?</p>
          <Send>Esci</Send>
        </form>
      ) : (
        <p>Hai chiuso la sessione.</p>
      )}
      <p className="line ways">
        <a href={signedIn ? "/account/info" : "/login"}>{signedIn ? "Torna al tuo account" : "Accedi"}</a>
      </p>
    </DoorFrame>
  );
}
