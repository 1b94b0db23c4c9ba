/** What only the desk asks, by domain: the functions that each domain's front file offers, and the types of what they answer. */
import type { Asking } from "./act";
import { inbox } from "./inbox/inbox";

export type { InboxItem, InboxKind, InboxReply } from "./inbox/inbox";
export { inboxFields } from "./inbox/kinds";

export const deskActs = { inbox };

export type DeskApi = Asking<typeof deskActs>;
