/** What the networks call the columns of their feeds, by their documents; names as `columnName` writes them. */
import { trackedNames } from "contract/networks";
import { otherPricesOf } from "./price-columns";
import type { Column, FeedFormat } from "./record";

/** What each name of a header means, by `columnName`. */
export type ColumnMap = Readonly<Record<string, Column>>;

export interface Profile {
  columns: ColumnMap;
  /** Names that tell it from all others; none: it is only what an operator says it is. */
  own: readonly string[];
  /** Of a network: enough that title, link and price are there. */
  isNetwork: boolean;
  /** Words of a column that mean something else than they say. */
  words?: Partial<Record<Column, Readonly<Record<string, string>>>>;
}

const tracked = Object.fromEntries(trackedNames.map((name) => [name, "tracked_link" as const]));

/** Names of a header; those of tracked addresses mean the same everywhere. */
function named(columns: Record<string, Column>): ColumnMap {
  return { ...tracked, ...columns };
}

/** What a header says whose other names a person has to explain. */
export const unnamed: ColumnMap = named({});

/** Google Merchant: its own names. */
export const google: ColumnMap = named({
  ...Object.fromEntries(
    (
      [
        "id",
        "title",
        "description",
        "link",
        "image_link",
        "additional_image_link",
        "availability",
        "price",
        "sale_price",
        "sale_price_effective_date",
        "brand",
        "gtin",
        "mpn",
        "item_group_id",
        "google_product_category",
        "product_type",
        "color",
        "size",
        "size_system",
        "gender",
        "age_group",
        "material",
        "pattern",
        "shipping",
        "delivery_time",
        "return_days",
        "free_returns",
        "payment_methods",
        "store_country",
        "store_rating",
        "store_rating_count",
        "store_rating_source",
        "store_outlet",
        "expiration_date",
        "tags",
      ] satisfies Column[]
    ).map((name) => [name, name]),
  ),
  ...{ colour: "color", ean: "gtin", google_category: "google_product_category" },
  ...otherPricesOf("google"),
});

/** Several sources of one column: the first that holds text counts, so order matters. */
const awin = named({
  merchant_product_id: "id",
  aw_product_id: "id",
  product_name: "title",
  description: "description",
  product_short_description: "description",
  merchant_deep_link: "merchant_link",
  merchant_image_url: "image_link",
  large_image: "image_link",
  aw_image_url: "image_link",
  alternate_image: "additional_image_link",
  alternate_image_two: "additional_image_link",
  alternate_image_three: "additional_image_link",
  alternate_image_four: "additional_image_link",
  in_stock: "availability",
  stock_status: "availability",
  search_price: "price",
  store_price: "price",
  display_price: "price",
  ...otherPricesOf("awin"),
  currency: "currency",
  brand_name: "brand",
  product_gtin: "gtin",
  ean: "gtin",
  upc: "gtin",
  mpn: "mpn",
  parent_product_id: "item_group_id",
  merchant_category: "product_type",
  "fashion:category": "product_type",
  category_name: "product_type",
  colour: "color",
  "fashion:size": "size",
  "fashion:suitable_for": "gender",
  "fashion:material": "material",
  "fashion:pattern": "pattern",
  delivery_cost: "shipping",
  delivery_time: "delivery_time",
  merchant_name: "store_name",
});

const tradedoubler = named({
  source_product_id: "id",
  sku: "id",
  tdproduct_id: "id",
  id: "id",
  name: "title",
  description: "description",
  short_description: "description",
  product_url: "link",
  advertiser_product_url: "merchant_link",
  source_product_url: "merchant_link",
  image_url: "image_link",
  product_image: "image_link",
  extra_image_product_large: "additional_image_link",
  availability: "availability",
  in_stock: "availability",
  price: "price",
  ...otherPricesOf("tradedoubler"),
  currency: "currency",
  brand: "brand",
  manufacturer: "brand",
  ean: "gtin",
  gtin: "gtin",
  upc: "gtin",
  mpn: "mpn",
  merchant_category_name: "product_type",
  category: "product_type",
  categories: "product_type",
  tdcategory_name: "product_type",
  color: "color",
  colour: "color",
  size: "size",
  gender: "gender",
  material: "material",
  shipping_cost: "shipping",
  delivery_time: "delivery_time",
  group_id: "item_group_id",
  item_group_id: "item_group_id",
  program_name: "store_name",
});

/** Shopping exports have Google's names; the older catalogues their own. */
const cj = named({
  ...google,
  google_product_category_name: "google_product_category",
  "shipping(country:region:service:price)": "shipping",
  program_name: "store_name",
  programname: "store_name",
  name: "title",
  sku: "id",
  imageurl: "image_link",
  instock: "availability",
  saleprice: "sale_price",
  ...otherPricesOf("cj"),
  currency: "currency",
  manufacturer: "brand",
  manufacturerid: "mpn",
  upc: "gtin",
  advertisercategory: "product_type",
  standardshippingcost: "shipping",
});

