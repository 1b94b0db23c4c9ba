/** `/gestione/commissioni/reti`: how transactions come in: Awin's API, tables of the others, addresses that networks call, rates. */
import { type SaleNetwork, saleNetworks } from "contract";
import { dayWritten, shifted } from "domain/moments";
import { momentOf, numberOf } from "domain/told";
import { salesLimits, takeFile, type Uploaded } from "server/commissions/upload";
import { inItalian } from "server/feeds/reasons";
import type { NetworkAccount } from "upstream/desk";
import { done, fieldOf, type Screen, type ScreenContext } from "../../screen";
import { choice, day, Form, file, labelsOf, line, optionsOf, secret, writtenIn } from "../../ui/fields";
import { ActButton } from "../../ui/form";
import { LinkLine, RefusedLines } from "../../ui/table";
import { Postbacks, Rates, rateFile } from "./network-parts";
import { commissionsHome, saleNetworkNames as names, networksHome as path } from "./words";

const usualDays = 90;

const awinFields = (hasToken: boolean) => ({
  publisher: line("Numero di editore", { max: 12 }),
  token: secret("Gettone dell’API", {
    max: 500,
    hint: hasToken
      ? "Ce n’è uno: vuoto, resta quello."
      : "Si crea nel profilo di Awin, sotto «API credentials».",
  }),
  since: day("Chiedi dal", { required: true }),
});
const connection = awinFields(false);
const table = {
  rete: choice("Rete", optionsOf(names)),
  tabella: file(
    `File CSV delle transazioni, anche gzip (fino a ${numberOf(salesLimits.rows)} righe e ${salesLimits.bytes / 1_000_000} MB)`,
  ),
};

/** What an act leaves to be shown once. */
interface News {
  uploaded?: Uploaded;
  secret?: { network: SaleNetwork; secret: string };
  converted?: { rates: number; converted: number };
}

export const networks: Screen = {
  path,
  name: "Reti e transazioni",
  limit: salesLimits.bytes + 100_000,
  patience: 25_000,
  labels: () => labelsOf(connection),
  show: (context) => page(context, {}),
  async act(context, form) {
    const { api } = context;
    const network = saleNetworks.find((one) => one === fieldOf(form, "rete")) ?? "altra";
    switch (fieldOf(form, "atto")) {
      case "collega": {
        const { publisher, token, since } = writtenIn(connection, form);
        const noDay = "«Chiedi dal»: scrivi una data, come 3/12/2026.";
        if (!since || dayWritten(since) === null) return { refused: noDay, blamed: "since" };
        await api.commissions.connect({ publisher, since, ...(token && { token }) });
        return done(path, "salvato");
      }
      case "chiedi":
        await api.commissions.askNow({});
        return done(path, "chiesto");
      case "scollega":
        await api.commissions.disconnect({ network });
        return done(path, "salvato");
      case "segreto":
        return page(context, { secret: { network, ...(await api.commissions.newSecret({ network })) } });
      case "cambi":
        return takeRates(context, form);
      default:
        return takeTable(context, form, network);
    }
  },
};

async function takeTable(context: ScreenContext, form: FormData, network: SaleNetwork) {
  const { tabella } = writtenIn(table, form);
  if (!tabella) return { refused: "Scegli il file delle transazioni." };
  const uploaded = await takeFile(context.api, tabella, network, context.now);
  return page({ ...context, typed: form }, { uploaded });
}

async function takeRates(context: ScreenContext, form: FormData) {
  const csv = (await writtenIn(rateFile, form).cambi?.text()) ?? "";
  return page(context, { converted: await context.api.commissions.takeRates({ csv }) });
}

async function page(context: ScreenContext, news: News) {
  const { api } = context;
  const [accounts, rates] = await Promise.all([api.commissions.accounts({}), api.commissions.rates({})]);
  const awin = accounts.find(({ network }) => network === "awin");
  return (
    <>
      <LinkLine to={commissionsHome}>Torna alle commissioni</LinkLine>
      {news.uploaded && <Outcome uploaded={news.uploaded} />}
      {news.secret && <Secret of={news.secret} origin={context.url.origin} />}
      {news.converted && (
        <p className="message" role="status">
          Tassi letti: {numberOf(news.converted.rates)}; transazioni convertite:{" "}
          {numberOf(news.converted.converted)}.
        </p>
      )}
      {awin && <Awin account={awin} context={context} />}
      <h2>Tabella di una rete</h2>
      <Form
        of={table}
        kept={{ rete: "tradedoubler" }}
        context={context}
        action={path}
        button="Leggi le transazioni"
      />
      <p className="hint">Lo stesso file due volte, o uno vecchio dopo uno nuovo, non cambia nulla.</p>
      <h2>Avvisi delle reti</h2>
      <Postbacks accounts={accounts} now={context.now} />
      <Rates rates={rates} />
    </>
  );
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
      <RefusedLines title="Righe rifiutate" refused={refused} />
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

function Awin({ account, context }: { account: NetworkAccount; context: ScreenContext }) {
  const { publisher, since, hasToken, problem, leftOut, askedAt, nextAt } = account;
  const usual = shifted(context.now, -usualDays * 86_400_000).slice(0, 10);
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
            <ActButton action={path} fields={{ atto: "chiedi" }} does="Chiedi adesso" />
            <ActButton action={path} fields={{ atto: "scollega", rete: "awin" }} does="Scollega Awin" />
          </div>
        </>
      )}
      <RefusedLines
        title="Offerte e programmi lasciati fuori dall’ultimo giro"
        refused={leftOut.map(({ id, reason }) => ({ id, reason: inItalian(reason) }))}
      />
      <Form
        of={awinFields(hasToken)}
        kept={{ publisher, since: since ?? usual }}
        context={context}
        action={path}
        sends={{ atto: "collega" }}
        button={hasToken ? "Salva Awin" : "Collega Awin"}
      />
    </section>
  );
}
