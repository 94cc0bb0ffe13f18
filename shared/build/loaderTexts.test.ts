import { loaderTexts, withLoaderTexts } from './loaderTexts';

it('joins the loader’s texts by language', () => {
  const texts = { 'start.failed.title': 'Not | started; sorry', 'start.retry': 'Again' };
  const russian = { 'start.failed.title': 'Не удалось', 'start.retry': 'Снова' };
  expect(loaderTexts({ en: texts, ru: russian, de: texts })).toBe(
    'de|Not , started, sorry|Again;ru|Не удалось|Снова',
  );
});

it.each(["'", '"', '`'])(
  'inserts the texts into a string in %s quotes without breaking the script',
  (quote) => {
    const script = withLoaderTexts(`${quote}__PAYWIDGET_TEXTS__${quote}`);
    const texts: unknown = new Function(`return ${script}`)();
    expect(
      String(texts)
        .split(';')
        .map((line) => line.split('|').length),
    ).toEqual(
      String(texts)
        .split(';')
        .map(() => 3),
    );
    expect(texts).toContain('ru|Не удалось открыть платежи|');
  },
);
