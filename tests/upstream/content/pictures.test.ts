/** A picture is what its bytes say, and its size with it; what is none is refused, however it is called. */

import { pictureFacts } from "domain/picture-facts";
import sharp from "sharp";
import { expect, test } from "vitest";

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#a8123a" } });

test.each([
  ["jpeg", "image/jpeg"],
  ["png", "image/png"],
  ["webp", "image/webp"],
] as const)("a %s tells its type and natural size", async (format, type) => {
  for (const [width, height] of [
    [1, 1],
    [640, 481],
    [3000, 17],
  ] as const) {
    const bytes = new Uint8Array(await plain(width, height).toFormat(format).toBuffer());
    expect(pictureFacts(bytes)).toMatchObject({ type, width, height });
    const lossless =
      format === "webp" ? await plain(width, height).webp({ lossless: true }).toBuffer() : bytes;
    expect(pictureFacts(new Uint8Array(lossless))).toMatchObject({ width, height });
    // A head that breaks off anywhere is no picture, and no error.
    for (let end = 0; end < 24; end++) expect(pictureFacts(bytes.slice(0, end))).toBeNull();
  }
});

test.each(["<svg xmlns='http://www.w3.org/2000/svg'/>", "GIF89a", "%PDF-1.7", "MZ", ""])(
  "'%s' is no picture",
  (text) => {
    expect(pictureFacts(new TextEncoder().encode(text.padEnd(64)))).toBeNull();
  },
);

test("any bytes are judged without an error and without going round for ever", () => {
  let seed = 34;
  const next = () => (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31);
  for (let round = 0; round < 2_000; round++) {
    const bytes = Uint8Array.from({ length: 80 }, () => next() % 256);
    bytes.set([0xff, 0xd8, 0xff], 0);
    expect(() => pictureFacts(bytes)).not.toThrow();
  }
});
