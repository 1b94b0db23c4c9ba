/** For what, when, and for how much: a GET form. */
import { budgets, type LookChoice } from "~/lib/look/address";
import { type Occasion, occasions, seasons } from "~/lib/look/rules";

interface ChoicesProps {
  asked: Omit<LookChoice, "pieces"> & { usual: LookChoice; here: string; occasions: readonly Occasion[] };
}

export function Choices({ asked }: ChoicesProps) {
  const { usual, here } = asked;
  return (
    <form className="look-choices" action={here} data-apply={0}>
      <label>
        <span>Occasione</span>
        <select name="occasione" defaultValue={asked.occasion} data-usual={usual.occasion}>
          {asked.occasions.map((occasion) => (
            <option key={occasion} value={occasion}>
              {occasions[occasion]}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>Stagione</span>
        <select name="stagione" defaultValue={asked.season} data-usual={usual.season}>
          {Object.entries(seasons).map(([season, name]) => (
            <option key={season} value={season}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>Tutto per</span>
        <select name="budget" defaultValue={asked.budget ?? ""}>
          <option value="">Senza limite</option>
          {budgets.map((budget) => (
            <option key={budget} value={budget}>
              {`al massimo ${budget} €`}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="button quiet">
        Componi
      </button>
    </form>
  );
}
