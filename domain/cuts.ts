/** How a thing is cut, as far as its name and description say it, in Italian or English: one bit each, for comparing. */
import { folded } from "./folded";

/** What a thing has one of: where several are said, the first that stands here counts. */
interface Part {
  /** How far one that says it is from one that does not, where differing ones are 1. */
  unsaid: number;
  cuts: readonly RegExp[];
}

/** The place is the bit, and products keep theirs until they change: append parts, never insert; 31 cuts in all. */
const parts: readonly Part[] = [
  { unsaid: 0.8, cuts: [/\bhood|cappuccio/] },
  {
    unsaid: 0.5,
    cuts: [
      /(1\/4|1\/2|quarter|half|mezza)[ -]?zip/,
      /\bfull[ -]?(length )?zip|\bzip(per(ed)?)?[ -](front|hoodie|sweatshirt|jacket)|front zip|con zip|zip (intera|frontale)/,
      /pull ?over|henley|crew ?neck|girocollo|\bv-?neck|scollo/,
    ],
  },
  {
    unsaid: 0.5,
    cuts: [
      /long[ -]sleeve|manic(a|he) lung/,
      /\bbra\b|reggiseno|bralette/,
      /sleeveless|\btank|canott|smanicat|senza maniche|racer ?back/,
      /(short|micro|cap)[ -]sleeve|\btees?\b|t-shirt|manic(a|he) cort/,
    ],
  },
  {
    unsaid: 0.5,
    cuts: [
      /quilt|padded|puffer|imbottit|trapuntat|piumin/,
      /\bshell\b|\bwind|\brain\b|waterproof|impermeabil|antivento/,
      /fleece|\bpile\b|felpat/,
    ],
  },
  { unsaid: 0.8, cuts: [/capri|cropp?ed|\bcrop\b|3\/4|pinocchietto/] },
  {
    unsaid: 0.5,
    cuts: [
      /\btights?\b|legging|compression|skinny|aderent|\bslim|\bbike\b/,
      /loose|relaxed|\bwide|baggy|parachute|\bampi[ao]|oversize|morbid[ao]/,
    ],
  },
  {
    unsaid: 0.5,
    cuts: [
      /back ?pack|zain(o|etto)/,
      /duff[le]+\b|borsone/,
      /messenger|cross ?body|tracolla/,
      /\btote\b|shopper|shopping/,
    ],
  },
  { unsaid: 0.5, cuts: [/digital|smart ?watch/, /analog|cronograf|chronograph/] },
  { unsaid: 0.5, cuts: [/\bmini\b|\bcort[ao]\b/, /\bmidi\b|al ginocchio/, /\bmaxi\b|\blung[ao]\b/] },
  { unsaid: 0.5, cuts: [/\bheel|\btacc(o|hi)\b|zeppa/] },
  { unsaid: 0.5, cuts: [/stringat|lace[ -]?up|\blacci\b/] },
  { unsaid: 0.8, cuts: [/cargo|tasconi/] },
  { unsaid: 0.6, cuts: [/stripe|\brighe\b|\brigat/] },
  { unsaid: 0.6, cuts: [/cowl|funnel|turtle ?neck|dolcevita|collo alto/] },
];

/** The name decides where it says something; the description tells the rest. */
export function cutsIn(name: string, description: string | null): number {
  const [title, text] = [folded(name), folded((description ?? "").replace(/<[^>]*>/g, " "))];
  let [bits, from] = [0, 0];
  for (const { cuts } of parts) {
    const said = [title, text]
      .map((each) => cuts.findIndex((cut) => cut.test(each)))
      .find((place) => place >= 0);
    if (said !== undefined) bits |= 1 << (from + said);
    from += cuts.length;
  }
  return bits;
}

/** From 0, told alike, to 1; half where neither tells anything. */
export function cutFarness(one: number, other: number): number {
  let [apart, either, from] = [0, 0, 0];
  for (const { unsaid, cuts } of parts) {
    const mask = ((1 << cuts.length) - 1) << from;
    from += cuts.length;
    const [mine, theirs] = [one & mask, other & mask];
    if (!mine && !theirs) continue;
    either++;
    if (mine !== theirs) apart += mine && theirs ? 1 : unsaid;
  }
  return either === 0 ? 0.5 : apart / either;
}
