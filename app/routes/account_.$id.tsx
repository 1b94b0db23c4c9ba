/** `/account/{id}`: whichever account is asked for, one's own is shown. */
import { redirect } from "@remix-run/cloudflare";
import { personalLoader } from "~/loaders/personal";

export const loader = personalLoader(async ({ context, params }) => {
  if (!/^\d{1,15}$/.test(params.id ?? "")) throw new Response(null, { status: 404 });
  context.visitor.requireMember();
  return redirect("/account/info", 303);
});
