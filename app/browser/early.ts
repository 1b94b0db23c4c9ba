/**
 * What a page gains from scripts before React wakes, from its first touch or idle moment on: a small file of its own
 * (scripts/build-early.mjs), which knows nothing of React and works on the document as the server wrote it.
 */
import { siteStylesheet } from "../styles.generated";
import { watchChrome } from "./chrome";
import { watchSearchFields } from "./search-fields";
import { wakeInTime } from "./wake";

watchChrome();
watchSearchFields();
addStylesheet();
wakeInTime();

/** The whole of it, for what only scripts show and for pages that are opened without a reload. */
function addStylesheet() {
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  sheet.href = siteStylesheet;
  // At the end of <head>: more there than the server wrote does not upset hydration.
  document.head.appendChild(sheet);
}
