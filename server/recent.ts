/** The products that a visitor opened last: a technical cookie, so that 'Visti di recente' needs neither scripts nor an identity. */
/** At most this many, newest first (spec 000 §9 'Carousel maximum'). */
const limit = 20;
const name = "visti";
const month = 30 * 86_400;

export interface RecentlyViewed {
  /** Product ids, newest first. */
  ids: number[];
  /** The `Set-Cookie` line after this product was opened; null when nothing changes or nobody looked (crawlers, HEAD, prefetch). */
  afterOpening(id: number): string | null;
}

/** Reads the cookie; whatever is not a list of ids counts as absent. */
export function recentlyViewedOf(request: Request, isVisit: boolean): RecentlyViewed {
  const text = /(?:^|;\s*)visti=(\d{1,15}(?:\.\d{1,15}){0,40})(?:;|$)/.exec(
    request.headers.get("Cookie") ?? "",
  );
  const ids = [...new Set(text?.[1]?.split(".").map(Number) ?? [])].slice(0, limit);
  return {
    ids,
    afterOpening(id) {
      if (!isVisit || ids[0] === id) return null;
      const kept = [id, ...ids.filter((other) => other !== id)].slice(0, limit);
      const secure = new URL(request.url).protocol === "https:" ? "; Secure" : "";
      return `${name}=${kept.join(".")}; Path=/; Max-Age=${month}; HttpOnly; SameSite=Lax${secure}`;
    },
  };
}
