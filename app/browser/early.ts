/**
 * What a page gains from scripts before React wakes, from its first touch or idle moment on: a small file of its own
 * (scripts/build-early.mjs), which knows nothing of React and works on the document as the server wrote it.
 */
import { siteStylesheet } from "../styles.generated";
import { watchBrokenPictures } from "./broken-pictures";
import { watchChrome } from "./chrome";
import { watchPictures } from "./held-pictures";
import { layOutInTime } from "./lay-out";
import { tellMissing, watchMissingScripts } from "./missing-scripts";
import { watchSearchFields } from "./search-fields";
import { wakeInTime } from "./wake";

watchMissingScripts();
watchBrokenPictures();
watchChrome();
watchSearchFields();
watchPictures();
addStylesheet();
wakeInTime();
layOutInTime();

/** The whole of it, for what only scripts show and for pages that are opened without a reload. */
function addStylesheet() {
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  sheet.href = siteStylesheet;
  // Pages that are opened in place would stand naked.
  sheet.onerror = () => void tellMissing(siteStylesheet);
  // At the end of <head>: more there than the server wrote does not upset hydration.
  document.head.appendChild(sheet);
}
