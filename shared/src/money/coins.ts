/** The specification's sixteen coins, known by their codes. */
export const coins = 'BTC ETH LTC USDT TRX XMR BCH DASH NEO DOGE ZEC XRP XLM BNB USDC TON';

const codes: ReadonlySet<string> = new Set(coins.split(' '));

/** Whether a code, in any case, is a coin's. */
export const isCryptoCurrency = (code: string): boolean => codes.has(code.toUpperCase());
