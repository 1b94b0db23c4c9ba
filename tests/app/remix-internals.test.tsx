/**
 * Remix does for the site what it never promised: each of these fails when a version of Remix does it differently, and then
 * `app/render/remix-internals.ts` is the one file to mend (docs/decisions/0064).
 */
import { readFileSync } from "node:fs";
import { createRequestHandler, type EntryContext, type ServerBuild } from "@remix-run/cloudflare";
import { Await, Outlet, RemixServer, UNSAFE_RemixContext, useLoaderData } from "@remix-run/react";
import { Suspense, useContext } from "react";
import { renderToString } from "react-dom/server";
// @ts-expect-error: the build for workers, which has no types of its own
import { renderToReadableStream } from "react-dom/server.browser";
import { expect, test } from "vitest";
import {
  announceScripts,
  dataStream,
  handoffScript,
  replaceDataStream,
  startScript,
  trackPromises,
} from "~/render/remix-internals";

/** What a tiny site is rendered with: a root that loads `{ word, late }`. */
async function entryContext(): Promise<EntryContext> {
  let caught: EntryContext | undefined;
  const route = { id: "root", path: "", module: "/root.js", hasLoader: true };
  const build = {
    entry: {
      module: {
        default: (_request: Request, _status: number, _headers: Headers, remix: EntryContext) => {
          caught = remix;
          return new Response("");
        },
      },
    },
    routes: {
      root: {
        id: "root",
        path: "",
        module: { default: Root, loader: () => ({ word: "ciao", late: Promise.resolve("dopo") }) },
      },
    },
    assets: {
      version: "1",
      url: "/manifest.js",
      entry: { module: "/entry.js", imports: [] },
      routes: { root: route },
    },
    future: { v3_singleFetch: true, v3_relativeSplatPath: true, v3_throwAbortReason: true },
    publicPath: "/",
    basename: "/",
    assetsBuildDirectory: "",
    mode: "production",
    isSpaMode: false,
  } as unknown as ServerBuild;
  await createRequestHandler(build, "production")(new Request("http://vetrina.test/"));
  return caught as EntryContext;
}

function Root() {
  const { late } = useLoaderData<{ late: Promise<string> }>();
  const remix = useContext(UNSAFE_RemixContext);
  if (remix) announceScripts(remix);
  return (
    <main>
      <script>{remix ? startScript(remix, ["root"]) : ""}</script>
      <Suspense fallback="presto">
        <Await resolve={late}>{(word) => <b>{word}</b>}</Await>
      </Suspense>
      <Outlet />
    </main>
  );
}

const textOf = (stream: ReadableStream) => new Response(stream).text();
const streamOf = (text: string) => new Response(text).body as ReadableStream<Uint8Array>;
const document = (remix: EntryContext) => <RemixServer context={remix} url="http://vetrina.test/" />;

test("the versions are those that were looked into", () => {
  for (const name of ["react", "cloudflare", "server-runtime"]) {
    const { version } = JSON.parse(readFileSync(`node_modules/@remix-run/${name}/package.json`, "utf8"));
    expect(version, name).toBe("2.17.5");
  }
});

test("the loaders' data comes as a stream that can be read ahead, and holds all of it", async () => {
  const stream = dataStream(await entryContext());
  expect(stream).toBeInstanceOf(ReadableStream);
  const data = await textOf(stream as ReadableStream);
  expect(data).toContain("ciao");
  expect(data).toContain("dopo");
});

test("a replaced stream is what Remix writes behind the document, through the window's controller", async () => {
  const remix = await entryContext();
  replaceDataStream(remix, streamOf("altri dati"));
  const html = await textOf(await renderToReadableStream(document(remix)));
  expect(html).toContain('window.__remixContext.streamController.enqueue("altri dati");');
  expect(html).toContain("window.__remixContext.streamController.close();");
});

test("without a stream Remix writes no data, and a document whose data has arrived needs no second look", async () => {
  const remix = await entryContext();
  for (const data of Object.values(remix.staticHandlerContext.loaderData)) trackPromises(data);
  await new Promise((wake) => setTimeout(wake));
  replaceDataStream(remix, null);
  const html = renderToString(document(remix));
  expect(html).toContain("<b>dopo</b>");
  expect(html).not.toContain("presto");
  expect(html).not.toContain("streamController.enqueue");
});

test("the page's script sets what Remix's entry reads from the window", async () => {
  const html = await textOf(await renderToReadableStream(document(await entryContext())));
  const script = html.replaceAll("&quot;", '"');
  expect(script).toContain('"manifest":"/manifest.js","routes":{"root":"/root.js"},"entry":"/entry.js"}');
  const entry = readFileSync("node_modules/@remix-run/react/dist/esm/browser.js", "utf8");
  for (const read of [
    "let stream = window.__remixContext.stream;",
    "window.__remixContext.state = value.value;",
    "createClientRoutes(window.__remixManifest.routes, window.__remixRouteModules,",
  ])
    expect(entry).toContain(read);
  // Remix's own script, in whose place ours stands.
  const own = readFileSync("node_modules/@remix-run/react/dist/esm/components.js", "utf8");
  expect(own).toContain("window.__remixContext.stream = new ReadableStream({");
  expect(own).toContain("renderMeta.didRenderScripts = true;");
  expect(own).toContain("JSON.stringify(manifest.url)");
});

test("data cannot end its script", () => {
  const script = handoffScript('</script><script>alert("x")\u2028', "n");
  expect(script.match(/<\/script>/g)).toHaveLength(1);
  expect(script).toContain("\\u003c/script>");
  expect(script).toContain("\\u2028");
});

test("deferred data that has arrived is marked the way <Await> reads it", async () => {
  const arrived = Promise.resolve(1);
  const failed = Promise.reject(new Error("down"));
  trackPromises({ arrived, section: { failed }, list: [1] });
  await Promise.resolve();
  expect(arrived).toMatchObject({ _tracked: true, _data: 1 });
  expect("_error" in failed).toBe(true);
});
