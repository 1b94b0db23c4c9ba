/** Writes into the text of wrangler.toml, whose remarks stay. Pure. */

const quoted = (value) => JSON.stringify(value);
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

export function withDatabase(text, name, id) {
  const found = new RegExp(`(^database_name = "${escaped(name)}"\\ndatabase_id = )"[^"]*"`, "m");
  return text.replace(found, `$1${quoted(id)}`);
}

/** `[vars]`: what is given, over what stands there. */
export function withVars(text, vars) {
  return Object.entries(vars).reduce((before, [name, value]) => {
    const [head, own = "", tail = ""] = partsAround(before, /^\[vars\]\n/m, /^\[/m);
    const line = `${name} = ${quoted(value)}`;
    const there = new RegExp(`^${name}\\s*=.*$`, "m");
    if (there.test(own)) return head + own.replace(there, () => line) + tail;
    if (own !== "") return `${head}${own.trimEnd()}\n${line}\n${tail && `\n${tail}`}`;
    return `${before.trimEnd()}\n\n[vars]\n${line}\n`;
  }, text);
}

/** Before a section, the section, and behind it. */
function partsAround(text, heading, next) {
  const start = text.search(heading);
  if (start < 0) return [text];
  const length = text.slice(start + 1).search(next);
  const end = length < 0 ? text.length : start + 1 + length;
  return [text.slice(0, start), text.slice(start, end), text.slice(end)];
}

export function withRoutes(text, hosts) {
  return hosts.reduce((before, host) => {
    if (before.includes(`pattern = ${quoted(host)}`)) return before;
    return `${before.trimEnd()}\n\n[[routes]]\npattern = ${quoted(host)}\ncustom_domain = true\n`;
  }, text);
}
