import { NetworkError, RequestTimeoutError, ResponseError } from '@paywidget/shared/api';
import { ContractError } from '@paywidget/shared/contract';
import { isOutcomeUnknown } from '../idempotency/outcomeUnknown';
import { isTranslatedIn } from './isTranslated';
import { isCaptchaRequired, isDeclined, paymentErrorText } from './paymentError';

const refused = (status: number, code?: string, message?: string) =>
  new ResponseError('BANKING/deposit-create', status, code, message);

describe('the text for the player', () => {
  const translated = new Set([
    'common.errors.banking.insufficientFunds',
    'common.errors.banking.paymentMethodRegex',
    'error.status.403',
    'error.payment.409',
    'error.status.409',
  ]);
  const isTranslated = (key: string) => translated.has(key);
  const generic = { kind: 'key', key: 'provider.error' };

  it.each([
    [
      "the merchant's words",
      refused(400, 'banking.merchantClientError', 'Call us'),
      { kind: 'server', text: 'Call us' },
    ],
    ["the merchant's silence", refused(400, 'banking.merchantClientError'), generic],
    [
      'a code with a translation',
      refused(400, 'banking.insufficientFunds', 'Insufficient funds'),
      { kind: 'key', key: 'common.errors.banking.insufficientFunds' },
    ],
    ['a code without one', refused(400, 'banking.unfamiliar', 'Refused by rule 7c'), generic],
    ['a field that does not match', refused(400, 'banking.paymentMethodRegex', 'No match'), generic],
    ['no code', refused(400, undefined, 'Stack trace'), generic],
    ['a status with a translation', refused(403, undefined, 'No'), { kind: 'key', key: 'error.status.403' }],
    [
      'a status with a special text for payments',
      refused(409, undefined, 'No'),
      { kind: 'key', key: 'error.payment.409' },
    ],
    [
      'a code with a translation, whatever the status',
      refused(403, 'banking.insufficientFunds'),
      { kind: 'key', key: 'common.errors.banking.insufficientFunds' },
    ],
    ['what is no answer', new TypeError('x is undefined'), generic],
    ['what is no answer, though it has a status', Object.assign(new Error(), { status: 403 }), generic],
  ])('of %s', (_, error, text) => {
    expect(paymentErrorText(error, isTranslated)).toEqual(text);
  });
});

it.each([
  [
    'of a code, of the status for payments, of the status',
    refused(418, 'banking.unfamiliar'),
    ['common.errors.banking.unfamiliar', 'error.payment.418', 'error.status.418'],
  ],
  ['of the status, if there is no code', refused(418), ['error.payment.418', 'error.status.418']],
  [
    'of the status, if the code has no text by intention',
    refused(418, 'banking.paymentMethodRegex'),
    ['error.payment.418', 'error.status.418'],
  ],
])('looks for a text %s', (_, error, keys) => {
  const asked: string[] = [];
  paymentErrorText(error, (key) => {
    asked.push(key);
    return false;
  });
  expect(asked).toEqual(keys);
});

it('a code of the server without a text is reported to the host, a status without one is not', () => {
  const emit = jest.fn();
  const i18n = { exists: () => false, emit } as unknown as Parameters<typeof isTranslatedIn>[0];
  paymentErrorText(refused(418, 'banking.unfamiliar'), isTranslatedIn(i18n));
  expect(emit.mock.calls.map(([event, , , key]) => [event, key])).toEqual([
    ['missingKey', 'common.errors.banking.unfamiliar'],
  ]);
});

describe('whether the outcome of a failed call is unknown', () => {
  it.each([
    [new NetworkError('e'), true, true],
    [new RequestTimeoutError('e'), true, true],
    [new ContractError('e', 'depositId', 'Missing'), true, true],
    [new TypeError('unforeseen'), true, true],
    [undefined, true, true],
    [Object.assign(new Error('of the browser'), { status: 400 }), true, true],
    [refused(500), true, true],
    [refused(503), true, true],
    [refused(302), true, true],
    [refused(400), false, false],
    [refused(400, undefined, 'captcha_required'), false, false],
    [refused(403), false, false],
    [refused(422), false, false],
    // These statuses refuse a second send, and say nothing about the first send.
    [refused(401), false, true],
    [refused(409), false, true],
    [refused(429), false, true],
  ])('%s: %s at first, %s when sent again', (error, atFirst, again) => {
    expect(isOutcomeUnknown(error, false)).toBe(atFirst);
    expect(isOutcomeUnknown(error, true)).toBe(again);
  });
});

it.each([
  [400, true],
  [422, true],
  [401, false],
  [403, false],
  [409, false],
  [429, false],
  [500, false],
])('a refusal with %i declines the payment itself: %s', (status, expected) => {
  expect(isDeclined(refused(status))).toBe(expected);
});

it.each([
  ['no answer', new NetworkError('e')],
  ['a redirect', refused(302)],
  ['an error of the browser with a status', Object.assign(new Error(), { status: 422 })],
])('%s does not decline the payment', (_, error) => {
  expect(isDeclined(error)).toBe(false);
});

it.each([
  ['as its message', refused(400, undefined, 'captcha_required'), true],
  ['as its code', refused(400, 'captcha_required'), true],
  ['neither', refused(400, 'banking.insufficientFunds', 'No'), false],
  ['without an answer', Object.assign(new Error(), { code: 'captcha_required' }), false],
])('the server asks for a captcha: %s', (_, error, expected) => {
  expect(isCaptchaRequired(error)).toBe(expected);
});
