/** A word that exists in server code only: `scripts/check-browser-bundle.mjs` fails when it turns up in `public/build`. */
export const bundleMarker = "vetrina-server-only-7f3a";
