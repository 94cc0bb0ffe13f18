import type { i18n } from 'i18next';

/** True if a key that an operator names has a text. Reports a missing text to the host. */
export function hasText(instance: Pick<i18n, 'exists' | 'emit'>, key: string): boolean {
  const exists = instance.exists(key);
  if (!exists) instance.emit('missingKey', [], '', key);
  return exists;
}
