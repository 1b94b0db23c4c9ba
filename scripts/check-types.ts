/** Types of the whole project and, by the same program, how text from outside is read: `npm run typecheck`. */
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { outsideBreaches, outsideRule } from "./outside-rules";

/** The project in a folder; what has not changed since `emit` was last called is not looked at again. */
export function programAt(root: string) {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
  const kept = { incremental: true, tsBuildInfoFile: resolve(root, ".cache/types.tsbuildinfo") };
  const project = ts.getParsedCommandLineOfConfigFile(resolve(root, "tsconfig.json"), kept, host);
  if (!project) throw new Error(`${root} has no tsconfig.json that can be read`);
  const { fileNames, options, errors } = project;
  return ts.createIncrementalProgram({ rootNames: fileNames, options, configFileParsingDiagnostics: errors });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL("..", import.meta.url));
  const program = programAt(root);
  const faults = [
    ...program.getConfigFileParsingDiagnostics(),
    ...program.getOptionsDiagnostics(),
    ...program.getSyntacticDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...program.getSemanticDiagnostics(),
  ];
  program.emit();
  const outside = outsideBreaches(program.getProgram(), root);
  const names = { getCanonicalFileName: String, getCurrentDirectory: () => root, getNewLine: () => "\n" };
  if (faults.length > 0) console.error(ts.formatDiagnostics(faults, names));
  for (const line of outside) console.error(line);
  if (outside.length > 0) console.error(outsideRule);
  if (faults.length + outside.length > 0) process.exitCode = 1;
}
