/** `npm run push:keys`: a new pair of keys for notifications on browsers, as the setting `PUSH_KEYS` wants it. Keeps nothing. */
import { newPushKeys } from "upstream/alerts/web-push";
import { argumentsOf } from "./local/arguments";

argumentsOf("npm run push:keys", {});
const { publicKey, privateKey } = await newPushKeys();
console.log(`PUSH_KEYS=${publicKey}.${privateKey}

A secret: put it into .dev.vars, or online: npx wrangler secret put PUSH_KEYS
Browsers know this site by it: with another pair each has to switch its notifications on again.`);
