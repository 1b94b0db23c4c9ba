/** The product whose heart somebody pressed without a session: saved once they are back with one (product.md 'Wishlists'). */
import { cookieLine, cookieOf } from "../cookie";

export interface PendingSave {
  /** As the heart's address names it. */
  product: string;
  /** The page where it was pressed. */
  back: string;
}

const name = "da-salvare";
/** Long enough to sign up, with the letter that confirms the address. */
const seconds = 3_600;
const longest = 2_000;

/** Anybody can write a cookie of their own: whatever has not our shape counts as absent. */
export function pendingSaveIn(request: Request): PendingSave | null {
  const text = cookieOf(request, name);
  if (!text || text.length > longest) return null;
  try {
    const { product, back } = JSON.parse(text) as Record<string, unknown>;
    return typeof product === "string" && typeof back === "string" ? { product, back } : null;
  } catch {
    return null;
  }
}

/** The `Set-Cookie` line that keeps it; null takes it away. */
export function pendingSaveLine(request: Request, wanted: PendingSave | null): string {
  const text = wanted ? JSON.stringify(wanted) : "";
  const isTooLong = encodeURIComponent(text).length > longest;
  return cookieLine(request, name, isTooLong ? "" : text, wanted ? seconds : 0);
}
