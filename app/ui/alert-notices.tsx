/** How and when somebody is told of alerts: the browsers that are, the form that adds this one, and the hours of quiet. */
import type { AlertList } from "contract";
import { PushFields } from "~/forms/push-fields";
import { formatLongDate } from "~/lib/dates-it";

interface NoticesProps {
  /** Where its forms post to. */
  here: string;
  /** By which browsers know the site; null where it tells none. */
  pushKey: string | null;
  told: Pick<AlertList, "devices" | "quietFrom" | "quietTo">;
}

export function Notices({ here, pushKey, told }: NoticesProps) {
  return (
    <section className="notices">
      <h2>Notifiche</h2>
      {told.devices.length > 0 && <Devices here={here} devices={told.devices} />}
      {pushKey && (
        <form method="post" action={here} data-push={pushKey}>
          <p className="muted">
            {told.devices.length > 0
              ? "Finché un dispositivo le riceve, le novità arrivano lì e non per email."
              : "Attivale su un dispositivo e le novità arrivano lì invece che per email."}{" "}
            Il browser ti chiede il permesso.
          </p>
          <PushFields />
          <noscript>
            <p className="muted">
              Per attivarle serve JavaScript, che qui è spento: email e feed funzionano anche senza.
            </p>
          </noscript>
        </form>
      )}
      <Quiet here={here} from={told.quietFrom} to={told.quietTo} />
    </section>
  );
}

function Devices({ here, devices }: { here: string; devices: NoticesProps["told"]["devices"] }) {
  return (
    <ul className="alerts">
      {devices.map(({ id, service, mark, createdAt }) => (
        <li key={id} data-device={mark}>
          <p>
            {browserOf(service)} <span className="muted">dal {formatLongDate(createdAt)}</span>
          </p>
          <form method="post" action={here}>
            <input type="hidden" name="dispositivo" value={id} />
            <button type="submit" className="linklike">
              Togli<span className="vh"> {browserOf(service)}</span>
            </button>
          </form>
        </li>
      ))}
    </ul>
  );
}

/** Whose browser it is, as far as its service tells. */
function browserOf(service: string | null): string {
  const known = [
    ["google", "Chrome, o un browser simile"],
    ["mozilla", "Firefox"],
    ["apple", "Safari"],
    ["windows", "Edge"],
  ];
  return known.find(([name = ""]) => service?.includes(name))?.[1] ?? "Un browser";
}

const hours = Array.from({ length: 24 }, (_, hour) => hour);

function Quiet({ here, from, to }: { here: string; from: number; to: number }) {
  return (
    <form method="post" action={here} className="quiet-hours">
      <p id="silenzio">
        Ore di silenzio, per notifiche ed email: quello che succede te lo diciamo dopo, tutto insieme. Due ore
        uguali: nessun silenzio.
      </p>
      <p className="line hours">
        <Hour name="dalle" label="Dalle" chosen={from} /> <Hour name="alle" label="Alle" chosen={to} />{" "}
        <button type="submit" className="button quiet">
          Salva le ore
        </button>
      </p>
    </form>
  );
}

function Hour({ name, label, chosen }: { name: string; label: string; chosen: number }) {
  return (
    <label>
      {label}{" "}
      <select name={name} defaultValue={chosen} aria-describedby="silenzio">
        {hours.map((hour) => (
          <option key={hour} value={hour}>{`${hour}:00`}</option>
        ))}
      </select>
    </label>
  );
}
