import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { currencyCodes, currencyOf } from '@paywidget/shared/money';
import { deployment } from './paths';

const require = createRequire(import.meta.url);
const coins = path.join(path.dirname(require.resolve('cryptocurrency-icons/package.json')), 'svg/color');
const flags = path.join(path.dirname(require.resolve('circle-flags/package.json')), 'flags');

/** The only coin that the icon set lacks: the network's logo, a diamond on blue. */
const ton = `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"><circle cx="16" cy="16" r="16" fill="#0098ea"/><path fill="#fff" d="M21.6 9H10.4c-2.1 0-3.4 2.2-2.4 4l6.9 12c.4.8 1.7.8 2.2 0L24 13c1-1.8-.4-4-2.4-4m-6.7 12.4L13.4 18 9.8 11.900q-.7-1.400.600-1.400h4.500zm7.300-9.500L18.600 18l-1.500 3.400V10.500h4.500q1.300.1.600 1.400"/></svg>`;

function symbolIcon(symbol: string): string {
  const size = symbol.length > 3 ? 9 : symbol.length > 1 ? 12 : 17;
  const text = symbol.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"><circle cx="16" cy="16" r="16" fill="#3d5170"/><text x="16" y="16" dy=".36em" text-anchor="middle" font-family="system-ui,sans-serif" font-size="${size}" font-weight="600" fill="#fff">${text}</text></svg>`;
}

function iconOf(code: string): string {
  if (code === 'TON') return ton;
  const file = path.join(coins, `${code.toLowerCase()}.svg`);
  const { isCrypto, symbol } = currencyOf(code);
  return isCrypto && existsSync(file) ? readFileSync(file, 'utf8') : symbolIcon(symbol);
}

/** Writes `static/icons/<currency lowercase>.svg` for every known currency. */
export function writeCurrencyIcons(): void {
  const target = path.join(deployment, 'static/icons');
  mkdirSync(target, { recursive: true });
  for (const code of currencyCodes) {
    writeFileSync(path.join(target, `${code.toLowerCase()}.svg`), iconOf(code));
  }
}

/** Writes `static/icons/flags/<country>.svg`, which phone fields show beside the dial prefix. */
export function writeFlags(): void {
  cpSync(flags, path.join(deployment, 'static/icons/flags'), {
    recursive: true,
    filter: (file) => !file.endsWith('.svg') || /^[a-z]{2}\.svg$/.test(path.basename(file)),
  });
}
