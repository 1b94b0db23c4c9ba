/** What the XML that we write by hand has in common: escaping, and the answer around it. */
import { xml } from "remix-utils/responses";

export function escapedXml(text: string): string {
  return (
    text
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the forbidden ones
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
      .replaceAll("&", "&amp;")
      .replaceAll("<", "&lt;")
      .replaceAll(">", "&gt;")
      .replaceAll('"', "&quot;")
      .replaceAll("'", "&apos;")
  );
}

/** Readers may keep the text for an hour. */
export function xmlAnswer(text: string, type = "application/xml"): Response {
  const headers = { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": "public, max-age=3600" };
  return xml(text, { headers });
}
