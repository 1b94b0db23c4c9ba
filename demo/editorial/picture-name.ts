/** How a text's front matter names its picture. */
import * as z from "zod";
import { pictureNamed } from "../pictures";

export const pictureName = z
  .string()
  .refine((name) => pictureNamed(name) !== undefined, "no picture in demo/pictures");
