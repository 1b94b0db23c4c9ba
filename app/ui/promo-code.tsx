/** A discount code is not in the page: a POST brings it, in place with scripts (`browser/codes.ts`) (upstream/DESIGN.md). */
import type { ReactNode } from "react";
import { promotionHref } from "~/lib/promotions-url";

export interface PromotionAnswer {
  /** The code that was asked for. */
  code: string | null;
  /** What became of a vote. */
  thanks: string | null;
  failure: string | null;
}

interface RevealProps {
  slug: string;
  /** The code is shown beside the form, on a page that is not the promotion's own. */
  beside?: boolean;
  /** Opened in a new tab in the same moment: scripts only. */
  opens?: string | null;
  children: ReactNode;
}

/** The form that asks for the code. */
export function Reveal({ slug, beside = false, opens, children }: RevealProps) {
  return (
    <form
      method="post"
      action={promotionHref(slug)}
      data-code={beside ? slug : undefined}
      data-leaves={beside ? "" : undefined}
      data-opens={opens ?? undefined}
    >
      <input type="hidden" name="atto" value="scopri" />
      {children}
    </form>
  );
}

/** Where scripts put the button that copies the code; there is nothing to copy before it is shown. */
export function Copy({ code }: { code: string | null }) {
  return <span data-copy={code ?? ""} data-copied="Codice copiato" />;
}
