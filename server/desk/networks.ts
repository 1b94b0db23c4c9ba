/** From where the desk opens to password and code, if not from everywhere. */
import type { Env } from "../env";
import { networkOf } from "../flood";

/** Null where nothing is listed. */
export function isListed(
  { headers }: Request,
  { DESK_NETWORKS }: Pick<Env, "DESK_NETWORKS">,
): boolean | null {
  if (DESK_NETWORKS.length === 0) return null;
  return DESK_NETWORKS.includes(networkOf(headers.get("CF-Connecting-IP") ?? ""));
}
