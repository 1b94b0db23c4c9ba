/** What a form did, told by the page that follows its redirect: a cookie that a slot of that page shows and takes away. */
import { cookieLine, cookieOf } from "../cookie";

export interface Message {
  /** The form that left it; a page shows it beside that form, or at its top if it is the page's own ('pagina'). */
  form: string;
  sentence: string;
  /** A button that takes it back: a plain POST. */
  undo?: { label: string; action: string; fields: Record<string, string> };
  /** A link to what else could be done. */
  way?: { label: string; href: string };
}

export interface Flash {
  /** The message that this request brings; null when there is none. */
  read(): Message | null;
  /** The `Set-Cookie` line that leaves one, for the next page. */
  leave(form: string, sentence: string, undo?: Message["undo"], way?: Message["way"]): string;
  /** The line that takes it away. */
  clear(): string;
}

const name = "esito";
/** Long enough for a slow phone to follow the redirect. */
const seconds = 120;
const longest = 3_000;

export function flashOf(request: Request): Flash {
  const line = (value: string, age: number) => cookieLine(request, name, value, age);
  return {
    read() {
      const text = cookieOf(request, name);
      return text === null || text.length > longest ? null : messageIn(text);
    },
    leave: (form, sentence, undo, way) =>
      line(JSON.stringify({ form, sentence: sentence.slice(0, 300), undo, way }), seconds),
    clear: () => line("", 0),
  };
}

/** Anybody can write a cookie of their own: whatever has not our shape counts as absent. */
function messageIn(text: string): Message | null {
  try {
    const { form, sentence, undo, way } = JSON.parse(text) as Record<string, unknown>;
    if (typeof form !== "string" || typeof sentence !== "string" || sentence === "") return null;
    return { form, sentence, ...(isUndo(undo) && { undo }), ...(isWay(way) && { way }) };
  } catch {
    return null;
  }
}

function isWay(way: unknown): way is NonNullable<Message["way"]> {
  const { label, href } = (way ?? {}) as Record<string, unknown>;
  return typeof label === "string" && typeof href === "string" && /^\/(?![/\\])/.test(href);
}

function isUndo(undo: unknown): undo is NonNullable<Message["undo"]> {
  const { label, action, fields } = (undo ?? {}) as Record<string, unknown>;
  if (typeof label !== "string" || typeof action !== "string" || !/^\/(?!\/)/.test(action)) return false;
  return (
    typeof fields === "object" &&
    fields !== null &&
    Object.values(fields).every((value) => typeof value === "string")
  );
}
