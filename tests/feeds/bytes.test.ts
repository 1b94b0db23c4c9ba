/** Every byte of Windows-1252 becomes its sign, on whatever runtime: the table is the Encoding Standard's. */
import { textOf } from "feeds/read/decode";
import { expect, test } from "vitest";

/** From 0x80 on, as code points; from 0xA0 on they are the bytes themselves. */
const upper = [
  ...[
    0x20ac, 0x81, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160, 0x2039, 0x0152,
    0x8d,
  ],
  ...[
    0x017d, 0x8f, 0x90, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x02dc, 0x2122, 0x0161,
    0x203a,
  ],
  ...[0x0153, 0x9d, 0x017e, 0x0178],
];
const codeOf = (byte: number) => (byte < 0x80 || byte >= 0xa0 ? byte : upper[byte - 0x80]);

async function read(bytes: Uint8Array): Promise<string> {
  let text = "";
  for await (const piece of textOf(
    (async function* () {
      yield bytes;
    })(),
  ))
    text += piece;
  return text;
}

test("each of the 256 bytes is read", async () => {
  for (let byte = 0; byte < 256; byte++) {
    // The à of Windows makes a line of it that is no UTF-8.
    const text = await read(new Uint8Array([0x61, byte, 0x61, 0xe0, 0x62]));
    expect([byte, [...text].map((sign) => sign.codePointAt(0))]).toEqual(
      byte === 0x0a ? [byte, [0x61, 0x0a, 0x61, 0xe0, 0x62]] : [byte, [0x61, codeOf(byte), 0x61, 0xe0, 0x62]],
    );
  }
});
