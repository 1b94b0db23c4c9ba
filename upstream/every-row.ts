/** The whole contract, answered in one process. */
import { contract } from "contract";
import { handlers } from "./handlers";
import { served } from "./upstream";

export const everyRow = served(contract, handlers);

/** Opens the upstream on a database. Cheap: make one per request or keep it. */
export const createUpstream = everyRow.open;
