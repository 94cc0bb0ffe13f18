import { ResponseError } from '@paywidget/shared/api';

/** What the player reads of a failed deposit: the server's own words, or a translation. */
export type PaymentErrorText = { kind: 'server'; text: string } | { kind: 'key'; key: string };

const genericError: PaymentErrorText = { kind: 'key', key: 'provider.error' };

/** Codes that say nothing to a player beyond that it did not work. */
const silentCodes = new Set(['banking.paymentMethodRegex']);

/**
 * The text of an error (specification, section 8, "Payment error handling"): the merchant's own words; else the code's
 * translation; else the HTTP status's, so that an expired session is not put down to the provider; else the generic
 * text. `isTranslated` says whether a key has a text.
 */
export function paymentErrorText(error: unknown, isTranslated: (key: string) => boolean): PaymentErrorText {
  if (!(error instanceof ResponseError)) return genericError;
  const { status, code, serverMessage } = error;
  if (code === 'banking.merchantClientError' && serverMessage) return { kind: 'server', text: serverMessage };
  const ofCode = code !== undefined && !silentCodes.has(code) ? [`common.errors.${code}`] : [];
  const key = [...ofCode, `error.status.${status}`].find(isTranslated);
  return key ? { kind: 'key', key } : genericError;
}

/** Whether the server wants a captcha before it creates anything. */
export function isCaptchaRequired(error: unknown): boolean {
  if (!(error instanceof ResponseError)) return false;
  return [error.serverMessage, error.code].includes('captcha_required');
}
