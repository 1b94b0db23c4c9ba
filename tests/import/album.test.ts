import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { openAlbum } from "../../scripts/import/pictures/album";
import type { PictureFile, Target } from "../../scripts/import/target";

test("every picture that is remembered as stored was handed over for storing, however many there are", async () => {
  const folder = await mkdtemp(join(tmpdir(), "vetrina-album-"));
  const addresses = Array.from({ length: 180 }, (_, number) => `https://negozio.example/${number}.webp`);
  await Promise.all(
    addresses.map((_, number) =>
      sharp({
        create: {
          width: 24,
          height: 30,
          channels: 3,
          background: { r: number, g: (number * 37) % 256, b: (number * 91) % 256 },
        },
      })
        .webp()
        .toFile(join(folder, `${number}.webp`)),
    ),
  );
  const keys = new Set<string>();
  const remembered: string[] = [];
  const target = {
    call: async (name: string, input: { names: string[] }) => {
      if (name === "rememberPictures") remembered.push(...input.names);
      return { names: [], addresses: {} };
    },
    storeFiles: async (files: PictureFile[]) => {
      for (const { key } of [...files]) keys.add(key);
    },
  } as unknown as Target;
  const album = openAlbum(target, folder);
  try {
    await album.look(addresses);
    expect(await album.store()).toBe(addresses.length);
    expect(remembered).toHaveLength(addresses.length);
    expect(remembered.filter((name) => !keys.has(`uploads/${name}`))).toEqual([]);
  } finally {
    await album.close();
    await rm(folder, { recursive: true });
  }
});
