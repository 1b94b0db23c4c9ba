/** What React loses on its way into browsers (docs/decisions/0167); the same rule as for the router (`browser-framework.cjs`). */
const { dirname, join } = require("node:path");
const { edited } = require("./browser-framework.cjs");

/** Of React's renderer, which is printed without names: what it does for pages and classes of other times. */
const rendererEdits = [
  // Every page is hydrated by `hydrateRoot`: what it renders is concurrent.
  [/0===\(\w\.mode&1\)/g, "!1"],
  [/0!==\(\w\.mode&1\)/g, "!0"],
  [/\b\w\.mode&1(?=[?)&])/g, "!0"],
  [/\w=null!=\w&&\w\.hydratedSources\|\|null,/, "d=null,"],
  // Classes: two error boundaries, without the lifecycle and the context that hooks replaced.
  [
    /"function"===typeof \w\.(?:(?:UNSAFE_)?componentWill(?:Mount|Update|ReceiveProps)|getSnapshotBeforeUpdate)/g,
    "!1",
  ],
  [
    /"function"!==typeof \w\.(?:(?:UNSAFE_)?componentWill(?:Mount|Update|ReceiveProps)|getSnapshotBeforeUpdate)/g,
    "!0",
  ],
  [/(function Zf\(a\)\{)a=a\.childContextTypes;return null!==a&&void 0!==a/, "$1return!1"],
  [/(function Yf\(a,b\)\{)var c=a\.type\.contextTypes;.*?return e\}/s, "$1return Vf}"],
  // Lists that reveal their parts in turn were never released.
  [/case 19:E\(L\);f=b\.memoizedState;if\(null===f\).*?(?=case 22:case 23:return Hj\(\))/s, ""],
  // Events before input, and of selections, which nobody listens to here.
  [/xa=d\?ue\(d\):window;switch\(a\)\{case "focusin":if\(me.*?(?=\}se\(g,b\)\}\))/s, ""],
  [/fa\("onSelect".*?(?=var lf=")/s, ""],
  // Tools and words for developers.
  [/var sl=\{usingClientEntryPoint.*?catch\(a\)\{\}\}exports\.\w+=sl;/s, ""],
  [/\blc&&"function"===typeof lc\.\w+/g, "!1"],
  [/(function Pa\(a\)\{)switch.*?default:return""\}\}/s, '$1return""}'],
  [/(function Ra\(a\)\{)var b=a\.type;.*?return null\}/s, "$1return null}"],
  // No element has styles of its own (the policy forbids them): the units that they would be given.
  [/var pb=\{animationIterationCount.*?\}\)\}\);(?=function rb)/s, "var pb={};"],
];

/** React's own files become modules, so that what nobody asks for is left out and what many ask for has one short name. */
const modules = new Map([
  ["react/index.js", ["cjs/react.production.min.js", []]],
  ["react/jsx-runtime.js", ["cjs/react-jsx-runtime.production.min.js", []]],
  ["react-dom/index.js", ["cjs/react-dom.production.min.js", rendererEdits]],
  ["scheduler/index.js", ["cjs/scheduler.production.min.js", []]],
]);

/** What `source` writes to `exports` at its top becomes a constant, which can be left out; what it writes elsewhere, a variable. */
function asModule(path, [source, parts]) {
  const imports = [];
  const exported = [];
  const variables = new Set();
  const body = edited(join(dirname(path), source), parts)
    .replace(/(\w+)=require\("([\w-]+)"\)/g, (_, name, from) => {
      imports.push(`import * as ${name} from "${from}";`);
      return `$${name}=0`;
    })
    .replace(/(?<=[;}]\n?)exports\.(\w+)=(?!null)([A-Za-z]\w*);/g, (_, name, local) => {
      exported.push(`${local} as ${name}`);
      return ";";
    })
    .replace(/(?<=[;}]\n?)exports\.(\w+)=(?=[{"f])/g, (whole, name, _at, text) => {
      if (text.match(new RegExp(`exports\\.${name}\\b`, "g")).length > 1) return whole;
      exported.push(`$${name} as ${name}`);
      return `const $${name}=`;
    })
    .replace(/\bexports\.(\w+)/g, (_, name) => {
      variables.add(name);
      return `$${name}`;
    });
  for (const name of variables) exported.push(`$${name} as ${name}`);
  const declared = variables.size > 0 ? `var ${[...variables].map((name) => `$${name}`).join()};` : "";
  return `${imports.join("")}${declared}${body}export {${exported.join()}};`;
}

module.exports = { modules, asModule };
