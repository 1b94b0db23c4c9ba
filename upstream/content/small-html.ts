/** HTML of strangers as few tags without attributes, in one pass; a test holds it to sanitize-html, which is slow on nasty texts. */
import { decodeHTML } from "./entities";
import said from "./small-html.json";

const names = (text: string) => new Set(text.split(" "));

/** What of a tag stays, and as which. */
const kept = new Map(Object.entries(said.kept));
const silent = names(said.silent);
/** What they hold is no HTML: it goes on until the closing tag. */
const raw = names(said.raw);
const voids = names(said.voids);
/** What an element ends that begins. */
const ended = new Map(
  said.ends.flatMap(({ openers, closed }) =>
    openers.split(" ").map((name) => [name, names(closed)] as const),
  ),
);

interface Element {
  name: string;
  tag: string | null;
  at: number;
  hasText: boolean;
}

/** What is written so far, and the elements that are open. */
class Writer {
  private readonly written: string[] = [];
  private readonly open: Element[] = [];
  private readonly howMany = new Map<string, number>();
  /** Open elements that are left out with all that they hold. */
  private silent = 0;

  text(encoded: string): void {
    if (this.silent > 0 || encoded === "") return;
    const text = encoded.includes("&") ? decodeHTML(encoded) : encoded;
    const top = this.open.at(-1);
    if (top && !top.hasText) top.hasText = /\S/.test(text);
    this.written.push(text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;"));
  }

  begin(name: string): void {
    const ending = ended.get(name);
    while (ending?.has(this.open.at(-1)?.name ?? "")) this.endLast();
    const tag = this.silent > 0 ? null : (kept.get(name) ?? null);
    if (voids.has(name)) {
      if (tag) this.written.push(`<${tag} />`);
      return;
    }
    this.open.push({ name, tag, at: this.written.length, hasText: false });
    this.howMany.set(name, (this.howMany.get(name) ?? 0) + 1);
    if (tag) this.written.push(`<${tag}>`);
    if (silent.has(name)) this.silent++;
  }

  end(name: string): void {
    if (name === "br") this.begin(name);
    if (!this.howMany.get(name)) return;
    while (this.open.at(-1)?.name !== name) this.endLast();
    this.endLast();
  }

  whole(): string {
    while (this.open.length > 0) this.endLast();
    return this.written.join("").trim();
  }

  /** What holds no text only leaves a gap. */
  private endLast(): void {
    const { name, tag, at, hasText } = this.open.pop() as Element;
    this.howMany.set(name, (this.howMany.get(name) ?? 0) - 1);
    if (silent.has(name)) this.silent--;
    const around = this.open.at(-1);
    if (around && hasText) around.hasText = true;
    if (tag === null) return;
    if (hasText) this.written.push(`</${tag}>`);
    else this.written.length = at;
  }
}

const blanks = /[ \t\n\f\r]*/y;
const attributeName = /[^ \t\n\f\r/>=]*/y;
const bareValue = /[^ \t\n\f\r>]*/y;
const openName = /[^ \t\n\f\r/>]*/y;
const closeName = /[^ \t\n\f\r>]*/y;

/** Reads markup; a text that ends within some ends before it. */
class Reader {
  private at = 0;

  constructor(
    private readonly html: string,
    private readonly writer: Writer,
  ) {}

  read(): void {
    const { html } = this;
    let start = 0;
    for (let next = html.indexOf("<"); next >= 0; next = html.indexOf("<", this.at)) {
      const kind = html.charAt(next + 1);
      this.at = next + 1;
      if (!/[a-z/!?]/i.test(kind)) continue;
      const isText = kind === "/" && html.charAt(this.past(blanks, next + 2)) === ">";
      if (isText) continue;
      this.writer.text(html.slice(start, next));
      this.markup(kind, next);
      start = this.at;
    }
    this.writer.text(html.slice(start));
  }

  private markup(kind: string, from: number): void {
    if (kind === "!") this.at = this.pastDeclaration(from);
    else if (kind === "?") this.at = this.behind(">", from);
    else if (kind === "/") this.closing(this.past(blanks, from + 2));
    else this.opening(from + 1);
  }

  private pastDeclaration(from: number): number {
    const { html } = this;
    if (html.startsWith("<!--", from)) return this.behind("-->", from + 2);
    if (html.startsWith("<![CDATA[", from)) return this.behind("]]>", from + 9);
    return this.behind(">", html.charAt(from + 2) === "-" ? from + 4 : from + 3);
  }

  private closing(from: number): void {
    const end = this.past(closeName, from);
    this.at = this.behind(">", end);
    if (/[a-z]/i.test(this.html.charAt(from))) this.writer.end(this.html.slice(from, end).toLowerCase());
  }

  private opening(from: number): void {
    const end = this.past(openName, from);
    const name = this.html.slice(from, end).toLowerCase();
    const isClosed = this.attributes(end);
    if (isClosed === null) return;
    this.writer.begin(name);
    if (!raw.has(name) || isClosed) return;
    const closing = new RegExp(`</${name}[> \t\n\f\r]`, "gi");
    closing.lastIndex = this.at;
    const rest = closing.exec(this.html)?.index ?? this.html.length;
    this.writer.text(this.html.slice(this.at, rest));
    this.at = rest;
  }

  /** Goes behind the tag; answers whether it closes itself, null where the text ends before it. */
  private attributes(from: number): boolean | null {
    const { html } = this;
    let at = this.past(blanks, from);
    let isClosed = false;
    for (; at < html.length && html.charAt(at) !== ">"; at = this.past(blanks, at)) {
      isClosed = html.charAt(at) === "/";
      at = isClosed ? at + 1 : this.pastAttribute(at);
    }
    this.at = Math.min(at + 1, html.length);
    return at < html.length ? isClosed : null;
  }

  private pastAttribute(from: number): number {
    const end = this.past(blanks, this.past(attributeName, from + 1));
    if (this.html.charAt(end) !== "=") return end;
    const value = this.past(blanks, end + 1);
    const quote = this.html.charAt(value);
    return quote === '"' || quote === "'" ? this.behind(quote, value + 1) : this.past(bareValue, value);
  }

  private past(pattern: RegExp, from: number): number {
    pattern.lastIndex = Math.min(from, this.html.length);
    pattern.exec(this.html);
    return pattern.lastIndex;
  }

  private behind(signs: string, from: number): number {
    const found = this.html.indexOf(signs, from);
    return found < 0 ? this.html.length : found + signs.length;
  }
}

/** Paragraphs, lists, emphasis and small headings of any HTML. */
export function smallHtml(html: string): string {
  const writer = new Writer();
  new Reader(html, writer).read();
  return writer.whole();
}
