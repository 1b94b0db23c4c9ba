/** The link of this kind that is plainly pressed. */
export function plainlyPressed(event: MouseEvent, selector: string): HTMLAnchorElement | null {
  const { target } = event;
  return target instanceof Element && isPlainPress(event)
    ? target.closest<HTMLAnchorElement>(selector)
    : null;
}

/** A press that means the link itself, not a new tab of it, and that nobody else has answered. */
export function isPlainPress(event: MouseEvent): boolean {
  return (
    event.button === 0 &&
    !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey || event.defaultPrevented)
  );
}

/** A press on such a link is answered by a module that comes with it; where none comes, the link leads on. */
export function onPress(selector: string, answer: (link: HTMLAnchorElement) => Promise<unknown>): void {
  document.addEventListener("click", (event) => {
    const link = plainlyPressed(event, selector);
    if (!link) return;
    event.preventDefault();
    answer(link).catch(() => location.assign(link.href));
  });
}
