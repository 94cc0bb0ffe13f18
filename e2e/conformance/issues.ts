import { ContractError, parseWire } from '@paywidget/shared/contract';
import * as z from 'zod/mini';
import { brief } from './described';

type Schema = z.core.$ZodType;
type Path = readonly PropertyKey[];
type Definition = z.core.$ZodTypes['_zod']['def'];

/** A place in an answer that is not as the contract has it. */
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

/** What the schemas' own checks say, as what they expect. */
const checks: Record<string, string> = {
  'Not a finite decimal': 'a number or decimal text',
  'No such time': 'a time that exists',
  Missing: 'something',
};

const quoted = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join(' or ');

/** The alternative that came closest: whose issues lie deepest. */
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

/** What the widget forgives in silence: fields whose schema catches what is wrong with them. */
function forgiven(schema: Schema, value: unknown, path: Path): Issue[] {
  const definition = schema._zod.def as Definition;
  if (value === undefined || value === null) return [];
  switch (definition.type) {
    case 'catch':
      return issuesAt(definition.innerType, value, path);
    case 'optional':
    case 'nullable':
      return forgiven(definition.innerType, value, path);
    case 'pipe':
      return forgiven(definition.in, value, path);
    case 'object':
      return isObject(value)
        ? Object.entries(definition.shape).flatMap(([key, field]) =>
            forgiven(field, value[key], [...path, key]),
          )
        : [];
    default:
      return [];
  }
}

function issuesAt(schema: Schema, value: unknown, path: Path): Issue[] {
  const seen = z.safeParse(schema, value).error?.issues.flatMap((issue) => toIssues(issue, path)) ?? [];
  return [...seen, ...forgiven(schema, value, path)];
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (isObject(inner) ? inner[String(key)] : undefined), value);

/**
 * Every place where a value is not what the schema says, as `methods.3.position: expected a number, got "first"`; empty for a
 * sound one. Stricter than the widget, which leaves out what it can do without.
 */
export const issuesOf = (schema: Schema, value: unknown): string[] =>
  issuesAt(schema, value, []).map(({ path, expected }) => {
    const place = path.map(String).join('.') || 'the answer';
    return `${place}: expected ${expected}, got ${brief(valueAt(value, path))}`;
  });

/** What the widget makes of a value that has issues. */
export function consequenceOf(name: string, schema: z.ZodMiniType, value: unknown): string {
  try {
    const { dropped } = parseWire(name, schema, value);
    const places = dropped.slice(0, 3).map(({ path }) => path);
    const others = dropped.length > places.length ? ` and ${dropped.length - places.length} more` : '';
    return dropped.length > 0
      ? `The widget leaves out ${places.join(', ')}${others}`
      : 'The widget takes it as not sent';
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    return 'The widget cannot read the answer: the call fails';
  }
}
