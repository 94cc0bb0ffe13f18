import { Amount } from '@paywidget/shared/contract';
import * as z from 'zod/mini';

const places = 8;

/** Converts an amount to units of 10^-8, the smallest part of any supported currency. Further digits are cut off. */
export function toUnits(amount: number | string): bigint {
  const [whole = '0', fraction = ''] = z.parse(Amount, amount).split('.');
  return BigInt(whole + fraction.slice(0, places).padEnd(places, '0'));
}

/** Converts units to plain decimal text without trailing zeros. */
export function fromUnits(units: bigint | number): string {
  const value = BigInt(units);
  const digits = (value < 0n ? -value : value).toString().padStart(places + 1, '0');
  const fraction = digits.slice(-places).replace(/0+$/, '');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -places)}${fraction && `.${fraction}`}`;
}
