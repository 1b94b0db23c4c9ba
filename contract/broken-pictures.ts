/** Pictures of feeds that could not be fetched: tried again later and later (ours). */
import * as z from "zod";
import { admin } from "./row";

export const brokenPictures = {
  take: admin.post(
    "/api/feed/immagini",
    "Some pictures that are due to be fetched again; nobody else gets them for half an hour",
    { runner: true, quiet: true, output: z.array(z.string()) },
  ),
};
