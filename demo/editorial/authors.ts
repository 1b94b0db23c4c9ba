/** Who writes the demo's magazine: invented people. Their portraits are the pictures `ritratto-{key}`. */
export interface DemoAuthor {
  name: string;
  bio: string;
}

export const authors = {
  marta: {
    name: "Marta Ferrante",
    bio: "Modellista per dodici anni, oggi scrive di vestibilità e taglie. Misura tutto, anche le tende di casa.",
  },
  ludovico: {
    name: "Ludovico Sartori",
    bio: "Figlio di tintori biellesi, ha imparato i tessuti prima dell'alfabeto. Si occupa di materiali e manutenzione.",
  },
  amina: {
    name: "Amina Colli",
    bio: "Ha vestito vetrine prima che persone. Cerca abbinamenti semplici che reggano una giornata intera, bambini compresi.",
  },
} as const satisfies Record<string, DemoAuthor>;

export type AuthorKey = keyof typeof authors;
