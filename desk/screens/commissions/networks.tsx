/** `/gestione/commissioni/reti`: how transactions come in: Awin's API, tables of the others, addresses that networks call, rates. */
import { type NetworkAccount, type SaleNetwork, saleNetworks } from "contract";
import { dayWritten } from "contract/moments";
import { salesLimits, takeFile, type Uploaded } from "server/commissions/upload";
import { momentOf, numberOf } from "../../format";
import { type Asked, done, fieldOf, refusedBy, type Screen, type Shown } from "../../screen";
import { ActButton, Choice, DateField, TextField } from "../../ui/form";
import { Table } from "../../ui/table";
import { Postbacks, Rates } from "./network-parts";
import { commissionsHome, saleNetworkNames as names, networksHome as path } from "./words";

const labels = { publisher: "Numero di editore", token: "Gettone dell’API", since: "Chiedi dal" };
const usualDays = 90;

/** What an act leaves to be shown once. */
interface News {
  uploaded?: Uploaded;
  secret?: { network: SaleNetwork; secret: string };
  converted?: { rates: number; converted: number };
}

export const networks: Screen = {
  path,
  limit: salesLimits.bytes + 100_000,
  patience: 25_000,
  labels: () => labels,
  show: (asked) => page(asked, {}),
  async act(asked, form) {
    const { api } = asked;
    const network = saleNetworks.find((one) => one === fieldOf(form, "rete")) ?? "altra";
    switch (fieldOf(form, "atto")) {
      case "collega": {
        const since = dayWritten(fieldOf(form, "since"));
        if (!since)
          return refusedBy(networks, asked, form, "«Chiedi dal»: scrivi una data, come 3/12/2026.", "since");
        const token = fieldOf(form, "token");
        await api.commissions.connect({
          publisher: fieldOf(form, "publisher"),
          since,
          ...(token && { token }),
        });
        return done(path, "salvato");
      }
      case "chiedi":
        await api.commissions.askNow({});
        return done(path, "chiesto");
      case "scollega":
        await api.commissions.disconnect({ network });
        return done(path, "salvato");
      case "segreto":
        return page(asked, { secret: { network, ...(await api.commissions.newSecret({ network })) } });
      case "cambi":
        return takeRates(asked, form);
      default:
        return takeTable(asked, form, network);
    }
  },
};

async function takeTable(asked: Asked, form: FormData, network: SaleNetwork): Promise<Shown | Response> {
  const file: unknown = form.get("tabella");
  if (!(file instanceof Blob) || file.size === 0)
    return refusedBy(networks, asked, form, "Scegli il file delle transazioni.");
  const uploaded = await takeFile(asked.api, file, network);
  return "problem" in uploaded
    ? refusedBy(networks, asked, form, uploaded.problem)
    : page({ ...asked, typed: form }, { uploaded });
}

async function takeRates(asked: Asked, form: FormData): Promise<Shown | Response> {
  const file: unknown = form.get("cambi");
  const csv = file instanceof Blob ? await file.text() : "";
  return page(asked, { converted: await asked.api.commissions.takeRates({ csv }) });
}

async function page(asked: Asked, news: News): Promise<Shown> {
  const { api } = asked;
  const [accounts, rates] = await Promise.all([api.commissions.accounts({}), api.commissions.rates({})]);
  const awin = accounts.find(({ network }) => network === "awin");
  return {
    title: "Reti e transazioni",
    body: (
      <>
        <p>
          <a href={commissionsHome}>Torna alle commissioni</a>
        </p>
        {news.uploaded && <Outcome uploaded={news.uploaded} />}
        {news.secret && <Secret of={news.secret} origin={asked.url.origin} />}
        {news.converted && (
          <p className="message" role="status">
            Tassi letti: {numberOf(news.converted.rates)}; transazioni convertite:{" "}
            {numberOf(news.converted.converted)}.
          </p>
        )}
        {awin && <Awin account={awin} asked={asked} />}
        <h2>Tabella di una rete</h2>
        <form method="post" action={path} encType="multipart/form-data" className="fields">
          <Choice
            name="rete"
            label="Rete"
            options={saleNetworks.map((one) => [one, names[one]] as const)}
            value="tradedoubler"
            asked={asked}
          />
          <div className="field">
            <label htmlFor="tabella">
              File CSV delle transazioni (fino a {numberOf(salesLimits.rows)} righe)
            </label>
            <input id="tabella" name="tabella" type="file" required />
          </div>
          <button type="submit">Leggi le transazioni</button>
        </form>
        <p className="hint">Lo stesso file due volte, o uno vecchio dopo uno nuovo, non cambia nulla.</p>
        <h2>Avvisi delle reti</h2>
        <Postbacks accounts={accounts} now={asked.now} />
        <Rates rates={rates} />
      </>
    ),
  };
}

