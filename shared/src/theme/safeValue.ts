/** Matches what could load a file, and the escapes that could hide it. Such a value is never applied. */
const loading = /\\|(url|src|image|set)\(/i;

/** Returns if a value may be applied: it is a text, and nothing in it could load a file. */
export const isSafeValue = (value: unknown): value is string =>
  typeof value === 'string' && !loading.test(value);
