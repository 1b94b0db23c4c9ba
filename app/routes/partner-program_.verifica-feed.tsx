/** /partner-program/verifica-feed: a store uploads a piece of its feed and reads what would be accepted, and why not; nothing is kept. */
import { type ActionFunctionArgs, data } from "@remix-run/cloudflare";
import { useActionData, useMatches } from "@remix-run/react";
import type { RowNote } from "server/feeds/check";
import type { FeedVerdict } from "server/feeds/upload";
import { metaOf } from "~/lib/meta-of";
import { siteOf } from "~/lib/site-of";
import { Breadcrumbs } from "~/ui/breadcrumbs";

const title = "Verifica il tuo feed";
const path = "/partner-program/verifica-feed";

export const handle = { styles: ["prose", "forms"] };

export const meta = metaOf(() => ({
  title,
  description:
    "Carica un estratto del feed del tuo negozio e leggi riga per riga che cosa sarebbe accettato.",
  path,
}));

export async function action({ context, request }: ActionFunctionArgs) {
  const verdict = await context.judgeFeed(request);
  return data(verdict, { status: verdict.status, headers: { "Cache-Control": "private, no-store" } });
}

export default function CheckFeed() {
  const site = siteOf(useMatches());
  const verdict = useActionData<FeedVerdict>();
  return (
    <div className="block prose-page">
      <Breadcrumbs
        items={[
          { name: "Partner program", href: "/partner-program" },
          { name: title, href: null },
        ]}
      />
      <h1>{title}</h1>
      <div className="prose">
        <p>
          Carica un estratto del feed (CSV, TSV, XML o JSON Lines, anche compresso con gzip): al massimo 100
          righe o 1 MB. Lo leggiamo come faremmo per {site.name}, ti diciamo riga per riga che cosa
          accetteremmo, e non conserviamo nulla.
        </p>
        {verdict && <Verdict verdict={verdict} />}
        <form method="post" action={path} encType="multipart/form-data" className="form">
          <p className="field">
            <label htmlFor="feed">File del feed</label>
            <input id="feed" name="feed" type="file" required accept=".csv,.tsv,.txt,.xml,.json,.jsonl,.gz" />
          </p>
          <button type="submit" className="button">
            Verifica
          </button>
        </form>
        <p>
          Tutto a posto? <a href="/partner-program">Candida il tuo negozio</a>.
        </p>
      </div>
    </div>
  );
}

function Verdict({ verdict }: { verdict: FeedVerdict }) {
  const { problem, read, accepted, more, refused, advice } = verdict;
  if (problem)
    return (
      <p className="notice" role="alert">
        {problem}
      </p>
    );
  return (
    <section aria-label="Esito" className="notice">
      <h2>Esito</h2>
      <p role="status">
        Righe lette: {read}. Accettate: {accepted}. Rifiutate: {refused.length}.
        {more && ` Il file ne contiene altre: abbiamo giudicato le prime ${read}.`}
      </p>
      <Notes title="Righe rifiutate" notes={refused} />
      <Notes title="Righe accettate che si possono migliorare" notes={advice} />
    </section>
  );
}

function Notes({ title: heading, notes }: { title: string; notes: RowNote[] }) {
  if (notes.length === 0) return null;
  return (
    <>
      <h3>{heading}</h3>
      <ul>
        {notes.map(({ line, id, reason }) => (
          <li key={`${line} ${reason}`}>
            Riga {line}
            {id && ` (${id})`}: {reason}
          </li>
        ))}
      </ul>
    </>
  );
}
