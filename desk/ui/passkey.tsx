/** What a form of the desk carries so that `public/passkey.js` can let a passkey answer it; without scripts none of it shows. */

interface PartsProps {
  /** Signs in place of something else; without one the form's own button makes a key. */
  button?: string;
}

/** The hidden field, the button and where the script says what went wrong. */
export function PasskeyParts({ button }: PartsProps) {
  return (
    <>
      <input type="hidden" name="passkey" />
      {button && (
        <p hidden data-passkey-offer="">
          <button type="button" className="soft" data-passkey-button="">
            {button}
          </button>
        </p>
      )}
      <p role="status" data-passkey-says="" />
    </>
  );
}
