import type fc from 'fast-check';

/** A part of the widget that reads what others send, and what must hold whatever they send. */
export interface Target<Case = unknown> {
  name: string;
  /** The input of a case. */
  input: string;
  /** The rules for each case, besides the rules of all targets: no foreign error, no slow case, no changed prototype. */
  rule: string;
  cases: fc.Arbitrary<Case>;
  /** Runs the code on one case. @throws errors of the code that are not declared, or BrokenRuleError */
  check(one: Case): void;
  /** Checks the later effects of the code, such as a promise that resolved. Called after `check`, without a time limit. */
  checkLater?(one: Case): Promise<void>;
}

/** The code accepted a case, and its result breaks the target's rule. */
class BrokenRuleError extends Error {
  override readonly name = 'BrokenRuleError';
}

/** @throws BrokenRuleError */
export function mustHold(isTrue: boolean, rule: string, ...details: readonly unknown[]): asserts isTrue {
  if (isTrue) return;
  throw new BrokenRuleError([rule, ...details.map(asText)].join(' '));
}

/** Any value as a short text. */
function asText(value: unknown): string {
  try {
    return (JSON.stringify(value) ?? String(value)).slice(0, 300);
  } catch {
    return Object.prototype.toString.call(value);
  }
}

/** Calls a function that may throw errors of these classes. Returns undefined if it does. Node’s own errors have other classes in jest. */
export function allowing<Result>(
  errors: readonly (abstract new (...args: never[]) => Error)[],
  call: () => Result,
): Result | undefined {
  try {
    return call();
  } catch (error) {
    const isAllowed = errors.some(
      (allowed) => error instanceof allowed || allowed.name === (error as Error | undefined)?.name,
    );
    if (isAllowed) return undefined;
    throw error;
  }
}
