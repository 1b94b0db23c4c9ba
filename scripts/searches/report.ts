/** The operator's view of searches, printed. */
import { isHardlyFollowed } from "contract/search-report";
import type { Chosen, SearchedTerm as Searched } from "upstream/desk";

/** As `upstream/search/report` selects them. */
export interface SearchRows {
  searches: readonly Searched[];
  chosen: readonly Chosen[];
}

const shown = 20;

/** Three lists: what nothing was found with, what leads nowhere, what is chosen. */
export function printed({ searches, chosen }: SearchRows): string {
  const missed = searches.filter(({ missed }) => missed);
  const ignored = searches.filter(isHardlyFollowed);
  const total = searches.reduce((sum, { times }) => sum + times, 0);
  return [
    ...list(
      "nothing found",
      missed.map(({ term, times, missed }) => [times, `${term} (nothing for: ${missed})`]),
    ),
    ...list(
      "hardly followed",
      ignored.map(({ term, times, choices }) => [times, `${term} (${choices} choices)`]),
    ),
    ...list(
      "chosen",
      chosen.map(({ term, product, choices }) => [choices, `${term}: ${product}`]),
    ),
    `${total} searches of ${searches.length} kinds`,
  ].join("\n");
}

function list(title: string, lines: [count: number, text: string][]): string[] {
  return [
    title,
    ...lines.slice(0, shown).map(([count, text]) => `${String(count).padStart(7)}  ${text}`),
    ...(lines.length === 0 ? ["      –"] : []),
    "",
  ];
}
