/** Top of every page: menu (phones), wordmark, search, account. The menu itself follows the content in the document. */
import { Icon } from "./icon";
import { Logo } from "./logo";
import { menuId } from "./menu";
import { SearchForm } from "./search-form";

export function Header({ siteName }: { siteName: string }) {
  return (
    <header className="top">
      <a className="tool burger" href={`#${menuId}`}>
        <Icon name="menu" drawn />
        <span className="vh">Apri il menu</span>
      </a>
      <Logo name={siteName} />
      <SearchForm id="cerca" />
      <a className="tool account" href="/account">
        <Icon name="user" drawn />
        <span className="vh">Account</span>
      </a>
    </header>
  );
}
