let transliterate: ((text: string) => string) | undefined;

/** Loads what `latinName` needs. Few players search, so it is loaded with the first search field for countries. */
export async function loadLatinNames(): Promise<void> {
  const library = await import('@sindresorhus/transliterate').catch(() => undefined);
  transliterate = library?.default;
}

/**
 * Returns a name in Latin letters, for players who cannot type in their script: `Germaniya` for `Германия`. Knows
 * Cyrillic, Greek and Arabic letters. Returns an empty text until `loadLatinNames` has resolved.
 */
export const latinName = (name: string): string => transliterate?.(name) ?? '';
