/** What the tests of a file share: opened where it stands, at the top of the file, and closed behind the last of them. */
import { afterAll } from "vitest";

export async function forFile<Opened extends { close(): unknown } | { stop(): unknown }>(
  opening: Promise<Opened>,
): Promise<Opened> {
  const opened = await opening;
  afterAll(async () => {
    await ("close" in opened ? opened.close() : opened.stop());
  });
  return opened;
}
