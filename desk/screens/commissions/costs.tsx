/** `/gestione/commissioni/costi`: what the site cost beside what it earned, month by month. */
import { eurosOf } from "domain/euros";
import { dayOf, numberOf } from "domain/told";
import type { MonthOfCosts } from "upstream/desk";
import type { Screen } from "../../screen";
import { LinkLine, Table } from "../../ui/table";
import words from "../../words.json";
import { commissionsHome } from "./words";

const two = (amount: number) =>
  amount.toLocaleString("it-IT", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const costOf = ({ euros, dollars }: MonthOfCosts) =>
  euros === null ? `${two(dollars / 100)} $` : eurosOf(euros);

export const costs: Screen = {
  path: `${commissionsHome}/costi`,
  name: "Costi e ricavi",
  async show({ api }) {
    const { months, bill } = await api.commissionReport.costs({});
    return (
      <>
        <LinkLine to={commissionsHome}>Torna alle commissioni</LinkLine>
        <p>{words.texts.costs}</p>
        <Table
          stacked
          caption="Costi e ricavi per mese"
          rows={months}
          empty="Ancora nulla di misurato."
          columns={[
            ["Mese", ({ month }: MonthOfCosts) => dayOf(month)],
            ["Pagine aperte", ({ pages }) => numberOf(pages), "number"],
            ["Costo", costOf, "number"],
            ["Previste", ({ expected }) => eurosOf(expected), "number"],
            ["Confermate", ({ confirmed }) => eurosOf(confirmed), "number"],
            [
              "Resta",
              ({ confirmed, euros }) => (euros === null ? "–" : eurosOf(confirmed - euros)),
              "number",
            ],
          ]}
        />
        <h2>Le voci di questo mese</h2>
        <ul>
          {bill.map(({ name, used, included, dollars }) => (
            <li key={name}>
              {name}: {two(used)}, compresi {numberOf(included)}; in più {two(dollars / 100)} $
            </li>
          ))}
        </ul>
      </>
    );
  },
};
