/** Reporter of vitest: keeps the names of tests that passed or failed only after another try, for the end of `npm test`. */
import { writeFileSync } from "node:fs";

export default class Retries {
  onTestRunEnd(modules) {
    const names = modules.flatMap((module) =>
      [...module.children.allTests()]
        .filter((test) => (test.diagnostic()?.retryCount ?? 0) > 0)
        .map((test) => `${module.relativeModuleId} › ${test.fullName}`),
    );
    writeFileSync(process.env.VETRINA_RETRIES, JSON.stringify(names));
  }
}
