/** A press that means the link itself, not a new tab of it, and that nobody else has answered. */
export function isPlainPress(event: MouseEvent): boolean {
  return (
    event.button === 0 &&
    !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey || event.defaultPrevented)
  );
}
