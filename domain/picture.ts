/** Pictures on the wire are file names or addresses; here they become something an `<img>` can use. */

/** Folders of the data host, by kind (product.md 'Pictures'). */
export type PictureFolder = "uploads" | "category" | "banner" | "pages" | "blog" | "logos";

/** Widths that the importer stores of every photograph, in AVIF and WebP. */
export const pictureWidths = [160, 320, 640, 1280] as const;

/** Address, natural size when known, and widths that exist as `{src without extension}/{width}.avif|webp`; none for other hosts'. */
export interface Picture {
  readonly src: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly widths: readonly number[];
  /** `rrggbb` of what lies behind the goods, where that is one colour and not white: its frame takes it. */
  readonly ground?: string;
  /** Its sizes are not stored: the zone makes them when they are asked for (setting `PICTURE_SIZES`). */
  readonly resized?: true;
}

/** Where names lead until the server says otherwise (setting `MEDIA_BASE_URL`). */
export const pictureRoot = "/media";

/** Resolves a wire name in its folder; full addresses stay. Our names carry natural size and ground (`3f2a…_640x800-f0f0f0.webp`), uploads `-intera`. */
export function pictureFrom(name: string | null | undefined, folder: PictureFolder): Picture | null {
  const clean = name?.trim();
  if (!clean) return null;
  if (/^https?:\/\//i.test(clean)) return { src: clean, width: null, height: null, widths: [] };
  if (/^[a-z][a-z0-9+.-]*:/i.test(clean) || clean.startsWith("//")) return null;
  const path = clean.replace(/^\/+/, "").split("/").map(encodeURIComponent).join("/");
  const src = clean.startsWith(`${pictureRoot}/`) ? `/${path}` : `${pictureRoot}/${folder}/${path}`;
  const size = /_(\d{1,5})x(\d{1,5})(?:-([0-9a-f]{6}))?(-intera)?\.(webp|svg|jpg|png)$/.exec(clean);
  if (!size) return { src, width: null, height: null, widths: [] };
  const [, natural, height, ground, whole, type] = size;
  const width = Number(natural);
  const stored = whole === undefined && type === "webp";
  const widths = stored ? storedWidths(width) : [];
  return { src, width, height: Number(height), widths, ...(ground && { ground }) };
}

/** The widths stored of a photograph that is `natural` pixels wide: never scaled up; a narrow one keeps its own width. */
export function storedWidths(natural: number): number[] {
  const widths = pictureWidths.filter((width) => width <= natural);
  return widths.length > 0 ? widths : [natural];
}

/** Address of one variant of a picture that has some: a stored one, or one that Cloudflare Images makes and keeps. */
export function pictureVariant({ src, resized }: Picture, width: number, format: "avif" | "webp"): string {
  // Where it cannot be made, the picture as it is stored is better than none.
  if (resized)
    return `/cdn-cgi/image/width=${width},format=${format},fit=scale-down,onerror=redirect/${src.replace(/^\//, "")}`;
  return `${src.replace(/\.[a-z0-9]+$/i, "")}/${width}.${format}`;
}

/** Splits the wire's comma-separated list of pictures (product.md 'Entities'). */
export function picturesFrom(
  names: string | readonly string[] | null | undefined,
  folder: PictureFolder,
): Picture[] {
  const list = typeof names === "string" ? names.split(",") : (names ?? []);
  return list.flatMap((name) => pictureFrom(name, folder) ?? []);
}

export function pictureName(picture: Picture | null, folder: PictureFolder): string | null {
  if (!picture) return null;
  const { src } = picture;
  const own = `${pictureRoot}/${folder}/`;
  if (src.startsWith(own)) return decodeURIComponent(src.slice(own.length));
  return src.startsWith(`${pictureRoot}/`) ? decodeURIComponent(src) : src;
}

/** Of several, with commas between. */
export function pictureNames(pictures: readonly Picture[], folder: PictureFolder): string {
  return pictures.map((picture) => pictureName(picture, folder)).join(",");
}
