/** What only the desk asks, by domain: the functions that each domain's front file offers, and the types of what they answer. */
import type { Asking } from "./act";
import { bulkEdits } from "./curation/bulk-edits";
import { curation } from "./curation/curation";
import { exports } from "./exports/exports";
import { users } from "./identity/users";
import { inbox } from "./inbox/inbox";
import { pictures } from "./pictures/pictures";

export { type BulkAction, type BulkChange, type BulkEdit, bulkActions } from "./curation/bulk-edits";
export type { FoundProduct } from "./curation/find";
export type { AlikeProduct, CuratedProduct, CuratedVariant, PlacedOffer } from "./curation/product";
export type { Parting, Placing } from "./curation/reasons";
export { exportColumns } from "./exports/exports";
export type { User } from "./identity/users";
export type { InboxItem, InboxKind, InboxReply } from "./inbox/inbox";
export { inboxFields } from "./inbox/kinds";
export { pictureLimits, type UploadedPicture, type UploadFolder, uploadFolders } from "./pictures/pictures";

export const deskActs = { bulkEdits, curation, exports, inbox, pictures, users };

export type DeskApi = Asking<typeof deskActs>;
