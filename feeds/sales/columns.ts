/** What networks call the columns of their tables of transactions. */
import type { SaleNetwork } from "contract";
import { type SaidSale, wordKey } from "upstream/commissions/said";

type Names = Partial<Record<keyof SaidSale, string>>;

/** Names as `wordKey` writes them, the more telling first; what each network says itself goes before these. */
const usual: Record<keyof SaidSale, string> = {
  id: "transaction_id id conversion_id action_id sale_id commission_id id_transazione transazione order_id",
  reference:
    "clickref click_ref click_reference epi epi1 sid shopper_id u1 member_id reference sub_id subid subid1 sub_id_1 pubref publisher_reference argsite effi_id xcust custom_id cuid riferimento",
  state: "commission_status transaction_status conversion_status status state stato etat statut",
  orderedAt:
    "transaction_date order_date event_date conversion_date conversion_time transaction_time time_of_event date_of_sale creation_date ordine data_ordine data date",
  modifiedAt:
    "modification_date modified_date last_modified last_updated locking_date validation_date assessment_date status_date process_date modifica aggiornata",
  currency: "currency currency_code commission_currency sale_currency valuta devise",
  sale: "sale_amount order_value order_amount transaction_value value sales total_order_value amount vendita importo_ordine montant",
  commission:
    "commission_amount publisher_commission commission total_commission total_commissions payout affiliate_commission earnings revenue commissione gain",
  merchant:
    "advertiser_name advertiser merchant_name merchant program_name programme_name program campaign_name campaign brand negozio annonceur",
};

const own: Partial<Record<SaleNetwork, Names & { monthFirst?: true }>> = {
  tradedoubler: {
    id: "transaction_id uniqueid leadnr_ordernr",
    state: "pending_status approval_status",
    orderedAt: "time_of_event",
  },
  cj: {
    id: "commission_id action_tracker_id",
    reference: "sid shopper_id",
    state: "action_status",
    orderedAt: "event_date",
    modifiedAt: "locking_date posting_date",
    commission: "publisher_commission commission_amount_pub",
  },
  rakuten: {
    id: "transaction_id order_id",
    reference: "u1 member_id_u1",
    orderedAt: "transaction_date",
    modifiedAt: "process_date",
    sale: "sales",
    commission: "total_commission commissions",
    monthFirst: true,
  },
  webgains: {
    id: "transaction_id",
    reference: "clickref click_reference",
    orderedAt: "date",
    modifiedAt: "last_updated validation_date",
    merchant: "program_name programme_name",
  },
  tradetracker: {
    id: "id transaction_id",
    reference: "reference",
    orderedAt: "registration_date",
    modifiedAt: "assessment_date",
    sale: "order_amount",
    merchant: "campaign_name campaign",
  },
  partnerize: {
    id: "conversion_id",
    reference: "publisher_reference pubref",
    state: "conversion_status",
    orderedAt: "conversion_time conversion_date",
    modifiedAt: "last_modified",
    sale: "value",
    commission: "publisher_commission",
    merchant: "campaign_title",
  },
  impact: {
    id: "action_id",
    reference: "subid1 sub_id_1",
    state: "state status",
    orderedAt: "event_date action_date",
    modifiedAt: "locking_date referral_date",
    sale: "amount sale_amount",
    commission: "payout",
    merchant: "campaign_name",
  },
  kwanko: {
    id: "transaction_id id",
    reference: "argsite",
    state: "status etat",
    commission: "commission gain",
  },
  effiliation: {
    id: "id transaction_id id_transaction",
    reference: "effi_id",
    state: "etat statut",
    commission: "commission montant_commission",
  },
  skimlinks: {
    id: "commission_id transaction_id",
    reference: "xcust custom_id",
    state: "status",
    orderedAt: "transaction_date",
    modifiedAt: "last_updated",
    commission: "publisher_commission commission",
  },
  sovrn: {
    id: "commission_id transaction_id",
    reference: "cuid",
    orderedAt: "event_date commission_date",
    commission: "revenue earnings",
  },
};

export function writesMonthFirst(network: SaleNetwork): boolean {
  return own[network]?.monthFirst ?? false;
}

/** Where each thing stands in a header; -1 where nothing of the kind does. */
export function placesIn(header: readonly string[], network: SaleNetwork): Record<keyof SaidSale, number> {
  const keys = header.map(wordKey);
  const placeOf = (field: keyof SaidSale) => {
    const names = `${own[network]?.[field] ?? ""} ${usual[field]}`.split(" ").filter(Boolean);
    return keys.indexOf(names.find((name) => keys.includes(name)) ?? "-");
  };
  const fields = Object.keys(usual) as (keyof SaidSale)[];
  return Object.fromEntries(fields.map((field) => [field, placeOf(field)])) as Record<keyof SaidSale, number>;
}
