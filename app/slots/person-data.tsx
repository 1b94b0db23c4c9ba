/** Who the page was filled for, as JSON at the end of the document: what scripts may know (`browser/person.ts`). */
import type { SlotKind } from "~/ui/slot";

const personDataId = "persona";

export const personData: SlotKind<null> = {
  name: "person",
  state: (person) => JSON.stringify(person).replaceAll("<", "\\u003c"),
  Show: ({ person }) => (
    <script
      type="application/json"
      id={personDataId}
      data-swap=""
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with its brackets escaped
      dangerouslySetInnerHTML={{ __html: personData.state(person, null) }}
    />
  ),
};
