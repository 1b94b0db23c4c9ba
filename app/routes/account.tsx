/** /account: the personal area, not open yet. */
import { ClosedArea, closedAreaMeta } from "~/ui/closed-area";

export const meta = closedAreaMeta;

export default function Account() {
  return <ClosedArea />;
}
