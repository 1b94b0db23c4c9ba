/** Every door that takes a file refuses what is none in an Italian sentence, and never fails at it. */
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { bring, type DoorName, doors } from "../tools/doors";
import { all, readHtml, textOf } from "../tools/elements";
import { forFile } from "../tools/for-file";
import { hostileFeed, hostileKinds } from "../tools/hostile/feeds";
import { faultOf } from "../tools/hostile/paths";
import { sharedSite } from "../tools/site";
import { zipped } from "../tools/zip";

const site = await forFile(sharedSite());

/** A field for a file, as markup or in a table of fields of the desk. */
const fileField = /type="file"|: file\(/;

test("these are all the doors: no other page shows a field for a file", () => {
  const pages = ["app", "desk"].flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: "utf8" })
      .map((path) => `${room}/${path}`)
      .filter((path) => path.endsWith(".tsx") && fileField.test(readFileSync(path, "utf8"))),
  );
  expect(pages.sort()).toEqual(
    Object.values(doors)
      .map(({ source }) => source)
      .sort(),
  );
});

/** The first line that a door understands. */
const heads: Record<DoorName, string> = {
  trial: "id,title,link,price",
  feed: "id,title,link,price",
  sales: "Commission ID,Event Date,SID,Publisher Commission",
  rates: "Date,USD,GBP,CHF",
  guides: "marca,capo,taglia,da,a,fonte",
  pictures: "",
};
const megabyte = "x".repeat(1_000_001);
const none: Record<string, (head: string) => string | Uint8Array> = {
  "a field of a megabyte": (head) => `${head}\n1,${megabyte},2,3\n`,
  "a quoted field of a megabyte": (head) => `${head}\n1,"${megabyte}",2,3\n`,
  "a column's name of a megabyte": (head) => `${megabyte},${head}\n1,2,3,4\n`,
  "a quote that is never closed": (head) => `"${head}\n1,2,3,4\n`,
  "another table": () => "uno,due\n1,2\n",
  "nothing but blanks": () => " \n \n",
  "a packed table within a packed one": (head) => gzipSync(gzipSync(`${head}\n1,2,3,4\n`)),
  "a packed file that is cut off": (head) => gzipSync(`${head}\n${"1,2,3,4\n".repeat(500)}`).subarray(0, 40),
  "a zip": (head) => zipped({ "a.csv": `${head}\n1,2,3,4\n` }, 8),
  "a picture's head": () => Buffer.from("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "latin1"),
  "XML that is cut off": () => "<rss><channel><item><id>1",
  "a thousand brackets": () => "[".repeat(1_000),
};

/** What the page says of it. */
function saidOf(html: string): string {
  const page = readHtml(html);
  return [...all(page, "[role=alert]"), ...all(page, ".message"), ...all(page, ".notice")]
    .map(textOf)
    .join(" ");
}

describe.each(Object.keys(doors) as DoorName[])("at the door '%s'", (name) => {
  test.each(Object.keys(none))("%s is refused in a sentence", async (what) => {
    const made = none[what]?.(heads[name]) ?? "";
    const { status, html, headers } = await bring(site, doors[name], Buffer.from(made));
    expect([413, 422], saidOf(html)).toContain(status);
    expect(saidOf(html)).toMatch(/\p{L}{3}.*\.$/su);
    expect(faultOf(status, headers.get("content-type") ?? "", html)).toBeNull();
  });

  test("a field beside the file may have a megabyte too", async () => {
    const names = [...Object.keys(doors[name].beside), "altro"];
    for (const field of names) {
      const { status, html, headers } = await bring(site, doors[name], Buffer.from("a,b\n1,2\n"), {
        [field]: megabyte,
      });
      expect([413, 422], `${field}: ${saidOf(html)}`).toContain(status);
      expect(faultOf(status, headers.get("content-type") ?? "", html)).toBeNull();
    }
  });

  test("forty hostile files are read or refused, and nothing fails", async () => {
    const faults: string[] = [];
    for (const kind of hostileKinds)
      for (let seed = 1; seed <= 10; seed++) {
        const feed = hostileFeed(kind, seed);
        const rest = feed.ofSize(20_000);
        const file = seed % 2 ? rest : Buffer.concat([Buffer.from(`${heads[name]}\n`), rest]);
        const { status, html, headers } = await bring(site, doors[name], seed % 3 ? file : gzipSync(file));
        const fault = faultOf(status, headers.get("content-type") ?? "", html);
        if (fault || ![200, 413, 422].includes(status)) faults.push(`${feed.name}: ${fault ?? status}`);
      }
    expect(faults).toEqual([]);
  });
});
