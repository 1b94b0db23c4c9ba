/** How a text's front matter says what its picture shows. */
import { colourNamed } from "contract/listing/colours";
import * as z from "zod";
import { shapes } from "../art/index";

const colour = z.string().refine((slug) => colourNamed(slug) !== undefined, "no colour of the palette");

export const scene = z.strictObject({
  shapes: z.array(z.enum(shapes)).min(1),
  colours: z.array(colour).min(1),
});

/** A scene whose drawing must stay the same when the text's title changes. */
export const seededScene = scene.extend({ seed: z.int() });
