/** What a heart says. */
export function heartText(saved: boolean): string {
  return saved ? "Salvato nelle tue liste" : "Salva nella lista";
}
