/** Amounts of transactions: integer minor units of their currency, and euros by the rate of a day. Pure. */

/** ISO 4217: how many decimals a currency has, where it is not two. */
const decimals: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ...{ CLP: 0, ISK: 0, JPY: 0, KRW: 0, PYG: 0, UGX: 0, VND: 0, XAF: 0, XOF: 0, XPF: 0 },
    ...{ BHD: 3, IQD: 3, JOD: 3, KWD: 3, LYD: 3, OMR: 3, TND: 3 },
  }),
);

/** Digits with decimals or without, their thousands in groups or not: "1234.5", "1.234,50", "1 234,5", "1'234.50". */
const number = String.raw`\d+(?:[.,]\d+)?|\d{1,3}(?:(?<by>[., '’])\d{3})(?:\k<by>\d{3})*(?:(?!\k<by>)[.,]\d+)?`;
const unit = String.raw`(?:\p{Sc}|[A-Z]{3})`;
/** A number, once with a minus before or behind it or in brackets, once with what it counts. Nothing else is an amount. */
const amount = new RegExp(
  String.raw`^(?!.*${unit}.*${unit})(?<open>\()?(?<minus>[-+]?) ?(?:${unit} ?(?<inner>[-+]?) ?)?(?<digits>${number}) ?(?:${unit} ?)?(?<after>-?)(?<close>\))?$`,
  "u",
);

/** Minor units of an amount as networks write it ("12.34", "1.234,56", "-5", "€ 7,00"); null for none. Half a unit is rounded away from 0. */
export function minorUnits(written: string, currency: string): number | null {
  const said = amount.exec(written.trim().replace(/\s/g, " "))?.groups;
  if (!said) return null;
  const { open = "", minus = "", inner = "", digits = "", after = "", close = "" } = said;
  const signs = minus + inner + after + open;
  if (signs.length > 1 || (open === "") !== (close === "")) return null;
  const isNegative = signs === "-" || signs === "(";
  const [whole = "", part = ""] = parted(digits.replace(/[ '’]/g, ""));
  const places = decimals.get(currency) ?? 2;
  const padded = `${part}${"0".repeat(places + 1)}`;
  const units = Number(`${whole}${padded.slice(0, places)}`) + Number(Number(padded[places]) >= 5);
  if (!Number.isSafeInteger(units) || units > 1_000_000_000_000) return null;
  return isNegative && units !== 0 ? -units : units;
}

/** The last sign parts the decimals, unless it stands before three digits and groups thousands like those before it. */
function parted(digits: string): [whole: string, part: string] {
  const at = Math.max(digits.lastIndexOf(","), digits.lastIndexOf("."));
  if (at < 0) return [digits, ""];
  const sign = digits[at] ?? "";
  const isComma = sign === "," && /^[1-9]\d{0,2},\d{3}$/.test(digits);
  const groups = digits.split(sign).length > 2 || isComma;
  const bare = (text: string) => text.replace(/[.,]/g, "");
  return groups && /^\d{3}$/.test(digits.slice(at + 1))
    ? [bare(digits), ""]
    : [bare(digits.slice(0, at)), digits.slice(at + 1)];
}

/** Cents of another currency; `millionths`: what one euro was worth, times a million. Half a cent is rounded away from 0. */
export function eurCents(minor: number, currency: string, millionths: number): number {
  const scale = 10n ** BigInt(decimals.get(currency) ?? 2);
  const [amount, divisor] = [BigInt(Math.abs(minor)) * 100n * 1_000_000n, BigInt(millionths) * scale];
  const cents = Number((2n * amount + divisor) / (2n * divisor));
  return minor < 0 && cents !== 0 ? -cents : cents;
}
