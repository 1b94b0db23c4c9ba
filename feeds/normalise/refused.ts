/** Why one row is not imported; the rest of the file is. */
export class Refused extends Error {
  /** Without a stack: a feed refuses thousands of rows, and nobody asks where in the code. */
  constructor(message: string) {
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(message);
    Error.stackTraceLimit = stackTraceLimit;
    this.name = "Refused";
  }
}
