import type { i18n } from 'i18next';

/** True if a key that an operator names has a text. If it has none, reports that to the host, like every missing text. */
export function hasText(instance: Pick<i18n, 'exists' | 'emit'>, key: string): boolean {
  const exists = instance.exists(key);
  if (!exists) instance.emit('missingKey', [], '', key);
  return exists;
}
