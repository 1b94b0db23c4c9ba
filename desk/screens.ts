/** All screens of the desk, in the order of its navigation. */
import type { Screen } from "./screen";
import { enrolment, signIn, signOut } from "./screens/access";
import { audit } from "./screens/audit";
import { brokenPictures } from "./screens/broken-pictures";
import { catalogueScreens } from "./screens/catalogue/screens";
import { commissionScreens } from "./screens/commissions/screens";
import { contentScreens } from "./screens/content/screens";
import { destinations } from "./screens/destinations";
import { exportScreens } from "./screens/exports";
import { feedScreens } from "./screens/feeds";
import { inboxScreens } from "./screens/inbox";
import { keptPages } from "./screens/kept-pages";
import { opening } from "./screens/opening";
import { operators } from "./screens/operators";
import { passkeys } from "./screens/passkeys";
import { pictures } from "./screens/pictures";
import { priceReports } from "./screens/price-reports";
import { editSource, newSource } from "./screens/sources/form";
import { readingScreen } from "./screens/sources/reading";
import { runners } from "./screens/sources/runners";
import { sourceScreens } from "./screens/sources/source";
import { storeScreens } from "./screens/stores";
import { struckPrices } from "./screens/struck-prices";
import { today } from "./screens/today";
import { user, users } from "./screens/users";
import { watch } from "./screens/watch";

export const screens: readonly Screen[] = [
  signIn,
  enrolment,
  signOut,
  today,
  opening,
  ...catalogueScreens,
  ...feedScreens,
  ...sourceScreens,
  newSource,
  editSource,
  readingScreen,
  runners,
  ...storeScreens,
  priceReports,
  ...struckPrices,
  destinations,
  brokenPictures,
  ...commissionScreens,
  ...contentScreens,
  pictures,
  keptPages,
  ...inboxScreens,
  users,
  user,
  operators,
  ...exportScreens,
  audit,
  watch,
  passkeys,
];
