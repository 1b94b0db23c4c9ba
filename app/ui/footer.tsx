/** Foot of every page: who runs the site, the pages worth knowing, the legal ones, the social profiles, and the way back up. */
import brand from "brand/brand.json";
import type { Context } from "server/context";
import { preferencesPath } from "~/forms/consent";
import { listingHref } from "~/lib/listing-url";
import { isThere } from "~/lib/written";
import { Icon } from "./icon";
import { Logo } from "./logo";

const about = { href: "/chi-siamo" };
const useful = [
  { href: "/prodotti", label: "Tutti i prodotti" },
  { href: "/offerte", label: "Offerte" },
  { href: listingHref({ newArrivals: true }), label: "Nuovi arrivi" },
  { href: "/codici-sconto-coupon", label: "Codici sconto e coupon" },
  { href: "/quando-conviene", label: "Quando conviene" },
  { href: "/brand", label: "Brand" },
  { href: "/magazine", label: "Magazine" },
  { href: "/come-funziona", label: "Come funziona" },
  { href: "/come-ordiniamo", label: "Come ordiniamo" },
  { href: "/contatti", label: "Contatti" },
  { href: "/newsletter", label: "Newsletter" },
  { href: "/partner-program", label: "Diventa partner" },
];
const legal = [
  { href: "/termini-e-condizioni", label: "Termini e condizioni" },
  { href: "/privacy", label: "Privacy" },
  { href: "/cookie-policy", label: "Cookie policy" },
  { href: preferencesPath, label: "Gestisci Cookie" },
  { href: "/informativa-affiliazione", label: "Informativa affiliazione" },
  { href: "/accessibilita", label: "Accessibilità" },
];

/** What only the footer says of the site. */
export type Imprint = Pick<Context["site"], "company" | "social">;

interface FooterProps {
  name: string;
  /** Addresses of written pages: none is linked that is not there. */
  written: readonly string[] | null;
  imprint: Imprint;
  year: number;
}

export function Footer({ name, written, imprint: { company, social }, year }: FooterProps) {
  const there = ({ href }: { href: string }) => isThere(href, written);
  return (
    <footer className="foot">
      <div className="foot-columns">
        <div>
          <Logo name={name} />
          <p>{brand.slogan}</p>
          {there(about) && (
            <p>
              <a href={about.href}>Chi siamo</a>
            </p>
          )}
        </div>
        <LinkColumn title="Link utili" links={useful.filter(there)} />
        <LinkColumn title="Note legali" links={legal.filter(there)} />
        {social.length > 0 && <LinkColumn title="Seguici" links={social} external />}
      </div>
      <p className="meta colophon">
        {[
          `© ${year} ${company.name}`,
          company.vat && `P. IVA ${company.vat}`,
          company.seat,
          company.register,
          company.capital && `Capitale sociale ${company.capital}`,
        ]
          .filter(Boolean)
          .join(" · ")}
        {company.email && (
          <>
            {" · "}
            <a href={`mailto:${company.email}`}>{company.email}</a>
          </>
        )}
      </p>
      <p className="meta colophon">
        {`${name} non vende prodotti: confronta i prezzi e porta al negozio. Da alcuni link può ricevere una commissione.`}
      </p>
      <a className="tool to-top" href="#inizio">
        <Icon name="up" />
        <span className="vh">Torna su</span>
      </a>
    </footer>
  );
}

function LinkColumn(props: { title: string; links: { href: string; label: string }[]; external?: boolean }) {
  const outside = props.external ? { target: "_blank", rel: "noopener noreferrer" } : {};
  return (
    <nav aria-label={props.title}>
      <p className="group">{props.title}</p>
      <ul>
        {props.links.map((link) => (
          <li key={link.href}>
            <a href={link.href} {...outside}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
