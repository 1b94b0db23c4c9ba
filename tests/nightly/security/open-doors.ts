/** Corpora that need nobody signed in: ways out, made-up addresses, forms posted from elsewhere, files. */
import { gzipSync } from "node:zlib";
import { encodeAddress } from "server/exits/address";
import hostile from "../../fixtures/exit-tables/hostile.json";
import { opened, posted } from "../../tools/addresses";
import { hostileFeed, hostileKinds } from "../../tools/hostile/feeds";
import { faultOf, hostileMethods, hostilePaths, knownPaths } from "../../tools/hostile/paths";
import { multipart } from "../../tools/multipart";
import type { Answer, Site } from "../../tools/site";
import { type Corpus, fromAnywhere, refusal, type Try } from "./corpus";

const known = {
  product: "abito",
  offer: 1,
  article: "articolo",
  category: "moda",
  brand: "aurora",
  promotion: "1-codice",
  token: () => "x",
};

/** Hostile and unknown addresses, in every way of writing them: none opens by itself. */
export const exits: Corpus = {
  name: "exits",
  tries(site) {
    const opens = ({ headers, html }: Answer) =>
      headers.has("location") || /http-equiv="refresh"|location\.(replace|assign|href)/.test(html);
    const ways = (address: string) =>
      [
        `/vai/${encodeAddress(address)}`,
        `/vai/${encodeAddress(address)}?k=prova&s=${"A".repeat(22)}`,
        ...(address.isWellFormed() ? [`/redirect/1/${encodeURIComponent(address)}`] : []),
      ].filter((path) => path.length < 8_000);
    const each = (addresses: readonly string[], fault: Try["fault"]) =>
      addresses.flatMap((address) =>
        ways(address).map((path) => ({ what: `${path} (${address})`, ask: () => site.page(path), fault })),
      );
    const refused = each(Object.values(hostile.refused).flat(), (answer) =>
      opens(answer) ? "it opens" : refusal(answer.status),
    );
    return [...refused, ...each(hostile.asked, (answer) => (opens(answer) ? "it opens" : null))];
  },
};

export function paths(count: number, seed: number): Corpus {
  return {
    name: "paths",
    tries: (site) =>
      [...knownPaths, ...hostilePaths(count, seed)].flatMap((path) =>
        hostileMethods.map((method) => ({
          what: `${method} ${path}`,
          ask: () => site.page(path, { method, headers: fromAnywhere() }),
          fault: ({ status, headers, html }) => faultOf(status, headers.get("content-type") ?? "", html),
        })),
      ),
  };
}

const elsewhere: Record<string, string>[] = [
  { origin: "https://evil.example" },
  { origin: "null" },
  { "sec-fetch-site": "cross-site", origin: "https://evil.example" },
  { "sec-fetch-site": "same-site" },
  { referer: "https://evil.example/pagina" },
  { origin: "http://localhost.evil.example" },
];

/** Every form and every page, posted by a foreign page: all are refused, whatever they hold. */
export const posts: Corpus = {
  name: "posts",
  tries(site) {
    const targets = [
      ...posted(known).map(({ path, fields = {} }) => ({ path, fields })),
      ...opened(known)
        .filter(({ path }) => !path.startsWith("/api"))
        .map(({ path }) => ({ path, fields: {} })),
    ];
    return targets.flatMap(({ path, fields }) =>
      elsewhere.map((headers) => ({
        what: `POST ${path} ${JSON.stringify(headers)}`,
        ask: () => send(site, path, fields, headers),
        fault: ({ status }: Answer) => (status === 403 ? null : `status ${status}`),
      })),
    );
  },
};

function send(site: Site, path: string, fields: Record<string, string>, headers: Record<string, string>) {
  return site.page(path, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    body: new URLSearchParams(fields).toString(),
  });
}

/** Bombs, hostile feeds and things that are no feed, at the page where stores try theirs. */
export function uploads(count: number): Corpus {
  return {
    name: "uploads",
    tries(site) {
      const bombs: [string, Uint8Array][] = [0, 10, 32, 60, 97, 255].flatMap((byte) => [
        [`a bomb of byte ${byte}`, gzipSync(new Uint8Array(200_000_000).fill(byte))],
      ]);
      const feeds = hostileKinds.flatMap((kind) =>
        Array.from({ length: count }, (_, seed): [string, Uint8Array] => {
          const feed = hostileFeed(kind, seed + 1);
          const file = feed.ofSize(900_000).subarray(0, 950_000);
          return [feed.name, seed % 2 ? gzipSync(file) : file];
        }),
      );
      return [...bombs, ...feeds].map(([what, file]) => ({
        what,
        ask: () => upload(site, file),
        fault: ({ status, headers, html }: Answer) =>
          faultOf(status, headers.get("content-type") ?? "", html) ??
          ([200, 413, 422].includes(status) ? null : `status ${status}`),
      }));
    },
  };
}

async function upload(site: Site, file: Uint8Array): Promise<Answer> {
  const form = new FormData();
  form.set("feed", new Blob([file as BlobPart]), "feed.gz");
  const { type, body } = await multipart(form);
  return site.page("/partner-program/verifica-feed", {
    method: "POST",
    headers: { "content-type": type, ...fromAnywhere() },
    body,
  });
}
