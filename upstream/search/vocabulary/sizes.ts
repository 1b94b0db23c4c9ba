/** Words for sizes: letters, names of letters, and what stands for one size. */
import said from "./sizes.json";

export const sizeLetters: readonly string[] = said.letters;

/** Names and other spellings of letters, folded. */
export const sizeNames: ReadonlyMap<string, string> = new Map(Object.entries(said.names));

export const oneSize: ReadonlySet<string> = new Set(said.oneSize);

/** Words that announce a size: 'taglia m', 'numero 38'. */
export const sizeAnnouncers: ReadonlySet<string> = new Set([
  ..."taglia taglie tg tag misura misure size numero num nr n no eu it".split(" "),
]);

/** What is meant by who asks for large sizes. */
export const largeSizes = {
  label: "Taglie comode",
  slugs: ["xxl", "3xl", "4xl", "5xl", "6xl", "50", "52", "54", "56", "58", "60"],
};

/** Italian names of bra sizes: how the letters of feeds begin. */
export const braSizes: ReadonlyMap<string, string> = new Map(Object.entries(said.bra));
