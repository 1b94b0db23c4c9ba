/** All screens of the desk, in the groups and the order of its navigation. */
import type { Group, Screen } from "./screen";
import { enrolment, signIn, signOut } from "./screens/access";
import { audit } from "./screens/audit";
import { brokenPictures } from "./screens/broken-pictures";
import { blocks } from "./screens/catalogue/blocks";
import { bulkEdit, bulkEdits } from "./screens/catalogue/bulk";
import { catalogueList } from "./screens/catalogue/list";
import { catalogueProduct } from "./screens/catalogue/product";
import { feedWords } from "./screens/catalogue/words";
import { costs } from "./screens/commissions/costs";
import { networks } from "./screens/commissions/networks";
import { orderingScreen } from "./screens/commissions/ordering";
import { report, reportTable } from "./screens/commissions/report";
import { transactions, transactionTable } from "./screens/commissions/transactions";
import { contentScreens } from "./screens/content/screens";
import { destinations } from "./screens/destinations";
import { exportScreens } from "./screens/exports";
import { feedScreens } from "./screens/feeds";
import { inboxScreens } from "./screens/inbox";
import { keptPages } from "./screens/kept-pages";
import { opening } from "./screens/opening";
import { operators } from "./screens/operators";
import { passkeys } from "./screens/passkeys";
import { persons } from "./screens/persons";
import { pictures } from "./screens/pictures";
import { priceReports } from "./screens/price-reports";
import { reviews } from "./screens/reviews";
import { deskSearch } from "./screens/search";
import { sourceScreens } from "./screens/sources/source";
import { storeScreens } from "./screens/stores";
import { struckPrices } from "./screens/struck-prices";
import { today } from "./screens/today";
import { user, users } from "./screens/users";
import { watch } from "./screens/watch";

/** As the navigation parts them; a screen that it does not name belongs to where it is reached from. */
export const groups: readonly Group[] = [
  { name: "Oggi", screens: [today, opening, ...inboxScreens] },
  {
    name: "Catalogo",
    screens: [
      ...[catalogueList, bulkEdit, bulkEdits, feedWords, blocks, catalogueProduct],
      priceReports,
      ...struckPrices,
      destinations,
      brokenPictures,
    ],
  },
  { name: "Negozi e feed", screens: [...feedScreens, ...storeScreens, ...sourceScreens] },
  { name: "Contenuti", screens: [...contentScreens, reviews, pictures, keptPages] },
  {
    name: "Entrate",
    screens: [
      ...[report, reportTable, transactions, transactionTable, networks, costs, orderingScreen],
      ...exportScreens,
    ],
  },
  { name: "Sistema", screens: [users, user, persons, operators, audit, watch, passkeys] },
];

export const screens: readonly Screen[] = [
  signIn,
  enrolment,
  signOut,
  deskSearch(() => screens),
  ...groups.flatMap((group) => group.screens),
];
