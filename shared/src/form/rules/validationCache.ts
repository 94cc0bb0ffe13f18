import type { Rule } from './compileRules';
import { isQuick } from './regexCost';
import { answerHere, longestText, type RegexAnswer, type RegexRunner } from './regexRunner';

/** What is known of a text against its rules; `unknown` and `pending` never block a player. */
export type ValidationResult =
  | { kind: 'valid' | 'pending' | 'unknown' }
  | { kind: 'invalid'; errorKey: string };

/**
 * Remembers what each regex said of each text, so that a press of submit has its verdicts at once (decisions,
 * section 2). Regexes that are proven quick are run in place; the others go to the runner while the player
 * types, and are `pending` until it answers.
 */
export interface ValidationCache {
  /** What is known now; asks the runner for what is not, and tells the listeners when it answers. */
  resultOf(rules: readonly Rule[], text: string): ValidationResult;
  subscribe(listener: () => void): () => void;
  /** Grows with each answer that arrives: a snapshot for a store. */
  version(): number;
}

/** `onUnknown` hears once of each pattern that could not be tested. */
export function createValidationCache(
  runner: RegexRunner,
  onUnknown: (pattern: string) => void,
): ValidationCache {
  const answers = new Map<string, RegexAnswer | 'pending'>();
  const reported = new Set<string>();
  const listeners = new Set<() => void>();
  let version = 0;

  function learn(key: string, pattern: string, answer: RegexAnswer): RegexAnswer {
    answers.set(key, answer);
    if (answer === 'unknown' && !reported.has(pattern)) {
      reported.add(pattern);
      onUnknown(pattern);
    }
    return answer;
  }

  function ask(key: string, pattern: string, text: string): 'pending' {
    answers.set(key, 'pending');
    runner.test(pattern, text).then((answer) => {
      learn(key, pattern, answer);
      version += 1;
      for (const listener of listeners) listener();
    });
    return 'pending';
  }

  function answerOf(pattern: string, text: string): RegexAnswer | 'pending' {
    const key = JSON.stringify([pattern, text]);
    const known = answers.get(key);
    if (known) return known;
    if (text.length > longestText) return learn(key, pattern, 'unknown');
    return isQuick(pattern, text) ? learn(key, pattern, answerHere(pattern, text)) : ask(key, pattern, text);
  }

  return {
    resultOf(rules, text) {
      const said = rules.map((rule) => ({ rule, answer: answerOf(rule.pattern, text) }));
      const failed = said.find(({ answer }) => answer === 'mismatch');
      if (failed) return { kind: 'invalid', errorKey: failed.rule.errorKey };
      const open = said.find(({ answer }) => answer !== 'match');
      return { kind: open ? (open.answer === 'pending' ? 'pending' : 'unknown') : 'valid' };
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: () => version,
  };
}
