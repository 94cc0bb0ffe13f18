import type { Rule } from './compileRules';
import { isQuick } from './regexCost';
import { maxTextLength, type RegexResult, type RegexRunner, testInline } from './regexRunner';

/** The result of validating a text against its rules. `unknown` and `pending` never block the player. */
export type ValidationResult =
  | { kind: 'valid' | 'pending' | 'unknown' }
  | { kind: 'invalid'; errorKey: string };

/**
 * Caches the result of each regex on each text, so that a submit is validated synchronously. A regex that is certain to be
 * fast runs inline. Other regexes run in the runner while the player types. They are `pending` until the runner answers.
 */
export interface ValidationCache {
  /** Returns the current result. Starts missing tests in the runner and notifies the listeners when they finish. */
  resultOf(rules: readonly Rule[], text: string): ValidationResult;
  subscribe(listener: () => void): () => void;
  /** Increases with each new result. The snapshot for `useSyncExternalStore`. */
  version(): number;
}

/** `onUnknown` is called once for each pattern that the runner could not test. */
export function createValidationCache(
  runner: RegexRunner,
  onUnknown: (pattern: string) => void,
): ValidationCache {
  const results = new Map<string, RegexResult | 'pending'>();
  const reported = new Set<string>();
  const listeners = new Set<() => void>();
  let version = 0;

  function store(key: string, pattern: string, result: RegexResult): RegexResult {
    results.set(key, result);
    if (result === 'unknown' && !reported.has(pattern)) {
      reported.add(pattern);
      onUnknown(pattern);
    }
    return result;
  }

  function startTest(key: string, pattern: string, text: string): 'pending' {
    results.set(key, 'pending');
    runner.test(pattern, text).then((result) => {
      store(key, pattern, result);
      version += 1;
      for (const listener of listeners) listener();
    });
    return 'pending';
  }

  function regexResultOf(pattern: string, text: string): RegexResult | 'pending' {
    const key = JSON.stringify([pattern, text]);
    const cached = results.get(key);
    if (cached) return cached;
    if (text.length > maxTextLength) return store(key, pattern, 'unknown');
    return isQuick(pattern, text)
      ? store(key, pattern, testInline(pattern, text))
      : startTest(key, pattern, text);
  }

  return {
    resultOf(rules, text) {
      const ruleResults = rules.map((rule) => ({ rule, result: regexResultOf(rule.pattern, text) }));
      const failed = ruleResults.find(({ result }) => result === 'mismatch');
      if (failed) return { kind: 'invalid', errorKey: failed.rule.errorKey };
      const unresolved = ruleResults.find(({ result }) => result !== 'match');
      return { kind: unresolved ? (unresolved.result === 'pending' ? 'pending' : 'unknown') : 'valid' };
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: () => version,
  };
}
