/** What one request is fetching or rendering, so that others wait for it instead of doing the same. */
import { Notifier } from "upstream/notifier";

/** Others wait no longer than this from its beginning, in milliseconds; then they do it themselves. */
const limit = 2_000;

/** Something on its way. Data is shared between requests, never promises of it: I/O belongs to its request. */
export type Flight<Shared = object> = Shared & { began: number; news: Notifier };

/** Opens a list of what is on its way, by key; `now` is the clock in milliseconds. */
export function createFlights<Shared extends object>(now: () => number) {
  const flights = new Map<string, Flight<Shared>>();
  const left = ({ began }: Flight<Shared>) => limit - (now() - began);

  /** The one that others may wait for; null when there is none, or it takes too long. */
  function of(key: string): Flight<Shared> | null {
    const flight = flights.get(key);
    return flight && left(flight) > 0 ? flight : null;
  }

  /** Takes the place of one that takes too long. */
  function begin(key: string, shared: Shared): Flight<Shared> {
    const flight = { ...shared, began: now(), news: new Notifier() };
    flights.set(key, flight);
    return flight;
  }

  function end(key: string, flight: Flight<Shared>): void {
    if (flights.get(key) === flight) flights.delete(key);
    flight.news.notify();
  }

  /** Resolves when there may be news of it, or nothing more to wait for. */
  function newsOf(flight: Flight<Shared>, news = flight.news): Promise<void> {
    return news.wait(left(flight));
  }

  /** Resolves when the one on its way has landed or takes too long: nobody waits for the next, or many would wait in turns. */
  async function landed(key: string): Promise<void> {
    const flight = of(key);
    while (flight && of(key) === flight) await newsOf(flight);
  }

  return { of, begin, end, newsOf, landed };
}
