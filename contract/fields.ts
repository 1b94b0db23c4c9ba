/** What a field of a form may hold: said once for the contract, for the rules of our own forms, and for their pages. No zod. */

export const longest = { line: 120, email: 254, address: 2_048, text: 5_000 } as const;

/** What a field may hold besides being short enough. */
export const patterns = {
  /** No control character and no line end, so that it may stand in a letter's subject. */
  line: /^[^\p{Cc}\u2028\u2029]*$/u,
  /** Besides line ends and tabs no control character. */
  text: /^(?:[^\p{Cc}]|[\t\n\r])*$/u,
} as const;

/** Genders as the wire names them (product.md 'Entities'), and as visitors read them. */
export const genderLabels = { female: "Donna", male: "Uomo", other: "Altro" } as const;
