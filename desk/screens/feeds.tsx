/** `/gestione/negozi`: how each store's feed does, what its imports said, and a feed that is tried before it is imported. */
import type { FeedHealth, FeedReport, PriceReport } from "contract";
import type { Api } from "server/api";
import { checkFeed, type FeedCheck, type RowNote } from "server/feeds/check";
import { inItalian } from "server/feeds/reasons";
import { formatPrice } from "~/lib/money";
import { agoOf, momentOf, numberOf, shareOf } from "../format";
import { problemPage } from "../layout";
import type { Asked, Screen, Shown } from "../screen";
import { Table } from "../ui/table";

const home = "/gestione/negozi";
/** A feed that is tried here has to fit into the memory of an isolate beside everything else. */
const mostBytes = 8_000_000;
const mostRows = 20_000;
/** Notes that a page shows. */
const mostNotes = 300;

const list: Screen = {
  path: home,
  nav: "Negozi e feed",
  async show({ api, now }) {
    const stores = await api.feeds.health({});
    return {
      title: "Negozi e feed",
      body: (
        <Table
          caption="Negozi"
          rows={stores}
          keyOf={({ store }) => store}
          empty="Nessun negozio: il primo arriva con la prima importazione."
          columns={[
            {
              head: "Negozio",
              cell: ({ store, name }: FeedHealth) => <a href={`${home}/${store}`}>{name}</a>,
            },
            { head: "Ultima importazione", cell: ({ readAt }) => <Age at={readAt} now={now} /> },
            { head: "Offerte", cell: ({ offers }) => numberOf(offers), number: true },
            {
              head: "Disponibili",
              cell: ({ offers, available }) => shareOf(available, offers),
              number: true,
            },
            {
              head: "Con immagini",
              cell: ({ offers, withPictures }) => shareOf(withPictures, offers),
              number: true,
            },
            { head: "GTIN valido", cell: ({ offers, withGtin }) => shareOf(withGtin, offers), number: true },
            {
              head: "Righe rifiutate",
              cell: ({ refused }) => (refused === null ? "–" : numberOf(refused)),
              number: true,
            },
            {
              head: "Prezzi segnalati (7 giorni)",
              cell: ({ priceReports }) => numberOf(priceReports),
              number: true,
            },
          ]}
        />
      ),
    };
  },
};

/** Older than two days is worth a look, older than a week a call to the store. */
function Age({ at, now }: { at: string | null; now: Date }) {
  const old = at === null || now.getTime() - Date.parse(at) > 48 * 3_600_000;
  return <span className={old ? "bad" : "good"}>{at === null ? "mai letta da qui" : agoOf(at, now)}</span>;
}

const store: Screen = {
  path: `${home}/:store`,
  limit: mostBytes + 10_000,
  show: (asked) => storePage(asked, null),
  async act(asked, form) {
    const file: unknown = form.get("feed");
    if (!(file instanceof Blob) || file.size === 0)
      return { ...(await storePage(asked, null)), status: 422, problem: "Scegli il file del feed." };
    return storePage(asked, await tried(asked, file));
  },
};

interface Trial {
  check: FeedCheck;
  /** Offers by their id in the feed; what else changed only the import itself can tell. */
  fresh: number;
  known: number;
  gone: number;
}

async function tried({ api, params, now }: Asked, file: Blob): Promise<Trial> {
  const slug = params.store ?? "";
  const { store: kept } = await api.catalogue.store({ slug });
  const check = await checkFeed(new Uint8Array(await file.arrayBuffer()), {
    store: kept ?? { ...nobodys, slug },
    mostRows,
    now,
  });
  const before = await offersOf(api, slug);
  const named = new Set([...check.rows.map(({ id }) => id), ...check.refused.map(({ id }) => id ?? "")]);
  const known = check.rows.filter(({ id }) => before.has(id)).length;
  const gone = check.more ? 0 : [...before].filter((id) => !named.has(id)).length;
  return { check, fresh: check.rows.length - known, known, gone };
}

const nobodys = {
  name: "",
  host: null,
  logo: null,
  description: null,
  shipping: null,
  freeShippingFrom: null,
  delivery: null,
  coupons: 0,
  deals: 0,
};

async function offersOf(api: Api, slug: string): Promise<Set<string>> {
  const ids = new Set<string>();
  for (let after = ""; ; ) {
    const { offers, more } = await api.catalogue.known({ slug, after });
    for (const [id] of offers) ids.add(id);
    after = offers.at(-1)?.[0] ?? "";
    if (!more) return ids;
  }
}

