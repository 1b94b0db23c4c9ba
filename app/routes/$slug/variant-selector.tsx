/** Colours and sizes as links to the variant that each of them means; what does not exist says so. */
import { Swatch } from "~/ui/swatch";
import { plainText } from "./plain-text";
import type { ProductView } from "./view";

type Axis = ProductView["axes"][number];
type Choice = Axis["choices"][number];

/** A list of sizes shows this many before it asks (spec 000 §9). */
const shownFirst = 8;

export function VariantSelector({ axes, sizes }: { axes: Axis[]; sizes: string[] }) {
  return (
    <>
      {axes.map((axis) => (
        <AxisChoices key={axis.name} axis={axis} />
      ))}
      {sizes.length > 0 && (
        <div className="axis">
          <h2>Taglie disponibili</h2>
          <Collapsed
            items={sizes.map((size) => ({ key: size, node: <span className="value">{size}</span> }))}
          />
        </div>
      )}
    </>
  );
}

function AxisChoices({ axis }: { axis: Axis }) {
  const chosen = axis.choices.find((choice) => choice.selected)?.value;
  const isSize = plainText(axis.name) === "taglia";
  const items = axis.choices.map((choice) => ({
    key: choice.value,
    node: <ChoiceLink choice={choice} axis={axis.name} />,
    selected: choice.selected,
  }));
  return (
    <div className={isSize ? "axis sizes-axis" : "axis"}>
      <h2>
        {axis.name}
        {chosen && <span>: {chosen}</span>}
      </h2>
      <Collapsed items={items} />
    </div>
  );
}

function ChoiceLink({ choice, axis }: { choice: Choice; axis: string }) {
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
        <span className="vh"> – non disponibile con questa scelta</span>
      </span>
    );
  return (
    <a
      className={available ? "value" : "value gone"}
      href={href}
      data-variant={axis}
      aria-current={selected ? "true" : undefined}
    >
      {inside}
      {!available && <span className="vh"> – esaurito</span>}
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
            <span className="show">Mostra tutte</span>
            <span className="hide">Nascondi</span>
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
