import type { WireField } from '../wire';
import { ruledField } from './ruledField';

/** Dial prefix and pattern of a country's mobile numbers (ITU-T E.164 national numbering plans). */
const mobiles = {
  ae: ['971', '5[024-68]\\d{7}'],
  az: ['994', '(?:10|50|51|55|60|70|77|99)\\d{7}'],
  bd: ['880', '1[3-9]\\d{8}'],
  br: ['55', '[1-9]{2}9\\d{8}'],
  co: ['57', '3\\d{9}'],
  ec: ['593', '9\\d{8}'],
  eg: ['20', '1[0125]\\d{8}'],
  es: ['34', '[67]\\d{8}'],
  fi: ['358', '(?:4\\d|50)\\d{6,8}'],
  id: ['62', '8[1-9]\\d{7,10}'],
  in: ['91', '[6-9]\\d{9}'],
  it: ['39', '3\\d{8,9}'],
  kg: ['996', '(?:2[02]|5[05-7]|70|77|99)\\d{7}'],
  kz: ['7', '7[04-7]\\d{8}'],
  lk: ['94', '7[0-8]\\d{7}'],
  ma: ['212', '[67]\\d{8}'],
  my: ['60', '1\\d{8,9}'],
  np: ['977', '9[78]\\d{8}'],
  pe: ['51', '9\\d{8}'],
  ph: ['63', '9\\d{9}'],
  pk: ['92', '3[0-4]\\d{8}'],
  pt: ['351', '9[1236]\\d{7}'],
  ru: ['7', '9\\d{9}'],
  sa: ['966', '5\\d{8}'],
  se: ['46', '7[02369]\\d{7}'],
  sn: ['221', '7[05-8]\\d{7}'],
  th: ['66', '[689]\\d{8}'],
  tj: ['992', '(?:[0579]\\d|8[018]|11|20|22|33|40|44)\\d{7}'],
  tr: ['90', '5\\d{9}'],
  uz: ['998', '(?:20|33|50|55|77|88|9[013-57-9])\\d{7}'],
  vn: ['84', '[35789]\\d{8}'],
} as const;

/**
 * Dial prefix and number ranges of one mobile operator, because a wallet accepts only numbers of its operator. Ranges
 * change and numbers are ported, so use these in the sandbox only.
 */
const operators = {
  airtelKenya: ['254', '(?:10[0-6]|73\\d|75[0-6]|762|78\\d)\\d{6}'],
  airtelTanzania: ['255', '(?:68|69|78)\\d{7}'],
  airtelTigoGhana: ['233', '(?:26|27|56|57)\\d{7}'],
  airtelUganda: ['256', '(?:70|74|75)\\d{7}'],
  airtelZambia: ['260', '(?:97|77)\\d{7}'],
  etisalatEgypt: ['20', '11\\d{8}'],
  freeSenegal: ['221', '76\\d{7}'],
  halotelTanzania: ['255', '6[12]\\d{7}'],
  moovIvoryCoast: ['225', '01\\d{8}'],
  mtnCameroon: ['237', '6(?:7\\d|5[0-4]|8[0-3])\\d{6}'],
  mtnGhana: ['233', '(?:24|25|53|54|55|59)\\d{7}'],
  mtnIvoryCoast: ['225', '05\\d{8}'],
  mtnUganda: ['256', '(?:76|77|78|79|39)\\d{7}'],
  mtnZambia: ['260', '(?:96|76)\\d{7}'],
  orangeCameroon: ['237', '6(?:9\\d|5[5-9]|8[5-9])\\d{6}'],
  orangeEgypt: ['20', '12\\d{8}'],
  orangeIvoryCoast: ['225', '07\\d{8}'],
  orangeSenegal: ['221', '7[78]\\d{7}'],
  safaricom: ['254', '(?:7[0-2]\\d|74[0-3568]|75[7-9]|76[89]|79\\d|11[0-5])\\d{6}'],
  telecelGhana: ['233', '(?:20|50)\\d{7}'],
  tigoTanzania: ['255', '(?:65|67|71|77)\\d{7}'],
  vodacomTanzania: ['255', '7[456]\\d{7}'],
  vodafoneEgypt: ['20', '10\\d{8}'],
  waveIvoryCoast: ['225', '0[157]\\d{8}'],
  zamtelZambia: ['260', '(?:95|75)\\d{7}'],
} as const;

export type PhoneCountry = keyof typeof mobiles;
export type PhoneOperator = keyof typeof operators;

function phoneField(name: string, rule: string, [prefix, rest]: readonly [string, string]): WireField {
  return ruledField(name, {
    rule,
    type: 'phone_with_prefix',
    pattern: new RegExp(`^\\+?${prefix}${rest}$`, 'u'),
    wallet: true,
  });
}

/** Any mobile number of a country, with its dial prefix. */
export const phone = (country: PhoneCountry, name = 'phone'): WireField =>
  phoneField(name, 'phone', mobiles[country]);

/** A mobile number of one operator, with the country's dial prefix. */
export const operatorPhone = (operator: PhoneOperator): WireField =>
  phoneField('phone', 'operatorPhone', operators[operator]);
