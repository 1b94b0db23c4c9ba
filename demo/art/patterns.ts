/** What fabrics are printed or woven with. */
export const patterns = [
  "plain",
  "striped",
  "checked",
  "dotted",
  "floral",
  "denim",
  "camouflage",
  "knit",
] as const;

export type Pattern = (typeof patterns)[number];
