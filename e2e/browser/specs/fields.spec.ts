import type { Page } from '@playwright/test';
import { brazilian, expect, russian, test } from '../fixtures/test';
import { text, textsOf } from '../pages/texts';

/** This method has no fields and takes 7.50 to 3000 EUR. */
const plainMethod = 'mifinity';

test('@phone @package an amount is edited at the caret, and the caret keeps its place', async ({
  openForm,
  page,
  form,
}) => {
  await openForm(plainMethod);
  await form.editAtCaret();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(form.amount).toHaveValue('123.5');

  await form.setText('amount', '1|.5');
  await page.keyboard.press('Backspace');
  await form.expectText('amount', '0|.5');
  await page.keyboard.press('8');
  await form.expectText('amount', '8|.5');
  await expect(form.submit).toContainText('€8.50');
});

test('an amount can be pasted in the format of any locale', async ({ openForm, page, form }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openForm(plainMethod);
  for (const [copied, pasted] of [
    ['1.234,56', '1,234.56'],
    ['1,234.56', '1,234.56'],
    ['1 234,56', '1,234.56'],
    ['1\u202F234,56\u00A0€', '1,234.56'],
    ['€ 50.5', '50.5'],
    ["1'234.5", '1,234.5'],
    ['1,234', '1,234'],
    ['١٬٢٣٤٫٥', '1,234.5'],
  ] as const) {
    await page.evaluate((text) => navigator.clipboard.writeText(text), copied);
    await form.amount.press('ControlOrMeta+a');
    await form.amount.press('ControlOrMeta+v');
    await form.expectText('amount', `${pasted}|`);
  }
});

for (const [lang, typed, shown] of [
  ['en', '1234', '1,234|'],
  ['ru', '1234', '1\u00A0234|'],
  ['ar', '۱۲۳۴', '1,234|'],
] as const) {
  test(`@phone an amount is grouped while it is typed, in ${lang}`, async ({
    openForm,
    page,
    form,
    operator,
  }) => {
    await openForm(plainMethod, { player: { lang } });
    await form.type('amount', typed);
    await form.expectText('amount', shown);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Backspace');
    await form.expectText('amount', '|234');
    await page.keyboard.type('1');
    await form.expectText('amount', shown.replace('|', '').replace('1', '1|'));
    await page.keyboard.press('Delete');
    await form.expectText('amount', '1|34');
    await form.submit.click();
    await expect.poll(async () => (await operator.requests('BANKING/deposit-create')).length).toBe(1);
    const [create] = await operator.requests('BANKING/deposit-create');
    expect(create?.payload).toMatchObject({ amount: 134 });
  });
}

test('@phone an amount has two decimals in its field as on the button, and chips are equally wide', async ({
  openForm,
  widget,
  form,
}) => {
  await openForm(plainMethod);
  await form.type('amount', '7.5');
  await form.amount.blur();
  await expect(form.amount).toHaveValue('7.50');
  await expect(form.submit).toContainText('€7.50');
  const widths = await widget
    .locator('[data-chip]')
    .evaluateAll((chips) => chips.map((chip) => Math.round(chip.getBoundingClientRect().width)));
  expect(widths.length).toBeGreaterThan(2);
  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(1);
  await expect(widget.locator('dl'), 'no summary that repeats the amount').toHaveCount(0);
});

/** Types as an input method editor does: the text is composed first, then committed. */
async function compose(page: Page, typed: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (let length = 1; length <= typed.length; length += 1) {
    const composition = { text: typed.slice(0, length), selectionStart: length, selectionEnd: length };
    await session.send('Input.imeSetComposition', composition);
  }
  await session.send('Input.insertText', { text: typed });
  await session.detach();
}

test('@phone @package digits from an input method and from other scripts become an amount', async ({
  openForm,
  page,
  form,
}) => {
  await openForm(plainMethod);
  await form.setText('amount', '1|5');
  await compose(page, '２３');
  await form.expectText('amount', '1,23|5');
  await compose(page, 'に');
  await form.expectText('amount', '1,23|5');
  await page.keyboard.insertText('٤');
  await form.expectText('amount', '12,34|5');
  await form.type('amount', '٥٠٫٢٥');
  await expect(form.amount).toHaveValue('50.25');
  await expect(form.submit).toContainText('€50.25');
});

