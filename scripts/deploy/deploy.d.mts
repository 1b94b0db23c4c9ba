export interface DeployTools {
  git(args: string[]): Promise<string>;
  wrangler(args: string[]): Promise<unknown>;
  asked(args: string[]): Promise<string>;
  write(file: string, text: string): Promise<void>;
  prepare(mustBeTested: boolean): Promise<void>;
  step(label: string, work: () => Promise<unknown>): Promise<unknown>;
}
export function deploy(arguments_: string[], config: string, tools: DeployTools): Promise<void>;
