/** A pair of push keys as `npm run setup` draws one for a site, so that what it draws is what messages are signed with. */
import type { PushKeys } from "upstream/alerts/web-push";
import { pushKeys } from "../../scripts/deploy/secrets.mjs";

export function newPushKeys(): PushKeys {
  const [publicKey = "", privateKey = ""] = pushKeys().split(".");
  return { publicKey, privateKey };
}
