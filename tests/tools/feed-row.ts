import { nobodys } from "server/feeds/judge";
import { projectFeedWords } from "./vocabulary";

/** What a row of a feed is read with when its store has said nothing of itself. */
export const nobodysRow = {
  store: nobodys,
  now: "2026-03-10T12:00:00.000Z",
  trustHistory: false,
  words: projectFeedWords,
  pictures: (address: string) => address,
};
