/** `/gestione`. */
import type { Screen } from "../screen";

export const today: Screen = {
  path: "/gestione",
  show: async () => new Response(null, { status: 303, headers: { Location: "/gestione/registro" } }),
};