/** The older feeds; newer ones have Google's names. */
const webgains = named({
  product_id: "id",
  product_name: "title",
  description: "description",
  deeplink: "link",
  image_large_url: "image_link",
  image_url: "image_link",
  price: "price",
  ...otherPricesOf("webgains"),
  currency: "currency",
  brand: "brand",
  manufacturer: "brand",
  european_article_number: "gtin",
  ean: "gtin",
  manufacturers_product_number: "mpn",
  merchant_category: "product_type",
  category_path: "product_type",
  category_name: "product_type",
  colour: "color",
  color: "color",
  size: "size",
  gender: "gender",
  material: "material",
  in_stock: "availability",
  availability: "availability",
  delivery_cost: "shipping",
  delivery_period: "delivery_time",
  program_name: "store_name",
});

const tradetracker = named({
  id: "id",
  product_id: "id",
  name: "title",
  product_name: "title",
  description: "description",
  url: "link",
  product_url: "link",
  image_url: "image_link",
  image: "image_link",
  images: "image_link",
  additional_image: "additional_image_link",
  price: "price",
  ...otherPricesOf("tradetracker"),
  currency: "currency",
  brand: "brand",
  ean: "gtin",
  sku: "mpn",
  category_path: "product_type",
  subcategories: "product_type",
  categories: "product_type",
  category: "product_type",
  color: "color",
  colour: "color",
  size: "size",
  gender: "gender",
  material: "material",
  stock: "availability",
  availability: "availability",
  delivery_costs: "shipping",
  delivery_time: "delivery_time",
  group_id: "item_group_id",
});

const kelkoo = named({
  offer_id: "id",
  id: "id",
  title: "title",
  product_url: "link",
  landing_page_url: "merchant_link",
  price: "price",
  ...otherPricesOf("kelkoo"),
  currency: "currency",
  brand: "brand",
  description: "description",
  image_url: "image_link",
  image_url_2: "additional_image_link",
  image_url_3: "additional_image_link",
  image_url_4: "additional_image_link",
  ean: "gtin",
  gtin: "gtin",
  mpn: "mpn",
  merchant_category: "product_type",
  google_product_category: "google_product_category",
  availability: "availability",
  delivery_cost: "shipping",
  delivery_time: "delivery_time",
  colour: "color",
  color: "color",
  size: "size",
  fashion_size: "size",
  gender: "gender",
  fashion_gender: "gender",
  age_group: "age_group",
  material: "material",
});

/** The text files have no names but an order: `rakutenHeader` writes them. */
const rakuten = named({
  product_id: "mpn",
  product_name: "title",
  sku_number: "id",
  primary_category: "product_type",
  secondary_category: "product_type",
  product_url: "link",
  product_image_url: "image_link",
  short_product_description: "description",
  long_product_description: "description",
  sale_price: "sale_price",
  retail_price: "price",
  brand: "brand",
  manufacturer_name: "brand",
  shipping: "shipping",
  availability: "availability",
  universal_product_code: "gtin",
  currency: "currency",
  attribute_size: "size",
  attribute_material: "material",
  attribute_color: "color",
  attribute_gender: "gender",
  attribute_age: "age_group",
});

/** The fields of a product in Rakuten's text files, in their order: the primary section, then the attributes of clothing. */
export const rakutenHeader: readonly string[] = [
  ...["product_id", "product_name", "sku_number", "primary_category", "secondary_category", "product_url"],
  ...["product_image_url", "buy_url", "short_product_description", "long_product_description", "discount"],
  ...[
    "discount_type",
    "sale_price",
    "retail_price",
    "begin_date",
    "end_date",
    "brand",
    "shipping",
    "keywords",
  ],
  ...["manufacturer_part_number", "manufacturer_name", "shipping_information", "availability"],
  ...["universal_product_code", "class_id", "currency", "m1", "pixel"],
  ...["attribute_misc", "attribute_type", "attribute_size", "attribute_material", "attribute_color"],
  ...["attribute_gender", "attribute_style", "attribute_age", "attribute_9", "attribute_10"],
];

const yes = "in_stock";

export const profiles: Readonly<Record<FeedFormat, Profile>> = {
  google: { columns: google, own: ["id", "title", "link", "price"], isNetwork: false },
  awin: { columns: awin, own: ["aw_deep_link", "product_name", "search_price"], isNetwork: true },
  tradedoubler: { columns: tradedoubler, own: ["tdproduct_id", "product_url", "price"], isNetwork: true },
  cj: { columns: cj, own: ["buyurl", "name", "price"], isNetwork: true },
  rakuten: { columns: rakuten, own: rakutenHeader.slice(0, 14), isNetwork: true },
  webgains: { columns: webgains, own: ["deeplink", "product_name", "program_name"], isNetwork: true },
  tradetracker: { columns: tradetracker, own: [], isNetwork: true },
  kelkoo: {
    columns: kelkoo,
    own: ["offer_id", "product_url", "merchant_category"],
    isNetwork: true,
    words: {
      availability: {
        "1": yes,
        "2": "backorder",
        "3": yes,
        "4": "preorder",
        "5": "backorder",
        "6": "out_of_stock",
      },
    },
  },
};
