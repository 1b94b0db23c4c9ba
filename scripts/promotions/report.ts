/** What an import of promotions has to say, summed up over its calls. */
import type { PromotionImport } from "contract";

const figures = ["read", "new", "changed", "unchanged", "expired", "waiting", "placed"] as const;

export function summed(parts: readonly PromotionImport[]): PromotionImport {
  const sum = (name: (typeof figures)[number]) => parts.reduce((total, part) => total + part[name], 0);
  const counted = Object.fromEntries(figures.map((name) => [name, sum(name)]));
  return {
    ...(counted as Record<(typeof figures)[number], number>),
    keptBack: parts.flatMap(({ keptBack }) => keptBack),
    refused: parts.flatMap(({ refused }) => refused),
  };
}

/** The report as lines of text: first what needs a person, then the figures. */
export function reportLines(report: PromotionImport, dryRun: boolean): string[] {
  const { refused, keptBack, placed } = report;
  return [
    ...refused.map(({ line, id, reason }) => `  refused line ${line}${id ? ` (${id})` : ""}: ${reason}`),
    ...keptBack.map(({ id, store }) => `  kept back (${id}): the catalogue does not know '${store}'`),
    ...(placed > 0 ? [`  ${placed} kept back before have found their store`] : []),
    [
      `read ${report.read}, new ${report.new}, changed ${report.changed}, unchanged ${report.unchanged}`,
      `refused ${refused.length}; of those taken: expired ${report.expired}, to come ${report.waiting}`,
      `kept back ${keptBack.length}${dryRun ? " (dry run: nothing written)" : ""}`,
    ].join(", "),
  ];
}
