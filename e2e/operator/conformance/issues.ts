import { ContractError, parseWire } from '@paywidget/shared/contract';
import * as z from 'zod/mini';
import { summarizeValue } from './summary';

type Schema = z.core.$ZodType;
type Path = readonly PropertyKey[];
type Definition = z.core.$ZodTypes['_zod']['def'];

/** A place in an answer that breaks the contract. */
interface Issue {
  path: Path;
  expected: string;
}

const words: Record<string, string> = {
  string: 'text',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  number: 'a number',
  boolean: 'true or false',
};

/** Messages of the schemas' own checks → the expected values. */
const checks: Record<string, string> = {
  'Not a finite decimal': 'a number or decimal text',
  'No such time': 'a time that exists',
  Missing: 'something',
};

const quoted = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join(' or ');

/** Returns the issues of the best matching alternative of a union: the one whose issues are deepest. */
const closest = (alternatives: readonly (readonly Issue[])[], depth: number) => {
  const depthOf = (issues: readonly Issue[]) => Math.max(...issues.map(({ path }) => path.length));
  const [best] = alternatives.toSorted((a, b) => depthOf(b) - depthOf(a));
  return best && depthOf(best) > depth ? best : undefined;
};

function toIssues(issue: z.core.$ZodIssue, base: Path): Issue[] {
  const path = [...base, ...issue.path];
  switch (issue.code) {
    case 'invalid_type':
      return [{ path, expected: words[issue.expected] ?? issue.expected }];
    case 'invalid_value':
      return [{ path, expected: quoted(issue.values) }];
    case 'too_small':
      return [
        {
          path,
          expected: issue.origin === 'string' ? 'text that is not empty' : `${issue.minimum} at least`,
        },
      ];
    case 'invalid_format':
      return [{ path, expected: `text like ${issue.pattern ?? issue.format}` }];
    case 'unrecognized_keys':
      return [{ path, expected: `no ${issue.keys.join(', ')}` }];
    case 'invalid_union': {
      const alternatives = issue.errors.map((errors) => errors.flatMap((one) => toIssues(one, path)));
      const expected = [...new Set(alternatives.flat().map((one) => one.expected))].join(' or ');
      const options = 'options' in issue && Array.isArray(issue.options) ? quoted(issue.options) : '';
      return [...(closest(alternatives, path.length) ?? [{ path, expected: expected || options }])];
    }
    default:
      return [{ path, expected: checks[issue.message] ?? issue.message }];
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Finds the issues that the widget ignores: issues in fields whose schema replaces a wrong value with a default. */
function ignoredIssues(schema: Schema, value: unknown, path: Path): Issue[] {
  const definition = schema._zod.def as Definition;
  if (value === undefined || value === null) return [];
  switch (definition.type) {
    case 'catch':
      return issuesAt(definition.innerType, value, path);
    case 'optional':
    case 'nullable':
      return ignoredIssues(definition.innerType, value, path);
    case 'pipe':
      return ignoredIssues(definition.in, value, path);
    case 'object':
      return isObject(value)
        ? Object.entries(definition.shape).flatMap(([key, field]) =>
            ignoredIssues(field, value[key], [...path, key]),
          )
        : [];
    default:
      return [];
  }
}

function issuesAt(schema: Schema, value: unknown, path: Path): Issue[] {
  const reported = z.safeParse(schema, value).error?.issues.flatMap((issue) => toIssues(issue, path)) ?? [];
  return [...reported, ...ignoredIssues(schema, value, path)];
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (isObject(inner) ? inner[String(key)] : undefined), value);

/**
 * Lists every place where a value breaks its schema, as `methods.3.position: expected a number, got "first"`. Empty for a valid
 * value. Stricter than the widget, which drops broken optional parts.
 */
export const issuesOf = (schema: Schema, value: unknown): string[] =>
  issuesAt(schema, value, []).map(({ path, expected }) => {
    const place = path.map(String).join('.') || 'the answer';
    return `${place}: expected ${expected}, got ${summarizeValue(valueAt(value, path))}`;
  });

/** Describes how the widget treats a value that has issues. */
export function consequenceOf(name: string, schema: z.ZodMiniType, value: unknown): string {
  try {
    const { dropped } = parseWire(name, schema, value);
    const places = dropped.slice(0, 3).map(({ path }) => path);
    const others = dropped.length > places.length ? ` and ${dropped.length - places.length} more` : '';
    return dropped.length > 0
      ? `The widget leaves out ${places.join(', ')}${others}`
      : 'The widget ignores it';
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    return 'The widget cannot read the answer: the call fails';
  }
}
