/** Reads facts off their JSON number by number: `JSON.parse` makes eight lists a product, and a cold isolate would wait. */
export class Facts {
  private at = 0;

  constructor(private readonly json: string) {}

  /** Enters a list; false when it is empty, which is then left. */
  enter(): boolean {
    this.expect(open);
    if (this.json.charCodeAt(this.at) !== close) return true;
    this.at++;
    return false;
  }

  /** Past the comma to the next entry, or past the end of the list: then false. */
  next(): boolean {
    if (this.json.charCodeAt(this.at) !== comma) {
      this.expect(close);
      return false;
    }
    this.at++;
    return true;
  }

  /** A number, whole part only; 0 for `null` and for what is negative. */
  number(): number {
    const { json } = this;
    let { at } = this;
    let value = 0;
    let code = json.charCodeAt(at);
    for (; code >= zero && code <= nine; code = json.charCodeAt(++at)) value = value * 10 + code - zero;
    while (code !== comma && code !== close && at < json.length) code = json.charCodeAt(++at);
    this.at = at;
    return value;
  }

  /** The numbers of a list, appended to `items`. */
  numbers(items: number[]): void {
    if (!this.enter()) return;
    do items.push(this.number());
    while (this.next());
  }

  text(): string {
    const start = this.at;
    this.expect(quote);
    let end = this.json.indexOf('"', this.at);
    while (end > 0 && this.isEscaped(end)) end = this.json.indexOf('"', end + 1);
    this.at = end + 1;
    const text = this.json.slice(start, this.at);
    return text.includes("\\") ? (JSON.parse(text) as string) : text.slice(1, -1);
  }

  private isEscaped(quoteAt: number): boolean {
    let before = quoteAt;
    while (this.json.charCodeAt(before - 1) === backslash) before--;
    return (quoteAt - before) % 2 === 1;
  }

  private expect(code: number): void {
    if (this.json.charCodeAt(this.at) !== code)
      throw new Error(`The facts of a block are not readable at ${this.at}`);
    this.at++;
  }
}

const [open, close, comma, quote, backslash, zero, nine] = [...'[],"\\09'].map((sign) =>
  sign.charCodeAt(0),
) as [number, number, number, number, number, number, number];
