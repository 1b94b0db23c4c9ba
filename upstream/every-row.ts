/** The whole contract and what only the desk asks, answered in one process. */
import { contract } from "contract";
import { deskActs } from "./desk";
import { handlers } from "./handlers";
import { served } from "./upstream";

export const everyRow = served(contract, handlers, deskActs);

/** Opens the upstream on a database. Cheap: make one per request or keep it. */
export const createUpstream = everyRow.open;
