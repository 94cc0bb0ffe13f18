import type { PaymentMethod } from '@paywidget/shared/contract';
import { textIn, type useTranslation } from '@paywidget/shared/i18n';
import type { PaymentGroup } from './groups';

/** Returns the title of a method in the player's language. Without a text, returns its name. */
export function methodTitle(method: PaymentMethod, language: string): string {
  return textIn(method.text, language) ?? method.name;
}

/**
 * Returns the title of a group: its translation if it is a known group, else the server's label, else its key in readable
 * form. See docs/rules/methods.md.
 */
export function groupTitle(
  { name, label }: Pick<PaymentGroup, 'name' | 'label'>,
  language: string,
  { t, i18n }: Pick<ReturnType<typeof useTranslation>, 't' | 'i18n'>,
): string {
  const key = `group.${name}`;
  if (i18n.exists(key)) return t(key);
  return textIn(label, language) ?? readableName(name);
}

/** Makes a key readable: `cash_methods_peru` becomes `Cash methods peru`. */
export function readableName(name: string): string {
  const words = name.replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * True if a method does not take the player's currency. Always false for crypto, because its currency is the coin, and for
 * an on-ramp, because the player chooses its currency on another page.
 */
export function lacksCurrency(method: PaymentMethod, currency: string): boolean {
  if (method.category === 'crypto' || method.cardViewType === 'onramp') return false;
  return Boolean(method.currency?.length) && !method.currency?.includes(currency);
}
