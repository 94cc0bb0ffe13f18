import type { PaymentMethod } from '@paywidget/shared/contract';
import { textIn, type useTranslation } from '@paywidget/shared/i18n';
import type { PaymentGroup } from './groups';

/** A method's name in the player's language; its key where the server gives no text. */
export function methodTitle(method: PaymentMethod, language: string): string {
  return textIn(method.text, language) ?? method.name;
}

/**
 * A group's name: the specification's own groups have translated ones, any other takes the server's label; its key
 * made readable where there is neither (decisions, section 3).
 */
export function groupTitle(
  { name, label }: Pick<PaymentGroup, 'name' | 'label'>,
  language: string,
  { t, i18n }: Pick<ReturnType<typeof useTranslation>, 't' | 'i18n'>,
): string {
  const key = `group.${name}`;
  if (i18n.exists(key)) return t(key);
  return textIn(label, language) ?? readable(name);
}

/** `cash_methods_peru` as `Cash methods peru`. */
function readable(name: string): string {
  const words = name.replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Whether a method lacks the player's currency. Crypto never does: its currency is the coin (decisions, section 3). Nor does
 * an on-ramp: what it is paid in is chosen on its own page.
 */
export function lacksCurrency(method: PaymentMethod, currency: string): boolean {
  if (method.category === 'crypto' || method.cardViewType === 'onramp') return false;
  return Boolean(method.currency?.length) && !method.currency?.includes(currency);
}
