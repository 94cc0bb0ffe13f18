/**
 * Writes shared/locales/countries: the names of countries in the languages that some browsers do not know, from the CLDR
 * data of Node.js. Chromium has no names in them.
 *
 * Run it with a newer Node.js: node shared/build/generateCountryNames.mjs
 */
import { mkdir, writeFile } from 'node:fs/promises';

const languages = ['az', 'kk', 'ky', 'tg', 'uz'];

/** Regions that are no countries: unions, pseudo-locales, and codes that CLDR keeps for other purposes. */
const excluded = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const codes = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((code) => english.of(code) !== undefined && !excluded.has(code))
  // Old codes have the name of the new one.
  .filter((code) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`);

const folder = new URL('../locales/countries/', import.meta.url);
await mkdir(folder, { recursive: true });
for (const language of languages) {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  const texts = Object.fromEntries(
    codes.map((code) => [`country.${code}`, names.of(code) ?? english.of(code)]),
  );
  await writeFile(new URL(`${language}.json`, folder), `${JSON.stringify(texts, null, 2)}\n`);
}
