/** Pictures of feeds that could not be fetched: tried again later and later (ours). */
import * as z from "zod";
import { operator, row } from "./row";
import { inside } from "./wire";

export const brokenPictures = {
  take: row({
    ...operator,
    runner: true,
    quiet: true,
    method: "POST",
    path: "/api/feed/immagini",
    summary: "Some pictures that are due to be fetched again; nobody else gets them for half an hour",
    input: z.object({}),
    output: inside("indirizzi", z.array(z.string())),
  }),
};
