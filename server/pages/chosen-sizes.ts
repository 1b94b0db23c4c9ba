/** The sizes that a visitor chose last: a technical cookie, so that they are offered first everywhere, without scripts or identity. */
import { sizeSlug, withChosen } from "domain/chosen-sizes";
import { ownSizesText, parseOwnSizes } from "domain/own-sizes";
import { cookieLine, cookieOf } from "../cookie";

const name = "taglie";
const halfAYear = 182 * 86_400;

/** Slugs, the latest first; whatever is no slug counts as absent. */
export function chosenSizes(request: Request): string[] {
  const text = cookieOf(request, name) ?? "";
  return text.length > 200
    ? []
    : withChosen(
        [],
        text.split(".").filter((size) => sizeSlug.test(size)),
      );
}

/** The `Set-Cookie` line that remembers a choice; null where that is no news. */
export function rememberSizes(request: Request, chosen: readonly string[]): string | null {
  const before = chosenSizes(request);
  const kept = withChosen(chosen, before).join(".");
  return chosen.length === 0 || kept === before.join(".") ? null : cookieLine(request, name, kept, halfAYear);
}

export function forgetSizes(request: Request): string {
  return cookieLine(request, name, "", 0);
}

/** What this browser's visitor said of their sizes: for whoever has no account, because they asked us to keep them. */
const ownName = "misure";

export function ownSizesIn(request: Request): string | null {
  const own = parseOwnSizes(cookieOf(request, ownName));
  return own && ownSizesText(own);
}

/** The `Set-Cookie` line that keeps them; null takes them away. */
export function ownSizesLine(request: Request, text: string | null): string {
  return cookieLine(request, ownName, text ?? "", text ? 2 * halfAYear : 0);
}
