/** The codes of the sixteen crypto currencies. A separate file, because the early script needs no other currency. */
export const coins = 'BTC ETH LTC USDT TRX XMR BCH DASH NEO DOGE ZEC XRP XLM BNB USDC TON';

const codes: ReadonlySet<string> = new Set(coins.split(' '));

/** True if a code, in any case, is a crypto currency. */
export const isCryptoCurrency = (code: string): boolean => codes.has(code.toUpperCase());
