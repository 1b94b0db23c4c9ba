export interface FileOutcome {
  file: string;
  errors: { error: string; stack: string }[];
  load: number;
}
export function runSuites(
  projects: string[],
  options?: { folder?: string; args?: string[]; env?: NodeJS.ProcessEnv; quiet?: boolean },
): Promise<{ passed: number; failed: number; unsteady: FileOutcome[]; red: string[] }>;
export function unsteadyLine(files: FileOutcome[]): string;
export function checkLedger(ledger?: string): void;
