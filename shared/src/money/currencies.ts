import { coins } from './coins';

export type Currency = {
  code: string;
  /** The narrow symbol, or the code where no symbol is widely read. Never holds a space or a digit. */
  symbol: string;
  isCrypto: boolean;
  /** How many digits an amount may have after the point: 2, or 8 for crypto. */
  decimals: number;
};

/** Chosen when neither the user nor the server names a currency (specification, section 3). */
export const defaultCurrencies = { fiat: 'USD', crypto: 'USDT' } as const;

/** `CODE` or `CODE:symbol`. Narrow symbols as CLDR has them, in English or in the currency's own country. */
const fiat = `
  USD:$ CAD:$ AUD:$ NZD:$
  ARS:$ BOB:Bs BRL:R$ CLP:$ COP:$ CRC:₡ DOP:$ GTQ:Q HNL:L MXN:$ NIO:C$ PEN:S/ PYG:₲ UYU:$ VES:Bs.S
  EUR:€ GBP:£ CHF SEK:kr NOK:kr DKK:kr PLN:zł CZK:Kč HUF:Ft RON:lei BGN:лв TRY:₺ UAH:₴ MDL:L
  RUB:₽ BYN:Br KZT:₸ KGS:сом UZS:soʻm TJS:сом AZN:₼ AMD:֏ GEL:₾ MNT:₮
  INR:₹ BDT:৳ PKR:Rs LKR:Rs NPR:रू IDR:Rp MYR:RM THB:฿ VND:₫ PHP:₱ KRW:₩ JPY:¥ CNY:¥ HKD:$ SGD:$ KHR:៛ MMK:K
  AED SAR QAR KWD JOD ILS:₪ IRR
  NGN:₦ GHS:GH₵ KES:KSh TZS:TSh UGX:USh ZAR:R ZMW:ZK XAF:FCFA XOF:CFA EGP:E£ MAD TND DZD ETB:Br RWF:RF
  MZN:MTn AOA:Kz CDF:FC
`;

/** Gold and sweep coins of the sweepstake flow (decisions, section 8). */
const sweepstake = 'GC SC QSC:SC';

/** The one code that the specification renames (section 3). */
const renamed: ReadonlyMap<string, string> = new Map([['QGC', 'QSC']]);

const rows = (table: string, isCrypto: boolean) =>
  table
    .trim()
    .split(/\s+/)
    .map((row): [string, Currency] => {
      const [code = row, symbol = code] = row.split(':');
      return [code, { code, symbol, isCrypto, decimals: isCrypto ? 8 : 2 }];
    });

const catalogue: ReadonlyMap<string, Currency> = new Map([
  ...rows(fiat, false),
  ...rows(coins, true),
  ...rows(sweepstake, false),
]);

/** Every code of the catalogue: fiat, then crypto, then sweepstake coins. */
export const currencyCodes: readonly string[] = [...catalogue.keys()];

/**
 * The currency of a code in any case; QGC is QSC (specification, section 3). An unknown code is its own
 * symbol with 2 decimals, so that a currency which the server adds tomorrow is shown today.
 */
export function currencyOf(code: string): Currency {
  const upper = code.toUpperCase();
  const known = renamed.get(upper) ?? upper;
  return catalogue.get(known) ?? { code: known, symbol: known, isCrypto: false, decimals: 2 };
}
