/** A row of the table that Awin's interface exports, under the field names of its API. */
import { own } from "domain/own";

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const codes = letters.flatMap((first) => letters.map((second) => first + second));

/** Country codes by their names in English and Italian, lower case. */
const countries = new Map(["en", "it"].flatMap(countriesIn));

function countriesIn(language: string): [name: string, code: string][] {
  const known = new Intl.DisplayNames([language], { type: "region", fallback: "none" });
  return codes.flatMap((code): [string, string][] => {
    const name = known.of(code);
    return name ? [[name.toLowerCase(), code]] : [];
  });
}

/** Cells by column, names in lower case. */
export function offerFrom(cells: Record<string, string>): Record<string, unknown> {
  const cell = (...names: string[]) => names.map((name) => own(cells, name)?.trim()).find(Boolean) ?? null;
  const code = cell("code", "voucher code");
  return {
    promotionId: cell("promotion id"),
    type: /voucher/i.test(cell("type") ?? "") ? "voucher" : "promotion",
    advertiser: { id: cell("advertiser id"), name: cell("advertiser"), joined: joined(cell("joined")) },
    title: cell("title") ?? cell("description"),
    description: cell("description"),
    terms: cell("terms"),
    startDate: moment(cell("starts", "start date")),
    endDate: moment(cell("ends", "end date")),
    url: cell("deeplink", "url"),
    urlTracking: cell("deeplink tracking", "url tracking"),
    dateAdded: moment(cell("date added")),
    regions: regions(cell("regions")),
    voucher: code ? { code } : null,
  };
}

function joined(said: string | null): boolean | null {
  return said === null ? null : /^(yes|true|1|joined)$/i.test(said);
}

/** `21/11/2026 09:30` as ISO; everything else as it is. */
function moment(said: string | null): string | null {
  const read = said && /^(\d{2})\/(\d{2})\/(\d{4})(?:[ T](\d{2}:\d{2}(?::\d{2})?))?$/.exec(said);
  if (!read) return said;
  const [, day, month, year, time] = read;
  return `${year}-${month}-${day}${time ? `T${time}` : ""}`;
}

function regions(said: string | null) {
  if (!said || /^all\b/i.test(said)) return { all: true, list: [] };
  const list = said.split(/[,;|]/).map((name) => {
    const word = name.trim();
    return { countryCode: /^[A-Z]{2}$/.test(word) ? word : (countries.get(word.toLowerCase()) ?? word) };
  });
  return { all: false, list };
}
