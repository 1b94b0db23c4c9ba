/** Refusals in the words of the form: the upstream blames a field by its name on the wire, people know it by its label. */
import { contract, type Role, type Row } from "contract";
import { domainField } from "contract/row";
import { own } from "domain/own";
import type { UpstreamError } from "server/errors";
import words from "./words.json";

/** What roles are called. */
export const roleNames: Readonly<Record<Role, string>> = words.roles;

/** Labels by what the domain calls the field, or by its name in the form. */
export type Labels = Readonly<Record<string, string>>;

/** The field of the form that a refusal blames; null where it blames none that the form has. */
export function blamedBy(
  { row, field }: Pick<UpstreamError, "row" | "field">,
  labels: Labels,
): string | null {
  if (field === null) return null;
  const [domain = "", name = ""] = row.split(".");
  const known = own(own(contract as Record<string, Record<string, Row>>, domain), name);
  const inner = field.split(".").findLast((part) => !/^\d+$/.test(part)) ?? field;
  return [known ? domainField(known, field) : inner, field].find((one) => Object.hasOwn(labels, one)) ?? null;
}

/** The sentence with the field's label in place of its name, or before it. */
export function sentenceWith(sentence: string, field: string | null, label: string): string {
  if (field !== null && sentence.includes(`'${field}'`)) return sentence.replace(`'${field}'`, `«${label}»`);
  return sentence.toLowerCase().includes(label.toLowerCase()) ? sentence : `«${label}»: ${sentence}`;
}

/** A name of the upstream's, as a head: `inviata_il` is 'Inviata il'. */
export function labelOf(name: string): string {
  const words = name.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
