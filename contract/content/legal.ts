/** Legal texts that change one by one: terms, privacy policy, cookie policy (product.md 'Entities', 'Content calls'). */
import * as z from "zod";
import { admin, codec, type DomainOf, Done, get, renamed } from "../row";
import { bareList, bareObject, body, identifier, requiredText, text } from "../wire";

/** One text; `body` is HTML that was sanitised where it entered. Title or version are null where the kind has none. */
export const LegalText = legalText("data_aggiornamento");
export type LegalText = DomainOf<typeof LegalText>;

/** @param dated under which of its two names the wire says when the text was changed */
function legalText(dated: "data_aggiornamento" | "ultima_modifica") {
  return codec(
    z.object({
      id: identifier,
      titolo: text,
      contenuto: body,
      versione: text,
      data_aggiornamento: text,
      ultima_modifica: text,
    }),
    (wire) => ({
      id: wire.id,
      title: wire.titolo,
      body: wire.contenuto,
      version: wire.versione,
      updatedAt: wire.data_aggiornamento ?? wire.ultima_modifica,
    }),
    ({ id, title, body, version, updatedAt }) => ({
      id,
      titolo: title,
      contenuto: body,
      versione: version,
      [dated]: updatedAt,
    }),
  );
}

const byId = z.object({ id: identifier });
const html = z.string().trim().min(1).max(200_000);
const names = { titolo: "title", contenuto: "body", versione: "version" } as const;
const titled = { titolo: requiredText.pipe(z.string().max(200)), contenuto: html };

function legalRows<Fields extends z.ZodRawShape>(path: string, of: string, name: string, fields: Fields) {
  const Text = name === "privacy" ? legalText("ultima_modifica") : LegalText;
  const one = bareObject(Text, name, "data");
  const open = { cache: "long", auth: "public" } as const;
  return {
    list: get(path, `All ${of}, in order`, { ...open, output: bareList(Text, name, "rows") }),
    byId: get(`${path}/{id}`, `One of the ${of}`, { ...open, input: byId, output: one }),
    create: admin.post(path, `Adds one to the ${of}`, {
      input: renamed(z.object(fields), names),
      output: one,
    }),
    update: admin.put(`${path}/{id}`, `Replaces one of the ${of} and dates it now`, {
      input: renamed(z.object({ id: identifier, ...fields }), names),
      output: one,
    }),
    remove: admin.del(`${path}/{id}`, `Removes one of the ${of}`, { input: byId, output: Done }),
  };
}

export const terms = legalRows("/terms-conditions", "sections of the terms", "terms", titled);
export const privacy = legalRows("/privacy-policy", "privacy policies", "privacy", {
  contenuto: html,
  versione: requiredText.pipe(z.string().max(20)),
});
export const cookiePolicy = legalRows("/cookie-policy", "sections of the cookie policy", "cookies", titled);
