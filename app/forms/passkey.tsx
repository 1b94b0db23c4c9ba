/** What a form carries so that `public/passkey.js` can let a passkey answer it; without the script none of it shows. */
import type { KeyOffer } from "contract";
import { useContext } from "react";
import { Shell } from "~/shell";

/** Attributes of the form that the script reads. */
export type PasskeyData = Record<`data-${string}`, string>;

export function makesKey({ challenge, user, name, known }: KeyOffer, site: string): PasskeyData {
  return {
    "data-passkey": "create",
    "data-challenge": challenge,
    "data-user": user,
    "data-name": name,
    "data-known": known.join(" "),
    "data-site": site,
  };
}

/** A form that a key answers alone. `inField`: it is offered where the address is typed as well, so not after a refusal. */
export function takesKey(challenge: string, inField: boolean): PasskeyData {
  return {
    "data-passkey": "alone",
    "data-challenge": challenge,
    ...(inField && { "data-passkey-in-field": "" }),
  };
}

export function PasskeyParts({ button }: { button?: string }) {
  return (
    <>
      <input type="hidden" name="passkey" />
      {button && (
        <p className="passkey-way">
          <button type="button" className="button quiet" hidden data-passkey-offer="" data-passkey-button="">
            {button}
          </button>
        </p>
      )}
      <p role="status" className="passkey-says" data-passkey-says="" />
    </>
  );
}

export function PasskeyScript() {
  const { nonce } = useContext(Shell);
  return <script type="module" src="/passkey.js" nonce={nonce} />;
}
