/** The form of a new alert: what it is about, and what it sends (ours; upstream/DESIGN.md). */
import { formatListing, parseListing } from "contract/listing/query";
import { askedTerms, termsIn } from "contract/listing/terms";
import { parseCents } from "domain/money";
import { isOwnSize, type OwnSizes, ownSizeFor } from "domain/own-sizes";
import * as z from "zod";
import { answerForm } from "~/forms/answer";
import { deviceIn } from "~/forms/push-fields";
import { messages, requiredEmail } from "~/forms/rules";
import { brandFeedHref, brandHref } from "~/lib/brand-href";
import { slugOf } from "~/lib/labels";
import { withFacet } from "~/lib/listing-url";
import { euros, formatPrice } from "~/lib/money";
import { priceHint } from "~/lib/price-hint";
import { soldInWords } from "~/lib/product/offers";
import { isSlug } from "~/lib/slug-shape";
import { type PersonalArgs, type PersonalContext, productNamed } from "./personal";

const newAlertPath = "/avvisi/nuovo";
/** Of the price history beside the field of a price. */
const hintDays = 90;

/** What the address asks to watch: a product by slug or id, a brand, or the filters of a listing. */
async function subjectOf(url: URL, context: PersonalContext) {
  const named = url.searchParams.get("prodotto");
  if (named !== null) return { kind: "product" as const, product: await productNamed(named, context), named };
  const brand = url.searchParams.get("marca");
  if (brand !== null) {
    if (!isSlug(brand)) throw new Response(null, { status: 404 });
    return {
      kind: "brand" as const,
      brand: await context.critical(context.api.brands.bySlug({ slug: brand })),
    };
  }
  const params = Object.fromEntries(url.searchParams);
  const query = { ...parseListing(params), page: 1, sort: "rilevanza" as const };
  const filters = formatListing(query);
  if (Object.keys(filters).length === 0) throw new Response(null, { status: 404 });
  return { kind: "search" as const, search: new URLSearchParams(filters).toString() };
}

interface SizeChoice {
  label: string;
  /** Some offer has it. */
  available: boolean;
}

type Product = Awaited<ReturnType<typeof productNamed>>;

function sizeIn({ attributes }: Product["variants"][number]): string | undefined {
  return attributes.find(({ name }) => name.toLowerCase() === "taglia")?.value;
}

/** The sizes of a product, and the one that its address chose: by `taglia`, or as one of its variants; else this person's own. */
function sizesOf(product: Product, asked: string | null, own: OwnSizes | null) {
  const found = new Map<string, SizeChoice>();
  let chosen = "";
  for (const variant of product.variants) {
    const { id, available } = variant;
    const label = sizeIn(variant);
    if (label === undefined) continue;
    found.set(label, { label, available: available || found.get(label)?.available === true });
    if (asked === null ? id === product.selectedVariantId : slugOf(label) === slugOf(asked)) chosen = label;
  }
  if (found.size < 2) return { sizes: [], size: "", isOwn: false };
  const sizes = [...found.values()];
  const slugs = own && ownSizeFor(own, product.categorySlug, [...found.keys()].map(slugOf))?.slugs;
  // Of several that fit, the one that can be bought is the one to watch.
  const fitting = sizes.filter(({ label }) => slugs?.includes(slugOf(label)));
  const first = fitting.find(({ available }) => available) ?? fitting[0];
  const isOwn = asked === null && chosen === "" && first !== undefined;
  return { sizes, size: isOwn ? first.label : chosen, isOwn };
}

/** 'Taglia S: in 2 negozi da 48,90 € con la spedizione'. */
function soldNow({ variants, offers, price, purchasable }: Product, size: string): string | null {
  if (size === "")
    return purchasable ? `Ora da ${formatPrice(price.current, price.currency)}` : "Ora esaurito";
  const those = variants.filter((variant) => sizeIn(variant) === size).map(({ id }) => id);
  const sold = soldInWords(offers, new Set(those));
  return sold ? `Taglia ${size}: ${sold}` : `Taglia ${size}`;
}

/** On by one press and off by one, as on the listing itself; null where none of one's own sizes applies. */
function ownSizeOf(search: string, own: OwnSizes | null) {
  const query = parseListing(Object.fromEntries(new URLSearchParams(search)));
  const size = own && ownSizeFor(own, query.category);
  if (!size) return null;
  const isOn = isOwnSize(own, query.category, query.facets.size);
  if (query.facets.size && !isOn) return null;
  const to = new URLSearchParams(formatListing(withFacet(query, "size", isOn ? [] : size.slugs)));
  return { label: size.label, isOn, href: `${newAlertPath}?${to}` };
}

