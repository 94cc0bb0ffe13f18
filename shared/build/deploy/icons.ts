import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { currencyCodes, currencyOf } from '@paywidget/shared/money';
import { coins, inkOn, roundIcon } from '../icons';
import { deployment } from './paths';

const require = createRequire(import.meta.url);
const flags = path.join(path.dirname(require.resolve('circle-flags/package.json')), 'flags');

const coinColour = '3d5170';

/** Draws a coin, or the symbol of other currencies. */
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

/** Writes `static/icons/<currency lowercase>.svg` for every known currency. */
export function writeCurrencyIcons(): void {
  const target = path.join(deployment, 'static/icons');
  mkdirSync(target, { recursive: true });
  for (const code of currencyCodes) {
    writeFileSync(path.join(target, `${code.toLowerCase()}.svg`), currencyIcon(code));
  }
}

/** Writes `static/icons/flags/<country>.svg`, which phone fields show beside the dial prefix. */
export function writeFlags(): void {
  cpSync(flags, path.join(deployment, 'static/icons/flags'), {
    recursive: true,
    filter: (file) => !file.endsWith('.svg') || /^[a-z]{2}\.svg$/.test(path.basename(file)),
  });
}
