/** `/gestione/apertura`: what is to be done before the shop opens, and where. */
import { mailRecordsMissing, type OpenPoint, openPoints, tickPoint } from "../opening";
import { done, fieldOf, type Screen } from "../screen";
import { ActButton } from "../ui/form";

export const openingPath = "/gestione/apertura";

export const opening: Screen = {
  path: openingPath,
  nav: "Prima di aprire",
  async show({ visit }) {
    const points = await openPoints(visit.env);
    if (points.length === 0) return <p>Non manca nulla: il negozio può aprire.</p>;
    return (
      <ul>
        {points.map((point) => (
          <Point key={point.key} point={point} />
        ))}
      </ul>
    );
  },
  async act(context, form) {
    const { visit } = context;
    const [act, key = ""] = fieldOf(form, "atto").split(":");
    const missing = act === "controlla" ? await mailRecordsMissing(visit.env) : null;
    if (missing !== null) return { refused: missing };
    const ticked = await tickPoint(visit.env, key, context);
    return ticked ? done(openingPath, "salvato") : { refused: "Questo punto non si segna." };
  },
};

function Point({ point: { key, sentence, href, how, ticks } }: { point: OpenPoint }) {
  return (
    <li>
      <p>
        <b>{sentence}.</b> {href ? <a href={href}>Dove si fa</a> : "Dove si fa"}: {how}
      </p>
      {key === "dns" && (
        <ActButton action={openingPath} fields={{ atto: "controlla:dns" }} does="Controlla" />
      )}
      {ticks && (
        <ActButton action={openingPath} fields={{ atto: `fatto:${key}` }} of={sentence} does="Fatto" />
      )}
    </li>
  );
}
