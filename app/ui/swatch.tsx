/** A spot of colour beside its name. An SVG may carry its colour as an attribute, which the content policy lets pass. */

import { own } from "domain/own";
import { palette } from "domain/palette";

/** `slug` of the palette; Multicolore is drawn with a gradient, a colour outside the palette with nothing. */
export function Swatch({ slug }: { slug: string }) {
  const spot = own(palette, slug);
  if (spot === undefined) return null;
  const colour = slug === "multicolore" ? undefined : spot;
  return <svg className="swatch" aria-hidden="true" color={colour} />;
}
