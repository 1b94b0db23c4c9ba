/** A photograph that an operator uploads says nothing of where and when it was taken, and looks as it did. */

import { pictureFacts } from "domain/picture-facts";
import sharp from "sharp";
import { withoutMetadata } from "upstream/pictures/without-metadata";
import { expect, test } from "vitest";

const place = { IFD0: { Copyright: "Anna Segreta", Software: "macchina 7" }, IFD3: { GPSLatitudeRef: "N" } };

function photograph(format: "jpeg" | "png" | "webp", orientation = 1) {
  return sharp({ create: { width: 40, height: 20, channels: 3, background: "#a8123a" } })
    .composite([
      { input: Buffer.alloc(4 * 4 * 3, 255), raw: { width: 4, height: 4, channels: 3 }, top: 0, left: 0 },
    ])
    .withExif(place)
    .withMetadata({ orientation })
    .withExifMerge(place)
    .toFormat(format)
    .toBuffer();
}

test.each(["jpeg", "png", "webp"] as const)(
  "a %s loses what the camera wrote, and no pixel",
  async (format) => {
    const sent = new Uint8Array(await photograph(format));
    expect(Buffer.from(sent).includes("Anna Segreta")).toBe(true);
    const facts = pictureFacts(sent);
    const { bytes } = withoutMetadata(sent, `image/${format}`);
    expect(Buffer.from(bytes).includes("Anna Segreta")).toBe(false);
    expect(Buffer.from(bytes).includes("macchina")).toBe(false);
    expect(pictureFacts(bytes)).toEqual(facts);
    const pixels = (picture: Uint8Array) => sharp(picture).raw().toBuffer();
    expect(await pixels(bytes)).toEqual(await pixels(sent));
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect(withoutMetadata(bytes, `image/${format}`).bytes).toEqual(bytes);
  },
);

test("a photograph that was taken upright stays upright, and its size is that which is seen", async () => {
  for (const orientation of [1, 3, 6, 8]) {
    const sent = new Uint8Array(await photograph("jpeg", orientation));
    const { bytes, isTurned } = withoutMetadata(sent, "image/jpeg");
    expect((await sharp(bytes).metadata()).orientation ?? 1).toBe(orientation);
    expect(isTurned).toBe(orientation >= 5);
    expect(Buffer.from(bytes).includes("Anna Segreta")).toBe(false);
  }
});

test("a file that breaks off anywhere is kept as it is, without an error", async () => {
  for (const format of ["jpeg", "png", "webp"] as const) {
    const sent = new Uint8Array(await photograph(format));
    for (let end = 12; end < sent.length; end += 7)
      expect(() => withoutMetadata(sent.slice(0, end), `image/${format}`)).not.toThrow();
  }
});
