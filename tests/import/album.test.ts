import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openAlbum } from "../../scripts/import/pictures/album";
import { photoGround } from "../../scripts/import/pictures/photo";
import { publicOnly } from "../../scripts/import/pictures/public-fetch";
import type { PictureFile, Target } from "../../scripts/import/target";
import { type Listening, listening } from "../tools/listening";

/** A small picture, another for each number. */
function picture(number: number) {
  const background = { r: number % 256, g: (number * 37) % 256, b: (number * 91) % 256 };
  return sharp({ create: { width: 24, height: 30, channels: 3, background } });
}

const photo = (number: number) => picture(number).png().toBuffer();

test("every picture that is remembered as stored was handed over for storing, however many there are", async () => {
  const folder = await mkdtemp(join(tmpdir(), "vetrina-album-"));
  const addresses = Array.from({ length: 100 }, (_, number) => `https://negozio.example/${number}.webp`);
  await Promise.all(
    addresses.map((_, number) =>
      picture(number)
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

describe("a first load that is cut off", () => {
  /** As if the machine of the test were public. */
  const reach = { ...publicOnly, isAllowed: () => true };
  let asked: string[];
  let server: Listening;
  let origin: string;
  beforeAll(async () => {
    server = await listening(async (request, response) => {
      asked.push(String(request.url));
      response.end(await photo(Number(/\d+/.exec(String(request.url))?.[0])));
    });
    origin = server.origin;
  });
  beforeEach(() => {
    asked = [];
  });
  afterAll(() => server.close());

  /** A catalogue that outlives the importer; storing dies when it has taken so many files. */
  function catalogue() {
    const files = new Map<string, number>();
    const addresses: Record<string, string> = {};
    const names = new Set<string>();
    const target = (dies = Number.POSITIVE_INFINITY) =>
      ({
        call: async (
          name: string,
          input: { names: string[]; addresses: Record<string, string> & string[] },
        ) => {
          if (name === "rememberPictures") {
            for (const one of input.names) names.add(one);
            Object.assign(addresses, input.addresses);
            return { count: 0 };
          }
          const known = input.addresses.flatMap((one) => (addresses[one] ? [[one, addresses[one]]] : []));
          return { names: input.names.filter((one) => names.has(one)), addresses: Object.fromEntries(known) };
        },
        storeFiles: async (stored: PictureFile[]) => {
          if (files.size + stored.length > dies) throw new Error("the machine has stopped");
          for (const { key } of stored) files.set(key, (files.get(key) ?? 0) + 1);
        },
      }) as unknown as Target;
    return { files, addresses, names, target };
  }

  async function load(target: Target, addresses: string[], sizes: "stored" | "zone" = "stored") {
    const album = openAlbum(target, null, { sizes, reach });
    try {
      for (let from = 0; from < addresses.length; from += 40)
        await album.look(addresses.slice(from, from + 40));
      return await album.store();
    } finally {
      await album.close();
    }
  }

  test("fetches, encodes and stores nothing again that it had stored, and all the rest", async () => {
    const addresses = Array.from({ length: 170 }, (_, number) => `${origin}/${number}.jpg`);
    const { files, names, addresses: known, target } = catalogue();
    await expect(load(target(400), addresses)).rejects.toThrow("the machine has stopped");
    const before = Object.keys(known);
    expect(before.length).toBeGreaterThan(50);
    expect(before.length).toBeLessThan(170);
    expect(new Set(asked).size, "each once").toBe(asked.length);
    asked = [];
    expect(await load(target(), addresses)).toBe(170 - before.length);
    expect(asked.toSorted()).toEqual(
      addresses
        .filter((address) => !before.includes(address))
        .map((address) => new URL(address).pathname)
        .toSorted(),
    );
    expect([names.size, Object.keys(known).length]).toEqual([170, 170]);
    expect([...files.values()].filter((times) => times > 1)).toEqual([]);
    asked = [];
    expect(await load(target(), addresses)).toBe(0);
    expect(asked).toEqual([]);
  });

  test("one picture under many addresses is stored once, and known under each", async () => {
    const { files, addresses: known, target } = catalogue();
    const many = Array.from({ length: 30 }, (_, number) => `${origin}/7.jpg?v=${number}`);
    expect(await load(target(), many)).toBe(1);
    expect(Object.keys(known)).toHaveLength(30);
    expect(files.size).toBe(3);
  });

  test("stores one file each where the zone makes the sizes", async () => {
    const { files, target } = catalogue();
    await load(target(), [`${origin}/1.jpg`, `${origin}/2.jpg`], "zone");
    const kinds = [...files.keys()].map((key) => key.replace(/^uploads\/\w+_/, ""));
    expect(kinds.toSorted()).toEqual(["24x30-01255b.webp", "24x30-024ab6.webp"]);
  });

  test("names tell the ground of a picture that has one: none where the goods reach its border, none for white", async () => {
    const white = sharp({ create: { width: 24, height: 30, channels: 3, background: "#fdfdfd" } });
    const half = await sharp({ create: { width: 12, height: 30, channels: 3, background: "#123" } })
      .png()
      .toBuffer();
    const cut = white.clone().composite([{ input: half, left: 0, top: 0 }]);
    const goods = await sharp(half).resize(12, 15).png().toBuffer();
    const inside = picture(2).composite([{ input: goods, left: 6, top: 8 }]);
    expect(await photoGround(await white.png().toBuffer())).toBe(null);
    expect(await photoGround(await cut.png().toBuffer())).toBe(null);
    expect(await photoGround(await inside.png().toBuffer())).toBe("024ab6");
  });

  test("a dry run fetches and stores nothing", async () => {
    const { files, target } = catalogue();
    const album = openAlbum(target(), null, { fetching: false, reach });
    await album.look([`${origin}/1.jpg`]);
    await album.close();
    expect([asked, files.size]).toEqual([[], 0]);
  });
});
