/** Files that the second Worker's bundle imports (scripts/build-second.mjs). */
declare module "*.wasm" {
  const compiled: WebAssembly.Module;
  export default compiled;
}
declare module "*.woff2" {
  const bytes: Uint8Array;
  export default bytes;
}
declare module "*.html" {
  const text: string;
  export default text;
}
