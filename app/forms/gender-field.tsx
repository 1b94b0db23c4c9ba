/** The gender of a person, and the labels of a person's fields (product.md 'Account'). */
import { personGenders } from "contract/identity/member";
import * as z from "zod";
import { SelectField } from "./field";

/** Must be chosen; the sentence is the newsletter's. */
export const gender = z.enum(personGenders, "Per favore, seleziona il tuo genere.");

export const personLabels = {
  nome: "Nome",
  cognome: "Cognome",
  email: "Email",
  password: "Password",
  genere: "Genere",
};

export function GenderField() {
  return (
    <SelectField
      name="genere"
      empty="Seleziona"
      options={personGenders.map((name): [string, string] => [name, name])}
      required
    />
  );
}
