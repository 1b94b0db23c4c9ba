/** Reads the feeds that are due, one after the other: leased, downloaded, imported, told back. What dies is another reader's. */
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type FeedWork, failedOutcomes, type ReadingOutcome, ReadingReport } from "contract";
import { refusalsOf } from "contract/feeds";
import { UnknownColumns } from "feeds/read/columns";
import { fileProblem, refusalProblem } from "server/feeds/reasons";
import type { PictureOptions } from "../import/pictures/album";
import type { ImportReport } from "../import/report";
import { importFeed, NoRowTaken, TooDifferent } from "../import/run";
import type { Wait } from "../local/repeated";
import { listedFeed } from "./awin-list";
import { answering } from "./destinations/look";
import { type Downloaded, type DownloadLimits, downloadFeed, NoFeed } from "./download";
import { isConflict, type Site } from "./site";

export interface ReadingOptions extends PictureOptions {
  site: Site;
  /** How long a download may take; tests have their own. */
  limits?: DownloadLimits;
  pause?: Wait;
  now?: () => Date;
  /** Whoever is told to stop begins no other reading. */
  over?: AbortSignal;
  /** Says in a line what came of a reading. */
  tell?(line: string): void;
}

/** Often enough to keep a lease. In milliseconds. */
const beat = 60_000;

interface Ending {
  outcome: ReadingOutcome;
  problem: string | null;
  report: ReadingReport;
  file: Downloaded | null;
  timed: boolean;
}

/** Answers how many readings went well and how many did not. */
export async function readDue(options: ReadingOptions): Promise<{ well: number; failed: number }> {
  const told = { well: 0, failed: 0 };
  while (!options.over?.aborted) {
    const lease = randomUUID();
    const work = await options.site.work("take", { lease });
    if (!work) break;
    const ending = await reading(work, lease, options);
    told[failedOutcomes.some((failed) => failed === ending.outcome) ? "failed" : "well"]++;
    options.tell?.(lineOf(work, ending));
    await giveBack(lease, ending, options);
  }
  return told;
}

