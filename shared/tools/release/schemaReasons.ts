import type * as z from 'zod/mini';

/** Names each field that breaks the schema, with its value and the expected value. */
export function schemaReasons(
  error: z.core.$ZodError,
  given: unknown,
  parents: readonly string[] = [],
): string[] {
  return error.issues.flatMap((issue) => {
    const place = [...parents, ...issue.path];
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => `${[...place, key].join('.')}: there is no such field`);
    }
    if (issue.code === 'invalid_key') return [`${place.join('.')}: ${issue.issues[0]?.message}`];
    const value = issue.path.reduce<unknown>(
      (part, name) => (part as Record<PropertyKey, unknown>)?.[name],
      given,
    );
    const message = issue.code === 'invalid_type' ? `expected ${issue.expected}` : issue.message;
    return [`${place.join('.')}: ${JSON.stringify(value)}: ${message}`];
  });
}
