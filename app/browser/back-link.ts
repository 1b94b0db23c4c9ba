/** Links back in history, for whoever came from a page of ours: `data-back`. */

export function watchBackLinks(): void {
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a[data-back]") : null;
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    // Whoever opened this page first has nothing of ours to go back to.
    if (!document.referrer.startsWith(`${location.origin}/`)) return;
    event.preventDefault();
    history.back();
  });
}
