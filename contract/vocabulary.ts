/** The vocabulary of searches and feeds, as whoever reads feeds elsewhere asks for it (ours). */
import * as z from "zod";
import { get } from "./row";

export const vocabulary = {
  tables: get(
    "/api/parole/tabelle",
    "The vocabulary's tables as they are written: tab-separated, the first line names the columns",
    { output: z.array(z.object({ name: z.string(), lines: z.string() })), cache: "long" },
  ),
};
