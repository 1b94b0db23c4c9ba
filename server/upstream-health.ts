/** Tells a record that is gone from an upstream that has lost everything, or answers from the wrong place. */
import type { Row } from "contract";
import { wireInput } from "contract/row";
import { visitorRows } from "upstream/visitors";
import type { Env } from "./env";
import type { ApiOptions } from "./transport";
import { attempts, type Transport, transportOf } from "./transport";

/** What was found out about an upstream holds for this long, in milliseconds: that it is well is soon no longer true. */
const holdsFor = { well: 300, lost: 5_000 };
const wellness = new WeakMap<Env, { at: number; well: boolean }>();

export async function isUpstreamHealthy(
  options: ApiOptions,
  transport: Transport = transportOf(options, visitorRows.open),
): Promise<boolean> {
  const { env, log } = options;
  const before = wellness.get(env);
  if (before && Date.now() - before.at < holdsFor[before.well ? "well" : "lost"]) return before.well;
  const row = visitorRows.contract.categories?.list as Row;
  const asked = { name: "categories.list", row, wire: () => wireInput(row, {}) };
  const found = await attempts(transport, options, asked).then(
    (answer) => ("domain" in answer ? answer.domain : row.output.safeParse(answer.wire).data),
    () => null,
  );
  const well = Array.isArray(found) && found.length > 0;
  if (!well) log.failure("upstream-lost", {});
  wellness.set(env, { at: Date.now(), well });
  return well;
}
