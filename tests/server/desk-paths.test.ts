/** After signing in, the desk leads on to its own pages and nowhere else. */
import { expect, test } from "vitest";
import { ownPath } from "../../desk/own-path";
import paths from "./desk-paths.json";

test.each(paths)("'%s' leads to '%s'", (asked, path) => {
  expect(ownPath(asked)).toBe(path);
});
