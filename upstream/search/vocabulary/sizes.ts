/** Words for sizes: letters, names of letters, and what stands for one size. */

export const sizeLetters = ["XXXS", "XXS", "XS", "S", "M", "L", "XL", "XXL", "3XL", "4XL", "5XL", "6XL"];

/** Names and other spellings of letters, folded. */
export const sizeNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "extra small": "XS",
    small: "S",
    medium: "M",
    media: "M",
    large: "L",
    grande: "L",
    "extra large": "XL",
    "2xl": "XXL",
    xxxl: "3XL",
    xxxxl: "4XL",
    "2xs": "XXS",
    "3xs": "XXXS",
  }),
);

export const oneSize: ReadonlySet<string> = new Set([
  "one size",
  "onesize",
  "taglia unica",
  "tagl. unica",
  "unica",
  "u",
  "tu",
  "t.u.",
  "t.u",
  "os",
  "o/s",
  "uni",
  "unico",
  "one size fits all",
  "nosize",
  "no size",
]);

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
export const braSizes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    prima: "65",
    seconda: "70",
    terza: "75",
    quarta: "80",
    quinta: "85",
    sesta: "90",
  }),
);
