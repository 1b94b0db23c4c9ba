/** What comes from outside is no name of ours: an object is no map, and an address is no path. Held by types, where the rooms say it. */
import { resolve } from "node:path";
import ts from "typescript";

/** Rooms that answer strangers, and the commands that read their files. */
const rooms = /^(app|contract|desk|feeds|functions|server|upstream|scripts\/(feeds|import|promotions))\//;

/** Allowed: the one look-up by any text; browsers, where nobody answers a stranger; and commands that follow redirects. */
const rules = [
  { rule: "no-object-as-map", breaks: isLookUp, allowed: /^(contract\/own\.ts$|app\/browser\/)/ },
  { rule: "no-address-resolved", breaks: isResolved, allowed: /^(app\/(browser|offline)|scripts)\// },
];

/** Breaches in the rooms of a program whose project lies in `root`, one line each, sorted. */
export function outsideBreaches(program: ts.Program, root: string): string[] {
  const checker = program.getTypeChecker();
  return program
    .getSourceFiles()
    .filter(({ fileName }) => rooms.test(nameIn(root, fileName)))
    .flatMap((source) => breachesIn(source, nameIn(root, source.fileName), checker))
    .sort();
}

function nameIn(root: string, file: string): string {
  return file.slice(resolve(root).length + 1);
}

function breachesIn(source: ts.SourceFile, name: string, checker: ts.TypeChecker): string[] {
  const found: string[] = [];
  const held = rules.filter(({ allowed }) => !allowed.test(name));
  const visit = (node: ts.Node) => {
    for (const { rule } of held.filter(({ breaks }) => breaks(node, checker))) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${rule}: ${name}:${line + 1} ${node.getText().replace(/\s+/g, " ").slice(0, 80)}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** What to write instead, for whoever broke it. */
export const outsideRule =
  "no-object-as-map: every object holds 'constructor'; look words up in a Map or a Set, or by own() of domain/own.\n" +
  "no-address-resolved: '//x' against a base is another host; write origin + path, or wholeAddress() of domain/parsed-url.";

/** `table[word]` or `word in table`, where the word may be any text: `constructor` stands in every object. */
function isLookUp(node: ts.Node, checker: ts.TypeChecker): boolean {
  if (ts.isElementAccessExpression(node) && !ts.isDeleteExpression(node.parent)) {
    const { argumentExpression: key, expression: of } = node;
    const table = checker.getNonNullableType(checker.getTypeAtLocation(of));
    return isAnyText(key, checker) && !checker.isArrayLikeType(table);
  }
  return (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.InKeyword &&
    isAnyText(node.left, checker)
  );
}

/** Said to be a name of ours by a cast, it may still be any text. */
function isAnyText(key: ts.Expression, checker: ts.TypeChecker): boolean {
  const bare = ts.isAsExpression(key) ? key.expression : key;
  return holdsText(checker.getTypeAtLocation(bare), checker);
}

function holdsText(type: ts.Type, checker: ts.TypeChecker): boolean {
  if (type.isUnion()) return type.types.some((one) => holdsText(one, checker));
  if (type.flags & ts.TypeFlags.TypeParameter) {
    const bound = checker.getBaseConstraintOfType(type);
    return bound !== undefined && holdsText(bound, checker);
  }
  const { String: text, TemplateLiteral, Any, Unknown } = ts.TypeFlags;
  return (type.flags & (text | TemplateLiteral | Any | Unknown)) !== 0;
}

/** `new URL(path, base)`, `URL.parse(path, base)`: `//host/x` becomes another host's. */
function isResolved(node: ts.Node): boolean {
  if (ts.isNewExpression(node)) return node.expression.getText() === "URL" && node.arguments?.length === 2;
  return (
    ts.isCallExpression(node) &&
    /^URL\.(parse|canParse)$/.test(node.expression.getText()) &&
    node.arguments.length === 2
  );
}
