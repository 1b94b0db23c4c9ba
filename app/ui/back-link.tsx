/** 'Torna Indietro': back in history where scripts find one (`browser/back-link.ts`), else home (product.md 'Content pages'). */
export function BackLink() {
  return (
    <p className="actions">
      <a className="button quiet" href="/" data-back="">
        Torna Indietro
      </a>
    </p>
  );
}
