import { coins, lettersIn } from '@paywidget/shared/tools/icons';
import {
  bank,
  bankWithColumns,
  type Drawing,
  dot,
  fill,
  on,
  phone,
  scan,
  shop,
  stroke,
  transfer,
  voucher,
  wallet,
  wordmark,
} from './families';

const coinDrawings = Object.fromEntries(
  Object.entries(coins).map(([code, { colour, mark }]) => [code.toLowerCase(), on(colour, mark)]),
);

const ring = 'M20 10a10 10 0 1 1-.1 0z';

/** A fruit, on a light or dark ground. */
const fruit = (paper: string, ink: string): Drawing =>
  on(
    paper,
    () =>
      fill(ink, 'M20 13c-3-2-9-1-9 6 0 6 4 12 7 12 1 0 1-.6 2-.6s1 .6 2 .6c3 0 7-6 7-12 0-7-6-8-9-6z') +
      stroke(ink, 'M20 11q0-4 4-5', 2.4),
  );

/** The drawing of each icon id of the catalogue. All are our own: plain shapes and letters in the brands' colours. */
export const drawings: Readonly<Record<string, Drawing>> = {
  ...coinDrawings,

  // Cards
  applepay: fruit('111317', '#fff'),
  'applepay-dark': fruit('ffffff', '#111317'),
  cb: wordmark('1a3f7a', 'CB', 'bar', '6cc24a'),
  cmi: wordmark('00539b', 'CMI', 'bar', 'e4032e'),
  discover: on('1f2937', (ink) => dot('#f58220', 27, 20, 6) + stroke(ink, 'M9 14v12h2a6 6 0 0 0 0-12z', 2.6)),
  elcart: wordmark('00693e', 'ELC', 'smile', 'ffd100'),
  humo: wordmark('0b7a53', 'HUMO', 'bar', 'd6b25e'),
  jcb: on(
    'ffffff',
    () =>
      '<g fill="#fff"><rect x="6" y="9" width="8" height="22" rx="3" fill="#0e4c96"/><rect x="16" y="9" width="8" height="22" rx="3" fill="#c8102e"/><rect x="26" y="9" width="8" height="22" rx="3" fill="#00873c"/></g>',
  ),
  kortimilli: wordmark('00703c', 'KM', 'bar', 'd7262e'),
  mada: wordmark('2b3990', 'MADA', 'bar', '84b740'),
  mastercard: on(
    '23262f',
    () =>
      `${dot('#eb001b', 15.5, 20, 8.5)}${dot('#f79e1b', 24.5, 20, 8.5)}${fill('#ff5f00', 'M20 12.8a8.5 8.5 0 0 1 0 14.4 8.5 8.5 0 0 1 0-14.4z')}`,
  ),
  mir: wordmark('0f754e', 'MIR', 'sky', '00a3dd'),
  rupay: wordmark('1b3281', 'RU', 'corner', 'f58220'),
  unionpay: on(
    '01798a',
    (ink) =>
      `${fill('#e21836', 'M0 0h16l-4 40H0z')}${fill('#00447c', 'M16 0h11l-4 40H12z')}${stroke(ink, 'M9 13v8a4.5 4.5 0 0 0 9 0v-8M24 27V13h4a4 4 0 0 1 0 8h-4', 2.8)}`,
  ),
  uzcard: wordmark('1f3c88', 'UZC', 'bar', '00a9e0'),
  verve: wordmark('00425f', 'V', 'dot', 'ee312a'),
  visa: on(
    '1a1f71',
    (ink) =>
      `<g transform="translate(5)skewX(-12)">${lettersIn('VISA', { x: 5, y: 11, width: 28, height: 14 }, ink, 2.7)}</g>${stroke('#f7b600', 'M8 30h24', 2.6)}`,
  ),

  // Banks
  abank: bank('00a94f', 'A'),
  aiyl: bank('007a3d', 'AB'),
  alif_tj: bank('009f6b', 'A'),
  av_villas: bank('d8232a', 'AV'),
  axisbank: bank('97144d', 'A'),
  bakai: bank('006d5b', 'BB'),
  bancolombia: bank('2c2a29', 'BC'),
  banco_bogota: bank('0033a0', 'BB'),
  bbl: bank('1e4598', 'BBL'),
  bbva: bank('072146', 'BBVA'),
  bca: bank('0060af', 'BCA'),
  bcp: bank('002a8d', 'BCP'),
  birbank: bank('e4002b', 'B'),
  bni: bank('f15a23', 'BNI'),
  bri: bank('00529c', 'BRI'),
  capitec: bank('0a5ea8', 'C'),
  cepbank: bank('5a2a82', 'CEP'),
  cimb: bank('a6192e', 'CIMB'),
  davivienda: bank('e1111c', 'D'),
  dc_city: bank('1d7c4d', 'DC'),
  demir: bank('c8102e', 'D'),
  doscredo: bank('005baa', 'DKB'),
  eldik: bank('0057a8', 'E'),
  eskhata: bank('00623b', 'E'),
  gazprombank: bank('1b4f9c', 'G'),
  guayaquil: bank('b0006d', 'BG'),
  halyk: bank('00805f', 'H'),
  hdfcbank: bank('004c8f', 'HD'),
  hongleong: bank('004b8d', 'HL'),
  icicibank: bank('b02a30', 'IC'),
  interbank: bank('009b3a', 'IB'),
  kbank: bank('00843d', 'K'),
  kicb: bank('7a2a8c', 'KICB'),
  krungsri: bank('705646', 'KS'),
  ktb: bank('0099d8', 'KTB'),
  leobank: bank('ff5a1f', 'L'),
  mandiri: bank('003d79', 'M'),
  maybank: bank('ffc72c', 'M'),
  mbank: bank('009a63', 'M'),
  monobank: on('1c1c22', (ink) => stroke(ink, 'M9 27V16l7 8 7-8v11', 3) + dot('#ff6f61', 30, 25.5, 2.4)),
  optima: bank('e30613', 'O'),
  permata: bank('00824a', 'P'),
  pichincha: bank('ffdd00', 'BP'),
  privatbank: bank('6a9c1f', 'P24'),
  produbanco: bank('00573f', 'PB'),
  publicbank: bank('cc0000', 'PB'),
  pumb: bank('c8102e', 'PUMB'),
  rhb: bank('0067b1', 'RHB'),
  sberbank: bank('21873b', 'S'),
  scb: bank('4e2a84', 'SCB'),
  scotiabank: bank('d81e05', 'SB'),
  stcpay: bank('4f008c', 'STC'),
  tbank: bank('ffdd2d', 'T'),
  uzum: bank('7000ff', 'U'),

  // Bank transfers and schemes
  aani: transfer('00726b', 'AANI'),
  ach: transfer('1f4e79', 'ACH'),
  bank_transfer: bankWithColumns('1f5f99'),
  bizum: on(
    '05a3b5',
    (ink) =>
      `${stroke(ink, 'M14 9l-4 12M21 13l-5 15M28 17l-4 12', 3.2)}${dot(ink, 17.5, 8, 1.9)}${dot(ink, 22, 32, 1.9)}`,
  ),
  blik: wordmark('17171d', 'BLIK', 'dot', 'e5173f'),
  connectips: transfer('1a4f8b', 'IPS'),
  cvu: transfer('3a6ea5', 'CVU'),
  fpx: transfer('1d3f72', 'FPX'),
  giropay: transfer('1a2a78', 'GIRO'),
  havale: bankWithColumns('8b1e3f'),
  ideal: on(
    'cc0066',
    (ink) =>
      `${fill(ink, 'M8 8h12a12 12 0 0 1 0 24H8z')}${dot('#cc0066', 13.5, 14, 2.6)}${fill('#cc0066', 'M11.5 19h4v9.5h-4zM19 12a8 8 0 0 1 0 16z')}`,
  ),
  imps: transfer('0a6b3c', 'IMPS'),
  instapay: transfer('5b2c83', 'IP'),
  interac: wordmark('ffc220', 'I', 'corner', '14171f'),
  iris: on('0c5ea8', (ink) => stroke(ink, 'M7 20q13-15 26 0-13 15-26 0z', 2.8) + dot(ink, 20, 20, 4)),
  klarna: on('ffb3c7', (ink) => stroke(ink, 'M11 10v20M24 10q0 7-8 11l9 9', 3.8) + dot(ink, 30.5, 29, 2.4)),
  mybank: wordmark('1b9ad7', 'MB', 'smile', '0b3c6e'),
  open_banking: bankWithColumns('0b6e4f'),
  ozow: on('00b67a', (ink) => stroke(ink, ring, 3.6) + stroke(ink, 'M16 20l3 3 6-6', 2.8)),
  pix: on(
    '2fa89a',
    (ink, paper) => fill(ink, 'M20 5l15 15-15 15L5 20z') + stroke(paper, 'M12 14l8 7 8-7M12 26l8-7 8 7', 2.6),
  ),
  przelewy24: wordmark('d13239', 'P24', 'smile'),
  pse: transfer('1e5aa8', 'PSE'),
  raast: transfer('006747', 'R'),
  sbp: on(
    '1d1346',
    () =>
      `${fill('#5b57a2', 'M9 8l9 8v8l-9-5z')}${fill('#d90751', 'M9 32l9-8v-8l-9 5z')}${fill('#fab718', 'M18 16l14-6-6 10z')}${fill('#0fa8d6', 'M18 24l14 6-6-10z')}`,
  ),
  sepa: on(
    '10298e',
    (ink) =>
      `${stroke('#ffbe00', 'M28.5 12.5a11 11 0 1 0 0 15', 3.4)}${stroke(ink, 'M8 17.5h16M8 22.5h14', 2.6)}`,
  ),
  spei: transfer('1a5e42', 'SPEI'),
  swift: on(
    '4a3b8f',
    (ink) =>
      `${stroke(ink, ring, 2.4)}${stroke(ink, 'M10.5 20h19M20 10q-8 10 0 20 8-10 0-20', 2)}${stroke(ink, 'M28 31l4 3 2-5', 2.4)}`,
  ),
  trustly: on('0ee06e', (ink) => stroke(ink, 'M20 8v24M8.5 16l23 8M31.5 16l-23 8', 3.2)),
  upi: on(
    'f4f6f8',
    () => `${fill('#097939', 'M18 7l11 13-11 13 4-13z')}${fill('#ed752e', 'M11 7l11 13-11 13 4-13z')}`,
  ),
  ussd: on(
    '0b6e4f',
    (ink) =>
      `${stroke(ink, 'M13 10l-2 20M20 10l-2 20M8 16h15M7 24h15', 2.6)}${stroke(ink, 'M30 14v12M25.5 16.5l9 7M34.5 16.5l-9 7', 2.4)}`,
  ),
  virtual_account: bank('12785a', 'VA'),
  webpay: transfer('d5006c', 'WP'),

  // Codes to scan
  codi: scan('6f2c91', 'CODI'),
  duitnow: scan('ed2e67', 'DN'),
  lankaqr: scan('8d153a', 'LK'),
  promptpay: scan('003d6b', 'PP'),
  qris: scan('1f2430', 'QRIS'),
  qrph: scan('0038a8', 'PH'),
  qrplatba: scan('11457e', 'QR'),
  vietqr: scan('c4161c', 'VN'),

  // Wallets
  airtm: wallet('0a6cff', 'A'),
  alipay: wordmark('1677ff', 'A', 'smile'),
  amazonpay: wordmark('232f3e', 'A', 'smile', 'ff9900'),
  astropay: on('d8243c', (ink) => stroke(ink, 'M9 29L20 9l11 20', 3.4) + dot(ink, 20, 26, 3)),
  balance: wallet('5b3fd6', 'B'),
  binance: on(
    '1e2329',
    () => `${stroke('#f0b90b', 'M20 8l12 12-12 12L8 20z')}${fill('#f0b90b', 'M20 15l5 5-5 5-5-5z')}`,
  ),
  boost: wallet('ee2e24', 'B'),
  cashapp: on(
    '00b53a',
    (ink) =>
      `${stroke(ink, 'M26 13.5q-3-3-6.5-3c-4 0-6.5 2-6.5 4.8 0 6.2 14 3.2 14 9.6 0 3-2.8 5.1-7 5.1q-4.5 0-7.5-3.5', 3.2)}${stroke(ink, 'M21 7v4M19 29v4', 3)}`,
  ),
  chipper: wallet('6a2fd0', 'C'),
  click_uz: wordmark('0073ff', 'C', 'dot'),
  dana: wallet('118eea', 'D'),
  daviplata: wallet('e1251b', 'DP'),
  deuna: wordmark('4c1d80', 'D!', 'corner', '00d6a3'),
  esewa: wallet('3f9a2f', 'E'),
  gcash: wallet('007dfe', 'G'),
  googlepay: on('ffffff', () =>
    [
      ['4285f4', 10, 15],
      ['ea4335', 16.7, 10],
      ['fbbc04', 23.3, 13],
      ['34a853', 30, 17],
    ]
      .map(([hex, x, y]) => stroke(`#${hex}`, `M${x} ${y}V${40 - Number(y)}`, 4))
      .join(''),
  ),
  gopay: on('00aed6', (ink) => `${stroke(ink, ring, 3.4)}${dot(ink, 20, 20, 4.4)}`),
  grabpay: wordmark('00a13a', 'G', 'bar'),
  ime_pay: wallet('c8202f', 'IME'),
  jeton: wordmark('ff4f18', 'J', 'dot'),
  kakaopay: on('ffe812', (ink) =>
    fill(
      ink,
      'M20 9c7.5 0 13 4.5 13 10.3S27.5 29.6 20 29.6l-1.5-.1-6 4 1.5-5.5C9.5 26.3 7 23.2 7 19.3 7 13.5 12.5 9 20 9z',
    ),
  ),
  kaspi: wordmark('f14635', 'K', 'smile'),
  khalti: wallet('5c2d91', 'K'),
  khipu: wallet('7a4fa3', 'K'),
  linkaja: wallet('e4222b', 'LA'),
  lydia: on('1f6bff', (ink) => stroke(ink, 'M13 9v17q0 5 5 5h10', 4) + dot(ink, 26.5, 14, 3.2)),
  m10: wordmark('7b2ff7', 'M10', 'bar', 'ffd43b'),
  mach: wordmark('6a1bd1', 'M', 'corner', '00e0b8'),
  maya: wordmark('0a7a4c', 'M', 'smile', '7ee8a2'),
  mbway: wordmark('d6001c', 'MB', 'wave', '2b2b2b'),
  mercadopago: on(
    '009ee3',
    (ink) =>
      `${stroke(ink, 'M20 11c8.5 0 13 3.6 13 8.5S28.5 28.5 20 28.5 7 24.5 7 19.5 11.5 11 20 11z', 2.4)}${stroke(ink, 'M8 17l6 2 5-2.5 10 6.5M32 17l-7 1.5', 2.4)}`,
  ),
  mifinity: wordmark('72246c', 'MI', 'dot', 'f7941d'),
  mobikwik: wallet('1a8fd1', 'MK'),
  mobilepay: on('5a78ff', (ink) => `${fill(ink, 'M13 8l12-3 4 17-12 9z')}${stroke(ink, 'M10 18l4 15', 2.8)}`),
  momo: wordmark('a50064', 'MO', 'bar', 'ffb1dd'),
  muchbetter: on(
    '262b40',
    (ink) => `${stroke('#ff5e57', 'M9 28V13l11 10 11-10v15', 3.6)}${dot(ink, 20, 31, 2)}`,
  ),
  neteller: wordmark('83ba3b', 'N', 'corner', '2c5e1a'),
  nequi: wordmark('da0081', 'N', 'dot', '3f0a40'),
  odengi: wordmark('e6007e', 'O!', 'bar'),
  opay: on('1dcf9f', (ink) => `${stroke(ink, ring, 4)}${stroke(ink, 'M20 20h8', 3)}`),
  ovo: wordmark('4c3494', 'OVO'),
  palmpay: on(
    '6d28d9',
    (ink) => `${stroke(ink, 'M14 32V10h7a6.5 6.5 0 0 1 0 13h-7', 3.6)}${dot('#f7c948', 29, 29, 3)}`,
  ),
  papara: on('25213c', (ink) => stroke(ink, 'M12 31V11l9 6 8-6v11l-8 5-9-5', 2.8)),
  payfix: wallet('1746c8', 'PF'),
  payme: wordmark('33b5a5', 'PM', 'smile'),
  paypay: wordmark('ff0033', 'P', 'smile'),
  payretailers: wallet('0f4c81', 'PR'),
  paytm: wordmark('002970', 'PT', 'bar', '00b9f1'),
  payz: wordmark('6a1b9a', 'P', 'corner', 'c6ff00'),
  perfectmoney: wallet('c62828', 'PM'),
  phonepe: wordmark('5f259f', 'PE', 'sky', '7b46bb'),
  piastrix: wallet('0b8457', 'PX'),
  picpay: on(
    '21a859',
    (ink) => `${stroke(ink, 'M12 31V13h7a6 6 0 0 1 0 12h-7', 3.4)}${stroke(ink, 'M27 8h5v5h-5z', 2)}`,
  ),
  plin: wordmark('00a9b5', 'P', 'smile', '0c2340'),
  postepay: wallet('f5c400', 'PP'),
  qiwi: on(
    'ff8c00',
    (ink) => `${stroke(ink, 'M19 9a9.5 9.5 0 1 1-.1 0z', 3.4)}${stroke(ink, 'M24 25q2 5 7 5', 3.4)}`,
  ),
  revolut: wordmark('15171c', 'R', 'bar'),
  'revolut-dark': wordmark('ffffff', 'R', 'bar'),
  rocket: on(
    '8c3494',
    (ink) =>
      `${fill(ink, 'M20 5q8 7 6 18h-12q-2-11 6-18zM13 19l-5 8 6-1zM27 19l5 8-6-1z')}${stroke('#ffb547', 'M20 27v7', 3.4)}${dot('#8c3494', 20, 15.5, 2.8)}`,
  ),
  satispay: on('f94c43', (ink) => stroke(ink, 'M13 10l10 10-10 10M27 10l-7 7M27 30l-7-7', 3.4)),
  sberpay: wordmark('1a9f4b', 'SP', 'smile', 'b7f34d'),
  shopeepay: on(
    'ee4d2d',
    (ink, paper) =>
      `${fill(ink, 'M9 14h22l-1.5 17a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2z')}${stroke(ink, 'M15 14a5 6 0 0 1 10 0', 2.4)}${stroke(paper, 'M23.5 19.5q-3-2-5.5-.6c-2.5 1.6-.5 3.6 2 4.2s4.5 2 2.5 4.1q-2.5 1.6-6-.6', 2.2)}`,
  ),
  skrill: wordmark('862165', 'S', 'dot'),
  steam: on(
    '1b2838',
    (ink) =>
      `${stroke(ink, 'M25 9a6 6 0 1 1-.1 0z', 2.8)}${stroke(ink, 'M13 24a4 4 0 1 1-.1 0z', 2.6)}${stroke(ink, 'M20.5 19l-5 6', 3.4)}`,
  ),
  swish: on(
    '0f7b6c',
    () =>
      `${stroke('#ffd23f', 'M31 15a12 12 0 0 0-20-3', 4)}${stroke('#ef476f', 'M9 25a12 12 0 0 0 20 3', 4)}${stroke('#fff', 'M11 12q4 9 18 16', 3.4)}`,
  ),
  tng: wordmark('005abb', 'TNG', 'smile', 'ffd200'),
  todito: wallet('e5007d', 'T'),
  toss: on('0064ff', (ink) => fill(ink, 'M8 26q12 2 18-14l7-3q-2 18-14 21-8 1-11-4z')),
  truemoney: wordmark('f7941d', 'T', 'corner', 'd7182a'),
  upay: wordmark('f5b400', 'U', 'smile', '0a5fa5'),
  venmo: wordmark('008cff', 'V', 'bar'),
  viva: wordmark('1e5eff', 'V', 'dot', '7dffb3'),
  volet: on('2a6df4', (ink) => stroke(ink, 'M9 12l11 18 11-18M15 12l5 8 5-8', 3)),
  wave: on('1bb4ee', (ink) => `${stroke(ink, 'M6 17q7-7 14 0t14 0M6 26q7-7 14 0t14 0', 3.4)}`),
  webmoney: on(
    '036cb5',
    (ink) => `${stroke(ink, ring, 2.4)}${stroke(ink, 'M13 16l3.5 9L20 16l3.5 9L27 16', 2.4)}`,
  ),
  wechat: on(
    '07a853',
    (ink, paper) =>
      `${fill(ink, 'M16 9c6 0 10 3.6 10 8s-4 8-10 8l-4 3v-4c-4-1-6-4-6-7 0-4.4 4-8 10-8z')}${fill(ink, 'M34 23.5c0 2.5-1.5 4.5-4 5.5v3l-3.5-2.4c-5 .3-8.5-2.3-8.9-5.6C23 26 28 22 28 17.5c3.6.5 6 3 6 6z')}${dot(paper, 13, 16, 1.5)}${dot(paper, 19, 16, 1.5)}`,
  ),
  yape: wordmark('742284', 'Y', 'corner', '00d2b4'),
  yoomoney: on(
    '8b3ffd',
    (ink) => `${stroke(ink, 'M23 11a9 9 0 1 1-.1 0z', 3.6)}${stroke(ink, 'M8 13v14', 4)}`,
  ),
  zalopay: wordmark('0068ff', 'Z', 'bar', '00cf6a'),

  // Mobile money
  airtel: phone('d71920', 'A'),
  airteltigo: phone('1a4fa0', 'AT'),
  bkash: phone('d12053', 'B'),
  easypaisa: phone('00a651', 'E'),
  etisalat: phone('d6002a', 'E'),
  ezcash: phone('c8102e', 'EZ'),
  free: phone('cd1e25', 'F'),
  halopesa: phone('f58220', 'H'),
  jazzcash: phone('b01117', 'J'),
  mixx: phone('1a237e', 'M'),
  moov: phone('005ca9', 'M'),
  mpesa: phone('3a9b2b', 'M'),
  mtn: phone('ffcc00', 'MTN'),
  nagad: phone('e2231a', 'N'),
  orange: phone('f16e00', 'O'),
  phone_transfer: on(
    '1f6feb',
    (ink, paper) =>
      `${fill(ink, 'M12 4h10a3 3 0 0 1 3 3v26a3 3 0 0 1-3 3H12a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3z')}${stroke(paper, 'M15 32h4M14 19h8', 2.4)}${stroke(ink, 'M22 19h11m-4-4 4 4-4 4', 2.4)}`,
  ),
  telecel: phone('e60000', 'T'),
  viettel_money: phone('ee0033', 'V'),
  vodafone: phone('e60000', 'VC'),
  zamtel: phone('00843d', 'Z'),

  // Cash
  baloto: shop('0066b3', 'B'),
  boleto: on(
    '2b2f38',
    (ink) => stroke(ink, 'M9 10v20M16 10v20M26 10v20M31 10v20', 2.4) + stroke(ink, 'M12.5 10v20M21 10v20', 4),
  ),
  cash: on(
    '2e7d32',
    (ink, paper) =>
      `${fill(ink, 'M5 12h30v16H5z')}${dot(paper, 20, 20, 4.4)}${dot(paper, 10, 20, 1.6)}${dot(paper, 30, 20, 1.6)}`,
  ),
  cashplus: shop('f7941d', 'C'),
  city24: shop('0072bc', 'C24'),
  easypay: shop('5fa324', 'EP'),
  efecty: shop('f2c500', 'E'),
  facilito: shop('e4002b', 'F'),
  fawry: shop('1b6ca8', 'F'),
  ibox: shop('e67e00', 'IB'),
  konbini: shop('d7263d', 'K'),
  multibanco: on(
    '3b5eab',
    (ink) => `${stroke(ink, 'M9 16h22v14H9zM9 21h22', 2.6)}${stroke(ink, 'M13 16v-6h14v6', 2.6)}`,
  ),
  oxxo: shop('e2231a', 'OXXO'),
  pagoefectivo: shop('f0a500', 'PE'),
  pagofacil: shop('ffd400', 'PF'),
  paynet: shop('0d3b66', 'PN'),
  rapipago: shop('e2001a', 'RP'),
  sadad: shop('00629b', 'S'),
  servipag: shop('0057a8', 'S'),
  terminal: on(
    '6a4c93',
    (ink, paper) =>
      `${fill(ink, 'M11 4h18a2 2 0 0 1 2 2v30H9V6a2 2 0 0 1 2-2z')}${fill(paper, 'M13 8h14v9H13z')}${['M14 22h2M19 22h2M24 22h2', 'M14 27h2M19 27h2M24 27h2'].map((row) => stroke(paper, row, 2.2)).join('')}`,
  ),
  wafacash: shop('f9b000', 'W'),

  // Vouchers and prepaid
  flexepin: voucher('0054a4', 'FX'),
  idebit: voucher('1c9ad6', 'ID'),
  instadebit: voucher('6aa22a', 'IN'),
  neosurf: voucher('e5007d', 'NS'),
  onevoucher: voucher('e8423f', '1V'),
  paysafecard: on(
    '00699e',
    (ink, paper) =>
      `${fill(ink, 'M11 18h18a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H11a2 2 0 0 1-2-2V20a2 2 0 0 1 2-2z')}${stroke(ink, 'M14 18v-4a6 6 0 0 1 12 0v4', 3)}${dot(paper, 20, 24, 2.2)}${stroke(paper, 'M20 25v3', 2)}`,
  ),

  // Buying coins, and markets
  banxa: on('1f6f8b', (ink) => stroke(ink, 'M12 9v22h9a5.5 5.5 0 0 0 0-11h-9 7.5a5.5 5.5 0 0 0 0-11z', 3.2)),
  mercuryo: on(
    '24346d',
    (ink) => `${stroke(ink, 'M9 29V12l11 11 11-11v17', 3.2)}${dot('#ff7a45', 20, 10, 2.8)}`,
  ),
  moonpay: on('7d00ff', (ink) => `${dot(ink, 17, 22, 9)}${dot(ink, 29, 11, 3.6)}`),
  p2p_market: on(
    '1f6feb',
    (ink) =>
      `${dot(ink, 12, 13, 4.4)}${dot(ink, 28, 13, 4.4)}${fill(ink, 'M4.5 27q0-7.5 7.5-7.5t7.5 7.5zM20.5 27q0-7.5 7.5-7.5t7.5 7.5z')}${stroke(ink, 'M13 32h14m-3-3 3 3-3 3', 2)}`,
  ),
  transak: on('1461db', (ink) => stroke(ink, 'M10 11h20M20 11v19M14 19h12', 3.4)),
};
