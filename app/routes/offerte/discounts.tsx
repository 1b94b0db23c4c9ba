/** Rows of the best verified discounts of the day: for women, men and children; they may arrive after the page. */
import { Carousel, CarouselSkeleton } from "~/ui/carousel";
import { ItemList } from "~/ui/item-list";
import { Section } from "~/ui/section";
import { Settle } from "~/ui/settle";
import { allDiscounts, type DiscountRow, type Discounts, discountRows } from "./offers";

const failure = "Errore nel caricamento dei prodotti. Riprova più tardi.";

/** Short on phones, so that it stays in the heading's line. */
const allOfThem = (
  <span data-short="Tutti">
    <span>Tutti gli sconti</span>
  </span>
);

/** In the order of `discountRows`. */
export function DiscountSections({ rows }: { rows: Discounts[] | Promise<Discounts[]> }) {
  return (
    <Settle
      value={rows}
      error={null}
      fallback={
        <div className="skeleton">
          <Section heading="Sconti verificati">
            <CarouselSkeleton />
          </Section>
        </div>
      }
    >
      {(known) => <Rows rows={known} />}
    </Settle>
  );
}

function Rows({ rows }: { rows: Discounts[] }) {
  if (rows.every((row) => row === "none"))
    return (
      <p className="block">
        Oggi nessuno sconto è verificato. <a href="/prodotti?inSconto=true">Guarda tutti gli sconti</a>
      </p>
    );
  return (
    <>
      {rows.map((cards, index) => {
        const row = discountRows[index];
        return row && <Row key={row.label} row={row} cards={cards} isFirst={index === 0} />;
      })}
      <p className="block muted">
        Sconti di oggi che abbiamo verificato: nei 30 giorni prima del ribasso il prezzo non è mai stato più
        basso di quello barrato.
      </p>
    </>
  );
}

function Row({ row, cards, isFirst }: { row: DiscountRow; cards: Discounts; isFirst: boolean }) {
  if (cards === "none") return null;
  const all = allDiscounts(row);
  return (
    <Section heading={row.label} more={all ? { href: all, label: allOfThem } : undefined}>
      {cards === null ? (
        <p className="notice">{failure}</p>
      ) : (
        <>
          <Carousel label={row.label} cards={cards} eagerCount={isFirst ? 2 : 0} />
          <ItemList cards={cards} name={row.label} />
        </>
      )}
    </Section>
  );
}
