/** How an importer fills the catalogue: learn what is known, stage what differs, apply it step by step (ours; admin only). */
import * as z from "zod";
import { Measures } from "./feed-measures";
import { facetKeys } from "./listing/facets";
import { get, post } from "./row";
import { SaidTerms } from "./store-terms";
import { requiredText } from "./wire";

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const run = z.string().regex(/^[A-Za-z0-9-]{8,64}$/);
const instant = z.iso.datetime();
const amount = z.number().int().positive();
/** For whoever brings feeds in; nobody needs to read of it in the log. */
const ofRun = { auth: "admin", runner: true, quiet: true } as const;

/** Facet key, slug, label and natural position of one value. */
const Value = z.tuple([z.enum(facetKeys), slug, z.string().min(1), z.number().int()]);

/** Where the words stand that name a row's category (a slug of ours, the feed's path, Google's, the title), and the words. */
const Because = z.tuple([z.enum(["indirizzo", "percorso", "google", "titolo"]), z.string().max(200)]);
export type CategoryReason = z.output<typeof Because>;

/** Name and addresses. */
const maker = 300;

/** One row of a feed after normalisation: what the catalogue stores of it. Money is integer cents. */
export const CatalogueRow = z.object({
  /** Line of the feed, for messages and for what comes first in a group. */
  line: z.number().int().positive(),
  /** The store's own id of the row. */
  id: z.string().min(1).max(200),
  /** '<brand slug>|<store slug>:<item group>'. */
  group: z.string().min(3).max(400),
  brand: z.object({ slug, label: z.string().min(1) }),
  /** The brands of its house, whose numbers mean the same goods; it is not in the fingerprint. */
  kin: z.array(slug).optional(),
  name: z.string().min(1).max(300),
  slug,
  description: z.string().nullable(),
  mpn: z.string().nullable(),
  /** Who makes it, and who answers for it in the Union, as the feed tells them (docs/decisions/0510). */
  producer: z.string().max(maker).nullish(),
  responsible: z.string().max(maker).nullish(),
  /** Valid GTIN or null. */
  gtin: z.string().nullable(),
  /** Ids of upstream/catalogue/taxonomy.ts, the main one first. */
  categories: z.array(z.number().int().positive()).min(1),
  /** Why the first of them; it is not in the fingerprint. */
  because: Because.nullish(),
  /** Slug in the palette (null = none matches) and the store's own word. */
  colour: z.object({ slug: slug.nullable(), label: z.string() }).nullable(),
  size: z.object({ slug, label: z.string(), position: z.number().int() }).nullable(),
  /** '<colour>|<size>', and '|<pack>' of what is sold in several, unique in its product; `variantSlug` is what it adds to the product's slug. */
  variantKey: z.string(),
  variantSlug: slug,
  /** Facet values but brand, size, colour and store. */
  values: z.array(Value),
  /** Names in the media folder `uploads`; null where they are not known: the offer keeps those that it has. */
  images: z.array(z.string().regex(/^[^,]+$/)).nullable(),
  url: z.url({ protocol: /^https?$/ }).max(2048),
  host: z.string(),
  price: amount,
  /** Claimed previous price, above `price`. */
  list: amount.nullable(),
  /** What is recommended for the goods, above `price`; it was not asked. */
  recommended: amount.nullish(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  availability: z.enum(["in_stock", "out_of_stock", "preorder", "backorder"]),
  shipping: z.number().int().nonnegative().nullable(),
  delivery: z.string().nullable(),
  popularity: z.number().int().min(0).max(1000),
  firstSeen: instant,
  /** The day of `firstSeen` in Europe/Rome. */
  firstSeenOn: z.iso.date(),
  /** Points before now, oldest first; only of a feed that we trust. */
  history: z.array(z.tuple([instant, amount, amount.nullable(), z.boolean()])).nullable(),
  fingerprint: z.string().min(8),
});
export type CatalogueRow = z.output<typeof CatalogueRow>;

/** What the catalogue keeps of a store. Shipping null = unknown, `freeShippingFrom` null = never free; cents. */
export const CatalogueStore = z.object({
  slug,
  name: z.string().min(1),
  host: z.string().nullable(),
  logo: z.string().nullable(),
  description: z.string().nullable(),
  shipping: z.number().int().nonnegative().nullable(),
  freeShippingFrom: z.number().int().nonnegative().nullable(),
  delivery: z.string().nullable(),
  terms: SaidTerms.optional(),
  coupons: z.number().int().nonnegative(),
  deals: z.number().int().nonnegative(),
});
export type CatalogueStore = z.output<typeof CatalogueStore>;

/** Names in the header of a feed, and the columns of the readers that they are. */
export const FeedColumns = z
  .record(z.string().min(1).max(100), z.string().min(1).max(40))
  .refine((columns) => Object.keys(columns).length <= 200, "200 columns at most");

const Count = z.object({ count: z.number().int().nonnegative() });

/** What pictures show, by their names (upstream/looks/look.ts). */
const Looks = z
  .record(z.string().max(200), z.base64().max(200))
  .refine((looks) => Object.keys(looks).length <= 2_000, "2.000 at most");

/** How far a run has come. */
const Progress = z.object({
  steps: z.number().int(),
  finished: z.boolean(),
  /** Another import has to be finished before: ask again. */
  waits: z.boolean(),
  offers: z.number().int(),
  products: z.number().int(),
  /** Why the rest of it was given up. */
  failed: z.string().nullable(),
});

export const catalogue = {
  store: get(
    "/api/catalogue/stores/{slug}",
    "A store as the catalogue knows it, null before its first import, and the vocabulary: its tables, and the words that operators added",
    {
      input: z.object({ slug }),
      output: z.object({
        store: CatalogueStore.nullable(),
        /** Words that operators added: phrase, what it means, and the slug of the brand that feeds mean by it. */
        words: z
          .array(z.object({ phrase: z.string(), means: z.string(), brand: z.string().nullable().optional() }))
          .default([]),
        /** The vocabulary's tables as they are written, by name. */
        tables: z.array(z.object({ name: z.string(), lines: z.string() })),
        /** What the columns of its feed mean, as a person confirmed it. */
        columns: FeedColumns.nullable().default(null),
        /** The affiliate programme of its card. */
        programme: z.string().nullable().default(null),
        /** How that makes tracked addresses of the store's own ones, and the store's host. */
        deepLink: z.object({ pattern: z.string(), host: z.string() }).nullable().default(null),
        /** Of its imports within a week, the oldest first: how many offers left, how many were new. */
        lately: z.array(z.tuple([z.number().int(), z.number().int()])).default([]),
        /** And what each of them was like. */
        measured: z.array(Measures).default([]),
      }),
      auth: "admin",
      runner: true,
    },
  ),
  columns: post(
    "/api/catalogue/stores/{slug}/columns",
    "Notes what the columns of a store's feed mean; none: forgets it",
    { input: z.object({ slug, columns: FeedColumns }), output: Count, auth: "admin" },
  ),
  known: get(
    "/api/catalogue/stores/{slug}/offers",
    "Ids, fingerprints, products and prices of a store's offers, by id, from after the given one",
    {
      input: z.object({ slug, after: z.string().default("") }),
      output: z.object({
        offers: z.array(z.tuple([z.string(), z.string(), z.number().int(), z.number().int()])),
        more: z.boolean(),
      }),
      auth: "admin",
      runner: true,
    },
  ),
  earlier: post(
    "/api/catalogue/stores/{slug}/earlier",
    "How many of a store's offers asked these prices before, within a year",
    {
      input: z.object({ slug, prices: z.array(z.tuple([z.string().min(1).max(200), amount])).max(500) }),
      output: Count,
      ...ofRun,
    },
  ),
  stage: post(
    "/api/catalogue/stage",
    "Puts a part of a run beside the catalogue: new and changed rows, and ids that are gone",
    {
      input: z.object({
        run,
        part: z.number().int().nonnegative(),
        rows: z.array(CatalogueRow).max(2_000).default([]),
        gone: z.array(requiredText).max(20_000).default([]),
      }),
      output: Count,
      ...ofRun,
    },
  ),
  apply: post(
    "/api/catalogue/apply",
    "Begins to bring in what a run staged; from here on it will be part of the catalogue as a whole",
    {
      input: z.object({
        run,
        store: CatalogueStore,
        at: instant,
        parts: z.number().int().nonnegative(),
        /** A person lets its prices in, however they move. */
        sure: z.boolean().optional(),
      }),
      output: Progress,
      auth: "admin",
      runner: true,
    },
  ),
  step: post("/api/catalogue/step", "Takes a run one step further", {
    input: z.object({
      run,
      /** Steps that the caller knows to be done; a call that comes again with the same number does nothing twice. */
      after: z.number().int().nonnegative(),
    }),
    output: Progress,
    auth: "admin",
    runner: true,
    quiet: true,
  }),
  resume: post("/api/catalogue/resume", "Takes an import that its importer left one step further", {
    output: z.object({
      /** No import is under way. */
      idle: z.boolean(),
      /** One was taken a step further; else somebody else is at it. */
      moved: z.boolean(),
    }),
    auth: "admin",
    runner: true,
    quiet: true,
  }),
  discard: post(
    "/api/catalogue/discard",
    "Forgets what a run staged, or gives up the rest of one that cannot go on",
    {
      input: z.object({ run }),
      output: z.object({
        /** Parts that were forgotten. */
        count: z.number().int().nonnegative(),
        /** Some of it is in the catalogue: `apply` goes on to its end. */
        begun: z.boolean(),
      }),
      ...ofRun,
    },
  ),
  pictures: post("/api/catalogue/pictures", "Which of these addresses and names are stored already", {
    input: z.object({
      addresses: z.array(z.string().max(2048)).max(2_000).default([]),
      names: z.array(z.string().max(200)).max(2_000).default([]),
    }),
    output: z.object({
      addresses: z.record(z.string(), z.string()),
      names: z.array(z.string()),
      /** Addresses that failed lately: not to be asked now. */
      resting: z.array(z.string()).default([]),
    }),
    auth: "admin",
    runner: true,
    quiet: true,
  }),
  rememberPictures: post(
    "/api/catalogue/pictures/remember",
    "Notes pictures whose files are stored, and the addresses that they came from",
    {
      input: z.object({
        names: z.array(z.string().max(200)).max(2_000).default([]),
        addresses: z.record(z.string().max(2048), z.string().max(200)).default({}),
        /** Addresses that could not be fetched, and the store whose feed names them. */
        failed: z.array(z.string().max(2048)).max(2_000).optional(),
        looks: Looks.optional(),
        store: slug.optional(),
      }),
      output: Count,
      ...ofRun,
    },
  ),
  unseen: get(
    "/api/catalogue/looks/missing",
    "Pictures that lead products from after an id and that nobody has read yet; `next` is where to go on, null at the end",
    {
      input: z.object({ after: z.coerce.number().int().nonnegative().default(0) }),
      output: z.object({ pictures: z.array(z.string()), next: z.number().int().nullable() }),
      auth: "admin",
    },
  ),
  rememberLooks: post(
    "/api/catalogue/looks",
    "Notes what pictures show; the page of products from after an id is found by it from now on",
    {
      input: z.object({ looks: Looks, after: z.number().int().nonnegative().optional() }),
      output: Count,
      auth: "admin",
      quiet: true,
    },
  ),
  storeFiles: post(
    "/api/catalogue/files",
    "Stores picture files: key in the media store, type, content in base64",
    {
      input: z.object({
        files: z
          .array(
            z.object({
              key: z
                .string()
                .regex(/^(uploads|logos)\/[A-Za-z0-9_]+(-[0-9a-f]{6})?(\.svg|\.webp|\/\d+\.(avif|webp))$/),
              type: z.enum(["image/avif", "image/webp", "image/svg+xml"]),
              base64: z.base64(),
            }),
          )
          .min(1)
          .max(50),
      }),
      output: Count,
      ...ofRun,
    },
  ),
};