async function reading(work: FeedWork, lease: string, options: ReadingOptions): Promise<Ending> {
  const began = performance.now();
  const folder = await mkdtemp(join(tmpdir(), "vetrina-feed-"));
  const progress = keptAlive(lease, options.site);
  try {
    const ending = await read(work, join(folder, "feed"), progress, options);
    ending.report.milliseconds = Math.round(performance.now() - began);
    return ending;
  } finally {
    progress.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Tells each step at once, and each minute that somebody is still at it. */
function keptAlive(lease: string, { work }: Site) {
  const state: { step: "scarica" | "legge" | "importa"; bytes: number } = { step: "scarica", bytes: 0 };
  const tell = () => work("step", { lease, ...state });
  // Whoever has lost the lease meanwhile is refused at the end, or where it writes.
  const timer = setInterval(() => void tell().catch(() => undefined), beat);
  timer.unref();
  return {
    onBytes(bytes: number) {
      state.bytes = bytes;
    },
    async begin(step: typeof state.step) {
      state.step = step;
      await tell();
    },
    stop: () => clearInterval(timer),
  };
}

async function read(
  work: FeedWork,
  path: string,
  progress: ReturnType<typeof keptAlive>,
  options: ReadingOptions,
): Promise<Ending> {
  let file: Downloaded | null = null;
  try {
    const { address } = work;
    if (address === null)
      throw new NoFeed("La chiave che sigillava i dati di accesso non c’è più: scrivili di nuovo.");
    const { reach, limits } = options;
    const asking = { reach, limits, onBytes: progress.onBytes };
    file = await downloadFeed(await listedFeed({ ...work, address }, path, asking), path, asking);
    if (file.isSame || (file.digest !== null && file.digest === work.digest))
      return { outcome: "invariato", problem: null, report: reportOf(file), file, timed: false };
    await progress.begin("legge");
    const report = await importFeed({
      target: options.site.target,
      file: path,
      store: work.store,
      format: formatOf(work.network),
      network: work.network,
      pictures: work.pictures,
      sizes: options.sizes,
      downloads: options.downloads,
      reach,
      limits: limitsOf(work),
      answering: (links, host) => answering(links, host, options),
      owner: work,
      now: options.now?.(),
      onApply: () => progress.begin("importa"),
    });
    const problem = refusalProblem(report.read, report.refused);
    if (problem !== null) return endedWith("rifiutato", problem, reportOf(file, report));
    return { outcome: "importato", problem: null, report: reportOf(file, report), file, timed: report.timed };
  } catch (error) {
    return endingOf(error, file);
  }
}

/** Google's and Awin's columns tell themselves, and Awin hands on feeds in Google's too. */
function formatOf(network: FeedWork["network"]) {
  return network === "proprie" || network === "google" || network === "awin" ? "auto" : network;
}

/** What a person has let in counts where it is more than the source's own limits. */
function limitsOf({ mostGone, mostMoved, allowed }: FeedWork) {
  return { ...allowed, gone: Math.max(mostGone, allowed?.gone ?? 0) / 100, moved: mostMoved };
}

/** What did not come in as it should: the file is read anew whatever its server says of it. */
function endedWith(outcome: ReadingOutcome, problem: string | null, report: ReadingReport): Ending {
  return { outcome, problem: problem?.slice(0, 500) ?? null, report, file: null, timed: false };
}

function endingOf(error: unknown, file: Downloaded | null): Ending {
  const ended = (outcome: ReadingOutcome, problem: string | null, report = reportOf(file)) =>
    endedWith(outcome, problem, report);
  if (error instanceof NoRowTaken) {
    const { report } = error;
    return ended("rifiutato", refusalProblem(report.read, report.refused), reportOf(file, report));
  }
  if (error instanceof TooDifferent) return ended("chiede", null, reportOf(file, error.report));
  if (error instanceof UnknownColumns) {
    const columns = { names: [...error.names], proposal: { ...error.proposal }, format: error.format };
    return ended("colonne", null, { ...reportOf(file), columns });
  }
  if (error instanceof NoFeed) return ended("fallito", error.message);
  const problem = fileProblem(error);
  if (problem !== null) return ended("fallito", problem);
  const said = error instanceof Error ? error.message : String(error);
  return ended("fallito", `L’importazione non è finita: ${said}`);
}

function reportOf(file: Downloaded | null, report?: ImportReport): ReadingReport {
  const bytes = file?.bytes ?? 0;
  if (!report) return ReadingReport.parse({ bytes, host: file?.host });
  const refusals = refusalsOf(report.refused).map(([line, id, reason]) => [
    line,
    id?.slice(0, 200) ?? null,
    reason.slice(0, 500),
  ]);
  const cut = { refused: report.refused.length, refusals, unnamed: report.unnamed.slice(0, 100) };
  return ReadingReport.parse({ ...report, ...cut, bytes, host: file?.host, milliseconds: 0 });
}

async function giveBack(lease: string, { file, ...ending }: Ending, { site }: ReadingOptions): Promise<void> {
  const { etag = null, modified = null, digest = null } = file ?? {};
  try {
    await site.work("end", { lease, ...ending, etag, modified, digest });
  } catch (error) {
    // Another reader has taken it up.
    if (!isConflict(error)) throw error;
  }
}

function lineOf({ store, source }: FeedWork, { outcome, problem, report }: Ending): string {
  const figures = `read ${report.read}, new ${report.new}, changed ${report.changed}, gone ${report.leaving?.gone ?? 0}, refused ${report.refused}`;
  return `${store} (${source}): ${outcome}, ${figures}, ${(report.milliseconds / 1_000).toFixed(1)} s${problem ? ` – ${problem}` : ""}`;
}
