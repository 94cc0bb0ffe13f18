import { samplePaymentMethod } from '@paywidget/shared/testing';
import { redirectModeOf, requestKindOf, returnUrlOf } from './orderContext';

const usual = { isNative: false, kind: 'create' } as const;

it.each([
  ['a redirect page', {}, usual, 'helper'],
  ['a native app', {}, { ...usual, isNative: true }, 'self'],
  ['a method that the host redirects', { redirectsThroughHost: true }, usual, 'host'],
  [
    'a method that the host redirects, in a native app',
    { redirectsThroughHost: true },
    { ...usual, isNative: true },
    'host',
  ],
  ['a method with opensHelperWindow: false', { opensHelperWindow: false }, usual, 'host'],
  ['on-ramp', { cardViewType: 'onramp', opensHelperWindow: true }, usual, 'host'],
  ['an on-ramp offer', {}, { ...usual, kind: 'continue' }, 'host'],
  ['a crypto address', { category: 'crypto' }, { ...usual, isAddress: true }, 'host'],
  ['an invoice page', { cardViewType: 'india' }, usual, 'host'],
] as const)('%s', (_, fields, circumstances, way) => {
  expect(redirectModeOf(samplePaymentMethod('moon', fields), circumstances)).toBe(way);
});

it.each([
  [{}, 'create'],
  [{ cardViewType: 3 }, 'prepare'],
  [{ isPreparationRequired: true }, 'prepare'],
  [{ cardViewType: 5 }, 'peer-to-peer'],
])('%j is created by %s', (fields, kind) => {
  expect(requestKindOf(samplePaymentMethod('moon', fields))).toBe(kind);
});

const trusted = ['https://pay.example', 'https://casino.example'];
const origin = 'https://casino.example';
const complete = 'https://pay.example/paywidget/deposit/complete';
const cashier = 'https://casino.example/cashier?tab=2';

it.each([
  ['the host’s page', 'host', { returnUrl: cashier, trusted }, cashier],
  ['the host’s page, in an app', 'self', { returnUrl: cashier, trusted }, cashier],
  [
    'the helper page, which a payment window of its own needs',
    'helper',
    { returnUrl: cashier, origin, trusted },
    'https://pay.example/paywidget/form?returned=1',
  ],
  [
    'the widget with a way back, if the host names no page',
    'host',
    { origin, trusted },
    `${complete}?hostOrigin=https%3A%2F%2Fcasino.example`,
  ],
  [
    'the widget, if the page is at a site that is not listed',
    'host',
    { returnUrl: 'https://evil.example/', trusted },
    complete,
  ],
  [
    'the widget, if the page only looks listed',
    'host',
    { returnUrl: 'https://casino.example@evil.example/', trusted },
    complete,
  ],
  ['the widget, if the page is a script', 'host', { returnUrl: 'javascript:alert(1)', trusted }, complete],
  ['the widget, if the page is not absolute', 'host', { returnUrl: '/cashier', trusted }, complete],
  [
    'the widget without a way back, if the host is not listed',
    'host',
    { origin: 'https://evil.example', trusted },
    complete,
  ],
] as const)('a frame returns to %s', (_, mode, host, expected) => {
  expect(returnUrlOf(mode, 'https://pay.example/paywidget/', undefined, host)).toBe(expected);
});

it('returns to the helper page, the complete page or the host’s address', () => {
  const widget = 'https://pay.example/paywidget/';
  expect(returnUrlOf('helper', widget)).toBe('https://pay.example/paywidget/form?returned=1');
  expect(returnUrlOf('self', widget)).toBe('https://pay.example/paywidget/deposit/complete');
  expect(returnUrlOf('helper', widget, 'https://casino.example/cashier')).toBe(
    'https://casino.example/cashier',
  );
});
