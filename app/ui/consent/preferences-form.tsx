/** 'Personalizza': what is always on, and one switch for all the rest. The content of the page and of the dialog. */
import type { Consent } from "contract";
import { choices, preferencesPath } from "~/forms/consent";
import { rememberedSizes } from "~/slots/sizes";
import { Slot } from "~/ui/slot";

interface PreferencesProps {
  /** The choice that stands; null before one. */
  choice: Consent | null;
  /** Where 'Indietro' leads, and the page that follows. */
  back: string;
  heading: "h1" | "h2";
}

export function PreferencesForm({ choice, back, heading: Heading }: PreferencesProps) {
  return (
    <form className="preferences" method="post" action={preferencesPath}>
      <Heading>Gestisci Cookie</Heading>
      <p>
        Scegli quali cookie possiamo usare. Puoi cambiare idea quando vuoi. Nella{" "}
        <a href="/cookie-policy">Cookie policy</a> trovi tutti quelli che il sito può salvare.
      </p>
      <ul>
        <li>
          <label>
            <b>Strettamente necessari</b>
            <input type="checkbox" className="switch" checked disabled aria-describedby="cookie-tecnici" />
          </label>
          <p className="meta" id="cookie-tecnici">
            Fanno funzionare il sito: accesso, carrello, moduli e questa scelta. Sono sempre attivi.
          </p>
        </li>
        <li>
          <label>
            <b>Profilazione</b>
            <input
              type="checkbox"
              className="switch"
              name="profilazione"
              defaultChecked={choice?.analytics || choice?.marketing || false}
              aria-describedby="cookie-profilazione"
            />
          </label>
          <p className="meta" id="cookie-profilazione">
            Analisi delle visite e marketing, nostri e di terze parti. Si attivano solo se lo vuoi.
          </p>
        </li>
      </ul>
      <input type="hidden" name="torna" value={back} />
      <p className="line choices">
        <button type="submit" className="button" name="scelta" value={choices.save}>
          Salva e continua
        </button>{" "}
        <a href={back} className="button quiet" data-back>
          Indietro
        </a>
      </p>
      {/* Last, because Enter presses the first button of a form. */}
      <Slot kind={rememberedSizes} of={null} />
    </form>
  );
}
