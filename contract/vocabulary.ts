/** The vocabulary of searches and feeds, as whoever reads feeds elsewhere asks for it (ours). */
import * as z from "zod";
import { get, renamed } from "./row";
import { inside } from "./wire";

const tableNames = { nome: "name", righe: "lines" } as const;

export const vocabulary = {
  tables: get(
    "/api/parole/tabelle",
    "The vocabulary's tables as they are written: tab-separated, the first line names the columns",
    {
      output: inside(
        "tabelle",
        z.array(renamed(z.object({ nome: z.string(), righe: z.string() }), tableNames)),
      ),
      cache: "long",
    },
  ),
};
