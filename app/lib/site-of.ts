/** The site's name and origin for `meta` functions, which see the data of all matched routes. */
import brand from "brand/brand.json";

export interface SiteIdentity {
  name: string;
  origin: string;
}

/** Reads what the root loader answered; when it failed, a name without an origin that anybody could index. */
export function siteOf(matches: readonly { id: string; data: unknown }[]): SiteIdentity {
  const root = matches.find((match) => match.id === "root")?.data as { site?: SiteIdentity } | undefined;
  return root?.site ?? { name: brand.name, origin: "http://localhost" };
}
