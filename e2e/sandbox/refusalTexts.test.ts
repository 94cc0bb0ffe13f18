import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ResponseError } from '@paywidget/shared/api';
import { paymentErrorText } from '@paywidget/shared/transaction';
import english from '../../shared/locales/en.json';

/** What these say to the player is not a translation of their code: the specification, section 8, and a test amount. */
const withoutText = [
  'banking.merchantClientError',
  'banking.paymentMethodRegex',
  'banking.unfamiliarRefusal',
];

/** What matches in the sandbox's sources. */
function foundInSources(pattern: RegExp): Set<string> {
  const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const sources = files.map((file) => readFileSync(join(__dirname, file), 'utf8'));
  return new Set(sources.flatMap((source) => source.match(pattern) ?? []));
}

const texts: Readonly<Record<string, string>> = english;
const textOf = (code: string) =>
  paymentErrorText(new ResponseError('BANKING/deposit-create', 400, code, undefined), (key) => key in texts);

it('has a text for every code that the operator refuses with, save those that need none', () => {
  const codes = [...foundInSources(/(?<=')banking\.\w+(?=')/g)];
  expect(codes).toEqual(expect.arrayContaining(withoutText));
  const untranslated = codes.filter((code) => !(`common.errors.${code}` in texts));
  expect(untranslated.sort()).toEqual(withoutText);
  for (const code of withoutText) expect(textOf(code)).toEqual({ kind: 'key', key: 'provider.error' });
  expect(texts['provider.error']).toBeTruthy();
});

it('has a text for every rule that an answer names whole', () => {
  const keys = [...foundInSources(/(?<=')paymentMethods\.regex_error\.\w+(?=')/g)];
  expect(keys).toContain('paymentMethods.regex_error.city');
  expect(keys.filter((key) => !(key in texts))).toEqual([]);
});

it('says nothing in English to who reads Arabic, where it speaks Russian', () => {
  expect([...foundInSources(/\{ en: '[^']*', ru: '[^']*' \}/g)]).toEqual([]);
});
