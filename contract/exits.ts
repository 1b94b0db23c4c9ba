/** Events and outbound clicks (product.md 'Tracking', 'Form and event calls'). */
import * as z from "zod";
import names from "./exits.json";
import { called, codec, del, fields, get, post, put, Succeeded } from "./row";
import { identifier, listUnder, requiredText, text } from "./wire";

/** Where on the site a way out stands (`server/exits/decision.ts`), as operators read it. */
export const placeNames: ReadonlyMap<string, string> = new Map(Object.entries(names.placeNames));

export const spotNames: ReadonlyMap<string, string> = new Map(Object.entries(names.spotNames));

/** Why a click is counted apart, by what its row says (`upstream/exits/apart.ts`); crawlers are -1. */
export const apartNames: ReadonlyMap<number, string> = new Map([
  [-1, "crawler"],
  [1, "troppi in poco tempo"],
  [2, "dieci in un minuto"],
  [3, "browser che cambiano"],
  [4, "senza una pagina prima"],
  [5, "metà di tutti da una rete"],
]);

/** A tracking event; only type and session are required, the rest is free-form (product.md 'Tracking'). */
export const TrackingEvent = z
  .object({
    tipo_evento: requiredText.pipe(z.string().max(60)),
    sessione_id: requiredText.pipe(z.string().max(100)),
    anonymous_id: z.string().max(100).optional(),
    utente_id: z.number().nullish(),
    prodotto_id: identifier.nullish(),
    url_pagina: z.string().max(2048).nullish(),
  })
  .loose();

const StoredEvent = codec(
  z.object({ evento_id: identifier, tipo_evento: requiredText, creato_il: text }).loose(),
  ({ evento_id, tipo_evento, creato_il, ...free }) => ({
    id: evento_id,
    type: tipo_evento,
    createdAt: creato_il,
    /** Free fields, as they came. */
    free: free as Record<string, unknown>,
  }),
  ({ id, type, createdAt, free }) => ({ ...free, tipo_evento: type, evento_id: id, creato_il: createdAt }),
);

export const tracking = {
  outbound: post("/api/tracking/outbound", "Records that a visitor left for this address", {
    input: z.object({ url: z.string().max(2048) }),
    output: Succeeded,
  }),
  click: post("/api/track-click", "Records a click from a product to a store", {
    input: fields({
      product: called("prodottoId", identifier),
      url: called("urlProdotto", z.string().max(2048)),
    }),
    output: Succeeded,
  }),
  addEvent: post("/api/eventi", "Records a tracking event", { input: TrackingEvent, output: Succeeded }),
  events: get("/api/eventi", "Recorded events, newest first", {
    input: fields({
      type: called("tipo_evento", z.string().max(60).optional()),
      limit: z.coerce.number().int().min(1).max(500).default(100),
    }),
    output: listUnder(StoredEvent, "eventi", "events", "rows"),
    auth: "admin",
  }),
  event: get("/api/eventi/{id}", "One recorded event", {
    input: z.object({ id: identifier }),
    output: StoredEvent,
    auth: "admin",
  }),
  updateEvent: put("/api/eventi/{id}", "Replaces what is recorded of an event", {
    input: TrackingEvent.extend({ id: identifier }),
    output: Succeeded,
    auth: "admin",
  }),
  removeEvent: del("/api/eventi/{id}", "Deletes an event; one that is gone already counts as deleted", {
    input: z.object({ id: identifier }),
    output: Succeeded,
    auth: "admin",
  }),
};

/** A host of a partner store, with the store's name where it is known. */
export interface ExitHost {
  host: string;
  store: string | null;
}

export interface PausedHost {
  store: string;
  host: string | null;
}

const NamedHost = z.object({ host: z.string(), name: z.string() });

/** Where visitors may be sent without being asked: hosts of merchants, offers and promotions (docs/decisions/0003). */
export const exits = {
  hosts: get("/api/exit-hosts", "Host names of the partner stores, and what the stores are called", {
    output: codec(
      z.object({ hosts: z.array(z.string()), stores: z.array(NamedHost).optional() }),
      (wire): ExitHost[] => {
        const names = new Map(wire.stores?.map(({ host, name }) => [host, name]));
        return wire.hosts.map((host) => ({ host, store: names.get(host) ?? null }));
      },
      (hosts) => ({
        hosts: hosts.map(({ host }) => host),
        stores: hosts.flatMap(({ host, store }) => (store === null ? [] : [{ host, name: store }])),
      }),
    ),
    cache: "long",
  }),
  /** Ours: where nobody is led for now. */
  paused: get("/api/exit-hosts/sospesi", "Stores that are paused, with a host of theirs each", {
    output: z.array(z.object({ store: z.string(), host: z.string().nullable() })),
    cache: "short",
  }),
  offer: get(
    "/api/exit-hosts/offerte/{offer}",
    "Whether the store of an offer is paused, and what it is called",
    {
      input: z.object({ offer: identifier }),
      output: z.object({ store: z.string(), paused: z.boolean() }),
      cache: "short",
    },
  ),
};
