/** Matches values that could load a file, and the escapes that could hide one. Such a value is never applied. */
const loading = /\\|(url|src|image|set)\(/i;

/** Returns true if a value may be applied: it is a text that cannot load a file. */
export const isSafeValue = (value: unknown): value is string =>
  typeof value === 'string' && !loading.test(value);
