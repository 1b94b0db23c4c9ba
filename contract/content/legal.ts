/** Legal texts that change one by one: terms, privacy policy, cookie policy (product.md 'Entities', 'Content calls'). */
import * as z from "zod";
import { admin, called, codec, type DomainOf, Done, type Fields, fields, get } from "../row";
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

function legalReads(path: string, of: string, name: string) {
  const Text = name === "privacy" ? legalText("ultima_modifica") : LegalText;
  const open = { cache: "long", auth: "public" } as const;
  const output = bareObject(Text, name, "data");
  return {
    list: get(path, `All ${of}, in order`, { ...open, output: bareList(Text, name, "rows") }),
    byId: get(`${path}/{id}`, `One of the ${of}`, { ...open, input: byId, output }),
  };
}

function legalRows<Text extends Fields>(path: string, of: string, name: string, written: Text) {
  const reads = legalReads(path, of, name);
  const { output } = reads.byId;
  return {
    ...reads,
    create: admin.post(path, `Adds one to the ${of}`, { input: fields(written), output }),
    update: admin.put(`${path}/{id}`, `Replaces one of the ${of} and dates it now`, {
      input: fields({ id: identifier, ...written }),
      output,
    }),
    remove: admin.del(`${path}/{id}`, `Removes one of the ${of}`, { input: byId, output: Done }),
  };
}

export const terms = legalReads("/terms-conditions", "sections of the terms", "terms");
export const privacy = legalRows("/privacy-policy", "privacy policies", "privacy", {
  body: called("contenuto", html),
  version: called("versione", requiredText.pipe(z.string().max(20))),
});
export const cookiePolicy = legalRows("/cookie-policy", "sections of the cookie policy", "cookies", {
  title: called("titolo", requiredText.pipe(z.string().max(200))),
  body: called("contenuto", html),
});
