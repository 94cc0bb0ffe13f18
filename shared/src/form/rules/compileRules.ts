import type { FormField } from '@paywidget/shared/contract';
import { maxPatternLength } from './regexRunner';

/** A regex that compiles in unicode mode, and the translation key of the error for texts that do not match. */
export type Rule = { pattern: string; errorKey: string };

/** A regex that the widget cannot use. It is reported and never blocks the player. */
export type BrokenRule = { pattern: string; cause: 'doesNotCompile' | 'tooLong' };

function causeOf(pattern: string): BrokenRule['cause'] | undefined {
  if (pattern.length > maxPatternLength) return 'tooLong';
  try {
    new RegExp(pattern, 'u');
    return undefined;
  } catch {
    return 'doesNotCompile';
  }
}

/** Splits the server's validations of a field into usable rules and broken ones. Keeps their order. */
export function compileRules(validations: FormField['validations'] = []): {
  rules: Rule[];
  brokenRules: BrokenRule[];
} {
  const rules: Rule[] = [];
  const brokenRules: BrokenRule[] = [];
  for (const { regex: pattern, regexErrorKey: errorKey } of validations) {
    const cause = causeOf(pattern);
    if (cause) brokenRules.push({ pattern, cause });
    else rules.push({ pattern, errorKey });
  }
  return { rules, brokenRules };
}
