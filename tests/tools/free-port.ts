/** A port for a program that has to be told one. */
import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** Below those that a system gives to whoever names none: of these another program may get it before this one does. */
export function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000);
  return new Promise((resolve) => {
    const probe = createServer().listen(port, "127.0.0.1", () => probe.close(() => resolve(port)));
    probe.once("error", () => resolve(freePort()));
  });
}
