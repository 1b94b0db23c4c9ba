/** What alerts hold about whoever wants to be told: by account, or by an address that is proven to be theirs. */
import { type DataSubject, ofAddress, ofMember, type PersonalTable, productNameIn } from "../personal-data";
import { type Sql, sql } from "../sql";

function watchersOf(subject: DataSubject): Sql {
  return sql`(${ofMember(subject)}) OR (${ofAddress("email")(subject)})`;
}

function ofWatcher(subject: DataSubject): Sql {
  return sql`watcher_id IN (SELECT watcher_id FROM alert_watchers WHERE ${watchersOf(subject)})`;
}

/** The watcher first: a deletion goes from the last to the first, and finds news and alerts through it. */
export const alertPersonalTables: PersonalTable[] = [
  { table: "alert_watchers", list: "destinatario_degli_avvisi", whose: watchersOf },
  {
    table: "alerts",
    list: "avvisi",
    whose: ofWatcher,
    named: {
      ...productNameIn("alerts"),
      "(SELECT b.label FROM facet_values b WHERE b.value_id = alerts.brand_id)": "marca_seguita",
    },
  },
  { table: "alert_news", list: "notizie_degli_avvisi", whose: ofWatcher, named: productNameIn("alert_news") },
  { table: "push_subscriptions", list: "dispositivi_con_notifiche", whose: ofWatcher },
];
