/** What a screen of the desk is, and how an address finds its one. */
import type { ReactElement, ReactNode } from "react";
import type { EveryApi } from "server/api";
import type { EdgeContext, Visit } from "server/visit";
import type { Operator } from "upstream/desk";
import type { Labels } from "./labels";
import words from "./words.json";

/** What a screen answers from: the request, who asks, and calls on their behalf. */
export interface ScreenContext {
  edge: EdgeContext;
  visit: Visit;
  url: URL;
  /** What stood in the placeholders of the path. */
  params: Record<string, string>;
  /** Calls on behalf of the operator. */
  api: EveryApi;
  /** Null on the pages before signing in. */
  operator: Operator | null;
  now: Date;
  /** What was just posted and refused: shown again. */
  typed: FormData | null;
  /** Why it was refused. */
  problem: string | null;
  /** The field of the form that was refused. */
  blamed?: string | null;
}

/** What a screen shows: its body alone, where it is called as in the navigation and all went well. */
export type Answer = ReactElement | Shown | Response;

export interface Shown {
  /** Default: the screen's name. */
  title?: string;
  body: ReactNode;
  status?: number;
  /** Why a form was refused, where the screen itself knows. */
  problem?: string;
  /** Has a form that a passkey may answer: the one script of the desk. */
  scripted?: boolean;
}

/** With a title of its own. */
export type Whole = Shown & { title: string };

/** Why a form did nothing: its screen is shown again, with what was typed. */
export interface Refusal {
  refused: string;
  /** The field that it was for. */
  blamed?: string;
}

export interface Screen {
  /** `/gestione/negozi/:slug`. */
  path: string;
  /** Its name in the navigation; without one it is reached from another screen. */
  nav?: string;
  /** What the search of the desk finds it by, where it stands in no navigation. */
  name?: string;
  /** Answers nobody in particular: the way in. */
  open?: true;
  /** Bytes that a post may have; default 300 KB. */
  limit?: number;
  /** Milliseconds that the calls of a post may take; default as long as those of a page. */
  patience?: number;
  /** Milliseconds that the calls of what is read here may take; default as long as those of a page. */
  reading?: number;
  /** Labels of its fields, by their names in the form or in the domain: refusals name fields by them. */
  labels?(context: ScreenContext): Labels;
  show(context: ScreenContext): Promise<Answer>;
  /** Does what a form asks for; a refusal of the upstream shows the screen again with what was typed. */
  act?(context: ScreenContext, form: FormData): Promise<Answer | Refusal>;
}

/** Screens of one subject. */
export interface Group {
  name: string;
  screens: readonly Screen[];
}

/** The screen of a path and what stands in its placeholders; fixed words win over placeholders. */
export function screenAt(screens: readonly Screen[], path: string) {
  const words = path.split("/");
  const found = screens
    .flatMap((screen) => {
      const params = matched(screen.path.split("/"), words);
      return params ? [{ screen, params }] : [];
    })
    .sort((a, b) => Object.keys(a.params).length - Object.keys(b.params).length);
  return found[0] ?? null;
}

function matched(pattern: string[], words: string[]): Record<string, string> | null {
  if (pattern.length !== words.length) return null;
  const params: [name: string, word: string][] = [];
  for (const [at, part] of pattern.entries()) {
    const word = words[at] ?? "";
    if (!part.startsWith(":")) {
      if (part !== word) return null;
    } else if (word === "" || !isWhole(word)) return null;
    else params.push([part.slice(1), decodeURIComponent(word)]);
  }
  return Object.fromEntries(params);
}

function isWhole(word: string): boolean {
  try {
    return decodeURIComponent(word).length <= 200;
  } catch {
    return false;
  }
}

/** The number that a path ends in; of what is none, 0, which nothing has. */
export function idOf({ params }: ScreenContext): number {
  return /^\d{1,15}$/.test(params.id ?? "") ? Number(params.id) : 0;
}

/** After a change: back to a screen, which says what happened. */
export function done(path: string, message: keyof typeof messages): Response {
  const separator = path.includes("?") ? "&" : "?";
  return new Response(null, { status: 303, headers: { Location: `${path}${separator}esito=${message}` } });
}

/** A screen's answer with all that a page is made of. */
export function wholeOf({ nav, name = nav }: Screen, answer: Answer): Whole | Response {
  if (answer instanceof Response) return answer;
  return { title: name ?? "", ...("body" in answer ? answer : { body: answer }) };
}

/** Sentences that a screen shows after a redirect. */
export const { messages } = words;

/** A field of a form as text without spaces around it. */
export function fieldOf(form: FormData | null, name: string): string {
  const value = form?.get(name);
  return typeof value === "string" ? value.trim() : "";
}
