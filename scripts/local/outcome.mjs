/** Reporter of vitest: writes what became of each file where `VETRINA_OUTCOME` says, for scripts/local/suites.mjs. */
import { writeFileSync } from "node:fs";
import { loadavg } from "node:os";

const well = ["passed", "skipped"];

export default class Outcome {
  #loads = new Map();

  onTestModuleEnd({ moduleId }) {
    this.#loads.set(moduleId, loadavg()[0]);
  }

  onTestRunEnd(modules, unhandled) {
    const strays = unhandled.filter((error) => !modules.some((module) => isWithin(error, module)));
    const files = modules.map((module) => this.#fileOf(module, unhandled));
    writeFileSync(
      process.env.VETRINA_OUTCOME,
      JSON.stringify({ files, strays: strays.map(({ stack, message }) => stack ?? message) }),
    );
  }

  #fileOf(module, unhandled) {
    const tests = [...module.children.allTests()];
    const stray = unhandled.filter((error) => isWithin(error, module));
    const errors = [
      ...[module, ...module.children.allSuites()].flatMap((part) => named(part, part.errors())),
      ...tests.flatMap((test) => named(test, test.result().errors ?? [])),
      ...named(module, stray),
    ];
    const isWell = well.includes(module.state()) && errors.length === 0;
    if (!isWell && errors.length === 0) errors.push({ error: "it did not end", stack: "" });
    const passed = tests.filter((test) => test.result().state === "passed").length;
    const failed = tests.filter((test) => test.result().state === "failed").length;
    return {
      project: module.project.name,
      file: module.relativeModuleId,
      passed,
      failed: isWell ? 0 : Math.max(failed, 1),
      errors,
      load: this.#loads.get(module.moduleId) ?? loadavg()[0],
    };
  }
}

function isWithin(error, { moduleId }) {
  return error.VITEST_TEST_PATH === moduleId;
}

/** The first line says it; the stack is for the traces. */
function named({ fullName = "", name = fullName }, errors) {
  return errors.map(({ message = "", stack = message }) => ({
    error: [name, message.split("\n", 1)[0].trim()].filter(Boolean).join(": "),
    stack,
  }));
}
