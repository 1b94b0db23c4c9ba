/** The member's area: its menu (a rail on wide screens, rows on phones), a title, and what the page is about. */
import type { ReactNode } from "react";
import { Breadcrumbs } from "./breadcrumbs";
import { CleanHtml } from "./clean-html";

/** The two menus of the account: tabs of `/account`, and the pages of the older area (product.md 'Account'). */
const menus = {
  tabs: [
    { label: "Le mie informazioni", href: "/account?tab=info" },
    { label: "Wishlist", href: "/account?tab=wishlist" },
    { label: "Crea una lista", href: "/account?tab=createWishlist" },
    { label: "Le mie taglie", href: "/taglie" },
  ],
  pages: [
    { label: "Le mie informazioni", href: "/account/info" },
    { label: "Le mie liste", href: "/account/wishlist" },
    { label: "Crea una lista", href: "/account/create-wishlist" },
    { label: "Le mie taglie", href: "/taglie" },
  ],
} as const;

export interface AccountFrameProps {
  title: string;
  menu?: keyof typeof menus;
  /** Address of the entry that is open. */
  current?: string;
  /** Of the page content service; sanitised where it entered. */
  text?: string | null;
  /** Its content is a grid of goods. */
  wide?: boolean;
  children: ReactNode;
}

export function AccountFrame({ title, menu = "pages", current, text, wide, children }: AccountFrameProps) {
  return (
    <div className={wide ? "block account-page wishlist" : "block account-page"}>
      <Breadcrumbs
        items={[
          { name: "Home", href: "/" },
          ...(current ? [] : [{ name: "Account", href: "/account/info" }]),
          { name: title, href: null },
        ]}
      />
      <div className="account-columns">
        <nav className="account-menu" aria-label="Account">
          <ul>
            {menus[menu].map(({ label, href }) => (
              <li key={href}>
                <a href={href} aria-current={href === current ? "page" : undefined}>
                  {label}
                </a>
              </li>
            ))}
            <li>
              <form method="post" action="/logout">
                <button type="submit">Esci</button>
              </form>
            </li>
          </ul>
        </nav>
        <div className="account-content">
          <h1>{title}</h1>
          <CleanHtml className="prose" of={text} />
          {children}
        </div>
      </div>
    </div>
  );
}

/** A page of one narrow form, for whoever is not signed in. */
export function DoorFrame({
  title,
  text,
  left = false,
  children,
}: {
  title: string;
  text?: string | null;
  /** Somebody has just signed out: scripts tell other tabs. */
  left?: boolean;
  children: ReactNode;
}) {
  return (
    <div className="block door" data-left={left || undefined}>
      <Breadcrumbs
        items={[
          { name: "Home", href: "/" },
          { name: title, href: null },
        ]}
      />
      <h1>{title}</h1>
      {children}
      <CleanHtml className="prose" of={text} />
    </div>
  );
}
