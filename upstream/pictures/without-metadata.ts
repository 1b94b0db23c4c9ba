/** Pictures without what cameras and programs write beside them: where and when a photograph was taken is nobody's business. */
import type { PictureFacts } from "domain/picture-facts";
import { joinedBytes } from "../joined-bytes";

export interface Bare {
  bytes: Uint8Array;
  /** Shown on its side: width and height change places. */
  isTurned: boolean;
}

/** The same picture; of what stood beside it only how it is turned is kept. A file that ends too early stays as it is. */
export function withoutMetadata(bytes: Uint8Array, type: PictureFacts["type"]): Bare {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (type === "image/jpeg") return bareJpeg(bytes, view);
    return { bytes: type === "image/png" ? barePng(bytes, view) : bareWebp(bytes, view), isTurned: false };
  } catch (error) {
    if (error instanceof RangeError) return { bytes, isTurned: false };
    throw error;
  }
}

/** Exif and XMP, Photoshop's and IPTC, comments. Colour profiles (APP2) and Adobe's colour transform (APP14) are part of the picture. */
const jpegNotes = new Set([
  0xe1, 0xe3, 0xe4, 0xe5, 0xe6, 0xe7, 0xe8, 0xe9, 0xea, 0xeb, 0xec, 0xed, 0xef, 0xfe,
]);
const startOfScan = 0xda;

function bareJpeg(bytes: Uint8Array, view: DataView): Bare {
  const kept: Uint8Array[] = [];
  let orientation = 1;
  let at = 2;
  for (let marker = 0; marker !== startOfScan; ) {
    marker = view.getUint8(at + 1);
    if (view.getUint8(at) !== 0xff || marker === 0xff) {
      at += 1;
      continue;
    }
    const end = at + 2 + Math.max(2, view.getUint16(at + 2));
    if (marker === 0xe1) orientation = orientationIn(view, at + 4, end) ?? orientation;
    if (marker === startOfScan) kept.push(bytes.subarray(at));
    else if (!jpegNotes.has(marker)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  const turned = orientation === 1 ? [] : [orientationNote(orientation)];
  return { bytes: joinedBytes([bytes.subarray(0, 2), ...turned, ...kept]), isTurned: orientation >= 5 };
}

const exif = [0x45, 0x78, 0x69, 0x66, 0, 0];
const orientationTag = 0x0112;

/** The orientation that a segment of Exif says, 1 to 8; null where it says none. */
function orientationIn(view: DataView, from: number, end: number): number | null {
  if (end - from < 14 || exif.some((byte, place) => view.getUint8(from + place) !== byte)) return null;
  const tiff = from + exif.length;
  const isLittle = view.getUint16(tiff) === 0x4949;
  const first = tiff + view.getUint32(tiff + 4, isLittle);
  if (first + 2 > end) return null;
  const entries = view.getUint16(first, isLittle);
  for (let entry = first + 2; entry + 12 <= end && entry < first + 2 + entries * 12; entry += 12)
    if (view.getUint16(entry, isLittle) === orientationTag) {
      const value = view.getUint16(entry + 8, isLittle);
      return value >= 1 && value <= 8 ? value : null;
    }
  return null;
}

/** Big-endian, with one entry: the orientation, a single short number. */
const tiffHead = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0];

/** A segment of Exif that says nothing but the orientation. */
function orientationNote(orientation: number): Uint8Array {
  const tiff = [...tiffHead, orientation, 0, 0, 0, 0, 0, 0];
  const length = 2 + exif.length + tiff.length;
  return Uint8Array.from([0xff, 0xe1, 0, length, ...exif, ...tiff]);
}

const pngNotes = new Set(["eXIf", "tEXt", "zTXt", "iTXt", "tIME"]);

function barePng(bytes: Uint8Array, view: DataView): Uint8Array {
  const kept = [bytes.subarray(0, 8)];
  for (let at = 8; at < bytes.length; ) {
    const end = at + 12 + view.getUint32(at);
    if (!pngNotes.has(nameAt(bytes, at + 4))) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return joinedBytes(kept);
}

const webpNotes = new Set(["EXIF", "XMP "]);
/** Bits of an extended header that say that such chunks follow. */
const webpFlags = 0x08 | 0x04;

function bareWebp(bytes: Uint8Array, view: DataView): Uint8Array {
  const kept: Uint8Array[] = [];
  for (let at = 12; at < bytes.length; ) {
    const length = view.getUint32(at + 4, true);
    const end = at + 8 + length + (length % 2);
    const name = nameAt(bytes, at);
    if (!webpNotes.has(name)) {
      const chunk = bytes.slice(at, end);
      if (name === "VP8X") chunk[8] = (chunk[8] as number) & ~webpFlags;
      kept.push(chunk);
    }
    at = end;
  }
  const bare = joinedBytes([bytes.subarray(0, 12), ...kept]);
  new DataView(bare.buffer).setUint32(4, bare.length - 8, true);
  return bare;
}

function nameAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}
