/** The facts that help an operator to find the fault. */
export interface Fault {
  request: string;
  response: string;
  /** The contract's expectations: one entry for each problem, with its place in the answer if there is an answer. */
  expected: readonly string[];
  /** The effect on players. */
  effect?: string;
}

/** Thrown if the API breaks a rule. */
export class Failure extends Error {
  override readonly name = 'Failure';
  constructor(readonly fault: Fault) {
    super(fault.expected.join('; '));
  }
}

/** Thrown if a row cannot be checked here; the message is the reason. */
export class Skipped extends Error {
  override readonly name = 'Skipped';
}
