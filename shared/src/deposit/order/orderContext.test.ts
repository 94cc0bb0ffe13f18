/** @jest-environment jsdom */
import type { Urls } from '@paywidget/shared/services';
import { choiceAtom, sessionAtom } from '@paywidget/shared/state';
import {
  createTestServices,
  fakeTrustedOrigins,
  samplePaymentMethod,
  sampleSession,
} from '@paywidget/shared/testing';
import { orderContext, redirectModeOf, requestContext, requestKindOf, returnUrlOf } from './orderContext';
import { paymentSessionsAtom } from './paymentSession';

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
  ['on-ramp, in a native app', { cardViewType: 'onramp' }, { ...usual, isNative: true }, 'self'],
  ['a page that is no address', {}, { ...usual, isAddress: false }, 'helper'],
  ['a crypto address', { category: 'crypto' }, { ...usual, isAddress: true }, 'host'],
  ['an invoice page', { cardViewType: 'india' }, usual, 'host'],
] as const)('%s', (_, fields, circumstances, way) => {
  expect(redirectModeOf(samplePaymentMethod('moon', fields), circumstances)).toBe(way);
});

it.each([
  [{}, 'create'],
  [{ cardViewType: 3 }, 'prepare'],
  [{ isPreparationRequired: true }, 'prepare'],
  [{ isPreparationRequired: false }, 'create'],
  [{ cardViewType: 5, isPreparationRequired: true }, 'peer-to-peer'],
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
    'the host’s page on the developer’s machine',
    'host',
    { returnUrl: 'http://localhost:3000/', trusted: ['http://localhost:3000'] },
    'http://localhost:3000/',
  ],
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
  ['the widget without a way back, in an app', 'self', { origin, trusted }, complete],
  ['the widget without a way back, if the host is unknown', 'host', { trusted }, complete],
  [
    'the widget, if the page is at a listed site but no web page',
    'host',
    { returnUrl: 'blob:https://casino.example/1', trusted },
    complete,
  ],
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

describe('of the widget’s state', () => {
  const moon = samplePaymentMethod('moon', { cardViewType: 'p2p' });

  function open({ payload, ...urls }: Partial<Urls> & { payload?: { returnUrl: string } } = {}) {
    const services = createTestServices({ urls: { widget: 'https://pay.example/paywidget/', ...urls } });
    services.store.set(sessionAtom, sampleSession({ payload }));
    return services;
  }
  const trustedOrigins = fakeTrustedOrigins(...trusted);

  /** Puts the widget into a frame. */
  function frame({ ancestor, referrer = '' }: { ancestor?: string; referrer?: string }) {
    jest.spyOn(window, 'parent', 'get').mockReturnValue({} as Window);
    jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
    Object.defineProperty(window.location, 'ancestorOrigins', {
      configurable: true,
      value: ancestor ? [ancestor, 'https://outer.example'] : undefined,
    });
  }
  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(window.location, 'ancestorOrigins');
  });

  it('a request has the country, the currency and the method’s session', () => {
    const services = open();
    services.store.set(paymentSessionsAtom, new Map([['moon', 's1']]));
    expect(requestContext(services, moon, 'host')).toMatchObject({
      country: 'br',
      currency: 'USD',
      paymentSessionId: 's1',
      returnUrl: complete,
    });
    expect(requestContext(services, samplePaymentMethod('sun'), 'host').paymentSessionId).toBeUndefined();
  });

  it('a request returns to the page of a package’s host', () => {
    const services = open({ hostReturn: cashier });
    expect(requestContext(services, moon, 'helper').returnUrl).toBe(cashier);
  });

  it('a request returns to the page that the payload names, if it is trusted', () => {
    const payload = { returnUrl: cashier };
    expect(requestContext(open({ payload }), moon, 'host').returnUrl).toBe(complete);
    expect(requestContext(open({ payload, trustedOrigins }), moon, 'host').returnUrl).toBe(cashier);
  });

  it.each([
    ['the frame’s parent', { ancestor: origin, referrer: 'https://evil.example/' }, true],
    ['the referrer, in a browser that does not tell the parent', { referrer: `${origin}/cashier` }, true],
    ['nothing, if the browser tells nothing', {}, false],
    ['nothing, if the parent is not trusted', { ancestor: 'https://evil.example', referrer: origin }, false],
  ])('a request from a frame returns to the host’s site by %s', (_, where, isKnown) => {
    const services = open({ trustedOrigins });
    frame(where);
    const wayBack = isKnown ? `?hostOrigin=${encodeURIComponent(origin)}` : '';
    expect(requestContext(services, moon, 'host').returnUrl).toBe(`${complete}${wayBack}`);
  });

  it('a widget in no frame has no host to return to', () => {
    const services = open({ trustedOrigins });
    jest.spyOn(document, 'referrer', 'get').mockReturnValue(`${origin}/cashier`);
    expect(requestContext(services, moon, 'host').returnUrl).toBe(complete);
  });

  it('an order has what resuming it needs', () => {
    const { store } = open();
    store.set(choiceAtom, { method: 'moon', group: 'banks', box: '5' });
    const order = {
      kind: 'create',
      redirectMode: 'host',
      screen: 'deposit.redirect',
      fallbackScreen: 'deposit.complete',
      network: 'TRC20',
    } as const;
    expect(orderContext(store, moon, order)).toEqual({
      ...order,
      method: 'moon',
      cardViewType: 'p2p',
      country: 'br',
      currency: 'USD',
      group: 'banks',
      box: '5',
    });
  });
});
