import { ResponseError } from '@paywidget/shared/api';
import type { PaymentErrorText } from '@paywidget/shared/payments';

const genericError: PaymentErrorText = { kind: 'key', key: 'provider.error' };

/** Codes without a separate text. They show the generic text. */
const silentCodes = new Set(['banking.paymentMethodRegex']);

/**
 * The text for an error, by priority: the merchant's text, the translation of the error code, the translation of the HTTP
 * status (as a payment's status, else as any call's status), the generic text. The status comes before the generic text, so
 * that the player does not blame the provider for an expired session.
 * @param isTranslated returns true if the key has a text
 */
export function paymentErrorText(error: unknown, isTranslated: (key: string) => boolean): PaymentErrorText {
  if (!(error instanceof ResponseError)) return genericError;
  const { status, code, serverMessage } = error;
  if (code === 'banking.merchantClientError' && serverMessage) return { kind: 'server', text: serverMessage };
  const ofCode = code !== undefined && !silentCodes.has(code) ? [`common.errors.${code}`] : [];
  const key = [...ofCode, `error.payment.${status}`, `error.status.${status}`].find(isTranslated);
  return key ? { kind: 'key', key } : genericError;
}

/** True if the server asks for a captcha before it creates the deposit. */
export function isCaptchaRequired(error: unknown): boolean {
  if (!(error instanceof ResponseError)) return false;
  return [error.serverMessage, error.code].includes('captcha_required');
}

/** Statuses about the player's session, the number of calls or a conflict. They say nothing about the payment. */
const callStatuses = new Set([401, 403, 408, 409, 425, 429]);

/** True if the server has declined the payment, and not just this call. */
export const isDeclined = (error: unknown): boolean =>
  error instanceof ResponseError &&
  error.status >= 400 &&
  error.status < 500 &&
  !callStatuses.has(error.status);
