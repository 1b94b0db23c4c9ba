/** Below the products of a listing that can be ticked: what to do with the ticks. */
import type { CardView } from "~/lib/card-view";
import { CompareForm } from "~/ui/compare-tick";

interface BarProps {
  chosen: readonly number[];
  cards: readonly CardView[];
  /** The listing without ticks. */
  back: string;
}

export function CompareBar({ chosen, cards, back }: BarProps) {
  const elsewhere = chosen.filter((id) => !cards.some((card) => card.id === id));
  return (
    <CompareForm className="compare-bar">
      {elsewhere.map((id) => (
        <input type="hidden" name="p" value={id} key={id} />
      ))}
      <p>
        {elsewhere.length === 0 && "Spunta da due a quattro prodotti."}
        {elsewhere.length === 1 && "Un prodotto è già scelto: spunta quelli da metterci accanto."}
        {elsewhere.length > 1 &&
          `${elsewhere.length} prodotti sono già scelti: spunta quelli da metterci accanto.`}
      </p>
      <button type="submit" className="button">
        Confronta
      </button>{" "}
      <a href={back}>Annulla</a>
    </CompareForm>
  );
}
