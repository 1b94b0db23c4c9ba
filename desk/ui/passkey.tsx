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
          <button type="button" data-passkey-button="">
            {button}
          </button>
        </p>
      )}
      <p role="status" data-passkey-says="" />
    </>
  );
}

/** What the script put into the form, unread; undefined where it put nothing. The upstream judges it. */
export function answerIn(form: FormData): unknown {
  const written = form.get("passkey");
  if (typeof written !== "string" || written === "" || written.length > 20_000) return undefined;
  try {
    return JSON.parse(written);
  } catch {
    return undefined;
  }
}
