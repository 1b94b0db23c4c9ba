/** 'Torna Indietro': back in history where there is one, else a plain link to the home page (product.md 'Content pages'). */
import { useNavigate } from "@remix-run/react";
import type { MouseEvent } from "react";

export function BackLink() {
  const navigate = useNavigate();
  function goBack(event: MouseEvent) {
    // Whoever opened this page first has nothing of ours to go back to.
    const cameFromHere = document.referrer.startsWith(`${location.origin}/`) || (history.state?.idx ?? 0) > 0;
    if (!cameFromHere || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    navigate(-1);
  }
  return (
    <p className="actions">
      <a className="button quiet" href="/" onClick={goBack}>
        Torna Indietro
      </a>
    </p>
  );
}
