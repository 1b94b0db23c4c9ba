/** Conversions of sizes between countries, each reckoned or taken from what its source publishes (size-sources.json; product.md 'Sizes first'). */

export interface SizeRow {
  /** In the order of the table's systems. */
  sizes: readonly string[];
  /** The measure of the body, above the first and up to the second number. */
  from: number;
  to: number;
}

export interface SizeTable {
  key: string;
  title: string;
  /** What is measured, and in what. */
  measure: string;
  unit: "cm" | "mm";
  systems: readonly string[];
  rows: readonly SizeRow[];
}

function steps(from: number, count: number, step: number): number[] {
  return Array.from({ length: count }, (_, index) => from + index * step);
}

function half(value: number): string {
  return String(Math.round(value * 2) / 2).replace(".", ",");
}

/** Letter codes of EN 13402-3: above the first girth and up to the next. */
const letterGirths = {
  donna: { XXS: 66, XS: 74, S: 82, M: 90, L: 98, XL: 107, XXL: 119, "3XL": 131 },
  uomo: { XXS: 70, XS: 78, S: 86, M: 94, L: 102, XL: 110, XXL: 118, "3XL": 129 },
} as const;

function letterOf(girth: number, wearer: keyof typeof letterGirths): string {
  return Object.entries(letterGirths[wearer]).findLast(([, above]) => girth > above)?.[0] ?? "";
}

/** Bust girths of women's numbers (EN 13402-3 goes by 4, from 104 on by 6), Italian 38 on. */
const busts = [76, 80, 84, 88, 92, 96, 100, 104, 110, 116, 122];

const dresses: SizeTable = {
  key: "abiti-donna",
  title: "Abiti, giacche e camicie da donna",
  measure: "Circonferenza del seno",
  unit: "cm",
  systems: ["INT", "IT", "FR", "EU", "UK", "US"],
  rows: busts.map((bust, at) => {
    const it = 38 + at * 2;
    const width = bust < 104 ? 2 : 3;
    return {
      sizes: [letterOf(bust, "donna"), ...[it, it - 4, it - 6, it - 32, it - 36].map(String)],
      from: bust - (bust > 104 ? 3 : 2),
      to: bust + width,
    };
  }),
};

const suits: SizeTable = {
  key: "abiti-uomo",
  title: "Abiti, giacche e maglie da uomo",
  measure: "Circonferenza del torace",
  unit: "cm",
  systems: ["INT", "IT", "FR", "EU", "UK", "US"],
  rows: steps(84, 11, 4).map((chest) => {
    const it = chest / 2;
    return {
      sizes: [letterOf(chest, "uomo"), ...[it, it, it, it - 10, it - 10].map(String)],
      from: chest - 2,
      to: chest + 2,
    };
  }),
};

const inch = 2.54;

/** Jeans count inches of the waist; women's are worn below it, where the girth is about an inch more. */
function jeans(waist: number, below: number): string {
  return `W${Math.round(waist / inch + below)}`;
}

function trousers(wearer: "donna" | "uomo"): SizeTable {
  const isWomans = wearer === "donna";
  const { systems, rows } = isWomans ? dresses : suits;
  return {
    key: `pantaloni-${wearer}`,
    title: `Pantaloni e jeans da ${wearer}`,
    measure: "Circonferenza della vita",
    unit: "cm",
    systems: [...systems.slice(1), "Jeans"],
    rows: rows.map(({ sizes, from, to }) => {
      const less = isWomans ? 16 : 12;
      const waist = (from + to) / 2 - less;
      return {
        sizes: [...sizes.slice(1), jeans(waist, isWomans ? 1.3 : 0)],
        from: from - less,
        to: to - less,
      };
    }),
  };
}

const insideLeg: SizeTable = {
  key: "interno-gamba",
  title: "Pantaloni e jeans: interno gamba",
  measure: "Dal cavallo al fondo",
  unit: "cm",
  systems: ["Jeans"],
  rows: steps(26, 13, 1).map((inches) => ({
    sizes: [`L${inches}`],
    from: Math.round((inches - 0.5) * inch * 10) / 10,
    to: Math.round((inches + 0.5) * inch * 10) / 10,
  })),
};

