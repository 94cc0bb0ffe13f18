import type { WireField } from '../wire';
import { latinName } from './identity';
import { ruledField } from './ruledField';

/** Issuer ranges (ISO/IEC 7812 and each scheme's own table), 16 digits in groups of four. */
const schemes = {
  any: '[2-9]\\d{3}',
  visaOrMastercard: '(?:4\\d{3}|5[1-5]\\d{2}|222[1-9]|22[3-9]\\d|2[3-6]\\d{2}|27[01]\\d|2720)',
  mir: '220[0-4]',
  uzcard: '(?:8600|5614)',
  humo: '(?:9860|4073)',
  elcart: '9417',
  kortiMilli: '5058',
  verve: '(?:506[01]|650[0-2]|507[89])',
  mada: '(?:4\\d{3}|5\\d{3}|9682|6[03]\\d{2})',
} as const;

type CardScheme = keyof typeof schemes;

/** A card number of one scheme. The widget adds the Luhn check for methods with `checkLuhn`. */
export const cardNumber = (scheme: CardScheme = 'any', name = 'cardNumber'): WireField =>
  ruledField(name, {
    rule: 'cardNumber',
    pattern: new RegExp(`^${schemes[scheme]}(?: ?\\d{4}){3}$`, 'u'),
    mask: '#### #### #### ####',
    wallet: true,
  });

/** ISO/IEC 7813: month and two-digit year. */
export const cardExpiry: WireField = ruledField('cardExpiry', {
  pattern: /^(?:0[1-9]|1[0-2])\/?\d{2}$/u,
  mask: '##/##',
});

export const cardCvv: WireField = ruledField('cvv', { pattern: /^\d{3,4}$/u });

export const cardHolder: WireField = { ...latinName, name: 'cardHolder' };

/** The last four digits, by which an operator recognises an incoming transfer. */
export const cardTail: WireField = ruledField('cardTail', { pattern: /^\d{4}$/u, mask: '####' });
