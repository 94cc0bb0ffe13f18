/** What an operator needs to find the fault. */
export interface Fault {
  request: string;
  response: string;
  /** What the contract expects, one entry per problem, each with its place in the answer if there is one. */
  expected: readonly string[];
  /** What players notice. */
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
