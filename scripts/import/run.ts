/** One import: reads a feed to its end, then brings what differs into the catalogue, step by step. */
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { isStrayLetIn } from "contract/feed-measures";
import { expectedNetwork, isUntracked, leavingShare } from "contract/feed-readings";
import { mostGone, refusalsOf } from "contract/feeds";
import { knownOffers } from "feeds/known-offers";
import { isLetIn } from "feeds/movement";
import { feedWordsOf } from "feeds/normalise/unknown";
import type { ColumnMap, FeedShape } from "feeds/read/columns";
import { readFeedFile } from "feeds/read/file";
import { BrokenFeed } from "feeds/read/record";
import { refusalProblem } from "server/feeds/reasons";
import { FeedRun, type Left, type RunStart } from "./feed-run";
import type { ImportOptions } from "./options";
import { type Album, openAlbum } from "./pictures/album";
import { type ImportReport, refusalLine } from "./report";
import { finishOthers, sendRun } from "./send";
import { storeRecord } from "./store-record";

/** A run that would change too much of a store; nothing was changed. */
export class TooDifferent extends Error {
  override name = "TooDifferent";
  constructor(
    message: string,
    readonly report: ImportReport,
  ) {
    super(message);
  }
}

/** A feed of which no row can be taken; nothing was changed. */
export class NoRowTaken extends Error {
  override name = "NoRowTaken";
  constructor(readonly report: ImportReport) {
    super(refusalLine(report));
  }
}

/** Rejects with `BrokenFeed`, `NoRowTaken` or `TooDifferent`, and then the catalogue is as it was. */
export async function importFeed(options: ImportOptions): Promise<ImportReport> {
  const started = performance.now();
  const { target, dryRun = false } = options;
  const album = openAlbum(target, options.images ?? null, {
    fetching: !dryRun && options.pictures !== false,
    keeping: options.pictures !== false,
    sizes: options.sizes,
    downloads: options.downloads && join(options.downloads, options.store),
    reach: options.reach,
    shop: options.store,
  });
  // What is known must not change any more: it decides what differs.
  if (!dryRun) await finishOthers(target);
  const { run, start, columns, deepLink } = await begun(options, album);
  try {
    for await (const record of readFeedFile(options.file, {
      ...{ format: options.format, columns, store: start.store, deepLink },
    }))
      await run.take(record);
    await run.flush();
    if (run.figures.read === 0) throw new BrokenFeed("it holds no rows");
    if (options.columns && !dryRun)
      await target.call("columns", { slug: options.store, columns: { ...options.columns } });
    const left = run.left();
    const report = await run.report(left);
    const unconfirmed = run.unconfirmed();
    if (report.refused.length === report.read) {
      if (!dryRun) await told(options, run, { ...report, gone: 0 }, unconfirmed);
      throw new NoRowTaken(report);
    }
    const tooMuch = tooMuchIn(report, options);
    if (tooMuch !== null) throw new TooDifferent(tooMuch, report);
    run.forget();
    await options.onApply?.();
    const storedPictures = dryRun ? 0 : await album.store();
    if (!dryRun) await brought(options, { run, start, left, unconfirmed, report });
    const milliseconds = performance.now() - started;
    return { ...report, missingPictures: album.missing(), storedPictures, milliseconds };
  } finally {
    run.spool.close();
    await album.close();
  }
}

/** What the catalogue knows of the store, and the run that compares the feed with it. */
async function begun(
  options: ImportOptions,
  album: Album,
): Promise<{ run: FeedRun; start: RunStart } & Pick<FeedShape, "columns" | "deepLink">> {
  const { target, storeInfo: info = {} } = options;
  const answer = await target.call("store", { slug: options.store });
  const { store: before, columns, programme, deepLink, lately, measured, ...vocabulary } = answer;
  if (info.logo) await album.look([info.logo], "logos");
  const start = {
    album,
    before,
    store: storeRecord(options.store, before, info, info.logo ? album.nameOf(info.logo) : null),
    known: await knownOffers((asked) => target.call("known", asked), options.store),
    words: feedWordsOf(vocabulary),
    lately,
    measured,
    network: expectedNetwork(programme, [options.network ?? options.format ?? "auto"]),
  };
  return {
    run: new FeedRun(options, start),
    start,
    columns: options.columns ?? (columns as ColumnMap | null),
    deepLink,
  };
}

/** Sends what differs, and says what the feed was. A run that finds nothing different writes only that the feed was read. */
async function brought(
  options: ImportOptions,
  {
    run,
    start: { before, store },
    left: { gone },
    unconfirmed,
    report,
  }: { run: FeedRun; start: RunStart; left: Left; unconfirmed: string[]; report: ImportReport },
): Promise<void> {
  const isSame = JSON.stringify(before) === JSON.stringify(store) && run.spool.size + gone.length === 0;
  const sure = report.movement.odd !== null;
  if (!isSame)
    await sendRun(options.target, { id: randomUUID(), store, at: run.at, sure }, run.spool.parts(gone));
  await told(options, run, report, unconfirmed);
}

/** Operators learn what a feed was, and which words nobody knows. */
async function told(
  { target, store }: ImportOptions,
  { at, figures, unknown }: FeedRun,
  { gone, addresses, measures }: Pick<ImportReport, "gone" | "addresses" | "measures">,
  unconfirmed: string[],
): Promise<void> {
  const { refused, wrongGtins: _, ...counted } = figures;
  const problem = refusalProblem(figures.read, refused);
  const refusals = refusalsOf(refused);
  const said = { refused: refused.length, refusals, words: unknown.most(), problem };
  await target.report({ store, at, ...counted, gone, unconfirmed, addresses, measures, ...said });
}

/** What leaves, moves oddly or earns nothing, where nobody has let it in. */
function tooMuchIn(report: ImportReport, { force, sure, limits }: ImportOptions): string | null {
  const { store, leaving, addresses } = report;
  const { odd, compared } = report.movement;
  const [strayed] = report.strayed.filter(
    (one) => !(one.what === "price" ? sure : force) && !isStrayLetIn(one, limits?.strayed),
  );
  if (!force && isUntracked(addresses) && !limits?.untracked)
    return `none of ${addresses.all} addresses is tracked, and ${store} is a store of ${addresses.network}: nothing would be earned, so nothing was changed. If a column holds the tracked address, say so with --column NAME=tracked_link; if the network makes it of the store's own ('deep link'), write its pattern on the store's card at the desk; if the store pays nobody, write 'Accordo diretto' there; --force lets it in once.`;
  const share = leavingShare(leaving);
  if (!force && share > (limits?.gone ?? mostGone))
    return `${leaving.gone} of ${leaving.known} offers of ${store} (${Math.round(100 * share)} % with ${leaving.lately} that left within a week) are not in this feed: nothing was changed. Repeat with --force if that is right.`;
  if (strayed)
    return `${strayed.what} of ${store} is ${Number(strayed.now.toFixed(2))}, and was ${Number(strayed.before.toFixed(2))} within a week: nothing was changed. Repeat with --${strayed.what === "price" ? "confirm-prices" : "force"} if that is right.`;
  if (odd && !sure && !isLetIn(odd, limits?.odd))
    return `${odd.count} of ${compared} prices of ${store} are ${odd.factor} times what they were: nothing was changed. Repeat with --confirm-prices if that is right.`;
  return null;
}
