export const patience: { wait: number; test: number };
