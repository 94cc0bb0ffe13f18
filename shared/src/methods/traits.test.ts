import type { PaymentMethod } from '@paywidget/shared/contract';
import { samplePaymentMethod } from '@paywidget/shared/testing';
import {
  hasHostToHostInstruction,
  hasSupportButton,
  isBonusRestricted,
  isCrossBorder,
  isGuaranteedPeerToPeer,
  isVirtualAccount,
  needsConfirmationId,
  opensHelperWindow,
} from './traits';

type Trait = (method: PaymentMethod) => boolean;

const known: [string, Trait, string[]][] = [
  ['isBonusRestricted', isBonusRestricted, ['yamoney_h2h', 'yamoney_rub', 'webmoney_usd']],
  ['needsConfirmationId', needsConfirmationId, ['bkash_p2p', 'nagad_p2p']],
  ['hasHostToHostInstruction', hasHostToHostInstruction, ['yamoney_h2h', 'qiwi_h2h']],
  ['isGuaranteedP2p', isGuaranteedPeerToPeer, ['card_p2p_uz_uzcard', 'card_p2p_uz_humo']],
  ['isVirtualAccount', isVirtualAccount, ['nigerian_virtual_accounts']],
  ['hasSupportButton', hasSupportButton, ['card_p2p_kg_mbank', 'card_p2p_kg_optima']],
];

describe.each(known)('%s', (field, trait, names) => {
  it.each(names)('is true by default for %s', (name) => {
    expect(trait(samplePaymentMethod(name))).toBe(true);
  });

  it('is false by default for any other method', () => {
    expect(trait(samplePaymentMethod('visa'))).toBe(false);
  });

  it("is overridden by the server's flag", () => {
    expect(trait(samplePaymentMethod('visa', { [field]: true }))).toBe(true);
    expect(trait(samplePaymentMethod(names[0] ?? '', { [field]: false }))).toBe(false);
  });
});

it.each([
  ['sbp_transgran_rabbit_tbank', true],
  ['sbp_transgran_rabbit_sber', true],
  ['sbp', false],
])('for the method %s, isCrossBorder returns %s', (name, expected) => {
  expect(isCrossBorder(samplePaymentMethod(name))).toBe(expected);
});

it('restricts bonuses for on-ramp methods', () => {
  expect(isBonusRestricted(samplePaymentMethod('ramp', { cardViewType: 13 }))).toBe(true);
});

describe('opensHelperWindow', () => {
  it.each([
    [{}, true],
    [{ cardViewType: 0 }, true],
    [{ cardViewType: 3 }, false],
    [{ cardViewType: 5 }, false],
    [{ cardViewType: 7 }, true],
    [{ cardViewType: 9 }, true],
    [{ category: 'crypto' }, false],
    [{ cardViewType: 13 }, false],
    [{ opensHelperWindow: false }, false],
    [{ cardViewType: 9, opensHelperWindow: false }, false],
    [{ cardViewType: 5, opensHelperWindow: true }, true],
    [{ redirectsThroughHost: true }, false],
    [{ redirectsThroughHost: true, opensHelperWindow: true }, false],
  ])('for a method with %j, returns %s', (fields, expected) => {
    expect(opensHelperWindow(samplePaymentMethod('visa', fields))).toBe(expected);
  });
});
