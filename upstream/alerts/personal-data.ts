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
  {
    table: "alert_watchers",
    list: "destinatario_degli_avvisi",
    whose: watchersOf,
    shown: {
      email: "email",
      feed_token: "feed_privato",
      lettered_on: "ultima_lettera_il",
      quiet_from: "silenzio_dalle",
      quiet_to: "silenzio_alle",
      created_at: "creato_il",
    },
  },
  {
    table: "alerts",
    list: "avvisi",
    whose: ofWatcher,
    shown: {
      alert_id: "avviso_id",
      product_id: "prodotto_id",
      size_label: "taglia",
      search: "ricerca",
      target_cents: "prezzo_obiettivo_in_centesimi",
      by_mail: "per_email",
      base_cents: "prezzo_di_riferimento_in_centesimi",
      created_at: "creato_il",
      told_at: "novita_lette_fino_al",
      letter_on: "prossima_lettera_il",
    },
    named: {
      ...productNameIn("alerts"),
      "(SELECT b.label FROM facet_values b WHERE b.value_id = alerts.brand_id)": "marca_seguita",
    },
  },
  {
    table: "alert_news",
    list: "notizie_degli_avvisi",
    whose: ofWatcher,
    shown: {
      news_id: "notizia_id",
      alert_id: "avviso_id",
      product_id: "prodotto_id",
      price_cents: "prezzo_in_centesimi",
      before_cents: "prezzo_prima_in_centesimi",
      at: "quando",
      letter: "lettera",
    },
    named: productNameIn("alert_news"),
  },
  {
    table: "push_subscriptions",
    list: "dispositivi_con_notifiche",
    whose: ofWatcher,
    shown: {
      subscription_id: "dispositivo_id",
      endpoint: "indirizzo",
      p256dh: "chiave_pubblica",
      created_at: "creato_il",
    },
  },
];
