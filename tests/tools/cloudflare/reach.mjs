/** Loaded before an owner's command in a rehearsal: what it asks of the internet is answered by what the stand-in has published. */
const { CLOUDFLARE_API_BASE_URL: api = "" } = process.env;
const real = globalThis.fetch;

globalThis.fetch = (asked, init) => {
  const url = new URL(asked instanceof Request ? asked.url : asked);
  if (["127.0.0.1", "localhost"].includes(url.hostname)) return real(asked, init);
  const headers = new Headers(init?.headers ?? (asked instanceof Request ? asked.headers : {}));
  headers.set("x-elsewhere", url.href);
  return real(new URL("/", api), { ...init, headers });
};
