/** The texts that a shop needs before it opens, each with its draft (docs/decisions/0510). */
import chiSiamo from "./chi-siamo.html";
import comeOrdiniamo from "./come-ordiniamo.html";
import contatti from "./contatti.html";
import cookies from "./cookie-policy.html";
import affiliazione from "./informativa-affiliazione.html";
import partner from "./partner-program.html";
import privacy from "./privacy.html";
import termini from "./termini-e-condizioni.html";

export interface Draft {
  /** Also its address on the site. */
  slug: string;
  title: string;
  html: string;
  /** Kind of legal text; a page of the CMS where there is none. */
  legal?: "terms" | "privacy" | "cookies";
}

export const drafts: readonly Draft[] = [
  { slug: "privacy", title: "Informativa sulla privacy", html: privacy, legal: "privacy" },
  { slug: "cookie-policy", title: "Cookie policy", html: cookies, legal: "cookies" },
  { slug: "termini-e-condizioni", title: "Termini e condizioni", html: termini, legal: "terms" },
  { slug: "informativa-affiliazione", title: "Informativa sull’affiliazione", html: affiliazione },
  { slug: "come-ordiniamo", title: "Come ordiniamo i risultati", html: comeOrdiniamo },
  { slug: "chi-siamo", title: "Chi siamo", html: chiSiamo },
  { slug: "contatti", title: "Contatti", html: contatti },
  { slug: "partner-program", title: "Diventa partner", html: partner },
];
