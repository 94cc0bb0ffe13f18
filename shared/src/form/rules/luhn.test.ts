import fc from 'fast-check';
import { isCardNumberField, isLuhnValid } from './luhn';

describe('isLuhnValid', () => {
  it.each(['4242 4242 4242 4242', '5555555555554444', '378282246310005', '6304000000000000'])(
    'accepts %s',
    (number) => {
      expect(isLuhnValid(number)).toBe(true);
    },
  );

  it.each(['4242 4242 4242 4241', '', '0', '42', 'abcd', '4242-4242-4242-4242'])('rejects %j', (number) => {
    expect(isLuhnValid(number)).toBe(false);
  });

  it('rejects any number with a single wrong digit', () => {
    const valid = '4242424242424242';
    fc.assert(
      fc.property(fc.nat({ max: 15 }), fc.integer({ min: 1, max: 9 }), (at, by) => {
        const digit = (Number(valid[at]) + by) % 10;
        expect(isLuhnValid(valid.slice(0, at) + digit + valid.slice(at + 1))).toBe(false);
      }),
    );
  });
});

describe('isCardNumberField', () => {
  it.each(['card_number', 'cardNumber', 'CARD-NUM', 'card', 'pan', 'bankCardNo'])(
    'accepts the name %s',
    (name) => {
      expect(isCardNumberField({ name, type: 'text' })).toBe(true);
    },
  );

  it.each(['cardholder', 'card_expiry', 'phone_number', 'discard', 'company', 'cardNote'])(
    'rejects the name %s',
    (name) => {
      expect(isCardNumberField({ name, type: 'text' })).toBe(false);
    },
  );

  it('also checks the alias, and only accepts text fields', () => {
    expect(isCardNumberField({ name: 'f1', alias: 'card_number', type: 'text' })).toBe(true);
    expect(isCardNumberField({ name: 'card', type: 'dropdown' })).toBe(false);
  });
});
