/** Answers how operators bring pictures: judged by their bytes, kept under a name that says content and size. */
import { pageNumber } from "contract/wire";
import { pictureFacts } from "domain/picture-facts";
import * as z from "zod";
import { changes, reads } from "../act";
import { Refusal } from "../refusal";
import { hashOf } from "../seal";
import { paged, rows, sql } from "../sql";
import { withoutMetadata } from "./without-metadata";

const pageSize = 24;
/** Of a JPEG, PNG or WebP, told by its bytes. */
export const pictureLimits = { bytes: 2_000_000, pixels: 4_000 } as const;
export const uploadFolders = ["banner", "pages", "blog", "category", "logos"] as const;
export type UploadFolder = (typeof uploadFolders)[number];

export interface UploadedPicture {
  name: string;
  folder: UploadFolder;
  alt: string;
  bytes: number;
  uploadedAt: string;
}

const wanted = z.object({ page: pageNumber, folder: z.enum(uploadFolders).optional() });
const brought = z.object({
  folder: z.enum(uploadFolders),
  alt: z.string().trim().min(3, "Scrivi che cosa mostra l’immagine, per chi non la vede.").max(200),
  base64: z.base64().max(4_000_000),
});

export const pictures = {
  /** Of one folder, or all. */
  list: reads(wanted, async ({ page, folder }, { db }) => {
    const among = folder ? sql`folder = ${folder}` : sql`1`;
    const from = sql`uploaded_pictures WHERE ${among}`;
    const list = sql<UploadedPicture>`SELECT name, folder, alt, bytes, uploaded_at AS uploadedAt FROM ${from}
      ORDER BY uploaded_at DESC, name`;
    const { found, total } = await paged(db, list, from, { page, size: pageSize });
    return { pictures: found, total };
  }),
  add: changes(brought, async ({ folder, alt, base64 }, { db, media, now }) => {
    if (!media) throw new Refusal(422, "Nessun archivio di immagini configurato (MEDIA).", "file");
    const sent = Buffer.from(base64, "base64");
    const facts = judged(sent);
    const { bytes, isTurned } = withoutMetadata(sent, facts.type);
    const [width, height] = isTurned ? [facts.height, facts.width] : [facts.width, facts.height];
    const name = `${hashOf(bytes).slice(0, 20)}_${width}x${height}-intera.${facts.extension}`;
    await media.put(`${folder}/${name}`, bytes, {
      httpMetadata: { contentType: facts.type, cacheControl: "public, max-age=31536000, immutable" },
    });
    await rows(db)`INSERT OR REPLACE INTO uploaded_pictures (name, folder, alt, type, bytes, uploaded_at)
      VALUES (${name}, ${folder}, ${alt}, ${facts.type}, ${bytes.length}, ${now.toISOString()})`;
    return { name };
  }),
};

function judged(bytes: Uint8Array) {
  const { bytes: most, pixels } = pictureLimits;
  if (bytes.length > most) throw new Refusal(422, `L’immagine supera i ${most / 1_000_000} MB.`, "file");
  const facts = pictureFacts(bytes);
  if (!facts) throw new Refusal(422, "Il file non è un’immagine JPEG, PNG o WebP.", "file");
  if (Math.max(facts.width, facts.height) > pixels)
    throw new Refusal(
      422,
      `L’immagine è ${facts.width} × ${facts.height}: al massimo ${pixels} pixel per lato.`,
      "file",
    );
  return facts;
}
