/** robots.txt as RFC 9309 has it: which paths of a host may be asked, and how often. Pure. */

export interface Robots {
  allows(path: string): boolean;
  /** Seconds that the host wants between two questions; null: says nothing. */
  delay: number | null;
}

export const allowsAll: Robots = { allows: () => true, delay: null };
export const allowsNothing: Robots = { allows: () => false, delay: null };

interface Rule {
  allow: boolean;
  length: number;
  meets(path: string): boolean;
}
interface Group {
  agents: string[];
  rules: Rule[];
  delay: number | null;
}

const mostLines = 5_000;

/** What a file says to whoever is called `agent`; else what it says to everybody. */
export function robotsFrom(text: string, agent: string): Robots {
  const groups = groupsOf(text);
  const name = agent.toLowerCase();
  const mine = groups.filter(({ agents }) => agents.includes(name));
  const chosen = mine.length > 0 ? mine : groups.filter(({ agents }) => agents.includes("*"));
  const rules = chosen.flatMap((group) => group.rules);
  return {
    allows(path) {
      const met = rules.filter((rule) => rule.meets(path));
      const longest = Math.max(0, ...met.map(({ length }) => length));
      const last = met.filter(({ length }) => length === longest);
      return last.length === 0 || last.some(({ allow }) => allow);
    },
    delay: chosen.find(({ delay }) => delay !== null)?.delay ?? null,
  };
}

function groupsOf(text: string): Group[] {
  const groups: Group[] = [];
  let isNaming = false;
  for (const line of text.replace(/^\ufeff/, "").split(/\r\n?|\n/, mostLines)) {
    const [, field = "", value = ""] = /^\s*([\w-]+)\s*:\s*([^#]*)/.exec(line) ?? [];
    const said = value.trim();
    const group = groups.at(-1);
    if (/^user-agent$/i.test(field)) {
      if (group && isNaming) group.agents.push(said.toLowerCase());
      else groups.push({ agents: [said.toLowerCase()], rules: [], delay: null });
      isNaming = true;
      continue;
    }
    if (field !== "") isNaming = false;
    if (!group) continue;
    if (/^(dis)?allow$/i.test(field) && said !== "") group.rules.push(ruleOf(said, /^allow$/i.test(field)));
    if (/^crawl-delay$/i.test(field) && /^\d+(\.\d+)?$/.test(said)) group.delay = Number(said);
  }
  return groups;
}

function ruleOf(path: string, allow: boolean): Rule {
  const isWhole = path.endsWith("$");
  const parts = (isWhole ? path.slice(0, -1) : path).split("*");
  return { allow, length: path.length, meets: (asked) => meets(asked, parts, isWhole) };
}

/** Each part where it stands first: no way back is needed to know whether a path meets a rule. */
function meets(asked: string, [first = "", ...parts]: readonly string[], isWhole: boolean): boolean {
  if (!asked.startsWith(first)) return false;
  const last = isWhole ? parts.pop() : undefined;
  let at = first.length;
  for (const part of parts) {
    const found = asked.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  if (!isWhole) return true;
  return last === undefined ? at === asked.length : asked.length - last.length >= at && asked.endsWith(last);
}
