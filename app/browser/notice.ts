/** One sentence of the page itself, where a press could not be answered. */

const failed = "avviso-rete";
const done = "esito-rete";

/** Says it in `near`, or at the top of the content; screen readers hear it at once. */
export function noteFailure(sentence: string, near?: Element | null): void {
  say(sentence, failed, near);
}

/** Says what has come of what waits, in place of what was said of it before. */
export function noteDone(sentence: string, near?: Element | null): void {
  say(sentence, done, near);
}

function say(sentence: string, id: string, near?: Element | null): void {
  document.getElementById(id)?.remove();
  const note = document.createElement("p");
  note.id = id;
  note.className = id === failed ? "notice failed" : "notice";
  note.role = id === failed ? "alert" : "status";
  note.dataset.added = "";
  const place = near ?? document.querySelector("main");
  place?.insertBefore(note, place.firstChild);
  // After it stands there: what comes into an alert is read out.
  note.textContent = sentence;
}

export function takeNoteAway(): void {
  document.getElementById(failed)?.remove();
}
