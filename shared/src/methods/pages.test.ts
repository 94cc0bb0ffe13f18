import { samplePaymentMethod } from '@paywidget/shared/testing';
import { depositPageOf, depositPageOfGroup } from './pages';

describe('depositPageOf', () => {
  it.each([
    [undefined, 'deposit.redirect', 'deposit.group.redirect'],
    [0, 'deposit.redirect', 'deposit.group.redirect'],
    ['default', 'deposit.redirect', 'deposit.group.redirect'],
    [7, 'deposit.redirect', 'deposit.group.redirect'],
    [9, 'deposit.redirect', 'deposit.group.redirect'],
    ['bankTransfer', 'deposit.redirect', 'deposit.group.redirect'],
    [3, 'deposit.india', 'deposit.india'],
    [5, 'deposit.peer-to-peer', 'deposit.peer-to-peer'],
    [13, 'deposit.onramp', 'deposit.onramp'],
    [20, 'deposit.cash', 'deposit.cash'],
    [99, undefined, undefined],
  ])(
    'for the card view type %s, opens %s from a list and %s from a group',
    (cardViewType, fromList, fromGroup) => {
      const method = samplePaymentMethod('visa', { cardViewType });
      expect(depositPageOf(method, 'list')).toBe(fromList);
      expect(depositPageOf(method, 'group')).toBe(fromGroup);
    },
  );

  it.each([undefined, 0, 5, 99])(
    'opens the address page for a coin with the card view type %s',
    (cardViewType) => {
      const coin = samplePaymentMethod('bitcoin', { category: 'crypto', cardViewType });
      expect(depositPageOf(coin, 'list')).toBe('deposit.crypto.address');
      expect(depositPageOf(coin, 'group')).toBe('deposit.crypto.address');
    },
  );
});

describe('depositPageOfGroup', () => {
  it.each([
    ['crypto', 'deposit.crypto'],
    ['p2p_methods_ukraine', 'deposit.peer-to-peer.list'],
    ['p2p_methods_kyrgyzstan', 'deposit.peer-to-peer.list'],
    ['card_method', 'deposit.group'],
    ['e-money', 'deposit.group'],
    ['crypto_cards', 'deposit.group'],
  ])('for the group %s, opens %s', (group, page) => {
    expect(depositPageOfGroup(group)).toBe(page);
  });
});
