import type { i18n } from 'i18next';

/**
 * True if a key that an operator names has a text. A key without one is reported to the host, as any missing text is. Do not
 * ask `t` for it: the library would keep the key as its own text.
 */
export function hasText(instance: Pick<i18n, 'exists' | 'emit'>, key: string): boolean {
  const exists = instance.exists(key);
  if (!exists) instance.emit('missingKey', [], '', key);
  return exists;
}