function Outcome({ uploaded }: { uploaded: Uploaded }) {
  const { read, fresh, changed, withoutClick, withoutRate, refused } = uploaded;
  return (
    <section aria-label="Esito della lettura">
      <p className="message" role="status">
        Transazioni lette {numberOf(read)}: {numberOf(fresh)} nuove, {numberOf(changed)} cambiate; di queste{" "}
        {numberOf(withoutClick)} senza un clic riconosciuto e {numberOf(withoutRate)} senza cambio. Righe
        rifiutate {numberOf(refused.length)}.
      </p>
      {refused.length > 0 && (
        <Table
          caption="Righe rifiutate"
          rows={refused}
          keyOf={({ line }) => line}
          empty=""
          columns={[
            { head: "Riga", cell: ({ line }) => numberOf(line), number: true },
            { head: "Perché", cell: ({ reason }) => reason },
          ]}
        />
      )}
    </section>
  );
}

function Secret({ of: { network, secret }, origin }: { of: NonNullable<News["secret"]>; origin: string }) {
  const query =
    "id={transazione}&riferimento={riferimento}&stato={stato}&vendita={valore}&commissione={commissione}&valuta={valuta}&ordine={data}&modifica={modifica}";
  return (
    <section aria-label="Indirizzo per gli avvisi" className="message">
      <p role="status">Copia adesso l’indirizzo per {names[network]}: il segreto qui non si vedrà più.</p>
      <p className="said">
        <code>{`${origin}/api/commissioni/avviso/${network}?chiave=${secret}&${query}`}</code>
      </p>
      <p>Al posto delle parentesi metti i segnaposto che la rete usa per i suoi valori.</p>
    </section>
  );
}

function Awin({ account, asked }: { account: NetworkAccount; asked: Asked }) {
  const { publisher, since, hasToken, problem, askedAt, nextAt } = account;
  const usual = new Date(asked.now.getTime() - usualDays * 86_400_000).toISOString().slice(0, 10);
  return (
    <section>
      <h2>Awin</h2>
      {problem && <p className="message wrong">L’ultima domanda non è riuscita: {problem}</p>}
      {hasToken && (
        <>
          <p>
            Chiesta per intero: {momentOf(askedAt)} · prossima: {momentOf(nextAt)}
          </p>
          <div className="acts">
            <ActButton action={path} fields={{ atto: "chiedi" }}>
              Chiedi adesso
            </ActButton>
            <ActButton action={path} fields={{ atto: "scollega", rete: "awin" }}>
              Scollega Awin
            </ActButton>
          </div>
        </>
      )}
      <form method="post" action={path} className="fields">
        <input type="hidden" name="atto" value="collega" />
        <TextField
          name="publisher"
          label={labels.publisher}
          value={publisher}
          asked={asked}
          required
          max={12}
        />
        <TextField
          name="token"
          label={labels.token}
          type="password"
          asked={asked}
          max={500}
          hint={
            hasToken
              ? "Ce n’è uno: vuoto, resta quello."
              : "Si crea nel profilo di Awin, sotto «API credentials»."
          }
        />
        <DateField name="since" label={labels.since} value={since ?? usual} asked={asked} required />
        <button type="submit">{hasToken ? "Salva Awin" : "Collega Awin"}</button>
      </form>
    </section>
  );
}
