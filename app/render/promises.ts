/** Deferred data, marked the way `<Await>` marks it, so that what has arrived renders without suspending. */

/** Marks the promises in a loader's data (at its top, or one object deeper) and never lets one reject unheard. */
export function trackPromises(data: unknown, depth = 2): void {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return;
  for (const value of Object.values(data)) {
    if (value instanceof Promise) track(value);
    else if (depth > 1) trackPromises(value, depth - 1);
  }
}

function track(promise: Promise<unknown>): void {
  if ("_tracked" in promise) return;
  Object.defineProperty(promise, "_tracked", { get: () => true });
  const mark = (name: string, value: unknown) => {
    Object.defineProperty(promise, name, { get: () => value });
  };
  promise.then(
    (data) => mark("_data", data),
    (error) => mark("_error", error),
  );
}
