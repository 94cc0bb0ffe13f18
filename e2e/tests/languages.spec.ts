import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './test';

const methods = 'BANKING/methods-payment-v5';

const textsOf = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../shared/locales/${language}.json`), 'utf8'));

for (const [language, direction] of [
  ['en', 'ltr'],
  ['ru', 'ltr'],
  ['ar', 'rtl'],
] as const) {
  test(`${language} is ${direction}, whole, and without a missing text`, async ({
    operator,
    host,
    widget,
    list,
    form,
  }) => {
    const texts = textsOf(language);
    await host.open({ player: await operator.signUp({ lang: language }) });
    await list.expectShown();
    await expect(widget.container).toHaveAttribute('dir', direction);
    await expect(widget.container).toHaveAttribute('lang', language);
    await expect(widget.title).toHaveText(texts['deposit.title'] ?? '');
    await list.choose('mifinity');
    await expect(form.submit).toContainText((texts['deposit.submit'] ?? '').split('{{')[0]?.trim() ?? '');
    await expect(form.amount, 'amounts run left to right').toHaveCSS('direction', 'ltr');
    const [close, back] = await Promise.all([
      widget.action('close').first().boundingBox(),
      widget.action('back').first().boundingBox(),
    ]);
    expect((close?.x ?? 0) > (back?.x ?? 0), 'the way back is where lines begin').toBe(direction === 'ltr');
    expect(await host.messages('MissingTranslation')).toEqual([]);
  });
}

for (const [language, forms] of [
  ['en', { 1: 'one', 2: 'other', 5: 'other' }],
  ['ru', { 1: 'one', 2: 'few', 5: 'many', 21: 'one' }],
  ['ar', { 1: 'one', 2: 'two', 5: 'few', 11: 'many' }],
] as const) {
  test(`${language} counts by its own plural rules`, async ({ operator, host, widget, list }) => {
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
    await host.open({ player: await operator.signUp({ lang: language }) });
    await list.openGroup('many');
    for (const [count, form] of Object.entries(forms)) {
      await list.search.fill(`hits${count}x`);
      const said = textsOf(language)[`search.found_${form}`]?.replace('{{count}}', count) ?? 'no such form';
      await expect(widget.status).toHaveText(said);
    }
  });
}

test('a language that cannot be had falls back to English, and the host hears of it', async ({
  operator,
  host,
  widget,
  list,
}) => {
  await operator.addFaults({ match: { path: '/locales/ru' }, action: 'status', status: 500 });
  await host.open({ player: await operator.signUp({ lang: 'ru' }) });
  await list.expectShown();
  await expect(widget.container).toHaveAttribute('lang', 'en');
  await expect(widget.title).toHaveText(textsOf('en')['deposit.title'] ?? '');
  await host.expectMessage('Error', { message: 'Locale receiving error ru' });
  await host.expectMessage('Error', { message: 'Locale loading error ru. Fallback to English' });
});

test('without any file of texts the widget still speaks', async ({ operator, host, widget, message }) => {
  await operator.addFaults(
    { match: { path: '/locales/' }, action: 'status', status: 500 },
    { match: { endpoint: methods }, action: 'status', status: 500 },
  );
  await host.open({ player: await operator.signUp() });
  await message.expectError();
  await expect(widget.action('refresh')).toHaveText(textsOf('en')['error.refresh'] ?? '');
});

test('an unknown language is English', async ({ operator, host, widget, list }) => {
  await host.open({ player: await operator.signUp({ lang: 'tlh' }) });
  await list.expectShown();
  await expect(widget.container).toHaveAttribute('lang', 'en');
});

test('the theme is the host’s, or the device’s where the host leaves it to that', async ({
  operator,
  host,
  page,
  widget,
  list,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await host.open({ player: await operator.signUp(), theme: 'light' });
  await list.expectShown();
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

test('another language and theme change the form around what was typed', async ({
  operator,
  host,
  widget,
  list,
  form,
}) => {
  await host.open({ player: await operator.signUp({ country: 'br', currency: 'BRL' }) });
  await list.choose('picpay');
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

test('another country fetches its own list, and a late answer of the last one changes nothing', async ({
  operator,
  host,
  list,
}) => {
  const player = await operator.signUp();
  await host.open({ player });
  await list.expectShown();
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
