/** The card of a magazine article (product.md 'Magazine'). */
import { formatLongDate } from "~/lib/dates-it";
import type { StoryView } from "~/loaders/magazine";
import { Picture } from "./picture";

interface StoryCardProps {
  story: StoryView;
  /** The story that opens the magazine: larger, picture beside the text. */
  lead?: boolean;
  eager?: boolean;
  heading?: "h2" | "h3";
}

export function StoryCard({ story, lead, eager, heading: Heading = "h2" }: StoryCardProps) {
  const date = formatLongDate(story.publishedAt);
  return (
    <article className={lead ? "story lead" : "story"}>
      <div className="story-picture">
        {story.picture && (
          <Picture
            picture={story.picture}
            sizes={
              lead ? "(min-width:1081px) 50vw,94vw" : "(min-width:1081px) 25vw,(min-width:768px) 46vw,94vw"
            }
            alt=""
            eager={eager || lead}
            priority={lead}
            max={lead ? undefined : 640}
          />
        )}
      </div>
      <div className="story-text">
        {story.category && <p className="kicker">{story.category}</p>}
        <Heading>
          <a href={story.href}>{story.title}</a>
        </Heading>
        {lead && story.description && <p className="standfirst">{story.description}</p>}
        <p className="meta">
          {story.author ?? "Autore sconosciuto"}
          {date && story.publishedAt && (
            <>
              {" · "}
              <time dateTime={story.publishedAt}>{date}</time>
            </>
          )}
        </p>
        <a className="read" href={story.href}>
          Leggi tutto<span className="vh">: {story.title}</span>
        </a>
      </div>
    </article>
  );
}
