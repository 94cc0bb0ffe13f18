/** The forms of a flag on the wire. */
export const wireFlags = [true, false, 1, 0, '1', '0', 'true', 'false', ''] as const;

const known: ReadonlySet<unknown> = new Set(wireFlags);

/** Reads a flag. Undefined for anything else. */
export const toFlag = (raw: unknown): boolean | undefined =>
  known.has(raw) ? ['true', '1'].includes(String(raw)) : undefined;
