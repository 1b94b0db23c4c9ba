/** What operators write by calls besides articles and legal texts: banners and menu (product.md 'Content calls'). */
import * as z from "zod";
import { admin, called, Done, fields } from "../row";
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
  picture: called("immagine_url", text),
  title: called("titolo", text),
  description: called("descrizione", text),
  href: called("link_destinazione", way),
  /** A banner is shown unless it is said that it is not. */
  active: called("attivo", flag.default(true)),
  /** Beyond the specification: where it stands (banner-places.ts) and on which days of Rome, the last one included. */
  place: called(
    "posizione",
    z.coerce
      .number()
      .int()
      .refine((place) => placeNumbers.includes(place), "Questo posto non esiste.")
      .nullish(),
  ),
  startsAt: called("dal", text),
  endsAt: called("al", text),
  /** Beyond the specification: who pays for it (docs/decisions/0510). */
  paidBy: called("inserzionista", text.pipe(z.string().max(120).nullable())),
};

export const bannerWrites = {
  create: admin.post("/api/banners", "Adds a banner", { input: fields(banner), output: added }),
  update: admin.put("/api/banners/{id}", "Replaces a banner", {
    input: fields({ ...byId.shape, ...banner }),
    output: Done,
  }),
  remove: admin.del("/api/banners/{id}", "Removes a banner", { input: byId, output: Done }),
};

const entry = {
  parentId: called("id_padre", identifier.nullish()),
  name: called("nome_menu", title),
  href: called("link_menu", way),
  group: called("tipo_menu", text),
  picture: called("immagine_menu", text),
  position: called("posizione", z.coerce.number().int().min(0).max(10_000).default(0)),
};

export const menuWrites = {
  create: admin.post("/api/menu", "Adds a menu entry; a lower position comes first", {
    input: fields(entry),
    output: added,
  }),
  update: admin.put("/api/menu/{id}", "Replaces a menu entry", {
    input: fields({ ...byId.shape, ...entry }),
    output: Done,
  }),
  remove: admin.del("/api/menu/{id}", "Removes a menu entry; one that others hang on is kept (409)", {
    input: byId,
    output: Done,
  }),
};
