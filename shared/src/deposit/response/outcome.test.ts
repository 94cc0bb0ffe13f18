import { DepositResponse, PeerToPeerDeposit } from '@paywidget/shared/contract/payments';
import { needsNoFurtherAction, type OutcomeContext, outcomeOf } from './outcome';
import { UnsafeLinkError } from './redirect';

const base = 'https://pay.example/paywidget/';
const usual: OutcomeContext = { kind: 'create', redirectMode: 'helper' };
const unifiedFlow = {};
const requisites = [{ name: 'iban', title: 'IBAN', type: 'text', value: 'DE02' }];

const read = (apiResponse: object, context: Partial<OutcomeContext> = {}, rest: object = {}) =>
  outcomeOf(DepositResponse.parse({ depositId: 1, apiResponse, ...rest }), { ...usual, ...context }, base);

describe('the screen for an answer', () => {
  it.each<[string, object, Partial<OutcomeContext>, string]>([
    ['nothing in particular', {}, {}, 'deposit.complete'],
    [
      'nothing, with a fallback screen',
      {},
      { fallbackScreen: 'deposit.india.invoice' },
      'deposit.india.invoice',
    ],
    ['a unified flow', { data: { unifiedFlow } }, {}, 'deposit.redirect.unified-form'],
    [
      'a unified flow with requisites',
      { data: { unifiedFlow, requisites } },
      {},
      'deposit.redirect.unified-form',
    ],
    [
      'offers',
      { data: { paymentMethodOffers: [{ amount: 1, fee: 0, method: 'moon' }] } },
      { cardViewType: 'onramp' },
      'deposit.onramp.offer-list',
    ],
    ['no offers at all', { data: { paymentMethodOffers: [] } }, {}, 'deposit.complete'],
    ['a card', { data: { card: { number: '4111' } } }, {}, 'deposit.host-to-host'],
    ['requisites', { data: { requisites } }, {}, 'deposit.host-to-host'],
    ['no requisites at all', { data: { requisites: [] } }, {}, 'deposit.complete'],
    ['a bank transfer', {}, { cardViewType: 'bankTransfer' }, 'deposit.host-to-host'],
    [
      'India, whose requisites are an invoice',
      { data: { requisites } },
      { kind: 'prepare', cardViewType: 'india' },
      'deposit.india.invoice',
    ],
    [
      'a preparation of another method',
      { data: { requisites } },
      { kind: 'prepare' },
      'deposit.host-to-host',
    ],
    ['the page eazype', { pageId: 'eazype' }, { cardViewType: 'eazype' }, 'deposit.redirect.eazype'],
    ['the page pix', { pageId: 'pix' }, {}, 'deposit.redirect.pix'],
    ['a page we do not know', { pageId: 'other' }, {}, 'deposit.complete'],
    ['a sweepstake deposit', { data: { requisites } }, { kind: 'sweepstake' }, 'sweep.deposit.complete'],
  ])('of %s', (_, apiResponse, context, screen) => {
    expect(read(apiResponse, context)).toEqual({ kind: 'go', screen });
  });

  it('of a peer-to-peer deposit is its invoice or its unified form', () => {
    const context: OutcomeContext = { kind: 'peer-to-peer', redirectMode: 'host', cardViewType: 'p2p' };
    const invoice = PeerToPeerDeposit.parse({ depositId: 1, card: { number: '4' } });
    const unified = PeerToPeerDeposit.parse({ depositId: 1, unifiedFlow });
    expect(outcomeOf(invoice, context, base)).toEqual({ kind: 'go', screen: 'deposit.peer-to-peer.invoice' });
    expect(outcomeOf(unified, context, base)).toEqual({
      kind: 'go',
      screen: 'deposit.peer-to-peer.unified-form',
    });
  });
});

it('stays the form if the server asks for more fields, whatever else it answers', () => {
  const outcome = read(
    { isFieldsRequired: true, source: 'https://bank.example' },
    {},
    {
      fields: [{ name: 'city', type: 'text' }],
    },
  );
  expect(outcome).toEqual({ kind: 'fields', fields: [expect.objectContaining({ name: 'city' })] });
});

it('stays the form without more fields if the server names none', () => {
  expect(read({ isFieldsRequired: true })).toEqual({ kind: 'fields', fields: [] });
});

it.each([
  ['leads to the complete page', {}, {}, true],
  ['leads to an invoice', { pageId: 'pix' }, {}, false],
  ['leads to the provider’s page', { source: 'https://bank.example/' }, {}, false],
  ['asks for more fields', { isFieldsRequired: true }, {}, false],
  ['leads to the complete page of a box', {}, { kind: 'sweepstake' }, true],
] as const)('a deposit that %s needs no further action, or does', (_, apiResponse, context, expected) => {
  const outcome = read(apiResponse, context);
  expect(needsNoFurtherAction({ outcome, context: { ...usual, ...context } })).toBe(expected);
});

it('stays the same for a crypto address', () => {
  const data = { depositAddress: 'bc1q', cryptoName: 'BTC' };
  const outcome = outcomeOf(DepositResponse.parse({ depositId: 1, data }), usual, base);
  expect(outcome).toEqual({ kind: 'address', address: expect.objectContaining({ depositAddress: 'bc1q' }) });
});

describe('a redirect', () => {
  it('opens the provider’s page and takes the widget to the next screen', () => {
    expect(read({ source: 'https://bank.example/pay?a=1', data: { token: 'x', step: 2 } })).toEqual({
      kind: 'redirect',
      redirectMode: 'helper',
      screen: 'deposit.complete',
      redirect: { url: 'https://bank.example/pay?a=1&token=x&step=2', method: 'GET', data: {} },
    });
  });

  it('sends the data of a POST in a form', () => {
    expect(
      read({ source: '/provider', method: 'POST', data: { token: 'x' } }, { redirectMode: 'host' }),
    ).toMatchObject({
      redirectMode: 'host',
      redirect: { url: 'https://pay.example/provider', method: 'POST', data: { token: 'x' } },
    });
  });

  it('rejects a javascript: link', () => {
    expect(() => read({ source: 'javascript:alert(1)' })).toThrow(UnsafeLinkError);
  });
});
