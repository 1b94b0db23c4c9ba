/** Persons whose sizes a member keeps, and whose of them count now (ours; upstream/DESIGN.md, 'Alerts, and whose sizes'). */
import { ownSizesText, parseOwnSizes } from "domain/own-sizes";
import * as z from "zod";
import { Sentence } from "./forms";
import { type DomainOf, del, get, Nothing, post } from "./row";
import { flag, identifier, lenientArray, text } from "./wire";

/** Persons that one member may keep. */
export const mostPersons = 12;

/** One spelling of the same sizes; what is no such text is refused. */
const SizesText = z
  .string()
  .max(200)
  .transform((said) => {
    const own = parseOwnSizes(said);
    return own ? ownSizesText(own) : "";
  })
  .refine((said) => said !== "", "Scegli per chi sono le taglie.");

const BirthMonth = z.string().regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/);

const _names = { persona_id: "id", nome: "name", misure: "sizes", mese_nascita: "birthMonth" } as const;

const Person = z.object({
  id: identifier,
  name: z.string(),
  sizes: z.string(),
  birthMonth: text,
  /** Whose sizes count now. */
  counts: flag,
  /** Day of the next question about growth; null: not asked for. */
  remindsOn: text,
});
export type SizedPerson = DomainOf<typeof Person>;

const members = { cache: "none", auth: "visitor" } as const;
const one = z.object({ id: identifier });

export const family = {
  list: get("/api/taglie/persone", "Persons whose sizes the member keeps, whose count now first", {
    output: lenientArray(Person),
    ...members,
  }),
  save: post(
    "/api/taglie/persone",
    "Keeps a person's sizes, of a new person or of one that is there; from now on they count",
    {
      input: z.object({
        id: identifier.nullish(),
        name: z.string().trim().min(1, "Scrivi un nome.").max(60),
        sizes: SizesText,
        birthMonth: BirthMonth.nullish(),
        reminds: z.boolean().default(false),
      }),
      output: Nothing,
      ...members,
    },
  ),
  choose: post("/api/taglie/persone/scelta", "Says whose sizes count from now on", {
    input: one,
    output: Nothing,
    ...members,
  }),
  remove: del("/api/taglie/persone/{id}", "Forgets a person and their sizes", {
    input: one,
    output: Nothing,
    ...members,
  }),
  endReminder: post(
    "/api/taglie/promemoria/fine",
    "Ends the letters about a child's growth, by the token that they carry",
    { input: z.object({ token: z.string().regex(/^[\w-]{22,100}$/) }), output: Sentence },
  ),
};
