/** `tsx demo/studio/encode.ts NAME`: encodes a composed picture (raw RGB on the standard input) beside NAME, and says what the importer reads off it. */
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { photoGround, photoLook } from "../../scripts/import/pictures/photo";

const picture = sharp(await buffer(process.stdin), { raw: { width: 900, height: 1125, channels: 3 } });
const avif = await picture.avif().toBuffer();
/** Of the AVIF, so that a committed picture's WebP can be made again; 768 pixels are what a phone of 390 shows twice as sharp. */
const webp = await sharp(avif).resize(768).webp({ quality: 40, effort: 6 }).toBuffer();
for (const [type, file] of Object.entries({ avif, webp })) writeFileSync(`${process.argv[2]}.${type}`, file);
const hashes = [avif, webp].map((file) => createHash("sha256").update(file).digest("hex"));
console.log([hashes, await photoLook(webp), await photoGround(webp)].join("\t"));
