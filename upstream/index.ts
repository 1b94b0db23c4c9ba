/** The embedded upstream as other rooms see it. */

export { nextAt } from "domain/hours-of-rome";
export { type PushSender, sendPushes } from "./alerts/push";
export type { Caller } from "./caller";
export { productVersion } from "./catalogue/product-version";
export { chores } from "./chores";
export { type Chore, doChores } from "./clock";
export { moneyChores } from "./commissions/chores";
export { createUpstream, everyRow } from "./every-row";
export { outgrownChore } from "./family/outgrown";
export { keepImports } from "./import/clock";
export { drainMail } from "./mail/delivery";
export { morningLetter, noteToOperator } from "./mail/operator-letters";
export { Refusal, type RefusalStatus } from "./refusal";
export type { KeptDays } from "./retention";
export { storageEnd } from "./storage/report";
export type { Served, Upstream, UpstreamEnv } from "./upstream";
export { catalogueVersion, checkAlerts, fillListing, sendLetters } from "./work";
