/** All kinds of slots, for the edge: whatever fills pages finds them here by name. */
import type { SlotKind } from "~/ui/slot";
import { consent } from "./consent";
import { heart } from "./heart";
import { home } from "./home";
import { message } from "./message";
import { ownSizeChoice, ownSizeFilter, ownSizeHere, ownSizeWays } from "./own-size";
import { personData } from "./person-data";
import { recent } from "./recent";
import { ownSizes, rememberedSizes } from "./sizes";
import { tools } from "./tools";

// biome-ignore lint/suspicious/noExplicitAny: each kind knows its own `of`
export const slots: readonly SlotKind<any, any>[] = [
  consent,
  tools,
  heart,
  message,
  recent,
  home,
  ownSizes,
  rememberedSizes,
  ownSizeFilter,
  ownSizeWays,
  ownSizeHere,
  ownSizeChoice,
  personData,
];
