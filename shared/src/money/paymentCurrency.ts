/** The code that money moves in for an account: gold coins cannot be redeemed, so an account in QGC uses QSC. */
export const paymentCurrencyOf = (account: string): string => (account === 'QGC' ? 'QSC' : account);
