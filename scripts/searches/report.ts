/** The operator's view of searches, printed. */
import { isHardlyFollowed } from "contract/search-report";

/** As `upstream/search/report` selects them. */
export interface SearchRows {
  ricerche: { termine: string; volte: number; scelte: number; mancano: string | null }[];
  scelti: { termine: string; prodotto: string; scelte: number }[];
}

const shown = 20;

/** Three lists: what nothing was found with, what leads nowhere, what is chosen. */
export function printed({ ricerche, scelti }: SearchRows): string {
  const missed = ricerche.filter(({ mancano }) => mancano);
  const ignored = ricerche.filter(({ volte, scelte }) => isHardlyFollowed({ times: volte, choices: scelte }));
  const total = ricerche.reduce((sum, { volte }) => sum + volte, 0);
  return [
    ...list(
      "nothing found",
      missed.map(({ termine, volte, mancano }) => [volte, `${termine} (nothing for: ${mancano})`]),
    ),
    ...list(
      "hardly followed",
      ignored.map(({ termine, volte, scelte }) => [volte, `${termine} (${scelte} choices)`]),
    ),
    ...list(
      "chosen",
      scelti.map(({ termine, prodotto, scelte }) => [scelte, `${termine}: ${prodotto}`]),
    ),
    `${total} searches of ${ricerche.length} kinds`,
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
