/** The whole stylesheet, for what one page shows of another: a page has only its own sheets. */
import { stylesheets } from "~/styles.generated";

let come: Promise<void> | undefined;

/** Resolves when it is there; also when it will not be. */
export function wholeStylesheet(): Promise<void> {
  come ??= new Promise((resolve) => {
    const sheet = document.createElement("link");
    Object.assign(sheet, { rel: "stylesheet", href: stylesheets.site, onload: resolve, onerror: resolve });
    document.head.appendChild(sheet);
  });
  return come;
}