export async function alertFormView({ request, context }: PersonalArgs) {
  const url = new URL(request.url);
  const subject = await subjectOf(url, context);
  const { site, visitor, forms } = context;
  const own = subject.kind === "brand" ? null : await visitor.ownSizes();
  const common = {
    site: { name: site.name, origin: site.origin },
    action: `${newAlertPath}${url.search}`,
    token: forms.token(),
    pushKey: site.pushKey,
    member: visitor.member && {
      email: visitor.member.profile.email,
      confirmed: visitor.member.profile.emailConfirmed !== false,
    },
  };
  if (subject.kind === "brand") {
    const { slug, name } = subject.brand;
    const brand = { name, feed: brandFeedHref(slug) };
    return { ...common, brand, product: null, search: null, inSize: null, back: brandHref(slug) };
  }
  if (subject.kind === "search")
    return {
      ...common,
      brand: null,
      product: null,
      search: searchWords(subject.search),
      inSize: ownSizeOf(subject.search, own),
      back: `/prodotti?${subject.search}`,
    };
  const { product, named } = subject;
  const { sizes, size, isOwn } = sizesOf(product, url.searchParams.get("taglia"), own);
  const query = { id: product.id, days: hintDays, size: size || null };
  const history = await context.optional(context.api.products.priceHistory(query), null);
  const shown = {
    name: product.name,
    brand: product.brand?.name ?? null,
    now: soldNow(product, size),
    isOwn,
    /** What is asked for cannot be bought now: the product, or the size that the address chose. */
    gone:
      size === "" ? !product.purchasable : sizes.some(({ label, available }) => label === size && !available),
    picture: product.pictures[0] ?? null,
    hint: history && priceHint(history, size, new Date()),
  };
  return {
    ...common,
    brand: null,
    product: { ...shown, sizes, size },
    search: null,
    inSize: null,
    back: `/${named}`,
  };
}

/** The filters of a search as a person reads them. */
export function searchWords(search: string): string {
  return [...new URLSearchParams(search)]
    .map(([name, value]) => {
      if (name === "cerca") return `“${value}”`;
      if (name === "prezzoMin") return `da ${euros(Number(value))} €`;
      if (name === "prezzoMax") return `fino a ${euros(Number(value))} €`;
      if (name === "escludi") return withoutWords(value);
      if (name === "spedizioneCompresa") return "spedizione compresa";
      if (name === "inSconto") return "in sconto";
      if (name === "nuoviArrivi") return "nuovi arrivi";
      if (name === "condizioni")
        return termsIn(value)
          .map((term) => askedTerms[term].toLowerCase())
          .join(", ");
      if (name === "valutazione") return `almeno ${value} stelle`;
      if (name === "taglia")
        return `taglia ${value.toUpperCase().replaceAll("-", " ").replaceAll(",", ", ")}`;
      return value.replaceAll("-", " ").replaceAll(",", ", ");
    })
    .join(" · ");
}

/** 'senza nero, nike' */
function withoutWords(pairs: string): string {
  const slugs = pairs.split(",").map((pair) => pair.slice(pair.indexOf(":") + 1).replaceAll("-", " "));
  return `senza ${slugs.join(", ")}`;
}

function schemaFor(isMember: boolean) {
  return z.object({
    taglia: z.string().trim().max(60),
    prezzo: z
      .string()
      .trim()
      .transform((text, context) => {
        const cents = text === "" ? null : parseCents(text);
        if (text !== "" && cents === null) context.addIssue({ code: "custom", message: messages.price });
        return cents;
      }),
    canale: z.enum(["email", "feed", "push"]).catch("email"),
    endpoint: z.string().max(1_000),
    p256dh: z.string().max(1_000),
    auth: z.string().max(1_000),
    email: isMember ? z.string() : requiredEmail.or(z.literal("")),
  });
}

export async function alertAction(args: PersonalArgs) {
  const { context, request } = args;
  const subject = await subjectOf(new URL(request.url), context);
  const { visitor, site, forms } = context;
  const schema = schemaFor(visitor.member !== null);
  return answerForm(
    {
      name: "avviso",
      path: `${newAlertPath}${new URL(request.url).search}`,
      schema,
      open: visitor.member === null,
      async send({ taglia, prezzo, canale, email, ...fields }, _, call) {
        const { message, feed, manage } = await visitor.api.alerts.create(
          {
            ...(subject.kind === "product"
              ? { product: subject.product.id, size: taglia || null, targetCents: prezzo }
              : subject.kind === "brand"
                ? { brand: subject.brand.slug }
                : { search: subject.search }),
            channel: canale,
            email: visitor.member || canale !== "email" ? null : email || null,
            device: canale === "push" ? deviceIn(new URLSearchParams(fields)) : null,
            addressHash: forms.addressHash,
          },
          call,
        );
        const address =
          canale === "feed" && feed ? ` Il tuo feed privato: ${feedAddress(site.origin, feed)}` : "";
        const list = manage ? ` I tuoi avvisi: ${site.origin}/avvisi?token=${manage}` : "";
        return { message: `${message ?? "Avviso attivo."}${address}${list}` };
      },
      success: "Avviso attivo.",
      failure: (said) => said ?? "Non è stato possibile creare l'avviso. Riprova.",
    },
    { request, context },
  );
}

export function feedAddress(origin: string, token: string): string {
  return `${origin}/avvisi/feed.xml?chi=${token}`;
}
