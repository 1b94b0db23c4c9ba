/** The scripts of the two leaving pages against the specification's timings, to the millisecond (product.md 'Exits'). */
import { connectPage, type Exit, goPage } from "server/exits/exit-page";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const shop = "https://www.moda-milano.example/p/1";
const exit: Exit = {
  url: shop,
  host: "www.moda-milano.example",
  store: "Moda Milano",
  readable: null,
  nonce: "n",
  site: "Vetrina",
  copy: null,
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Runs the page's own script in a window of our own; `opens` says whether the browser lets it open a tab. */
async function run(page: Response, { opens = true, focused = true } = {}) {
  const script = /<script nonce="n">([\s\S]*?)<\/script>/.exec(await page.text())?.[1] ?? "";
  const listeners = new Map<string, () => void>();
  const listen = (type: string, listener: () => void) => listeners.set(type, listener);
  const tab = { opener: {}, location: { replace: vi.fn() } };
  const here = { replace: vi.fn() };
  const close = vi.fn();
  const document = {
    visibilityState: "visible",
    getElementById: () => ({ href: shop }),
    hasFocus: () => focused,
    addEventListener: listen,
  };
  const window = { open: vi.fn(() => (opens ? tab : null)), close };
  const names = ["window", "document", "location", "addEventListener", "stop"];
  new Function(...names, script)(window, document, here, listen, () => undefined);
  const away = (type: "blur" | "visibilitychange") => {
    if (type === "visibilitychange") document.visibilityState = "hidden";
    listeners.get(type)?.();
  };
  return { tab, here, close, away };
}

test.each(["blur", "visibilitychange"] as const)(
  "/vai opens a tab without opener and closes itself 300 ms after %s",
  async (type) => {
    const { tab, here, close, away } = await run(goPage(exit));
    expect(tab.location.replace).toHaveBeenCalledWith(shop);
    expect(tab.opener).toBeNull();
    vi.advanceTimersByTime(1_000);
    away(type);
    vi.advanceTimersByTime(299);
    expect(close).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(close).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(10_000);
    expect(here.replace).not.toHaveBeenCalled();
  },
);

test("/vai closes itself 300 ms after a tab that took the focus at once", async () => {
  const { close } = await run(goPage(exit), { focused: false });
  vi.advanceTimersByTime(299);
  expect(close).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(close).toHaveBeenCalledOnce();
});

test("/vai leads on in the same tab after 2.5 s when nothing happens", async () => {
  const { here, close } = await run(goPage(exit));
  vi.advanceTimersByTime(2_499);
  expect(here.replace).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(here.replace).toHaveBeenCalledExactlyOnceWith(shop);
  expect(close).not.toHaveBeenCalled();
});

test("/vai leads on in the same tab at once when no tab can be opened", async () => {
  const { here } = await run(goPage(exit), { opens: false });
  expect(here.replace).toHaveBeenCalledExactlyOnceWith(shop);
});

test("/redirect leads on after one second", async () => {
  const { here } = await run(connectPage(exit));
  vi.advanceTimersByTime(999);
  expect(here.replace).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(here.replace).toHaveBeenCalledExactlyOnceWith(shop);
});
