import { UserCancelError } from '@paywidget/shared/transaction';
import { CaptchaDataEmptyError, CaptchaTimeoutError, frameErrorOf } from './errors';
import { failureCauses } from './protocol';
import { messageKeyOf, retryDelayMs } from './retries';

it.each([
  ['script', [500, 1000, 1500, undefined], [500, 1000, 1500, undefined]],
  ['network', [500, 1000, 1500, undefined], [500, 1000, 1500, undefined]],
  ['expired', [undefined, undefined, undefined, undefined], [500, 1000, 1500, undefined]],
  ['unknown', [undefined, undefined, undefined, undefined], [500, 1000, 1500, undefined]],
] as const)('%s: retries after %j ms if never shown, after %j ms if shown', (cause, hidden, shown) => {
  const error = frameErrorOf(cause);
  expect([1, 2, 3, 4].map((attempt) => retryDelayMs(error, attempt, false))).toEqual(hidden);
  expect([1, 2, 3, 4].map((attempt) => retryDelayMs(error, attempt, true))).toEqual(shown);
});

it('does not retry a captcha that the player has closed, or that timed out before it was shown', () => {
  expect(retryDelayMs(new UserCancelError(), 1, true)).toBeUndefined();
  expect(retryDelayMs(new CaptchaTimeoutError(), 1, false)).toBeUndefined();
});

it.each([
  ['script', 'captcha.script', 'Captcha script load failure: why', 'captcha.network'],
  ['network', 'captcha.network', 'Captcha network failure: why', 'captcha.network'],
  ['expired', 'captcha.expired', 'Captcha token expired: why', 'captcha.expired'],
  ['noClient', 'captcha.noClient', 'Captcha has no client: why', 'error.title'],
  ['siteKeyRequired', 'captcha.siteKey', 'Captcha sitekey required: why', 'error.title'],
  ['browserOnly', 'captcha.browserOnly', 'Captcha is browser-only: why', 'error.title'],
  ['unknown', 'captcha.unknown', 'Captcha unknown error: why', 'error.title'],
] as const)('%s: reports %s "%s" to the host and shows %s to the player', (cause, code, message, key) => {
  const error = frameErrorOf(cause, 'why');
  expect(error).toMatchObject({ code, message });
  expect(messageKeyOf(error)).toBe(key);
});

it('each cause of a captcha’s failure has its own error class and code', () => {
  const errors = [...failureCauses.map((cause) => frameErrorOf(cause)), new CaptchaDataEmptyError()];
  expect(new Set(errors.map(({ name }) => name)).size).toBe(errors.length);
  expect(new Set(errors.map(({ code }) => code)).size).toBe(errors.length);
});
