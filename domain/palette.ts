/** The colour of each swatch by slug, #rrggbb: apart from the names in `colours`, because browsers need only these. */
import swatches from "./palette.json";

export const palette = swatches;
