/** `/condividi`: what another app shares with the installed site. A page of ours opens; a product of elsewhere is searched for by its name. */
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { ownPath } from "~/forms/own-path";

const longestSearch = 100;

export function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams, origin } = new URL(request.url);
  const said = ["indirizzo", "testo", "titolo"].map((name) => searchParams.get(name) ?? "");
  return redirect(placeOf(said.join(" "), [origin, context.site.origin]) ?? searchFor(said.slice(1)), 303);
}

/** The path of the first address of this site in a text; null where there is none. */
function placeOf(text: string, origins: readonly string[]): string | null {
  for (const word of text.split(/\s+/))
    for (const origin of origins)
      if (word === origin || word.startsWith(`${origin}/`))
        return ownPath(word.slice(origin.length) || "/", "/");
  return null;
}

/** The title says what a product is called; a text does where it is no mere address. What stands behind a dash or bar is the shop's name. */
function searchFor([text = "", title = ""]: string[]): string {
  const name = [title, text]
    .map((one) => one.replace(/https?:\S+/g, " ").split(/ [|–—-] /)[0] ?? "")
    .map((one) => one.replace(/\s+/g, " ").trim().slice(0, longestSearch))
    .find((one) => one !== "");
  return name ? `/prodotti?${new URLSearchParams({ cerca: name })}` : "/prodotti";
}
