import { brazilian, expect, followToProvider, test } from '../fixtures/test';
import { textsOf } from '../pages/texts';

const methods = 'BANKING/methods-payment-v5';

for (const [language, direction] of [
  ['en', 'ltr'],
  ['ru', 'ltr'],
  ['ar', 'rtl'],
] as const) {
  test(`${language} is written ${direction} and has no missing texts`, async ({
    openList,
    host,
    widget,
    list,
    form,
  }) => {
    const texts = textsOf(language);
    await openList({ player: { lang: language } });
    await expect(widget.container).toHaveAttribute('dir', direction);
    await expect(widget.container).toHaveAttribute('lang', language);
    await expect(widget.locator('html'), 'the document has them too').toHaveAttribute('lang', language);
    await expect(widget.locator('html')).toHaveAttribute('dir', direction);
    await expect(widget.title).toHaveText(texts['deposit.title'] ?? '');
    await list.choose('mifinity');
    await expect(form.submit).toContainText((texts['deposit.submit'] ?? '').split('{{')[0]?.trim() ?? '');
    await expect(form.amount, 'amounts are written left to right').toHaveCSS('direction', 'ltr');
    const [close, back] = await Promise.all([
      widget.action('close').first().boundingBox(),
      widget.action('back').first().boundingBox(),
    ]);
    expect((close?.x ?? 0) > (back?.x ?? 0), 'the back button is at the beginning of the line').toBe(
      direction === 'ltr',
    );
    expect(await host.messages('MissingTranslation')).toEqual([]);
  });
}

/** A language of each script, and how it writes 1234.5. */
const scripts = [
  ['Arabic', 'ar', '1,234.50'],
  ['Bengali', 'bn', '1,234.50'],
  ['Cyrillic', 'uk', '1 234,50'],
  ['Devanagari', 'hi', '1,234.50'],
  ['Greek', 'el', '1.234,50'],
  ['Hangul', 'ko', '1,234.50'],
  ['Japanese', 'ja', '1,234.50'],
  ['Latin', 'de', '1.234,50'],
  ['Nastaliq', 'ur', '1,234.50'],
  ['simplified Chinese', 'zh', '1,234.50'],
  ['Tajik', 'tg', '1 234,50'],
  ['Telugu', 'te', '1,234.50'],
  ['Thai', 'th', '1,234.50'],
] as const;

for (const [script, lang, amount] of scripts) {
  test(`a player deposits in ${script} letters (${lang})`, async ({
    page,
    openList,
    host,
    widget,
    list,
    form,
    complete,
  }) => {
    const texts = textsOf(lang);
    await openList({ player: { lang } });
    await expect(widget.title).toHaveText(texts['deposit.title'] ?? '');
    await list.choose('mifinity');
    await form.amount.fill(amount);
    await expect(form.submit).toContainText(amount);
    const provider = await followToProvider(page, () => form.submit.click());
    await provider.decide('approve');
    await complete.expectStatus('processed');
    await expect(widget.locator('h1')).toHaveText(texts['deposit.complete.processed.title'] ?? '');
    await widget.expectAccessible();
    expect(await host.messages('MissingTranslation')).toEqual([]);
    expect(await host.messages('Error')).toEqual([]);
  });
}

test('only the first part of the texts loads before the list, and the form’s before the form', async ({
  openList,
  operator,
  widget,
  list,
  form,
}) => {
  await operator.addFaults({ match: { path: '/locales/ru.deposit.' }, action: 'delay', ms: 1500 });
  await openList({ player: { lang: 'ru' } });
  const files = async () =>
    (await operator.requests()).flatMap(
      ({ path }) => /locales\/(.*?)\.[0-9a-f]{64}\.json/.exec(path)?.[1] ?? [],
    );
  expect((await files()).slice(0, 2).sort(), 'the first parts come first').toEqual(['en', 'ru']);
  await list.method('mifinity').click();
  const submit = (textsOf('ru')['deposit.submit'] ?? '').split(' {{')[0] ?? '';
  await expect(widget.container, 'no keys while it loads').not.toContainText(/[a-z]+\.[a-z]/);
  await expect(form.submit).toContainText(submit);
  await expect(widget.locator('[data-early-form]'), 'the early form gives way').toHaveCount(0);
  await expect(form.submit).toContainText(submit);
  expect(await files()).toEqual(expect.arrayContaining(['en', 'ru', 'en.form', 'ru.form', 'ru.deposit']));
  expect((await files()).filter((name) => /p2p|withdrawal|sweepstake/.test(name))).toEqual([]);
});

