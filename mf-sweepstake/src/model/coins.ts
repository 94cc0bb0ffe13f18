/** What boxes hold, by the codes that amounts are shown with (decisions, section 8). */
export const goldCoin = 'GC';
export const sweepCoin = 'SC';

const sweepCodes: ReadonlySet<string> = new Set(['SC', 'QSC']);

/** Whether a balance is one of sweep coins, by either of their codes. */
export const isSweepCoin = (currency: string): boolean => sweepCodes.has(currency.toUpperCase());
