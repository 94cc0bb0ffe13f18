import { coins } from './coins';

export type Currency = {
  code: string;
  /** The narrow symbol, or the code if no symbol is widely known. Never contains a space or a digit. */
  symbol: string;
  isCrypto: boolean;
  /** Number of decimals: 2, or 8 for crypto. */
  decimals: number;
};

/** Used if neither the host nor the server provides a currency. */
export const defaultCurrencies = { fiat: 'USD', crypto: 'USDT' } as const;

/** `CODE` or `CODE:symbol`. Narrow symbols from CLDR, in English or in the language of the currency's country. */
const fiatRows = `
  USD:$ CAD:$ AUD:$ NZD:$
  ARS:$ BOB:Bs BRL:R$ CLP:$ COP:$ CRC:₡ DOP:$ GTQ:Q HNL:L MXN:$ NIO:C$ PEN:S/ PYG:₲ UYU:$ VES:Bs.S
  EUR:€ GBP:£ CHF SEK:kr NOK:kr DKK:kr PLN:zł CZK:Kč HUF:Ft RON:lei BGN:лв TRY:₺ UAH:₴ MDL:L
  RUB:₽ BYN:Br KZT:₸ KGS:сом UZS:soʻm TJS:сом AZN:₼ AMD:֏ GEL:₾ MNT:₮
  INR:₹ BDT:৳ PKR:Rs LKR:Rs NPR:रू IDR:Rp MYR:RM THB:฿ VND:₫ PHP:₱ KRW:₩ JPY:¥ CNY:¥ HKD:$ SGD:$ KHR:៛ MMK:K
  AED SAR QAR KWD JOD ILS:₪ IRR
  NGN:₦ GHS:GH₵ KES:KSh TZS:TSh UGX:USh ZAR:R ZMW:ZK XAF:FCFA XOF:CFA EGP:E£ MAD TND DZD ETB:Br RWF:RF
  MZN:MTn AOA:Kz CDF:FC
`;

/** Gold and sweep coins of the sweepstake flow. See docs/rules/sweepstakes.md. */
const sweepstakeRows = 'GC QGC:GC SC QSC:SC';

const parseRows = (table: string, isCrypto: boolean) =>
  table
    .trim()
    .split(/\s+/)
    .map((row): [string, Currency] => {
      const [code = row, symbol = code] = row.split(':');
      return [code, { code, symbol, isCrypto, decimals: isCrypto ? 8 : 2 }];
    });

const currencies: ReadonlyMap<string, Currency> = new Map([
  ...parseRows(fiatRows, false),
  ...parseRows(coins, true),
  ...parseRows(sweepstakeRows, false),
]);

/** All known codes: fiat, then crypto, then sweepstake coins. */
export const currencyCodes: readonly string[] = [...currencies.keys()];

/**
 * Returns the currency of a code. Ignores case. An unknown code gets itself as symbol and 2 decimals, so that currencies added by the server later work without an update.
 */
export function currencyOf(code: string): Currency {
  const upper = code.toUpperCase();
  return currencies.get(upper) ?? { code: upper, symbol: upper, isCrypto: false, decimals: 2 };
}