async function storePage({ api, params, now }: Asked, trial: Trial | null): Promise<Shown> {
  const slug = params.store ?? "";
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return problemPage(404, "Questo negozio non esiste.");
  const [stores, { reports, priceReports }] = await Promise.all([
    api.feeds.health({}),
    api.feeds.store({ store: slug }),
  ]);
  const found = stores.find((each) => each.store === slug);
  if (!found) return problemPage(404, "Questo negozio non esiste.");
  return {
    title: found.name,
    body: (
      <>
        <p>
          Feed letto: <Age at={found.readAt} now={now} /> · {numberOf(found.offers)} offerte ·{" "}
          <a href={`/prodotti?negozio=${slug}`}>Vedi sul sito</a>
        </p>
        {trial && <Outcome trial={trial} />}
        <h2>Prova un feed</h2>
        <form method="post" action={`${home}/${slug}`} encType="multipart/form-data" className="fields">
          <div className="field">
            <label htmlFor="feed">File (CSV, TSV, XML, JSON Lines, anche gzip; fino a 8 MB)</label>
            <input id="feed" name="feed" type="file" required />
          </div>
          <button type="submit">Prova senza importare</button>
        </form>
        <Imports reports={reports} />
        <Prices reports={priceReports} />
      </>
    ),
  };
}

function Outcome({ trial: { check, fresh, known, gone } }: { trial: Trial }) {
  if (check.broken !== null)
    return (
      <p className="message wrong" role="alert">
        Il feed non si può leggere: {check.broken}.
      </p>
    );
  return (
    <section aria-label="Esito della prova">
      <p className="message" role="status">
        Righe lette {numberOf(check.read)}: {numberOf(fresh)} offerte nuove, {numberOf(known)} già note,{" "}
        {numberOf(check.refused.length)} rifiutate; {numberOf(gone)} sparirebbero dal catalogo. Nulla è stato
        importato.
        {check.more && ` Il file ne ha altre: qui se ne leggono ${numberOf(mostRows)}.`}
      </p>
      <Notes title="Righe rifiutate" notes={check.refused} />
      <Notes title="Righe che si possono migliorare" notes={check.advice} />
    </section>
  );
}

function Notes({ title, notes }: { title: string; notes: RowNote[] }) {
  if (notes.length === 0) return null;
  return (
    <>
      <h2>
        {title}: {numberOf(notes.length)}
      </h2>
      <Table
        caption={title}
        rows={notes.slice(0, mostNotes)}
        keyOf={({ line, reason }) => `${line} ${reason}`}
        empty=""
        columns={[
          { head: "Riga", cell: ({ line }: RowNote) => numberOf(line), number: true },
          { head: "Identificativo", cell: ({ id }) => id },
          { head: "Motivo", cell: ({ reason }) => reason },
        ]}
      />
    </>
  );
}

function Imports({ reports }: { reports: FeedReport[] }) {
  return (
    <>
      <h2>Importazioni</h2>
      <Table
        caption="Importazioni"
        rows={reports}
        keyOf={({ at }, place) => `${at} ${place}`}
        empty="Nessuna importazione da quando il banco le annota."
        columns={[
          { head: "Quando", cell: ({ at }: FeedReport) => momentOf(at) },
          { head: "Lette", cell: ({ read }) => numberOf(read), number: true },
          { head: "Nuove", cell: (report) => numberOf(report.new), number: true },
          { head: "Cambiate", cell: ({ changed }) => numberOf(changed), number: true },
          { head: "Invariate", cell: ({ unchanged }) => numberOf(unchanged), number: true },
          { head: "Sparite", cell: ({ gone }) => numberOf(gone), number: true },
          {
            head: "Rifiutate",
            cell: ({ refused, refusals }) =>
              refused === 0 ? (
                "0"
              ) : (
                <details>
                  <summary>{numberOf(refused)}</summary>
                  <ul>
                    {refusals.map(([line, id, reason]) => (
                      <li key={`${line} ${reason}`}>
                        Riga {line}
                        {id && ` (${id})`}: {inItalian(reason)}
                      </li>
                    ))}
                  </ul>
                </details>
              ),
          },
        ]}
      />
    </>
  );
}

function Prices({ reports }: { reports: PriceReport[] }) {
  return (
    <>
      <h2>Prezzi segnalati dai visitatori</h2>
      <p>
        <a href="/gestione/prezzi-segnalati">Controlla e chiudi le segnalazioni</a>
      </p>
      <Table
        caption="Prezzi segnalati"
        rows={reports}
        keyOf={({ offerId, at }) => `${offerId} ${at}`}
        empty="Nessuna segnalazione."
        columns={[
          { head: "Quando", cell: ({ at }: PriceReport) => momentOf(at) },
          {
            head: "Prodotto",
            cell: ({ product, slug }) => (slug ? <a href={`/${slug}`}>{product}</a> : "–"),
          },
          { head: "Da noi", cell: ({ priceCents }) => formatPrice(priceCents), number: true },
          {
            head: "Visto",
            cell: ({ seenCents }) => (seenCents === null ? "–" : formatPrice(seenCents)),
            number: true,
          },
          { head: "Nota", cell: ({ note }) => note },
        ]}
      />
    </>
  );
}

export const feedScreens: readonly Screen[] = [list, store];
