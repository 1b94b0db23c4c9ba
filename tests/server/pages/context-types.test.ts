/** What loaders of shared pages cannot touch, by type. */
import type { Context, PersonalContext } from "server/context";
import { expectTypeOf, test } from "vitest";

test("a shared page's context has no visitor, session or cookies", () => {
  expectTypeOf<Context>().not.toHaveProperty("visitor");
  expectTypeOf<Context>().not.toHaveProperty("recent");
  expectTypeOf<PersonalContext>().toHaveProperty("visitor");
  // @ts-expect-error the visitor exists only where a route declares itself personal
  type Visitor = Context["visitor"];
  expectTypeOf<Visitor>().toBeAny();
});
