/** How an article of the demo's magazine is written down. */
import type { SceneRequest } from "../../art/index";
import type { AuthorKey } from "../authors";

export interface DemoStory {
  title: string;
  author: AuthorKey;
  /** How many days before the filling of the demo it came out. */
  daysAgo: number;
  /** One or two sentences below the title, in lists and for search engines. */
  summary: string;
  tags: readonly string[];
  scene: Omit<SceneRequest, "seed">;
  /** Leaf categories whose products are mentioned, one product each. */
  mentions: readonly string[];
  /** Light mark-up, see `htmlOf`. */
  text: string;
}

export interface DemoSection {
  category: string;
  stories: readonly DemoStory[];
}