test('@phone in Arabic the amount runs from left to right, and its error replaces the hint', async ({
  openForm,
  widget,
  form,
}) => {
  await openForm('pix', { player: { ...brazilian, lang: 'ar' } });
  await expect(widget.container).toHaveAttribute('dir', 'rtl');
  await expect(form.amount).toHaveCSS('direction', 'ltr');
  const chip = form.chip('250');
  await expect(widget.locator('main > div'), 'the form has come in').toHaveCSS('transform', 'none');
  const before = await chip.boundingBox();
  await form.type('amount', '٥');
  await form.control('cpf').focus();
  await form.expectError('amount', /20/);
  await expect(form.amount, 'the limits are described too').toHaveAccessibleDescription(/20.*30,000/);
  expect(await chip.boundingBox(), 'the chips do not move').toEqual(before);
  await chip.click();
  await form.expectValid('amount');
  await expect(form.amount).toHaveValue('250');
});

test('@phone masks and the dial prefix stay intact when text is typed, deleted or autofilled', async ({
  openForm,
  page,
  widget,
  form,
}) => {
  await openForm('pix_key', { player: brazilian });
  await form.choose('pixKeyType', 'Phone');
  await expect(form.control('cpf')).toHaveAttribute('inputmode', 'numeric');
  await form.type('cpf', '529982');
  await form.expectText('cpf', '529.982|');
  await form.setText('cpf', '529.|982');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('7');
  await expect(form.control('cpf')).toHaveValue('527.982');
  await form.autofill('cpf', '52998224725');
  await expect(form.control('cpf')).toHaveValue('529.982.247-25');

  const phone = form.control('phone');
  await expect(phone).toHaveAttribute('inputmode', 'tel');
  await expect(phone).toHaveAttribute('autocomplete', 'tel');
  await expect(phone).toHaveValue('+55 ');
  await form.type('phone', '+11');
  await expect(phone).toHaveValue('+55 11');
  for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('Backspace');
  await expect(phone).toHaveValue('+55 ');
  await page.keyboard.press('Home');
  await page.keyboard.press('9');
  await expect(phone).toHaveValue('+55 9');
  await form.autofill('phone', '+351 912 345 678');
  await expect(phone).toHaveValue('+351 912345678');

  await form.field('phone').getByRole('combobox').click();
  const search = widget.root.getByRole('searchbox');
  await search.fill('braz');
  await widget.root.getByRole('button', { name: text('search.clear') }).click();
  await expect(search).toHaveValue('');
  await expect(search).toBeFocused();
  await page.keyboard.type('braz');
  await page.keyboard.press('Enter');
  await expect(phone).toHaveValue('+55 912345678');
});

test('@package dropdowns are used by keyboard, one is open at a time, and a press outside closes it', async ({
  openForm,
  page,
  widget,
  form,
}) => {
  // High enough that the open list of one dropdown does not cover the other.
  await page.setViewportSize({ width: 1000, height: 1400 });
  await openForm('pse', { player: { country: 'co', currency: 'COP' } });
  const bank = form.field('bankCode').getByRole('combobox');
  const document = form.field('documentType').getByRole('combobox');
  const options = widget.root.getByRole('option');
  await document.focus();
  await page.keyboard.press('ArrowDown');
  await expect(options).toHaveCount(4);
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(options).toHaveCount(0);
  await expect(document).toBeFocused();
  await expect(form.field('documentType')).not.toContainText(text('form.dropdown.placeholder'));

  await document.click();
  await expect(options).toHaveCount(4);
  await bank.click();
  await expect(widget.root.getByRole('listbox')).toHaveCount(1);
  await expect(options).toHaveCount(15);
  await page.keyboard.type('davi');
  await expect(options).not.toHaveCount(15);
  await widget.title.click();
  await expect(options).toHaveCount(0);
  await bank.click();
  await expect(options, 'the search is cleared').toHaveCount(15);
});

