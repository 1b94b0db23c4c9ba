/** Italian agreement: articles, pronouns and adjectives that follow the gender and number of a product's name. */

export interface Noun {
  /** Lower case, as in a sentence: 'abito', 'sneakers', 'orecchini'. */
  word: string;
  gender: "m" | "f";
  plural: boolean;
}

/** Reads 'abito m', 'sneakers fp': the word, then gender and `p` for plural. */
export function noun(text: string): Noun {
  const [, word, gender, plural] = /^(.+) ([mf])(p?)$/.exec(text) ?? [];
  if (!word) throw new Error(`not a noun: ${text}`);
  return { word, gender: gender as "m" | "f", plural: plural === "p" };
}

/** Words that take 'lo', 'uno', 'gli': z, s + consonant, gn, ps, x, y. */
const beforeLo = /^(z|s[bcdfghklmnpqrtvwx]|gn|ps|pn|x|y)/i;
const vowel = /^h?[aeiouàèéìòù]/i;
/** Foreign words that sound otherwise than they look. */
const soundsPlain = /^(hoodie|hobo|wallet|yacht)/i;

function starts(word: string): "vowel" | "lo" | "plain" {
  if (soundsPlain.test(word)) return "plain";
  if (vowel.test(word)) return "vowel";
  return beforeLo.test(word) ? "lo" : "plain";
}

/** The definite article with its space, or its apostrophe: 'il ', 'lo ', "l'", 'gli '. */
export function definite({ word, gender, plural }: Noun): string {
  const start = starts(word);
  if (plural) return gender === "f" ? "le " : start === "plain" ? "i " : "gli ";
  if (start === "vowel") return "l'";
  return gender === "f" ? "la " : start === "lo" ? "lo " : "il ";
}

/** 'un ', 'uno ', 'una ', "un'", and the partitive for plurals: 'dei ', 'degli ', 'delle '. */
export function indefinite({ word, gender, plural }: Noun): string {
  const start = starts(word);
  if (plural) return gender === "f" ? "delle " : start === "plain" ? "dei " : "degli ";
  if (gender === "f") return start === "vowel" ? "un'" : "una ";
  return start === "lo" ? "uno " : "un ";
}

/** 'questo ', 'questa ', "quest'", 'questi ', 'queste '. */
export function demonstrative({ word, gender, plural }: Noun): string {
  if (plural) return gender === "f" ? "queste " : "questi ";
  if (starts(word) === "vowel") return "quest'";
  return gender === "f" ? "questa " : "questo ";
}

/** Adjectives in -ico soften in the masculine plural (classici); the others in -co and -go (bianchi, larghi) and 'antico' do not. */
const softPlural = /(?<!ant)ico$/;

/** An adjective given in the masculine singular, made to agree: 'ampio' → 'ampia', 'classico' → 'classici'. */
export function agree(adjective: string, { gender, plural }: Pick<Noun, "gender" | "plural">): string {
  if (!plural && gender === "m") return adjective;
  if (adjective.endsWith("o")) {
    const stem = adjective.slice(0, -1);
    if (!plural) return `${stem}a`;
    const hard = /[cg]$/.test(stem);
    if (gender === "f") return `${stem.replace(/([^aeiou][cg])i$/, "$1")}${hard ? "h" : ""}e`;
    if (stem.endsWith("i")) return stem;
    return hard && !softPlural.test(adjective) ? `${stem}hi` : `${stem}i`;
  }
  if (adjective.endsWith("e")) return plural ? `${adjective.slice(0, -1)}i` : adjective;
  return adjective;
}

/**
 * Fills a sentence about `subject`: `[adjective]` agrees, `<singular|plural>` chooses, `{il}`, `{un}`, `{questo}` write the
 * article with the noun, `{lo}` the object pronoun, other `{names}` come from `values`. The sentence then starts with a capital.
 */
export function sentence(template: string, subject: Noun, values: Record<string, string> = {}): string {
  const own: Record<string, string> = {
    il: definite(subject) + subject.word,
    un: indefinite(subject) + subject.word,
    questo: demonstrative(subject) + subject.word,
    nome: subject.word,
    lo: agree("lo", subject),
  };
  const filled = template
    .replace(/\[([^\]]+)\]/g, (_, adjective: string) => agree(adjective, subject))
    .replace(/<([^|>]*)\|([^>]*)>/g, (_, one: string, many: string) => (subject.plural ? many : one))
    .replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name] ?? own[name];
      if (value === undefined) throw new Error(`no value for {${name}} in: ${template}`);
      return value;
    });
  return capital(filled);
}

/** First letter in upper case. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
