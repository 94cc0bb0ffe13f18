import { ResponseError } from '@paywidget/shared/api';

/** What the player reads of a failed deposit: the server's own words, or a translation. */
export type PaymentErrorText = { kind: 'server'; text: string } | { kind: 'key'; key: string };

const genericError: PaymentErrorText = { kind: 'key', key: 'provider.error' };

/** Codes that say nothing to a player beyond that it did not work. */
const silentCodes = new Set(['banking.paymentMethodRegex']);

/**
 * The text of an error (specification, section 8, "Payment error handling"). `isTranslated` says whether a key has a
 * text.
 */
export function paymentErrorText(error: unknown, isTranslated: (key: string) => boolean): PaymentErrorText {
  if (!(error instanceof ResponseError)) return genericError;
  const { code, serverMessage } = error;
  if (code === 'banking.merchantClientError' && serverMessage) return { kind: 'server', text: serverMessage };
  if (code === undefined || silentCodes.has(code)) return genericError;
  const key = `common.errors.${code}`;
  return isTranslated(key) ? { kind: 'key', key } : genericError;
}

/** Whether the server wants a captcha before it creates anything. */
export function isCaptchaRequired(error: unknown): boolean {
  if (!(error instanceof ResponseError)) return false;
  return [error.serverMessage, error.code].includes('captcha_required');
}
