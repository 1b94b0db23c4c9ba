/** What a heart says. */
export function heartText(saved: boolean): string {
  return saved ? "Nelle tue liste" : "Salva nella lista";
}
