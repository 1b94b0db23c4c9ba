/** The page that stands in without network: the service worker keeps it, as for nobody. */
export const offlinePath = "/senza-rete";
