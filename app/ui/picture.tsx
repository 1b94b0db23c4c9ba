/** A picture in the formats and widths that exist of it; its place is reserved before it arrives. */
import type { Picture as PictureData } from "domain/picture";
import { pictureVariant } from "domain/picture";
import { useContext } from "react";
import { Shell } from "../shell";

export interface PictureProps {
  picture: PictureData;
  /** Media conditions as in `<img sizes>`. */
  sizes: string;
  alt: string;
  /** First row or hero: load at once. `high` also asks for priority. */
  eager?: boolean;
  priority?: boolean;
  /** Widest variant worth offering in this place. */
  max?: number;
  /** What it is shown in whole: the frame takes the picture's ground, and enlarges none beyond one and a half times. */
  frame?: keyof typeof frames;
  className?: string;
}

/** How wide they become, in pixels, and which pictures fill them without a ground. */
const frames = { card: { most: 300, ratio: 0.8 }, gallery: { most: 900, ratio: null } } as const;
const mostEnlarged = 1.5;

/** AVIF where the importer stored it, one WebP for browsers that cannot read it; a plain `<img>` for vectors and foreign pictures. */
export function Picture({ picture, sizes, alt, eager, priority, max, frame, className }: PictureProps) {
  const widths = offeredWidths(picture, max, useContext(Shell).savesData);
  const widest = (picture.width ?? Number.POSITIVE_INFINITY) * mostEnlarged;
  const isSmall = frame !== undefined && widest < frames[frame].most;
  const plain = {
    className: isSmall ? "small" : className,
    width: picture.width ?? undefined,
    height: picture.height ?? undefined,
    loading: eager ? undefined : ("lazy" as const),
    // React 18 only knows the lower-case attribute.
    ...(priority ? { fetchpriority: "high" } : {}),
  };
  const image = <img src={sourceOf(picture, widths)} alt={alt} {...plain} />;
  if (widths.length === 0) return image;
  return (
    <>
      {frame && <Ground of={picture} ratio={frames[frame].ratio} />}
      <picture>
        <source
          type="image/avif"
          srcSet={srcSet(picture, widths, "avif")}
          sizes={isSmall ? `${Math.round(widest)}px` : sizes}
        />
        {image}
      </picture>
    </>
  );
}

/** Behind a picture that leaves some of its frame free; the content policy lets attributes of an SVG pass. */
function Ground({ of: { ground, width, height }, ratio }: { of: PictureData; ratio: number | null }) {
  const fills = ratio && width && height && Math.abs(width / height - ratio) < 0.01;
  return ground && !fills ? <svg className="ground" aria-hidden="true" color={`#${ground}`} /> : null;
}

/** One address of a picture, of the widths that its place may take. */
export function sourceOf(picture: PictureData, widths: readonly number[]): string {
  const width = widths.findLast((one) => one <= 640) ?? widths[0];
  return width === undefined ? picture.src : pictureVariant(picture, width, "webp");
}

/** The place of a card's second picture, which scripts load under a pointer: WebP alone keeps the markup short. Who saves data has none. */
export function HoverPicture({ picture, max }: Pick<PictureProps, "picture" | "max">) {
  if (useContext(Shell).savesData) return null;
  const width = offeredWidths(picture, max).at(-1);
  return <span className="later" data-src={width ? pictureVariant(picture, width, "webp") : picture.src} />;
}

/** A step smaller for who saves data: at most half of the place on a dense screen, a quarter of the bytes. */
export function offeredWidths(
  picture: PictureData,
  max = Number.POSITIVE_INFINITY,
  savesData = false,
): number[] {
  const most = savesData ? (max > 640 ? 640 : 320) : max;
  const widest = Math.min(most, max, picture.widths.at(-1) ?? 0);
  // No screen asks for less than a third of what the place may take.
  const fitting = picture.widths.filter((width) => width <= widest && width * 3 >= widest);
  return fitting.length > 0 ? fitting : picture.widths.slice(0, 1);
}

function srcSet(picture: PictureData, widths: number[], format: "avif" | "webp"): string {
  return widths.map((width) => `${pictureVariant(picture, width, format)} ${width}w`).join(",");
}
