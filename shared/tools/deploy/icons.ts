import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { currencyCodes, currencyOf } from '@paywidget/shared/money';
import { coins, inkOn, roundIcon } from '../icons';
import type { Files } from './files';

const require = createRequire(import.meta.url);
const flags = path.join(path.dirname(require.resolve('circle-flags/package.json')), 'flags');

const coinColour = '3d5170';

/** Draws a coin, or the symbol of another currency. */
export function currencyIcon(code: string): string {
  const coin = coins[code];
  if (coin) return roundIcon(coin.colour, coin.mark(inkOn(coin.colour)));
  const { symbol } = currencyOf(code);
  const size = symbol.length > 3 ? 11 : symbol.length > 1 ? 15 : 21;
  const text = symbol.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  return roundIcon(
    coinColour,
    `<text x="20" y="20" dy=".36em" text-anchor="middle" font-family="system-ui,sans-serif" font-size="${size}" font-weight="600" fill="#fff">${text}</text>`,
  );
}

/** Returns `static/icons/<currency lowercase>.svg` for every known currency. */
export const currencyIcons = (): Files =>
  Object.fromEntries(
    currencyCodes.map((code) => [`static/icons/${code.toLowerCase()}.svg`, currencyIcon(code)]),
  );

/** Returns `static/icons/flags/<country>.svg`. Phone fields show these flags beside the dial prefix. */
export const flagIcons = (): Files =>
  Object.fromEntries(
    readdirSync(flags)
      .filter((name) => /^[a-z]{2}\.svg$/.test(name))
      .map((name) => [`static/icons/flags/${name}`, readFileSync(path.join(flags, name))]),
  );
