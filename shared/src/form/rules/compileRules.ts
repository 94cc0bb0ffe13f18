import type { FormField } from '@paywidget/shared/contract';
import { longestPattern } from './regexRunner';

/** A regex that compiles in unicode mode, with the key of the message for what fails it. */
export type Rule = { pattern: string; errorKey: string };

/** A regex that cannot be a rule, to be reported; it blocks nothing (contract, FormField). */
export type BrokenRule = { pattern: string; cause: 'doesNotCompile' | 'tooLong' };

function causeOf(pattern: string): BrokenRule['cause'] | undefined {
  if (pattern.length > longestPattern) return 'tooLong';
  try {
    new RegExp(pattern, 'u');
    return undefined;
  } catch {
    return 'doesNotCompile';
  }
}

/** The server's validations of one field as rules, in their order, and those that are none. */
export function compileRules(validations: FormField['validations'] = []): {
  rules: Rule[];
  broken: BrokenRule[];
} {
  const rules: Rule[] = [];
  const broken: BrokenRule[] = [];
  for (const { regex: pattern, regexErrorKey: errorKey } of validations) {
    const cause = causeOf(pattern);
    if (cause) broken.push({ pattern, cause });
    else rules.push({ pattern, errorKey });
  }
  return { rules, broken };
}
