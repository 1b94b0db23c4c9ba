/** What the bytes of a picture are, whatever its name says: type and natural size, read from the head of the file. */

export interface PictureFacts {
  type: "image/jpeg" | "image/png" | "image/webp";
  extension: "jpg" | "png" | "webp";
  width: number;
  height: number;
}

/** Null for anything but a JPEG, a PNG or a WebP with a size. */
export function pictureFacts(bytes: Uint8Array): PictureFacts | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return pngFacts(view) ?? webpFacts(view) ?? jpegFacts(view);
  } catch (error) {
    // A file that ends within its head.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function textAt(view: DataView, at: number, length: number): string {
  return String.fromCharCode(...Array.from({ length }, (_, index) => view.getUint8(at + index)));
}

function sized(facts: PictureFacts): PictureFacts | null {
  return facts.width > 0 && facts.height > 0 ? facts : null;
}

function pngFacts(view: DataView): PictureFacts | null {
  if (view.getUint32(0) !== 0x89504e47 || view.getUint32(4) !== 0x0d0a1a0a) return null;
  if (textAt(view, 12, 4) !== "IHDR") return null;
  return sized({
    type: "image/png",
    extension: "png",
    width: view.getUint32(16),
    height: view.getUint32(20),
  });
}

function webpFacts(view: DataView): PictureFacts | null {
  if (textAt(view, 0, 4) !== "RIFF" || textAt(view, 8, 4) !== "WEBP") return null;
  const found = (width: number, height: number) =>
    sized({ type: "image/webp", extension: "webp", width, height });
  const kind = textAt(view, 12, 4);
  if (kind === "VP8X") return found(1 + threeBytes(view, 24), 1 + threeBytes(view, 27));
  if (kind === "VP8L") {
    const bits = view.getUint32(21, true);
    return found(1 + (bits & 0x3fff), 1 + ((bits >> 14) & 0x3fff));
  }
  if (kind !== "VP8 ") return null;
  return found(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff);
}

function threeBytes(view: DataView, at: number): number {
  return view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
}

/** Segments follow each other until the one that says the size. */
function jpegFacts(view: DataView): PictureFacts | null {
  if (view.getUint16(0) !== 0xffd8) return null;
  for (let at = 2; ; ) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const says = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (says)
      return sized({
        type: "image/jpeg",
        extension: "jpg",
        width: view.getUint16(at + 7),
        height: view.getUint16(at + 5),
      });
    at += 2 + Math.max(2, view.getUint16(at + 2));
  }
}
