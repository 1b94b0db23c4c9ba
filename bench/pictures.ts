/**
 * `npm run bench:pictures -- 40`: how many photographs a second are encoded and handed over for storing, with one encoder and with two.
 * Nine files each, of 1,200 × 1,600 pixels with some grain, as a first load does it; without the network and the bucket.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { openStoring } from "../scripts/import/pictures/storing";
import type { Target } from "../scripts/import/target";
import { markdown, type Row } from "./table";

const count = Number(process.argv[2] ?? 40);
const folder = mkdtempSync(join(tmpdir(), "vetrina-photos-"));
const table: Row[] = [];
try {
  for (let number = 0; number < count; number++) await photograph(number).toFile(pathOf(number));
  for (const encoders of [1, 2]) {
    let files = 0;
    const target = {
      call: async () => ({ count: 0 }),
      storeFiles: async (stored: unknown[]) => {
        files += stored.length;
      },
    } as unknown as Target;
    const storing = openStoring(target, "stored", encoders);
    const before = process.cpuUsage();
    const began = performance.now();
    for (let number = 0; number < count; number++)
      await storing.take(
        `${number}_1200x1600.webp`,
        { folder: "uploads", source: pathOf(number), isFleeting: false },
        null,
      );
    await storing.end();
    const seconds = (performance.now() - began) / 1_000;
    const { user, system } = process.cpuUsage(before);
    table.push([
      "–",
      `photographs stored with ${encoders} encoder${encoders > 1 ? "s" : ""}, ${files / count} files each`,
      `${(count / seconds).toFixed(2)} a second; ${((user + system) / count / 1_000).toFixed(0)} ms of processor each`,
      "–",
    ]);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(markdown(table, new Date().toISOString().slice(0, 10)));

function pathOf(number: number): string {
  return join(folder, `${number}.jpg`);
}

function photograph(number: number) {
  const background = { r: (number * 53) % 256, g: (number * 97) % 256, b: (number * 31) % 256 };
  const grain = { type: "gaussian", mean: 128, sigma: 20 } as const;
  return sharp({ create: { width: 1_200, height: 1_600, channels: 3, background, noise: grain } }).jpeg();
}