for (const height of [589, 480]) {
  test(`@phone submitting scrolls to the first error, at a height of ${height} px`, async ({
    openForm,
    host,
    page,
    form,
  }) => {
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 1000, height });
    await openForm('pse', { player: { country: 'co', currency: 'COP' } });
    await form.type('amount', '1');
    await form.control('email').scrollIntoViewIfNeeded();
    await expect(form.amount).not.toBeInViewport();
    await form.submit.click();
    await form.expectError('amount', text('form.amountInput.limit.min'));
    await expect(form.amount).toBeFocused();
    await expect(form.amount).toBeInViewport({ ratio: 1 });
    await expect(form.submit).toBeDisabled();
    for (const field of ['amount', 'bankCode', 'documentType', 'documentNumber', 'fullName', 'email']) {
      await host.expectMessage('Analytics', {
        event: 'regex_error',
        data: expect.objectContaining({ field, paymentMethod: 'pse' }),
      });
    }

    await form.type('amount', '20000');
    await form.control('email').focus();
    await page.keyboard.press('Enter');
    await expect(form.field('bankCode').getByRole('combobox')).toBeFocused();
    await expect(form.field('bankCode')).toBeInViewport({ ratio: 1 });
  });
}

test('@phone a search is cleared with its own button, which is large enough for a finger', async ({
  openWidget,
  widget,
  list,
}) => {
  await openWidget({ player: brazilian });
  await list.openGroup('e-money');
  const all = await list.entries();
  await list.search.fill('payr');
  await expect.poll(() => list.entries()).toEqual(['payretailers']);
  const clear = widget.root.getByRole('button', { name: text('search.clear') });
  const box = await clear.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await clear.click();
  await expect.poll(() => list.entries()).toEqual(all);
  await expect(list.search).toBeFocused();
  await expect(clear).toHaveCount(0);
});

for (const isAllowed of [false, true]) {
  test(`@package in package mode a card number is asked for only if the deployment allows it: ${isAllowed}`, async ({
    openForm,
    mode,
    page,
    host,
    form,
    widget,
  }) => {
    await page.route('**/paywidget/config.json', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ json: { ...(await response.json()), packageCardFields: isAllowed } });
    });
    await openForm('card_rub', { group: 'card_method', player: russian });
    if (isAllowed || mode === 'frame') {
      await expect(form.control('cardNumber')).toBeVisible();
      return;
    }
    await expect(widget.alert).toContainText(text('form.card.refused.text'));
    await expect(widget.locator('[data-field="cardNumber"], [data-field="cvv"]')).toHaveCount(0);
    await host.expectMessage('Error', { code: 'form.cardRefused' });
    await widget.expectAccessible();
  });
}

for (const [lang, theme] of [
  ['en', 'light'],
  ['ar', 'dark'],
] as const) {
  test(`@phone a card form shows the brand, has one row for expiry and CVV, and checks the expiry: ${lang}, ${theme}`, async ({
    openForm,
    widget,
    form,
  }) => {
    await openForm('card_rub', { group: 'card_method', player: { ...russian, lang }, theme });
    const [expiry, cvv] = [
      await form.field('cardExpiry').boundingBox(),
      await form.field('cvv').boundingBox(),
    ];
    expect(expiry?.y).toBe(cvv?.y);
    expect(Math.abs((expiry?.width ?? 0) - (cvv?.width ?? 0))).toBeLessThanOrEqual(1);
    await form.type('cardNumber', '2200000000000004');
    await expect(form.field('cardNumber').locator('[data-brand]')).toHaveText('Mir');
    await expect(form.control('cardNumber')).toHaveAttribute('autocomplete', 'cc-number');
    await expect(form.control('cardExpiry')).toHaveAttribute('autocomplete', 'cc-exp');
    await expect(form.control('cvv')).toHaveAttribute('autocomplete', 'cc-csc');
    for (const name of ['cardNumber', 'cardExpiry', 'cvv'])
      await expect(form.control(name)).toHaveAttribute('inputmode', 'numeric');
    await form.type('cardExpiry', '0120');
    await form.control('cvv').focus();
    await form.expectError('cardExpiry', textsOf(lang)['form.card.expired'] ?? '');
    expect((await form.field('cvv').boundingBox())?.y, 'nothing moved').toBe(cvv?.y);
    await widget.expectAccessible();
    await form.autofill('cardExpiry', '12/2035');
    await expect(form.control('cardExpiry')).toHaveValue('12/35');
    await form.control('cardExpiry').blur();
    await form.expectValid('cardExpiry');
  });
}
