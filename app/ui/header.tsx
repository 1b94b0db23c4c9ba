/** Top of every page: wordmark, search, the visitor's tools, and the entries of the menu. */
import type { ReactNode } from "react";
import { menuId } from "~/lib/menu-view";
import { tools } from "~/slots/tools";
import { Icon } from "./icon";
import { Logo } from "./logo";
import { SearchForm } from "./search-form";
import { Slot } from "./slot";

export function Header({ siteName, menu }: { siteName: string; menu: ReactNode }) {
  return (
    <header className="top">
      <a className="tool burger" href={`#${menuId}`}>
        <Icon name="menu" drawn />
        <span className="vh">Apri il menu</span>
      </a>{" "}
      <Logo name={siteName} />
      <SearchForm id="cerca" />
      <Slot kind={tools} of={null} />
      {menu}
    </header>
  );
}
