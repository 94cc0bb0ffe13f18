import { loaderTexts, withLoaderTexts } from './loaderTexts';

it('joins the loader’s texts by language', () => {
  const texts = { 'start.failed.title': 'Not | started; sorry', 'start.retry': 'Again' };
  const russian = { 'start.failed.title': 'Не удалось', 'start.retry': 'Снова' };
  expect(loaderTexts({ en: texts, ru: russian, de: texts })).toBe(
    'de ru|Not , started; sorry|Again|Не удалось|Снова',
  );
});

it.each(["'", '"', '`'])(
  'inserts the texts into a string in %s quotes without breaking the script',
  (quote) => {
    const script = withLoaderTexts(`${quote}__PAYWIDGET_TEXTS__${quote}`);
    const texts: unknown = new Function(`return ${script}`)();
    const [languages = '', ...deployed] = String(texts).split('|');
    expect(deployed).toHaveLength(2 * languages.split(' ').length);
    expect(deployed).not.toContain('');
    expect(deployed[2 * languages.split(' ').indexOf('ru')]).toBe('Не удалось открыть платежи');
  },
);

it('inserts the name of the dialog’s close button', () => {
  const script = withLoaderTexts("'__PAYWIDGET_CLOSE_LABELS__'");
  const [languages = '', ...labels] = String(new Function(`return ${script}`)()).split('|');
  expect(labels).toHaveLength(languages.split(' ').length);
  expect(labels[languages.split(' ').indexOf('de')]).toBe('Schließen');
});
