/** How long tests wait, in milliseconds: so long that only what hangs takes it. Nobody else says such a time, so that no busy machine decides a verdict. */
export const patience = {
  /** For one condition: a press, an address, what is polled. */
  wait: 120_000,
  /** For a whole test, or what precedes it. */
  test: 600_000,
};
