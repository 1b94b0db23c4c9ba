/** The table of answers: one handler per row of the contract. */
import type { Handlers } from "./desk";

export const handlers: Partial<Handlers> = {};
