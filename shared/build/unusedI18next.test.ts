import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { transformSync } from '@swc/core';
import i18next, { type i18n } from 'i18next';
import withoutUnused from './unusedI18next.cjs';

const root = path.join(__dirname, '../..');
const source = readFileSync(
  path.join(path.dirname(createRequire(__filename).resolve('i18next/package.json')), 'dist/esm/i18next.js'),
  'utf8',
);

/** The library as the build contains it. */
function trimmed(): typeof i18next {
  const { code } = transformSync(withoutUnused(source), {
    module: { type: 'commonjs' },
    jsc: { target: 'es2022' },
  });
  const module = { exports: {} as { default: typeof i18next } };
  new Function('module', 'exports', code)(module, module.exports);
  return module.exports.default;
}

const locales = readdirSync(path.join(root, 'shared/locales')).filter((file) => /^[a-z]+\.json$/.test(file));
const textsOf = (locale: string): Record<string, string> =>
  JSON.parse(readFileSync(path.join(root, 'shared/locales', `${locale}.json`), 'utf8'));

/** As `createI18n` does. */
function instanceOf(library: typeof i18next): i18n {
  const instance = library.createInstance();
  instance.init({
    lng: 'en',
    fallbackLng: 'en',
    keySeparator: false,
    nsSeparator: false,
    resources: { en: { translation: { ...textsOf('en') } } },
    interpolation: { escapeValue: false },
    initAsync: false,
    saveMissing: true,
  });
  return instance;
}

const whole = instanceOf(i18next);
const small = instanceOf(trimmed());
const values = {
  amount: '10 €',
  name: 'A & B',
  min: '1',
  max: '{{x}}',
  network: undefined,
  code: null,
  date: 5,
  time: '<b>',
};

it.each(locales.map((file) => file.slice(0, -5)))('%s reads as with the whole library', async (locale) => {
  const language = locale === 'en' ? 'en-GB' : `${locale}-XX`;
  const texts = textsOf(locale);
  const plurals = Object.keys(texts).filter((key) => key.endsWith('_other'));
  const keys = Object.keys(texts).filter((key) => !/_(zero|one|two|few|many|other)$/.test(key));
  const read = (instance: i18n) => [
    // First, because the whole library then has a missing text: its key.
    ...[...keys, 'no.such.key'].map((key) => instance.exists(key)),
    ...keys.flatMap((key) => [instance.t(key, values), instance.getFixedT('en')(key, values)]),
    ...plurals.flatMap((key) =>
      [0, 1, 2, 5, 11, 1.5].map((count) => instance.t(key.slice(0, -'_other'.length), { ...values, count })),
    ),
  ];
  for (const instance of [whole, small]) {
    instance.addResourceBundle(locale, 'translation', texts, true, true);
    await instance.changeLanguage(language);
  }
  expect(small.language).toBe(whole.language);
  expect(small.languages).toEqual(whole.languages);
  expect(read(small)).toEqual(read(whole));
});

it('tells of a missing text, and shows its key', () => {
  const missing = jest.fn();
  small.on('missingKey', missing);
  expect(small.t('no.such.key', values)).toBe('no.such.key');
  expect(small.exists('no.such.key')).toBe(false);
  expect(missing).toHaveBeenCalledWith(expect.anything(), 'translation', 'no.such.key', 'no.such.key');
});

it('tells when the language has changed', async () => {
  const changed = jest.fn();
  small.on('languageChanged', changed);
  await small.changeLanguage('de');
  small.off('languageChanged', changed);
  await small.changeLanguage('fr');
  expect(changed.mock.calls).toEqual([['de']]);
});

it('nothing uses what the build leaves out', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /^(shared|shell|mf-\w+)\/src\//.test(file) && !file.includes('.test.'));
  expect(files.some((file) => file.startsWith('mf-'))).toBe(true);
  const removed =
    /\.(cloneInstance|loadNamespaces|loadLanguages|reloadResources|hydrate|removeResourceBundle|removeNamespaces|addResources?)\(|(instance|i18next)\.use\(|i18n\.(dir|toJSON)\(|returnObjects|joinArrays|returnDetails|postProcess\b/;
  expect(files.filter((file) => removed.test(readFileSync(path.join(root, file), 'utf8')))).toEqual([]);

  const calls = files.flatMap(
    (file) => readFileSync(path.join(root, file), 'utf8').match(/\bt\([^()]*\)/g) ?? [],
  );
  expect(calls.filter((call) => /\b(context|ordinal|lng|ns|keyPrefix):/.test(call))).toEqual([]);
});

it('no text has a format or a text within it', () => {
  const texts = locales.flatMap((file) => Object.values(textsOf(file.slice(0, -5))));
  expect(texts.filter((text) => /\$t\(|\{\{[^}]*,/.test(text))).toEqual([]);
});

it('says which part of a newer library it does not find', () => {
  expect(() => withoutUnused(source.replaceAll('queueLoad', 'enqueueLoad'))).toThrow('Connector.queueLoad');
});
