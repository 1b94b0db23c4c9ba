/** The rules of a new password, apart from what judges it, because browsers load them (`app/browser/passwords.ts`). */

/** The rules in the order in which a form shows them. */
export const passwordRules = [
  { id: "lunghezza", text: "Almeno 8 caratteri", holds: (password: string) => [...password].length >= 8 },
  { id: "lettere", text: "Lettere", holds: (password: string) => /\p{L}/u.test(password) },
  { id: "numeri", text: "Numeri", holds: (password: string) => /\p{Nd}/u.test(password) },
  {
    id: "maiuscola",
    text: "Una maiuscola o un simbolo",
    holds: (password: string) => /\p{Lu}|[^\p{L}\p{N}\s]/u.test(password),
  },
] as const;
