/** Titled texts below the head of a CMS page, or the sentence that stands in for them. */
import { CleanHtml } from "./clean-html";

interface Section {
  id: number | string;
  title: string | null;
  body: string;
  /** What stands below the text, such as its date. */
  note?: string | null;
}

interface TextSectionsProps {
  sections: readonly Section[];
  failure: string | null;
  /** Said when there is nothing. */
  empty: string;
  /** Numbers the sections, as contracts do. */
  numbered?: boolean;
}

export function TextSections({ sections, failure, empty, numbered }: TextSectionsProps) {
  if (failure !== null)
    return (
      <p className="notice" role="alert">
        {failure}
      </p>
    );
  if (sections.length === 0) return <p className="notice">{empty}</p>;
  return sections.map(({ id, title, body, note }, index) => (
    <section key={id} className="prose">
      {title && <h2>{numbered ? `${index + 1}. ${title}` : title}</h2>}
      <CleanHtml of={body} />
      {note && <p className="meta updated">{note}</p>}
    </section>
  ));
}
