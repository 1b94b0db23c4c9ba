/**
 * What the visitor wants the listing to be. Every press counts, whatever is still loading: it changes the wish, the filters
 * show the wish at once, and one request follows when the presses rest. A newer request takes the place of an older one.
 */
import { useLocation, useNavigate, useNavigationType } from "@remix-run/react";
import type { ListingQuery } from "contract/listing/query";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { listingHref } from "~/lib/listing-url";
import { listingOf } from "./address";

/** Milliseconds of rest before a wish is asked for (product.md 'Listing'). */
const rest = 300;

export interface Wish {
  /** What is wanted; what is shown, once that has arrived. */
  query: ListingQuery;
  /** It has not arrived yet. */
  pending: boolean;
  /** Wants the listing at this address: shown at once, asked for after a rest. */
  want(href: string): void;
}

export function useWish(shown: ListingQuery): Wish {
  const navigate = useNavigate();
  const { key } = useLocation();
  const cameBack = useNavigationType() === "POP";
  const [wanted, setWanted] = useState<ListingQuery | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();

  const want = useCallback(
    (href: string) => {
      clearTimeout(timer.current);
      setWanted(queryAt(href));
      timer.current = setTimeout(() => navigate(href, { replace: true, preventScrollReset: true }), rest);
    },
    [navigate],
  );
  useEffect(() => () => clearTimeout(timer.current), []);

  // An answer to an older wish leaves the newer one waiting; the back button gives it up.
  const arrived = wanted !== null && listingHref(wanted) === listingHref(shown);
  useEffect(() => {
    if (arrived) setWanted(null);
  }, [arrived]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history counts, not only its kind
  useEffect(() => {
    if (!cameBack) return;
    clearTimeout(timer.current);
    setWanted(null);
  }, [cameBack, key]);

  return useMemo(
    () => ({ query: wanted ?? shown, pending: wanted !== null && !arrived, want }),
    [wanted, shown, arrived, want],
  );
}

function queryAt(href: string): ListingQuery {
  return listingOf(new URL(href, "http://x"));
}
