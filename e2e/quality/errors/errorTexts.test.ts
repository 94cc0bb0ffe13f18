import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ResponseError } from '@paywidget/shared/api';
import { paymentErrorText } from '@paywidget/shared/transaction';
import english from '../../../shared/locales/en.json';

/**
 * Codes without a translation. The player reads the server's message, or the general provider error.
 * See docs/rules/errors.md. The last code belongs to a test amount for unknown codes.
 */
const untranslatedCodes = [
  'banking.merchantClientError',
  'banking.paymentMethodRegex',
  'banking.unfamiliarRefusal',
];

const folders = ['sandbox', 'ledger'].map((name) => join(__dirname, '../../operator', name));

/** Returns every match of the pattern in the sources of the sandbox and its ledger, tests excluded. */
function matchesInSources(pattern: RegExp): Set<string> {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => join(folder, file)),
  );
  const sources = files.map((file) => readFileSync(file, 'utf8'));
  return new Set(sources.flatMap((source) => source.match(pattern) ?? []));
}

const texts: Readonly<Record<string, string>> = english;
const textOf = (code: string) =>
  paymentErrorText(new ResponseError('BANKING/deposit-create', 400, code, undefined), (key) => key in texts);

it('has a translation for every error code of the operator that needs one', () => {
  const codes = [...matchesInSources(/(?<=')banking\.\w+(?=')/g)];
  expect(codes).toEqual(expect.arrayContaining(untranslatedCodes));
  const untranslated = codes.filter((code) => !(`common.errors.${code}` in texts));
  expect(untranslated.sort()).toEqual(untranslatedCodes);
  for (const code of untranslatedCodes) expect(textOf(code)).toEqual({ kind: 'key', key: 'provider.error' });
  expect(texts['provider.error']).toBeTruthy();
});

it('has a translation for every full regex error key in a response', () => {
  const keys = [...matchesInSources(/(?<=')paymentMethods\.regex_error\.\w+(?=')/g)];
  expect(keys).toContain('paymentMethods.regex_error.city');
  expect(keys.filter((key) => !(key in texts))).toEqual([]);
});

it('has an Arabic text wherever it has a Russian one', () => {
  expect([...matchesInSources(/\{ en: '[^']*', ru: '[^']*' \}/g)]).toEqual([]);
});
