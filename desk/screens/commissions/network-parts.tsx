/** What stands below the forms of `/gestione/commissioni/reti`: networks that call by themselves, and rates. */
import { agoOf, dayOf, numberOf } from "domain/told";
import type { NetworkAccount } from "upstream/desk";
import type { ScreenContext } from "../../screen";
import { Form, file } from "../../ui/fields";
import { ActButton } from "../../ui/form";
import { Table } from "../../ui/table";
import words from "../../words.json";
import { saleNetworkNames as names, networksHome as path } from "./words";

export const rateFile = { cambi: file("File dei cambi della Banca centrale europea, CSV o XML") };

export function Postbacks({ accounts, now }: { accounts: readonly NetworkAccount[]; now: Date }) {
  return (
    <Table
      stacked
      caption="Reti che avvisano da sole"
      rows={accounts}
      columns={[
        ["Rete", ({ network }: NetworkAccount) => names[network]],
        ["Ultime notizie", ({ heardAt }) => agoOf(heardAt, now)],
        ["Avvisi", ({ hasPostback }) => (hasPostback ? "con un segreto" : "spenti")],
        [
          "",
          ({ network, hasPostback }) => (
            <ActButton
              action={path}
              fields={{ atto: "segreto", rete: network }}
              label={`${hasPostback ? "Nuovo segreto" : "Crea l’indirizzo"} per ${names[network]}`}
              does={hasPostback ? "Nuovo segreto" : "Crea l’indirizzo"}
            />
          ),
        ],
      ]}
    />
  );
}

export function Rates({
  rates: { rates, missing, problem },
}: {
  rates: Awaited<ReturnType<ScreenContext["api"]["commissions"]["rates"]>>;
}) {
  return (
    <section>
      <h2>Cambi</h2>
      {problem && <p className="message wrong">{problem}</p>}
      {missing.map(({ currency, from, to, sales }) => (
        <p className="message wrong" key={currency}>
          Transazioni in {currency} dal {dayOf(from)} al {dayOf(to)} che aspettano un cambio e non contano in
          euro: {numberOf(sales)}.
        </p>
      ))}
      <p>
        {rates.length === 0
          ? "Ancora nessun cambio."
          : `Gli ultimi: ${rates.map((rate) => `${rate.currency} del ${dayOf(rate.day)}`).join(", ")}.`}
      </p>
      <p className="hint">{words.texts.rates}</p>
      <Form
        of={rateFile}
        context={{ typed: null }}
        action={path}
        sends={{ atto: "cambi" }}
        button="Leggi i cambi"
      />
    </section>
  );
}
