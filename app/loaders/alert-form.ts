/** The form of a new alert: what it is about, and what it sends (ours; upstream/DESIGN.md). */
import { emptyListing, formatListing, parseListing } from "contract/listing/query";
import { parseCents } from "contract/money";
import * as z from "zod";
import { answerForm } from "~/forms/answer";
import { requiredEmail } from "~/forms/rules";
import { formatPrice } from "~/lib/money";
import type { PersonalArgs, PersonalContext } from "./personal";
import { productNamed } from "./product-named";

const newAlertPath = "/avvisi/nuovo";

/** What the address asks to watch: a product by slug or id, or the filters of a listing. */
async function subjectOf(url: URL, context: PersonalContext) {
  const named = url.searchParams.get("prodotto");
  if (named !== null) return { kind: "product" as const, product: await productNamed(named, context), named };
  const params = Object.fromEntries(url.searchParams);
  const query = { ...parseListing(params), page: 1, sort: emptyListing.sort };
  const filters = formatListing(query);
  if (Object.keys(filters).length === 0) throw new Response(null, { status: 404 });
  return { kind: "search" as const, search: new URLSearchParams(filters).toString() };
}

/** The sizes of a product and the one that its address chose. */
function sizesOf(product: Awaited<ReturnType<typeof productNamed>>) {
  const sizeIn = (attributes: readonly { name: string; value: string }[]) =>
    attributes.find(({ name }) => name.toLowerCase() === "taglia")?.value;
  const sizes = [...new Set(product.variants.flatMap(({ attributes }) => sizeIn(attributes) ?? []))];
  const chosen = product.variants.find(({ id }) => id === product.selectedVariantId);
  return { sizes: sizes.length > 1 ? sizes : [], size: (chosen && sizeIn(chosen.attributes)) ?? "" };
}

export async function alertFormView({ request, context }: PersonalArgs) {
  const url = new URL(request.url);
  const subject = await subjectOf(url, context);
  const { site, visitor, forms } = context;
  const common = {
    site: { name: site.name, origin: site.origin },
    action: `${newAlertPath}${url.search}`,
    token: forms.token(),
    member: visitor.member && {
      email: visitor.member.profile.email,
      confirmed: visitor.member.profile.emailConfirmed !== false,
    },
  };
  if (subject.kind === "search")
    return {
      ...common,
      product: null,
      search: searchWords(subject.search),
      back: `/prodotti?${subject.search}`,
    };
  const { product, named } = subject;
  const price = product.purchasable ? formatPrice(product.price.current, product.price.currency) : null;
  const shown = {
    name: product.name,
    brand: product.brand?.name ?? null,
    price,
    picture: product.pictures[0] ?? null,
  };
  return { ...common, product: { ...shown, ...sizesOf(product) }, search: null, back: `/${named}` };
}

/** The filters of a search as a person reads them. */
export function searchWords(search: string): string {
  return [...new URLSearchParams(search)]
    .map(([name, value]) => {
      if (name === "cerca") return `“${value}”`;
      if (name === "prezzoMin") return `da ${value} €`;
      if (name === "prezzoMax") return `fino a ${value} €`;
      if (name === "escludi") return withoutWords(value);
      if (name === "inSconto") return "in sconto";
      if (name === "nuoviArrivi") return "nuovi arrivi";
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

const wrongPrice = "Scrivi un prezzo, ad esempio 49,90.";

function schemaFor(isMember: boolean) {
  return z.object({
    taglia: z.string().trim().max(60),
    prezzo: z
      .string()
      .trim()
      .transform((text, context) => {
        const cents = text === "" ? null : parseCents(text);
        if (text !== "" && cents === null) context.addIssue({ code: "custom", message: wrongPrice });
        return cents;
      }),
    canale: z.enum(["email", "feed"]).catch("email"),
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
      async send({ taglia, prezzo, canale, email }, _, call) {
        const { message, feed } = await visitor.api.alerts.create(
          {
            ...(subject.kind === "product"
              ? { product: subject.product.id, size: taglia || null, targetCents: prezzo }
              : { search: subject.search }),
            channel: canale,
            email: visitor.member || canale === "feed" ? null : email || null,
            addressHash: forms.addressHash,
          },
          call,
        );
        const address =
          canale === "feed" && feed ? ` Il tuo feed privato: ${feedAddress(site.origin, feed)}` : "";
        return { message: `${message ?? "Avviso attivo."}${address}` };
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
