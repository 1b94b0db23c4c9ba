/** Pictures that operators upload for banners, pages, articles, categories and logos (ours). */
import * as z from "zod";
import { type DomainOf, operator, renamed, row } from "./row";
import { pageNumber } from "./wire";

export const pictureLimits = { bytes: 2_000_000, pixels: 4_000 } as const;
export const uploadFolders = ["banner", "pages", "blog", "category", "logos"] as const;
export type UploadFolder = (typeof uploadFolders)[number];

const Uploaded = renamed(
  z.object({
    nome: z.string(),
    cartella: z.enum(uploadFolders),
    alt: z.string(),
    byte: z.number(),
    caricata_il: z.string(),
  }),
  { nome: "name", cartella: "folder", byte: "bytes", caricata_il: "uploadedAt" },
);
export type UploadedPicture = DomainOf<typeof Uploaded>;

export const pictures = {
  list: row({
    ...operator,
    method: "GET",
    path: "/api/immagini",
    summary: "Uploaded pictures, latest first, 24 a page",
    input: renamed(z.object({ pagina: pageNumber }), { pagina: "page" }),
    output: renamed(z.object({ immagini: z.array(Uploaded), totale: z.number() }), {
      immagini: "pictures",
      totale: "total",
    }),
  }),
  add: row({
    ...operator,
    method: "POST",
    path: "/api/immagini",
    summary:
      "Keeps a JPEG, PNG or WebP (told by its bytes; at most 2 MB and 4,000 pixels a side) with what it shows in words",
    input: renamed(
      z.object({
        cartella: z.enum(uploadFolders),
        alt: z.string().trim().min(3, "Scrivi che cosa mostra l’immagine, per chi non la vede.").max(200),
        base64: z.base64().max(4_000_000),
      }),
      { cartella: "folder" },
    ),
    output: renamed(z.object({ nome: z.string() }), { nome: "name" }),
  }),
};
