import { PaymentMethod } from './paymentMethod';

const methodWith = (fields: object) => PaymentMethod.parse({ name: 'visa', position: 1, ...fields });

describe('PaymentMethod', () => {
  it.each([
    [undefined, undefined],
    [null, undefined],
    [0, 'default'],
    [3, 'india'],
    [5, 'p2p'],
    [7, 'eazype'],
    [9, 'bankTransfer'],
    [13, 'onramp'],
    [20, 'cash'],
    ['20', 'cash'],
    ['cash', 'cash'],
    [4, 'unknown'],
    ['constructor', 'unknown'],
    ['unknown', 'unknown'],
  ])('reads the card view type %p as %p', (raw, cardViewType) => {
    expect(methodWith({ cardViewType: raw }).cardViewType).toBe(cardViewType);
  });

  it.each([
    [2, 'brand'],
    [8, 'exclusive'],
    ['fast', 'fast'],
    ['turbo', 'turbo'],
    ['exclusive', 'exclusive'],
    [99, undefined],
    ['new', undefined],
    [null, undefined],
  ])('reads the badge %p as %p', (raw, badge) => {
    expect(methodWith({ badgeType: raw }).badge).toBe(badge);
  });

  it('converts keys to camel case and amounts to text', () => {
    const method = methodWith({
      amount_rules: { USD: { min: 1e-7, max: '100', minNonRus: 5 }, EUR: null },
      video_guide_url: { en_in: { redesign: 'https://video.example/1' } },
      prefilledAmount: 10,
      recommendedAmounts: [5, '10.50'],
      network: [{ name: 'TRC-20', code: 'trc', minDeposit: 5 }],
    });

    expect(method).toMatchObject({
      amountRules: { USD: { min: '0.0000001', max: '100', minNonRus: '5' } },
      videoGuideUrl: { en_in: { redesign: 'https://video.example/1' } },
      prefilledAmount: '10',
      recommendedAmounts: ['5', '10.50'],
      network: [{ name: 'TRC-20', code: 'trc', minDeposit: '5' }],
    });
    expect(method).not.toHaveProperty('amount_rules');
    expect(method).not.toHaveProperty('badgeType');
  });

  it.each([
    [
      { percent: 1.5, fixed: '2' },
      { percent: '1.5', fixed: '2' },
    ],
    [{ percent: 1.5 }, { percent: '1.5' }],
    [2, { fixed: '2' }],
    [null, undefined],
  ])('reads the fee %j as %j', (fee, expected) => {
    expect(methodWith({ fee }).fee).toEqual(expected);
  });

  test('currencies in lower case mean the same as in upper case', () => {
    const method = methodWith({ currency: ['eur', 'USDT'], amount_rules: { eur: { min: 5, max: '10' } } });
    expect(method.currency).toEqual(['EUR', 'USDT']);
    expect(method.amountRules).toEqual({ EUR: { min: '5', max: '10' } });
  });

  test('a position as text and flags as numbers keep the method in the list', () => {
    const method = methodWith({ position: '7', checkLuhn: 1, isPopular: 'true', isOneClick: 0 });
    expect(method).toMatchObject({ position: 7, checkLuhn: true, isPopular: true, isOneClick: false });
  });

  it('keeps the traits the server sends', () => {
    const traits = {
      needsCaptcha: 'geetest',
      isOneClick: true,
      agentLink: 'https://chat.example',
      opensHelperWindow: false,
    };

    expect(methodWith(traits)).toMatchObject(traits);
  });
});
