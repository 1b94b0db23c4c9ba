/** Styles of what follows in the page, as a file: nothing before it waits, and the next page has it already (app/DESIGN.md). */
import { stylesheets } from "../styles.generated";

export function Sheet({ of }: { of: keyof typeof stylesheets }) {
  return <link rel="stylesheet" href={stylesheets[of]} />;
}
