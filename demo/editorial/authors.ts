/** Who writes the demo's magazine: invented people, drawn by the project. */
import type { PortraitRequest } from "../art/index";

export interface DemoAuthor {
  name: string;
  bio: string;
  portrait: PortraitRequest;
}

export const authors = {
  marta: {
    name: "Marta Ferrante",
    bio: "Modellista per dodici anni, oggi scrive di vestibilità e taglie. Misura tutto, anche le tende di casa.",
    portrait: { skin: "#e8b795", hair: "#4a2c22", hairstyle: "bob", garment: "bordeaux", backdrop: "beige" },
  },
  ludovico: {
    name: "Ludovico Sartori",
    bio: "Figlio di tintori biellesi, ha imparato i tessuti prima dell'alfabeto. Si occupa di materiali e manutenzione.",
    portrait: {
      skin: "#f0c8a8",
      hair: "#8a6a4a",
      hairstyle: "short",
      garment: "blu-navy",
      backdrop: "azzurro",
    },
  },
  amina: {
    name: "Amina Colli",
    bio: "Ha vestito vetrine prima che persone. Cerca abbinamenti semplici che reggano una giornata intera, bambini compresi.",
    portrait: { skin: "#a86f4c", hair: "#1f1714", hairstyle: "bun", garment: "senape", backdrop: "lilla" },
  },
} as const satisfies Record<string, DemoAuthor>;

export type AuthorKey = keyof typeof authors;
