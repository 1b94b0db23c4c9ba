/** 'Salva nella lista' as a modal: the browser's own dialog keeps the focus inside and closes on Escape. Loaded at the first press. */
import { type FormEvent, type MouseEvent, useCallback, useEffect, useRef, useState } from "react";
import { fillHearts } from "~/holes/heart";
import { now, updatePerson } from "~/holes/person";
import type { SaveOutcome, SaveView } from "~/loaders/save";
import { Icon } from "~/ui/icon";
import { SavePanel } from "./save-panel";

/** What was done stays readable for this long (product.md 'Wishlists'). */
const closeDelay = 850;

/** @param query of the pressed heart's link, `?prodotto=…` */
export default function SaveDialog({ query, onClose }: { query: string; onClose(): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { view, outcome, busy, send } = useSave(query);

  useEffect(() => {
    const shown = dialog.current;
    if (shown && !shown.open) shown.showModal();
    document.documentElement.toggleAttribute("data-still", true);
    return () => {
      document.documentElement.toggleAttribute("data-still", false);
    };
  }, []);
  useEffect(() => {
    if (!outcome?.saved) return;
    const timer = setTimeout(() => dialog.current?.close(), closeDelay);
    return () => clearTimeout(timer);
  }, [outcome]);

  function onSubmit(event: FormEvent<HTMLDivElement>) {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    if (form.method !== "post" || busy) return;
    send(new FormData(form, (event.nativeEvent as SubmitEvent).submitter));
  }
  function onPress(event: MouseEvent) {
    if (event.target === dialog.current) dialog.current.close();
  }
  const slug = view && view !== "failed" ? view.product.slug : "";
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it; this is the press beside it
    <dialog
      ref={dialog}
      className="save-dialog"
      aria-label="Salva nella lista"
      onClose={onClose}
      onClick={onPress}
    >
      <div className="inside" onSubmit={onSubmit}>
        <button type="button" className="close" onClick={() => dialog.current?.close()}>
          <Icon name="close" />
          <span className="vh">Chiudi</span>
        </button>
        {view === null && <p role="status">Caricamento…</p>}
        {view === "failed" && (
          <p role="alert" className="failed">
            Errore nel recupero delle liste. <a href={`/wishlist/salva${query}`}>Apri la pagina</a>
          </p>
        )}
        {view && view !== "failed" && (
          <SavePanel
            view={view}
            outcome={outcome}
            busy={busy}
            back={`/${slug}`}
            next={`/${slug}#salva`}
            heading="h2"
          />
        )}
      </div>
    </dialog>
  );
}

const unreachable: SaveOutcome = {
  sentence: "Non è stato possibile aggiungere il prodotto. Riprova.",
  failed: true,
  saved: false,
  status: 0,
};

/** Lists are asked for once per opening, and again after each act. */
function useSave(query: string) {
  const [view, setView] = useState<SaveView | "failed" | null>(null);
  const [outcome, setOutcome] = useState<SaveOutcome | null>(null);
  const [busy, setBusy] = useState(false);
  const address = `/wishlist/salva/dati${query}`;

  const load = useCallback(async () => {
    try {
      const answer = await fetch(address);
      setView(answer.ok ? ((await answer.json()) as SaveView) : "failed");
    } catch {
      setView("failed");
    }
  }, [address]);
  useEffect(() => {
    load();
  }, [load]);

  async function send(fields: FormData) {
    setBusy(true);
    setOutcome(null);
    const done = await posted(address, fields);
    setBusy(false);
    setOutcome(done);
    const product = view && view !== "failed" ? view.product.id : null;
    if (done.saved && product !== null) noteSaved(product);
    await load();
  }
  return { view, outcome, busy, send };
}

async function posted(address: string, fields: FormData): Promise<SaveOutcome> {
  try {
    const body = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]));
    const answer = await fetch(address, { method: "POST", body });
    return ((await answer.json()) as SaveOutcome | null) ?? unreachable;
  } catch {
    return unreachable;
  }
}

function noteSaved(product: number) {
  const saved = now()?.saved ?? [];
  if (!saved.includes(product)) updatePerson({ saved: [...saved, product] });
  fillHearts(product);
}
