/** A spot of colour beside its name. An SVG may carry its colour as an attribute, which the content policy lets pass. */
import { palette } from "contract/listing/palette";

/** `slug` of the palette; Multicolore is drawn with a gradient, a colour outside the palette with nothing. */
export function Swatch({ slug }: { slug: string }) {
  if (!Object.hasOwn(palette, slug)) return null;
  const colour = slug === "multicolore" ? undefined : palette[slug as keyof typeof palette];
  return <svg className="swatch" aria-hidden="true" color={colour} />;
}
