/** Types of the whole project and, by the same program, how text from outside is read: `npm run typecheck`. */
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { argumentsOf } from "./local/arguments";
import { root, tell } from "./local/steps.mjs";
import { outsideBreaches, outsideRule } from "./outside-rules";

/** The project in a folder; what has not changed since `emit` was last called is not looked at again. */
export function programAt(folder: string) {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
  const kept = { incremental: true, tsBuildInfoFile: resolve(folder, ".cache/types.tsbuildinfo") };
  const project = ts.getParsedCommandLineOfConfigFile(resolve(folder, "tsconfig.json"), kept, host);
  if (!project) throw new Error(`${folder} has no tsconfig.json that can be read`);
  const { fileNames, options, errors } = project;
  return ts.createIncrementalProgram({ rootNames: fileNames, options, configFileParsingDiagnostics: errors });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  argumentsOf("npm run typecheck", {});
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
  const untyped = ts.formatDiagnostics(faults, ts.createCompilerHost({}));
  const said = [untyped, ...outside, outside.length > 0 ? outsideRule : ""].filter(Boolean);
  tell(said, "Every type fits, and no object is a map.");
}
