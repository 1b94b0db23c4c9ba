/** All screens of the desk, in the order of its navigation. */
import type { Screen } from "./screen";
import { enrolment, signIn, signOut } from "./screens/access";
import { audit } from "./screens/audit";
import { catalogueScreens } from "./screens/catalogue/screens";
import { contentScreens } from "./screens/content/screens";
import { feedScreens } from "./screens/feeds";
import { inboxScreens } from "./screens/inbox";
import { passkeys } from "./screens/passkeys";
import { priceReports } from "./screens/price-reports";
import { today } from "./screens/today";
import { user, users } from "./screens/users";
import { watch } from "./screens/watch";

export const screens: readonly Screen[] = [
  signIn,
  enrolment,
  signOut,
  today,
  ...catalogueScreens,
  ...feedScreens,
  priceReports,
  ...contentScreens,
  ...inboxScreens,
  users,
  user,
  audit,
  watch,
  passkeys,
];
