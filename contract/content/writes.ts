/** What operators write by calls besides articles and legal texts: banners and menu (product.md 'Content calls'). */
import * as z from "zod";
import { admin, Done, renamed } from "../row";
import { flag, identifier, requiredText, text } from "../wire";
import { placeNumbers } from "./banner-places";

const byId = z.object({ id: identifier });
/** A path of ours or an http(s) address. */
const way = text.refine(
  (href) => href === null || /^(\/(?![/\\])|https?:\/\/)/i.test(href),
  "L’indirizzo deve iniziare con / o con https://.",
);
const title = requiredText.pipe(z.string().max(200));
const added = z.object({ id: z.number() });

const banner = {
  immagine_url: text,
  titolo: text,
  descrizione: text,
  link_destinazione: way,
  /** A banner is shown unless it is said that it is not. */
  attivo: flag.default(true),
  /** Beyond the specification: where it stands (banner-places.ts) and on which days of Rome, the last one included. */
  posizione: z.coerce
    .number()
    .int()
    .refine((place) => placeNumbers.includes(place), "Questo posto non esiste.")
    .nullish(),
  dal: text,
  al: text,
};
const bannerNames = {
  immagine_url: "picture",
  titolo: "title",
  descrizione: "description",
  link_destinazione: "href",
  attivo: "active",
  posizione: "place",
  dal: "startsAt",
  al: "endsAt",
} as const;

export const bannerWrites = {
  create: admin.post("/api/banners", "Adds a banner", {
    input: renamed(z.object(banner), bannerNames),
    output: added,
  }),
  update: admin.put("/api/banners/{id}", "Replaces a banner", {
    input: renamed(byId.extend(banner), bannerNames),
    output: Done,
  }),
  remove: admin.del("/api/banners/{id}", "Removes a banner", { input: byId, output: Done }),
};

const entry = {
  id_padre: identifier.nullish(),
  nome_menu: title,
  link_menu: way,
  tipo_menu: text,
  immagine_menu: text,
  posizione: z.coerce.number().int().min(0).max(10_000).default(0),
};
const entryNames = {
  id_padre: "parentId",
  nome_menu: "name",
  link_menu: "href",
  tipo_menu: "group",
  immagine_menu: "picture",
  posizione: "position",
} as const;

export const menuWrites = {
  create: admin.post("/api/menu", "Adds a menu entry; a lower position comes first", {
    input: renamed(z.object(entry), entryNames),
    output: added,
  }),
  update: admin.put("/api/menu/{id}", "Replaces a menu entry", {
    input: renamed(byId.extend(entry), entryNames),
    output: Done,
  }),
  remove: admin.del("/api/menu/{id}", "Removes a menu entry; one that others hang on is kept (409)", {
    input: byId,
    output: Done,
  }),
};