/** A European number counts Paris points, two thirds of a centimetre, of a last 15 mm longer than the foot. */
function footOf(number: number): number {
  return Math.round((number * 20) / 3 - 15);
}

/** British sizes count thirds of an inch of the last: grown-ups' from 25 of them on, children's from 12. */
function british(number: number, first: number): number {
  return (number * 20 * 3) / 3 / 25.4 - first;
}

function shoes(key: string, title: string, numbers: readonly number[], american: number | null): SizeTable {
  const reach = ((numbers[1] ?? 0) - (numbers[0] ?? 0)) / 2;
  return {
    key,
    title,
    measure: "Lunghezza del piede",
    unit: "mm",
    systems: american === null ? ["EU", "IT", "FR", "UK"] : ["EU", "IT", "FR", "UK", "US"],
    rows: numbers.map((number) => {
      const eu = String(number).replace(".", ",");
      const uk = british(number, american === null ? 12 : 25);
      return {
        sizes: [eu, eu, eu, half(uk), ...(american === null ? [] : [half(uk + american)])],
        from: footOf(number - reach),
        to: footOf(number + reach),
      };
    }),
  };
}

const cupRows = ["AA", "A", "B", "C", "D", "E", "F", "G"].map((cup, at): SizeRow => {
  const uk = ["AA", "A", "B", "C", "D", "DD", "E", "F"][at] ?? "";
  const us = ["AA", "A", "B", "C", "D", "DD", "DDD", "G"][at] ?? "";
  return { sizes: [cup, cup, cup, uk, us], from: 10 + at * 2, to: 12 + at * 2 };
});

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** American sizes go by diameter, British letters by circumference. */
const rings: SizeTable = {
  key: "anelli",
  title: "Anelli",
  measure: "Circonferenza interna",
  unit: "mm",
  systems: ["IT", "FR", "INT", "US", "UK"],
  rows: steps(44, 27, 1).map((around) => {
    const uk = Math.round(((around - 37.8252) / 1.2535) * 2) / 2;
    const american = half((around / Math.PI - 11.63) / 0.8128);
    return {
      sizes: [
        String(around - 40),
        String(around - 40),
        String(around),
        american,
        `${letters[Math.floor(uk)] ?? ""}${uk % 1 ? " ½" : ""}`,
      ],
      from: around - 0.5,
      to: around + 0.5,
    };
  }),
};

const ages = ["1 mese", "3 mesi", "6 mesi", "9 mesi", "12 mesi", "18 mesi", "2 anni"];

const children: SizeTable = {
  key: "bambini",
  title: "Abiti da bambina e bambino",
  measure: "Altezza",
  unit: "cm",
  systems: ["EU", "IT"],
  rows: steps(56, 21, 6).map((height, at) => ({
    sizes: [String(height), ages[at] ?? `${at - 4} anni`],
    from: height - 6,
    to: height,
  })),
};

export const sizeTables: readonly SizeTable[] = [
  dresses,
  suits,
  trousers("donna"),
  trousers("uomo"),
  insideLeg,
  shoes("scarpe-donna", "Scarpe da donna", steps(34, 19, 0.5), 2),
  shoes("scarpe-uomo", "Scarpe da uomo", steps(38, 21, 0.5), 1),
  shoes("scarpe-bambini", "Scarpe da bambina e bambino", steps(16, 19, 1), null),
  {
    key: "reggiseni",
    title: "Reggiseni: fascia",
    measure: "Sottoseno",
    unit: "cm",
    systems: ["IT", "EU", "FR", "UK", "US"],
    rows: steps(60, 11, 5).map((under, at) => ({
      sizes: [String(at), String(under), String(under + 15), String(28 + at * 2), String(28 + at * 2)],
      from: under - 2.5,
      to: under + 2.5,
    })),
  },
  {
    key: "coppe",
    title: "Reggiseni: coppa",
    measure: "Seno meno sottoseno",
    unit: "cm",
    systems: ["IT", "EU", "FR", "UK", "US"],
    rows: cupRows,
  },
  rings,
  children,
];
