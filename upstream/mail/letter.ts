/** A letter as text and as HTML from the same parts: no remote picture, no style sheet, nothing of a visitor unescaped. */
import brand from "brand/brand.json";
import { escaped } from "../escaped";

export type LetterPart =
  | string
  | { link: string; label: string }
  | { facts: [string, string][] }
  | { quote: string };

export interface Sender {
  name: string;
  /** Public origin, for the links. */
  origin: string;
  /** The same where no request can have made it up. Without it no letter with a link that opens an account is written. */
  trustedOrigin?: string | null;
  /** Who runs it: name, VAT number, seat; the last line of every letter. */
  company: string;
  /** Where messages of visitors go. */
  operator: string;
}

/** What goes first: whoever waits for a link before whoever reads news. */
export const urgencies = ["access", "confirmation", "reply", "alert", "newsletter"] as const;
export type Urgency = (typeof urgencies)[number];

export interface Draft {
  to: string;
  urgency: Urgency;
  /** Milliseconds after which it is of no use to anybody, and does not go out any more. */
  lasts?: number;
  replyTo?: string;
  subject: string;
  parts: LetterPart[];
  /** Small print below the parts. */
  footnote?: LetterPart[];
  /** Address that ends such letters, for mail programs too (RFC 8058). */
  end?: string;
}

export interface Letter {
  to: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  urgency: Urgency;
  lasts: number | null;
}

/** Writes the letter. Whatever becomes a header is one line, so no text of a visitor can add another. */
export function written(sender: Sender, draft: Draft): Letter {
  const { to, replyTo, parts, footnote = [], urgency, lasts = null } = draft;
  const subject = oneLine(draft.subject).slice(0, 180);
  const print: LetterPart[] = [...footnote, sender.company];
  const text = `${parts.map(asText).join("\n\n")}\n\n-- \n${print.map(asText).join("\n\n")}\n`;
  const html = `<!DOCTYPE html><html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(subject)}</title></head><body style="margin:0;background:#f5f2ee;color:${brand.light.ink};font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif"><div style="max-width:560px;margin:0 auto;padding:24px 16px"><p style="margin:0 0 24px;font:22px Georgia,serif;letter-spacing:.16em;text-transform:uppercase">${escaped(sender.name)}</p><div style="background:#fff;padding:24px">${parts.map(asHtml).join("")}</div><div style="color:#635e57;font-size:13px">${print.map(asHtml).join("")}</div></div></body></html>`;
  const end = draft.end && oneLine(draft.end);
  const unsubscribe = {
    "List-Unsubscribe": `<${end}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
  const headers: Record<string, string> = end ? unsubscribe : {};
  const [recipient, answers] = [oneLine(to), replyTo ? oneLine(replyTo) : null];
  return { to: recipient, replyTo: answers, subject, text, html, headers, urgency, lasts };
}

function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replace(/ {2,}/g, " ")
    .trim();
}

function asText(part: LetterPart): string {
  if (typeof part === "string") return part;
  if ("link" in part) return `${part.label}:\n${part.link}`;
  if ("facts" in part) return part.facts.map(([name, value]) => `${name}: ${value}`).join("\n");
  return part.quote.replace(/^/gm, "> ");
}

function asHtml(part: LetterPart): string {
  if (typeof part === "string") return `<p style="margin:16px 0">${escaped(part)}</p>`;
  if ("link" in part)
    return `<p style="margin:24px 0"><a href="${escaped(part.link)}" style="display:inline-block;padding:12px 24px;background:${brand.light.ink};color:#fff;font-weight:600;text-decoration:none">${escaped(part.label)}</a></p>`;
  if ("facts" in part)
    return `<p style="margin:16px 0">${part.facts.map(([name, value]) => `<b>${escaped(name)}:</b> ${escaped(value)}`).join("<br>")}</p>`;
  return `<blockquote style="margin:16px 0;padding-left:12px;border-left:3px solid #e4dfd8;white-space:pre-wrap">${escaped(part.quote)}</blockquote>`;
}
