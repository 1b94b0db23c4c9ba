/**
 * What the router and Remix lose on their way into browsers (docs/decisions/0167): what this site does not use, and what
 * is settled for it. Every edit has to find its place: whoever changes a version hears about one that does not.
 */
const { readFileSync } = require("node:fs");

/** Functions are found by how these packages are printed: their end stands below their beginning. */
const functionNamed = (name) => new RegExp(`^( *)(?:async )?function ${name}\\([\\s\\S]*?^\\1\\}\\n`, "m");
const without = (...names) => names.map((name) => [functionNamed(name), ""]);

/** `invariant(condition, words)`: the words are for who writes a framework, and stay behind. */
const speechless = [/\b(UNSAFE_)?invariant\((.*), (?:"|`|"\w+ ).*\);$/gm, "$1invariant($2);"];
/** One of these for each package; every browser has it. */
const assign = [
  /return _extends = Object\.assign \?[\s\S]*?, _extends\.apply\(.*\);/,
  "return Object.assign.apply(null, arguments);",
];

const edits = new Map([
  [
    "@remix-run/router/dist/router.js",
    [
      // Flags that Remix sets, and what no browser lacks.
      [/\bfuture\.v7_\w+/g, "true"],
      [/let future = _extends\(\{[\s\S]*?\}, init\.future\);/, "let future = init.future;"],
      [/const isBrowser = .*;/, "const isBrowser = true;"],
      [/const isServer = .*;/, ""],
      [/ {4}if \(isServer\) \{[\s\S]*?\n {4}\}\n/, ""],
      assign,
      // Routes are all known: none is discovered, patched in or replaced.
      [/ {2}let patchRoutesOnNavigationImpl = .*\n/, ""],
      [/!patchRoutesOnNavigationImpl/g, "true"],
      [/ {2}if \(initialMatches && !init\.hydrationData\) \{[\s\S]*?\n {2}\}\n/, ""],
      [/ {4}if \(true\) \{\n {6}let fogOfWar = checkFogOfWar[\s\S]*?\n {4}\}\n/, ""],
      [/^ *let fogOfWar = checkFogOfWar\(.*\n/gm, ""],
      [/^( *)if \(fogOfWar\.active && fogOfWar\.matches\) \{[\s\S]*?^\1\}\n/gm, ""],
      [/^ *fogOfWar\.active = false;\n/m, ""],
      [/fogOfWar\.active/g, "false"],
      [/^( *)if \(isFogOfWar\) \{[\s\S]*?^\1\}\n/gm, ""],
      [/!isFogOfWar && /, ""],
      [/!isFogOfWar/, "true"],
      [/inFlightDataRoutes \|\| dataRoutes/g, "dataRoutes"],
      [/ {4}if \(inFlightDataRoutes\) \{[\s\S]*?\n {4}\}\n/, ""],
      ...without("checkFogOfWar", "discoverRoutes", "_internalSetRoutes", "patchRoutes"),
      // Nothing holds a visitor back from leaving a page.
      [/^( *)let blockerKey = shouldBlockNavigation\([\s\S]*?^\1\}\);\n/gm, ""],
      [/^( *)if \(blockerKey[\s\S]*?^\1\}\n/gm, ""],
      [/ {6}if \(unblockBlockerHistoryUpdate\) \{[\s\S]*?\n {6}\}\n/, ""],
      [/ {4}let blockers = state\.blockers;\n {4}if [\s\S]*?\n {4}\}\n/, ""],
      [/preventScrollReset,\n {6}blockers\n/, "preventScrollReset\n"],
      [/fetchers: new Map\(\),\n {4}blockers: new Map\(\)\n/, "fetchers: new Map()\n"],
      ...without("getBlocker", "deleteBlocker", "updateBlocker", "shouldBlockNavigation", "dispose"),
      [
        / {4}dispose,\n {4}getBlocker,\n {4}deleteBlocker,\n {4}patchRoutes,\n[\s\S]*?_internalSetRoutes\n/,
        "",
      ],
      // Pages change without animation.
      [/ {4}if \(isBrowser\) \{\n {6}\/\/ FIXME: This feels gross[\s\S]*?\n {4}\}\n/, ""],
      [/ {4}let viewTransitionOpts;\n[\s\S]*?(?= {4}updateState\(_extends\(\{\}, newState)/, ""],
      [/^ *viewTransitionOpts,\n/m, ""],
      [/^ *viewTransitionOpts: opts\.viewTransitionOpts,\n/m, ""],
      [/^ *pendingViewTransitionEnabled = .*\n/gm, ""],
      [/^ *enableViewTransition: .*,\n/gm, ""],
      [/,\n(?: *\/\/.*\n)? *enableViewTransition: .*(?=\n)/g, ""],
      // Data comes by single fetch: nothing in it is deferred.
      [/^ *cancelActiveDeferreds\([\s\S]*?\);\n/gm, ""],
      [/^ *cancelledDeferredRoutes\.push\(.*\n/m, ""],
      [/^ {4}activeDeferreds\.forEach\(\(deferredData[\s\S]*?^ {4}\}\);\n/m, ""],
      [/^ *await Promise\.all\(\[resolveNavigationDeferredResults.*\n/m, ""],
      [/(function isDeferredResult\(result\) \{)/, "$1 return false;"],
      [/(function isDeferredData\(value\) \{)/, "$1 return false;"],
      ...without("cancelActiveDeferreds"),
      // Forms are sent as forms.
      [/\w+(?:\.\w+)* === "(?:text\/plain|application\/json)"/g, "false"],
      // What goes wrong is known by its status.
      [
        functionNamed("getInternalRouterError"),
        "function getInternalRouterError(status) { return new ErrorResponseImpl(status, '', new Error(String(status)), true); }\n",
      ],
      [/^ *warning\([\s\S]*?\);\n/gm, ""],
      [functionNamed("warning"), "function warning() {}\n"],
      [/, getInvalidPathError\(.*\)\);$/gm, ");"],
      speechless,
    ],
  ],
  [
    "react-router/dist/index.js",
    [
      assign,
      [/isDataRoute \? useNavigateStable\(\) : useNavigateUnstable\(\)/, "useNavigateStable()"],
      [/const startTransitionImpl = React\[START_TRANSITION\];/, ""],
      [functionNamed("logV6DeprecationWarnings"), "function logV6DeprecationWarnings() {}\n"],
      // The root has an error boundary of its own.
      [/const defaultErrorElement = .*;/, "const defaultErrorElement = null;"],
      [/future\.v7_\w+/g, "true"],
      // Nothing here is cut off half-way.
      [
        / {4}if \(status === AwaitRenderStatus\.error && promise\._error instanceof AbortedDeferredError\) \{[\s\S]*?\n {4}\}\n/,
        "",
      ],
    ],
  ],
  [
    "react-router-dom/dist/index.js",
    [
      assign,
      [/React\[START_TRANSITION\]/g, "React.startTransition"],
      [/ReactDOM\[FLUSH_SYNC\]/, "null"],
      [/React\[USE_ID\]/, "React.useId"],
      // Without animations, and with the flags that Remix sets.
      [
        functionNamed("RouterProvider"),
        `function RouterProvider({ router }) {
  let [state, show] = React.useState(router.state);
  let fetched = React.useRef(new Map());
  let setState = React.useCallback((newState, { deletedFetchers }) => {
    newState.fetchers.forEach((fetcher, key) => {
      if (fetcher.data !== undefined) fetched.current.set(key, fetcher.data);
    });
    deletedFetchers.forEach(key => fetched.current.delete(key));
    React.startTransition(() => show(newState));
  }, []);
  React.useLayoutEffect(() => router.subscribe(setState), [router, setState]);
  let navigator = React.useMemo(() => ({ encodeLocation: router.encodeLocation, createHref: router.createHref }), [router]);
  let context = React.useMemo(() => ({ router, navigator, static: false, basename: "/" }), [router, navigator]);
  // As many elements as the server renders: names made by useId count them.
  return React.createElement(React.Fragment, null,
    React.createElement(UNSAFE_DataRouterContext.Provider, { value: context },
      React.createElement(UNSAFE_DataRouterStateContext.Provider, { value: state },
        React.createElement(FetchersContext.Provider, { value: fetched.current },
          React.createElement(ViewTransitionContext.Provider, { value: still },
            React.createElement(Router, { basename: "/", location: state.location, navigationType: state.historyAction, navigator, future: routerFuture },
              React.createElement(MemoizedDataRoutes, { routes: router.routes, future: router.future, state })))))), null);
}
const still = { isTransitioning: false };
const routerFuture = { v7_relativeSplatPath: true };
`,
      ],
      // Forms that fetch are plain ones here, and every browser tells who submitted one.
      [/ {2}let FetcherForm = React\.useMemo\([\s\S]*?\n {2}\}, \[fetcherKey\]\);\n/, ""],
      [/ {4}Form: FetcherForm,\n/, ""],
      [/\[FetcherForm, submit,/, "[submit,"],
      [/if \(!isFormDataSubmitterSupported\(\)\) \{/, "if (false) {"],
      [/formData && encType === "text\/plain"/, "false"],
      [/throw new Error\("[^;]*\);/g, "throw new Error();"],
    ],
  ],
  [
    "@remix-run/react/dist/esm/routes.js",
    [
      [/import \{ fetchData, .*? \} from '\.\/data\.js';\n/, ""],
      [/import \{ useRouteError, redirect \} from 'react-router-dom';\n/, ""],
      [/import \{ RemixRootDefault\w+ \} from .*\n/g, ""],
      // Of the root: it has what it needs.
      [/route\.id === "root" \? RemixRootDefaultHydrateFallback : undefined/, "undefined"],
      [
        /route\.id === "root" \? \(\) => \/\*#__PURE__\*\/React\.createElement\(RemixRootDefaultErrorBoundary, \{[\s\S]*?\}\) : undefined/,
        "undefined",
      ],
      [/(?<=if \()isSpaMode(?=\))|\bisSpaMode(?= (?:\?|&&|\|\|))/g, "false"],
      // Single fetch has an encoding of its own: nothing is asked for, or deferred, the way it was before.
      [/typeof singleFetch === "function"/, "true"],
      ...without("fetchServerHandler", "unwrapServerResponse", "getRedirect"),
      [/ {6}let result = await fetchServerHandler\([\s\S]*?;\n {6}return unwrap .*;\n/, ""],
      // No route loads in the browser alone (`join-browser.mjs` sees to that), or has sheets of its own.
      [/\b(?:routeModule|mod)\.clientLoader\b/g, "undefined"],
      [/\broute\.hasClientLoader\b/g, "false"],
      [
        / {6}let initialData = [\s\S]*?(?= {6}dataRoute\.loader = async)/,
        "var isHydrationRequest = false, initialData, initialError;\n",
      ],
      [/clientLoader\(\{/g, "void ({"],
      [/import \{ prefetchStyleLinks \} from .*\n/, ""],
      [/ {2}await prefetchStyleLinks\(.*\n/, ""],
      [
        / {4}async function prefetchStylesAndCallHandler[\s\S]*?^ {4}\}\n/m,
        "const prefetchStylesAndCallHandler = async handler => handler();\n",
      ],
      [/ {2}if \(needsRevalidation\) \{[\s\S]*?\n {2}\}\n/, ""],
      [/future\.v3_singleFetch && /, ""],
      [functionNamed("preventInvalidServerHandlerCall"), "function preventInvalidServerHandlerCall() {}\n"],
      [
        functionNamed("noActionDefinedError"),
        "function noActionDefinedError() { throw new UNSAFE_ErrorResponseImpl(405, '', new Error('405'), true); }\n",
      ],
    ],
  ],
  [
    "@remix-run/react/dist/esm/browser.js",
    [
      [/if \(import\.meta &&[\s\S]*?^\}\n/m, ""],
      [/let hmrRouterReadyPromise = [\s\S]*?^\}\);\n/m, ""],
      [/ {4}\/\/ @ts-ignore\n {4}router\.createRoutesForHMR = .*\n/, ""],
      [/createClientRoutesWithHMRRevalidationOptOut, /, ""],
      [/window\.__remixContext\.isSpaMode/g, "false"],
      [/window\.__remixContext\.future\.v3_singleFetch/g, "true"],
      [/window\.__remixContext\.future\.v3_\w+/g, "true"],
      [/window\.__remixContext\.basename/g, "undefined"],
      [/patchRoutesOnNavigation: getPatch.*\n/, ""],
      [/import \{ getPatch.*\n/, ""],
      [/ {2}useFogOFWarDiscovery\(.*\n/, ""],
      [/ {10}if \(route && shouldHydrateRouteLoader\([\s\S]*?\} else (?=if \(manifestRoute)/, ""],
      [/let \[criticalCss, setCriticalCss\] = .*;/, "let criticalCss;"],
      [/ {2}if \(process\.env\.NODE_ENV === "development"\) \{[\s\S]*?\n {2}\}\n/, ""],
    ],
  ],
  [
    "@remix-run/react/dist/esm/single-fetch.js",
    [
      [
        / {4}if \(manifest\.routes\[m\.route\.id\]\.hasClientLoader\) \{[\s\S]*?\n {4}\}\n(?=\n {4}\/\/ Load this route)/,
        "",
      ],
      [/ && !window\.__remixHdrActive/, ""],
    ],
  ],
  [
    "@remix-run/react/dist/esm/components.js",
    [
      // A name that is set keeps the component, and all that it can fetch in advance, for pages that have plain links only.
      [/^(?:Link|NavLink|Form)\.displayName = .*$/gm, ""],
      [/RemixContext\.displayName = .*$/m, ""],
      [/isSpaMode && !isHydrated/, "false"],
      [/throw new Error\("The route at [\s\S]*?\);/, "throw new Error();"],
    ],
  ],
]);

/** Modules that this site has in other words. */
const replaced = new Map([
  // Documents are rendered on the server only.
  ["@remix-run/react/dist/esm/server.js", "export const RemixServer = () => null;"],
  // Stands in when even the page of an error fails: outside of everything that could say it better.
  [
    "@remix-run/react/dist/esm/errorBoundaries.js",
    `import * as React from "react";
     export class RemixErrorBoundary extends React.Component {
       constructor(props) { super(props); this.state = { location: props.location }; }
       static getDerivedStateFromError(error) { return { error, failed: true }; }
       static getDerivedStateFromProps({ location }, state) { return state.location === location ? null : { location, failed: false }; }
       render() {
         if (!this.state.failed) return this.props.children;
         console.error(this.state.error);
         return React.createElement("html", { lang: "it" },
           React.createElement("head", null, React.createElement("title", null, "Errore")),
           React.createElement("body", null, React.createElement("p", null, "Qualcosa non ha funzionato: ricarica la pagina.")));
       }
     }`,
  ],
  // The position before scripts run is the browser's business (app/root.tsx).
  [
    "@remix-run/react/dist/esm/scroll-restoration.js",
    `import { UNSAFE_useScrollRestoration } from "react-router-dom";
     export function ScrollRestoration() { UNSAFE_useScrollRestoration({ storageKey: "positions" }); return null; }`,
  ],
  ["react-dom/client.js", 'export { hydrateRoot } from "react-dom";'],
]);

/** The text of a module after its edits. */
function edited(path, parts) {
  return parts.reduce(
    (text, [part, replacement]) => {
      const next = text.replace(part, replacement);
      if (next === text) throw new Error(`${path} is not what it was: ${part}`);
      return next;
    },
    readFileSync(path, "utf8"),
  );
}

module.exports = { edits, replaced, edited };
