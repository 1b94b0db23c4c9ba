/** What a feed would change: offers that leave, and how prices move. */
import type { Leaving, Movement } from "contract";
import type { Strayed } from "contract/feed-measures";
import { numberOf, shareOf } from "domain/told";
import { formatPrice } from "~/lib/money";
import { Table } from "../../ui/table";
import { changeOf, oddityOf } from "./words";

interface DifferenceProps {
  leaving: Leaving | null;
  movement: Movement | null;
  strayed: readonly Strayed[];
}

const measures: Record<Strayed["what"], [what: string, shown: (value: number) => string]> = {
  price: ["Prezzo mediano senza sconti", formatPrice],
  gtins: ["Offerte con il codice a barre", (share) => shareOf(share, 1)],
  answering: ["Indirizzi che rispondono, su alcuni provati", (share) => shareOf(share, 1)],
};

export function Difference({ leaving, movement, strayed }: DifferenceProps) {
  return (
    <>
      {leaving && leaving.gone > 0 && (
        <p>
          Sparite: {numberOf(leaving.gone)} offerte su {numberOf(leaving.known)} (
          {shareOf(leaving.gone, leaving.known)})
          {leaving.lately > 0 && `, oltre a ${numberOf(leaving.lately)} nei sette giorni prima`}, come{" "}
          {leaving.examples.slice(0, 5).join(", ")}.
        </p>
      )}
      {movement && <Prices movement={movement} />}
      {strayed.map(({ what, before, now }) => (
        <p key={what}>
          {measures[what][0]}: {measures[what][1](now)}; nei sette giorni prima {measures[what][1](before)}.
        </p>
      ))}
    </>
  );
}

function Prices({ movement: { compared, up, down, median, largest, odd } }: { movement: Movement }) {
  if (up + down === 0) return <p>Prezzi: nessuno cambia, su {numberOf(compared)} offerte che c’erano già.</p>;
  return (
    <>
      <p>
        Prezzi: su {numberOf(compared)} offerte che c’erano già ne salgono {numberOf(up)} (
        {shareOf(up, compared)}) e ne scendono {numberOf(down)} ({shareOf(down, compared)}); chi cambia si
        sposta del {changeOf(median)} (mediana).
        {odd && ` Fuori da quanto un negozio cambia: ${oddityOf(odd)}.`}
      </p>
      <details>
        <summary>Gli spostamenti più grandi</summary>
        <Table
          stacked
          caption="Gli spostamenti più grandi"
          rows={largest}
          columns={[
            [
              "Offerta",
              ([id, name]: Movement["largest"][number]) => (
                <>
                  {name} ({id})
                </>
              ),
            ],
            ["Prima", ([, , before]) => formatPrice(before), "number"],
            ["Adesso", ([, , , now]) => formatPrice(now), "number"],
            ["Cambio", ([, , before, now]) => changeOf((100 * (now - before)) / before), "number"],
          ]}
        />
      </details>
    </>
  );
}
