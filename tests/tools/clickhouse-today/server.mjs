/**
 * ClickHouse of today in a process of its own: the engine as a library, behind as much of the server's HTTP interface as the site
 * speaks. Its only argument is the folder that the package was installed to; it prints its port, and ends with its input.
 */
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { text } from "node:stream/consumers";

const { Session } = createRequire(`${process.argv[2]}/`)("chdb");
const session = new Session();
/** What a server answers to these errors; to all others 500. */
const statuses = { 60: 404, 62: 400, 81: 404 };
const known = new Set(["query", "database", "default_format"]);

function answerTo(parameters, body) {
  for (const [name, value] of parameters)
    if (!known.has(name)) session.query(`SET ${name} = ${Number(value)}`);
  const query = parameters.get("query");
  const statement = query === null ? body : `${query}\n${body}`;
  return statement.trim() === "" ? "Ok.\n" : session.query(statement, "TabSeparated");
}

const server = createServer(async (request, response) => {
  const body = await text(request);
  try {
    response.end(answerTo(new URL(request.url, "http://server").searchParams, body));
  } catch (error) {
    const said = error.message.replace(/^Query failed: /, "");
    response.writeHead(statuses[/^Code: (\d+)/.exec(said)?.[1]] ?? 500).end(said);
  }
});
server.listen(0, "127.0.0.1", () => console.log(server.address().port));
process.stdin.on("end", () => process.exit()).resume();
