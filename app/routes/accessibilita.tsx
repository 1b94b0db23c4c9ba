/** /accessibilita (directive EU 2019/882, legislative decree 82/2022): about this code, so beside it, dated when last checked. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useMatches } from "@remix-run/react";
import { formatLongDate } from "~/lib/dates-it";
import { metaOf } from "~/lib/meta-of";
import { breadcrumbJsonLd } from "~/lib/seo";
import { siteOf } from "~/lib/site-of";
import { contentCrumbs } from "~/loaders/content";
import { Breadcrumbs } from "~/ui/breadcrumbs";

const title = "Dichiarazione di accessibilità";
const path = "/accessibilita";
const checkedOn = "2026-11-21";

export const handle = { styles: ["prose"] };

export const meta = metaOf((_, site) => ({
  title,
  description: `Quanto è accessibile ${site.name}, come lo verifichiamo e come segnalarci un problema.`,
  path,
  jsonLd: [breadcrumbJsonLd(contentCrumbs(title, path), site.origin)],
}));

export function loader({ context }: LoaderFunctionArgs) {
  const { company } = context.site;
  return { company: company.name, email: company.email };
}

export default function Accessibility() {
  const { company, email } = useLoaderData<typeof loader>();
  const site = siteOf(useMatches());
  return (
    <div className="block prose-page">
      <Breadcrumbs items={contentCrumbs(title, "")} />
      <h1>{title}</h1>
      <div className="prose">
        <p>
          {company} si impegna a rendere {site.name} accessibile a tutte le persone, come chiedono la
          direttiva (UE) 2019/882 e il decreto legislativo 27 maggio 2022, n. 82. Questa dichiarazione
          riguarda il sito <a href="/">{new URL(site.origin).host}</a>.
        </p>
        <Conformity />
        <Contacts email={email} />
      </div>
      <p className="meta updated">
        Redatta il <time dateTime={checkedOn}>{formatLongDate(checkedOn)}</time> e riveduta a ogni modifica
        importante del sito.
      </p>
    </div>
  );
}

function Conformity() {
  return (
    <>
      <h2>Stato di conformità</h2>
      <p>
        Il sito è <strong>parzialmente conforme</strong> alla norma UNI CEI EN 301549, che comprende le linee
        guida WCAG 2.1 di livello AA: le eccezioni sono elencate qui sotto.
      </p>
      <h2>Che cosa abbiamo fatto</h2>
      <ul>
        <li>Ogni pagina e ogni modulo funzionano anche senza JavaScript e con la sola tastiera.</li>
        <li>I testi si leggono con un contrasto sufficiente e si ingrandiscono senza perdere contenuti.</li>
        <li>Titoli, elenchi, campi e messaggi di errore sono descritti per i lettori di schermo.</li>
        <li>Le animazioni si fermano per chi ha chiesto al dispositivo di ridurle.</li>
        <li>I messaggi che spariscono da soli aspettano finché ci sei sopra con il mouse o la tastiera.</li>
      </ul>
      <h2>Contenuti non accessibili</h2>
      <ul>
        <li>
          Le fotografie degli articoli arrivano dai negozi senza una descrizione propria: il testo alternativo
          riprende nome e colore del prodotto.
        </li>
        <li>
          Le descrizioni scritte dai negozi possono contenere abbreviazioni o parole straniere non segnalate.
        </li>
        <li>I siti dei negozi, verso i quali ti accompagniamo, non dipendono da noi.</li>
      </ul>
      <h2>Come lo verifichiamo</h2>
      <p>
        Questa dichiarazione si basa su un’autovalutazione: a ogni modifica le pagine sono controllate in modo
        automatico con un verificatore delle WCAG, su telefono e su schermo grande, e provate con la tastiera,
        senza JavaScript e con un browser testuale.
      </p>
    </>
  );
}

function Contacts({ email }: { email: string | null }) {
  return (
    <>
      <h2>Segnalaci un problema</h2>
      <p>
        Se qualcosa non si legge o non si usa, dicci in quale pagina e con quale dispositivo
        {email ? (
          <>
            : scrivi a <a href={`mailto:${email}`}>{email}</a> oppure usa la{" "}
            <a href="/contatti">pagina dei contatti</a>.
          </>
        ) : (
          <>
            {" "}
            dalla <a href="/contatti">pagina dei contatti</a>.
          </>
        )}{" "}
        Rispondiamo entro 30 giorni.
      </p>
      <h2>Se la risposta non basta</h2>
      <p>
        Se non ricevi risposta, o se non ti soddisfa, puoi rivolgerti all’Agenzia per l’Italia digitale
        (AgID), che vigila sull’accessibilità dei servizi, dal sito{" "}
        <a href="https://www.agid.gov.it/" rel="noopener">
          agid.gov.it
        </a>
        .
      </p>
    </>
  );
}
