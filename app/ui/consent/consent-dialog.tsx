/** 'Gestisci Cookie' as a modal: the browser's own dialog keeps the focus inside and gives it back. Loaded at the first press. */
import { type MouseEvent, useEffect, useRef } from "react";
import { now } from "~/holes/person";
import { Icon } from "~/ui/icon";
import { PreferencesForm } from "./preferences-form";

interface ConsentDialogProps {
  /** The sizes are, just now; their button has gone, and the focus with it. */
  forgotten: boolean;
  onClose(): void;
}

export default function ConsentDialog({ forgotten, onClose }: ConsentDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    if (shown && !shown.open) shown.showModal();
    document.documentElement.toggleAttribute("data-still", true);
    return () => {
      document.documentElement.toggleAttribute("data-still", false);
    };
  }, []);
  useEffect(() => {
    if (forgotten) said.current?.focus();
  }, [forgotten]);
  function onPress(event: MouseEvent) {
    const back = event.target instanceof Element && event.target.closest("[data-back]");
    if (event.target !== dialog.current && !back) return;
    event.preventDefault();
    dialog.current?.close();
  }
  const consent = now()?.consent ?? "undecided";
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it; this is the press beside it
    <dialog
      ref={dialog}
      className="save-dialog"
      aria-label="Gestisci Cookie"
      onClose={onClose}
      onClick={onPress}
    >
      <div className="inside">
        <button type="button" className="close" onClick={() => dialog.current?.close()}>
          <Icon name="close" />
          <span className="vh">Chiudi</span>
        </button>
        <PreferencesForm choice={consent === "undecided" ? null : consent} back="/" heading="h2" />
        <p ref={said} role="status" tabIndex={-1}>
          {forgotten ? "Taglie dimenticate." : null}
        </p>
      </div>
    </dialog>
  );
}