for (const [language, forms] of [
  ['en', { 1: 'one', 2: 'other', 5: 'other' }],
  ['ru', { 1: 'one', 2: 'few', 5: 'many', 21: 'one' }],
  ['ar', { 1: 'one', 2: 'two', 5: 'few', 11: 'many' }],
] as const) {
  test(`${language} uses its own plural forms`, async ({ openWidget, operator, widget, list }) => {
    const titled = Object.keys(forms).flatMap((count) =>
      Array.from({ length: Number(count) }, (_, index) => ({
        name: `m${count}_${index}`,
        position: Number(count) * 100 + index,
        category: 'many',
        label: 'Many',
        text: `hits${count}x ${index}`,
      })),
    );
    await operator.addFaults({
      match: { endpoint: methods },
      action: 'status',
      status: 200,
      body: { methods: titled },
    });
    await openWidget({ player: { lang: language } });
    await list.openGroup('many');
    for (const [count, form] of Object.entries(forms)) {
      await list.search.fill(`hits${count}x`);
      const found = textsOf(language)[`search.found_${form}`]?.replace('{{count}}', count) ?? 'no such form';
      await expect(widget.status).toHaveText(found);
    }
  });
}

test('a language that fails to load falls back to English and is reported to the host', async ({
  openList,
  operator,
  host,
  widget,
}) => {
  await operator.addFaults({ match: { path: '/locales/ru' }, action: 'status', status: 500 });
  await openList({ player: { lang: 'ru' } });
  await expect(widget.container).toHaveAttribute('lang', 'en');
  await expect(widget.title).toHaveText(textsOf('en')['deposit.title'] ?? '');
  await host.expectMessage('Error', { message: 'Locale receiving error ru' });
  await host.expectMessage('Error', { message: 'Locale loading error ru. Fallback to English' });
});

test('without any locale file the widget shows built-in English texts', async ({
  openWidget,
  operator,
  widget,
  message,
}) => {
  await operator.addFaults(
    { match: { path: '/locales/' }, action: 'status', status: 500 },
    { match: { endpoint: methods }, action: 'status', status: 500 },
  );
  await openWidget();
  await message.expectError();
  await expect(widget.action('refresh')).toHaveText(textsOf('en')['error.refresh'] ?? '');
});

test('an unknown language falls back to English', async ({ openList, widget }) => {
  await openList({ player: { lang: 'tlh' } });
  await expect(widget.container).toHaveAttribute('lang', 'en');
});

test('the theme is set by the host, or by the device if the host sets it to auto', async ({
  openList,
  host,
  page,
  widget,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openList({ theme: 'light' });
  await expect(widget.container).toHaveAttribute('data-theme', 'light');
  await host.update({ theme: 'dark' });
  await expect(widget.container).toHaveAttribute('data-theme', 'dark');
  await host.update({ theme: 'auto' });
  await expect(widget.container).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(widget.container).toHaveAttribute('data-theme', 'light');
  await host.update({ tokens: { '--pw-accent': 'rgb(1, 2, 3)', color: 'red' } });
  await expect(widget.container).toHaveCSS('--pw-accent', 'rgb(1, 2, 3)');
});

test('changing the language and the theme keeps the form filled in', async ({
  openForm,
  host,
  widget,
  form,
}) => {
  await openForm('picpay', { player: brazilian });
  await form.enter('123.45', { cpf: '12345678909' });
  const frame = await host.frame();
  await frame.evaluate(() => Object.assign(window, { isSamePage: true }));

  await host.update({ user: { lang: 'ru' }, theme: 'dark' });
  await expect(widget.container).toHaveAttribute('lang', 'ru');
  await expect(widget.container).toHaveAttribute('data-theme', 'dark');
  await expect(form.control('cpf')).toHaveValue('123.456.789-09');
  await expect(form.amount).toHaveValue('123,45');
  await expect(form.submit).toContainText('123,45');
  await form.expectShown();
  expect(await frame.evaluate(() => 'isSamePage' in window), 'without a reload').toBe(true);

  await host.update({ user: { lang: 'ar' } });
  await expect(widget.container).toHaveAttribute('dir', 'rtl');
  await expect(form.control('cpf')).toHaveValue('123.456.789-09');
  await expect(form.amount).toHaveValue('123.45');
});

test('changing the country loads its list, and a late response for an earlier country is ignored', async ({
  openList,
  operator,
  host,
  list,
}) => {
  await openList();
  await operator.addFaults({ match: { endpoint: methods, nth: 1 }, action: 'delay', ms: 1500 });
  await host.update({ user: { country: 'in', paymentGeo: 'in', currency: 'INR' } });
  await expect.poll(async () => (await operator.requests(methods)).length).toBe(2);
  await host.update({ user: { country: 'br', paymentGeo: 'br', currency: 'BRL' } });
  await expect(list.method('pix')).toBeVisible();
  await expect
    .poll(async () => (await operator.requests(methods)).filter(({ status }) => status).length)
    .toBe(3);
  await expect(list.method('pix')).toBeVisible();
  await expect(list.method('upi')).toHaveCount(0);
});
