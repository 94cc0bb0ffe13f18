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

it('returns to the helper page, the complete page or the host’s address', () => {
  const widget = 'https://pay.example/paywidget/';
  expect(returnUrlOf('helper', widget)).toBe('https://pay.example/paywidget/form?returned=1');
  expect(returnUrlOf('self', widget)).toBe('https://pay.example/paywidget/deposit/complete');
  expect(returnUrlOf('helper', widget, 'https://casino.example/cashier')).toBe(
    'https://casino.example/cashier',
  );
});
