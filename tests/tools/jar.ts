/** A browser without scripts over HTTP: keeps cookies, posts forms, follows redirects. */
import type { RequestInit } from "miniflare";
import type { Answer, Site } from "./site";

export interface Jar {
  cookies: Map<string, string>;
  /** The `Set-Cookie` lines of the last answer. */
  lines: string[];
  /** One request, as its page makes it. */
  ask(path: string, init?: RequestInit): Promise<Answer>;
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  post(path: string, fields: Record<string, string>, headers?: Record<string, string>): Promise<Answer>;
  /** Posts and follows the redirect, as a browser would. */
  send(
    path: string,
    fields: Record<string, string>,
    headers?: Record<string, string>,
  ): Promise<{ status: number; path: string; html: string }>;
  header(): string;
}

export function openJar(site: Site, extra: Record<string, string> = {}): Jar {
  const cookies = new Map<string, string>();
  const header = () => [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const jar: Jar = { cookies, lines: [], header, ask, get, post, send };

  async function ask(path: string, init: RequestInit = {}) {
    const headers = {
      ...extra,
      ...(init.method === "POST" && { origin: site.url.origin }),
      ...(init.headers as Record<string, string>),
      ...(cookies.size > 0 && { cookie: header() }),
    };
    const answer = await site.page(path, { ...init, headers });
    jar.lines = answer.headers.getSetCookie();
    for (const line of jar.lines) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/Max-Age=0/.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  }

  function get(path: string, headers: Record<string, string> = {}) {
    return ask(path, { headers });
  }

  function post(path: string, fields: Record<string, string>, more: Record<string, string> = {}) {
    return ask(path, {
      method: "POST",
      body: new URLSearchParams(fields).toString(),
      headers: { "content-type": "application/x-www-form-urlencoded", ...more },
    });
  }

  async function send(path: string, fields: Record<string, string>, more: Record<string, string> = {}) {
    let { status, headers, html } = await post(path, fields, more);
    let at = path;
    for (let hop = 0; status === 303 && hop < 4; hop++) {
      const to = new URL(headers.get("location") ?? "", site.url);
      at = to.pathname + to.search;
      ({ status, headers, html } = await get(at));
    }
    return { status, path: at, html };
  }

  return jar;
}
