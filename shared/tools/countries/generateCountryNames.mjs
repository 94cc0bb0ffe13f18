/**
 * Writes shared/locales/countries from the CLDR data of Node.js. Languages that some browsers do not know get the names of
 * all countries (Chromium has no names in these languages). The other languages get the names of the countries where they
 * are spoken, so that the first list does not use `Intl`: see docs/decisions/032-numbers-without-intl.md.
 *
 * Run it with a newer Node.js: node shared/tools/countries/generateCountryNames.mjs
 */
import { mkdir, writeFile } from 'node:fs/promises';

const unknownToBrowsers = ['az', 'kk', 'ky', 'tg', 'uz'];

/** The countries where most players live who use a language. */
const homes = {
  ar: 'AE BH DZ EG IQ JO KW LB LY MA OM PS QA SA SD SY TN YE',
  bn: 'BD IN',
  de: 'AT CH DE LI LU',
  el: 'CY GR',
  en: 'AE AU CA GB GH IE IN KE MT MY NG NZ PH PK SG TZ UG US ZA ZM',
  es: 'AR BO CL CO CR CU DO EC ES GT HN MX NI PA PE PR PY SV US UY VE',
  fil: 'PH',
  fr: 'BE BF BJ CA CD CH CI CM DZ FR GA LU MA ML SN TG TN',
  hi: 'IN',
  id: 'ID',
  it: 'CH IT SM',
  ja: 'JP',
  ko: 'KR',
  mr: 'IN',
  ms: 'BN MY SG',
  pl: 'PL',
  pt: 'AO BR MZ PT',
  ro: 'MD RO',
  ru: 'AM AZ BY GE KG KZ MD RU TJ UA UZ',
  sw: 'CD KE TZ UG',
  te: 'IN',
  th: 'TH',
  tr: 'CY TR',
  uk: 'UA',
  ur: 'IN PK',
  vi: 'VN',
  zh: 'CN HK MO MY SG TW',
};

/** Regions that are not countries: unions, pseudo-locales, and codes that CLDR keeps for other purposes. */
const excluded = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const codes = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((code) => english.of(code) !== undefined && !excluded.has(code))
  // Old codes have the name of the new code.
  .filter((code) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`);

const folder = new URL('../../locales/countries/', import.meta.url);
await mkdir(folder, { recursive: true });

async function write(language, countries) {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  const texts = Object.fromEntries(
    countries.map((code) => [`country.${code}`, names.of(code) ?? english.of(code)]),
  );
  await writeFile(new URL(`${language}.json`, folder), `${JSON.stringify(texts, null, 2)}\n`);
}

for (const language of unknownToBrowsers) await write(language, codes);
for (const [language, countries] of Object.entries(homes)) await write(language, countries.split(/\s+/));
