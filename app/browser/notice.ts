/** One sentence of the page itself, where a press could not be answered. */

const id = "avviso-rete";

/** Says it in `near`, or at the top of the content; screen readers hear it at once. */
export function noteFailure(sentence: string, near?: Element | null): void {
  takeNoteAway();
  const note = document.createElement("p");
  note.id = id;
  note.className = "notice failed";
  note.role = "alert";
  note.dataset.added = "";
  const place = near ?? document.querySelector("main");
  place?.insertBefore(note, place.firstChild);
  // After it stands there: what comes into an alert is read out.
  note.textContent = sentence;
}

export function takeNoteAway(): void {
  document.getElementById(id)?.remove();
}
