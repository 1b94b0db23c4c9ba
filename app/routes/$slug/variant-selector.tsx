/** Colours, sizes and whatever variants differ in, as links; a choice narrows the others, and pressing it again lets go of it. */

import { plainText, slugOf } from "~/lib/labels";
import type { ProductView } from "~/lib/product/view";
import { ownSizeHere } from "~/slots/own-size";
import { type OfferedSize, ownSizes } from "~/slots/sizes";
import { Slot } from "~/ui/slot";
import { Swatch } from "~/ui/swatch";

type Axis = ProductView["axes"][number];
type Choice = Axis["choices"][number];

/** A list of sizes shows this many before it asks (product.md 'Product page'). */
const shownFirst = 8;

export function VariantSelector({ product }: { product: ProductView }) {
  const { axes, sizes, path, category, sizedOffers, here, guide } = product;
  const chosen = axes.flatMap(({ choices }) => choices.find(({ selected }) => selected)?.value ?? []);
  const someImpossible = axes.some(({ choices }) => choices.some(({ href }) => href === null));
  return (
    <div id="scelta">
      {sizedOffers.length > 0 && (
        <Slot
          kind={ownSizeHere}
          of={{ category, sizes: sizedOffers, alert: `/avvisi/nuovo?prodotto=${here.slice(1)}` }}
        />
      )}
      {axes.map((axis) => (
        <AxisChoices key={axis.name} axis={axis} chosen={chosen} guide={guide} />
      ))}
      {chosen.length > 0 && (
        <p className="reset">
          {someImpossible && (
            <span className="vh">Le opzioni tratteggiate non esistono con questa scelta. </span>
          )}
          <a href={path} data-variant="">
            Azzera la scelta
          </a>
        </p>
      )}
      {sizes.length > 0 && (
        <div className="axis">
          <h2>Taglie disponibili</h2>
          <Guide href={guide} />
          <Collapsed
            items={sizes.map((size) => ({ key: size, node: <span className="value">{size}</span> }))}
          />
        </div>
      )}
    </div>
  );
}

interface AxisProps {
  axis: Axis;
  chosen: string[];
  /** Where somebody learns which size to take. */
  guide: string | null;
}

function AxisChoices({ axis, chosen, guide }: AxisProps) {
  const own = axis.choices.find((choice) => choice.selected)?.value;
  const others = chosen.filter((value) => value !== own).join(", ");
  const isSize = plainText(axis.name) === "taglia";
  const items = axis.choices.map((choice) => ({
    key: choice.value,
    node: <ChoiceLink choice={choice} others={others} />,
    selected: choice.selected,
  }));
  return (
    <div className={isSize ? "axis sizes-axis" : "axis"}>
      <h2>
        {axis.name}
        {own && <span>: {own}</span>}
      </h2>
      {isSize && <Slot kind={ownSizes} of={{ sizes: offeredSizes(axis), variants: true }} />}
      {isSize && <Guide href={guide} />}
      <Collapsed items={items} />
    </div>
  );
}

/** Slug of the size that the address chooses; empty without. */
export function chosenSize({ axes }: Pick<ProductView, "axes">): string {
  const axis = axes.find(({ name }) => plainText(name) === "taglia");
  return slugOf(axis?.choices.find(({ selected }) => selected)?.value ?? "");
}

/** What may still be chosen, for whoever chose it elsewhere. */
function offeredSizes({ choices }: Axis): OfferedSize[] {
  return choices.flatMap(({ value, href, selected, available }) =>
    href && available && !selected ? [[slugOf(value), value, href]] : [],
  );
}

function ChoiceLink({ choice, others }: { choice: Choice; others: string }) {
  const { value, href, selected, available, swatch } = choice;
  const inside = (
    <>
      {swatch && <Swatch slug={swatch} />}
      {value}
    </>
  );
  if (!href)
    return (
      // biome-ignore lint/a11y/useFocusableInteractive: nothing to do there; the other choices are reachable
      // biome-ignore lint/a11y/useSemanticElements: a link without an address is no link to assistive technology
      <span className="value none" role="link" aria-disabled="true">
        {inside}
        <span className="vh"> – non esiste con {others}</span>
      </span>
    );
  return (
    <a
      className={available ? "value" : "value gone"}
      href={href}
      data-variant=""
      aria-current={selected ? "true" : undefined}
      rel={href.includes("?") ? "nofollow" : undefined}
    >
      {inside}
      {selected && <span className="vh"> – scelto, premi per togliere</span>}
      {!available && <span className="vh"> – esaurito</span>}
    </a>
  );
}

function Guide({ href }: { href: string | null }) {
  if (!href) return null;
  return (
    <a className="guide" href={href} rel="nofollow">
      Che taglia prendo?
    </a>
  );
}

interface Item {
  key: string;
  node: React.ReactNode;
  selected?: boolean;
}

/** The first eight, the rest behind 'Mostra tutte' (open when the chosen value is among them). */
function Collapsed({ items }: { items: Item[] }) {
  const [first, rest] = [items.slice(0, shownFirst), items.slice(shownFirst)];
  return (
    <>
      <ul>
        {first.map(({ key, node }) => (
          <li key={key}>{node}</li>
        ))}
      </ul>
      {rest.length > 0 && (
        <details className="rest" open={rest.some((item) => item.selected)}>
          <summary>
            <span className="show">Mostra tutte</span> <span className="hide">Nascondi</span>
          </summary>
          <ul>
            {rest.map(({ key, node }) => (
              <li key={key}>{node}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
