/** The currency codes of the coins in a box. */
export const goldCoin = 'GC';
export const sweepCoin = 'SC';

const sweepCodes: ReadonlySet<string> = new Set(['SC', 'QSC']);

/** True for either code of sweep coins. */
export const isSweepCoin = (currency: string): boolean => sweepCodes.has(currency.toUpperCase());
