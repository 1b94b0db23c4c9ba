/** The person as JSON at the end of the document, for the browser's store. */
import type { HoleKind } from "~/ui/hole";
import { personDataId } from "./person";

export const personData: HoleKind<null> = {
  name: "person",
  state: (person) => JSON.stringify(person).replaceAll("<", "\\u003c"),
  Show: ({ person }) => (
    <script
      type="application/json"
      id={personDataId}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with its brackets escaped
      dangerouslySetInnerHTML={{ __html: personData.state(person, null) }}
    />
  ),
};
