/** What an operator needs to find the fault. */
export interface Fault {
  asked: string;
  came: string;
  /** What the contract wants, one entry each: a place in the answer where there is one. */
  wants: readonly string[];
  /** What players notice. */
  so?: string;
}

/** The API breaks the promise. */
export class Failure extends Error {
  override readonly name = 'Failure';
  constructor(readonly fault: Fault) {
    super(fault.wants.join('; '));
  }
}

/** The promise cannot be seen here; the message says why. */
export class Skipped extends Error {
  override readonly name = 'Skipped';
}
