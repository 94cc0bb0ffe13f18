import type { Page } from '@playwright/test';
import { text } from '../pages/texts';
import { expect, test } from './test';

const brazilian = { country: 'br', currency: 'BRL' };

/** No fields of its own, 7.50 to 3000 EUR. */
const plainMethod = 'mifinity';

test('@phone @package an amount is edited where the caret is, and the caret stays there', async ({
  operator,
  host,
  page,
  list,
  form,
}) => {
  await host.open({ player: await operator.signUp() });
  await list.choose(plainMethod);
  await form.setText('amount', '12|5');
  await page.keyboard.type('34');
  await form.expectText('amount', '1234|5');
  await page.keyboard.press('6');
  await form.expectText('amount', '1234|5');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('.');
  await form.expectText('amount', '123.|5');
  await page.keyboard.press('.');
  await page.keyboard.press('7');
  await form.expectText('amount', '123.7|5');
  for (let presses = 0; presses < 2; presses += 1) await page.keyboard.press('Backspace');
  await form.expectText('amount', '123|5');
  await page.keyboard.press('Home');
  await page.keyboard.type('0.');
  await form.expectText('amount', '|1235');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(form.amount).toHaveValue('123.5');

  await form.setText('amount', '1|.5');
  await page.keyboard.press('Backspace');
  await form.expectText('amount', '0|.5');
  await page.keyboard.press('8');
  await form.expectText('amount', '8|.5');
  await expect(form.submit).toContainText('€8.50');
});

test('an amount is pasted in any locale’s format', async ({ operator, host, page, list, form }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await host.open({ player: await operator.signUp() });
  await list.choose(plainMethod);
  for (const [copied, shown] of [
    ['1.234,56', '1234.56'],
    ['1,234.56', '1234.56'],
    ['1 234,56', '1234.56'],
    ['1\u202F234,56\u00A0€', '1234.56'],
    ['€ 50.5', '50.5'],
    ["1'234.5", '1234.5'],
    ['1,234', '1234'],
    ['١٬٢٣٤٫٥', '1234.5'],
  ] as const) {
    await page.evaluate((said) => navigator.clipboard.writeText(said), copied);
    await form.amount.press('ControlOrMeta+a');
    await form.amount.press('ControlOrMeta+v');
    await form.expectText('amount', `${shown}|`);
  }
});

/** Types as an input method does: the text is underlined first, then taken. */
async function compose(page: Page, typed: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (let length = 1; length <= typed.length; length += 1) {
    const written = { text: typed.slice(0, length), selectionStart: length, selectionEnd: length };
    await session.send('Input.imeSetComposition', written);
  }
  await session.send('Input.insertText', { text: typed });
  await session.detach();
}

test('@phone @package digits of an input method and of other scripts become an amount', async ({
  operator,
  host,
  page,
  list,
  form,
}) => {
  await host.open({ player: await operator.signUp() });
  await list.choose(plainMethod);
  await form.setText('amount', '1|5');
  await compose(page, '２３');
  await form.expectText('amount', '123|5');
  await compose(page, 'に');
  await form.expectText('amount', '123|5');
  await page.keyboard.insertText('٤');
  await form.expectText('amount', '1234|5');
  await form.type('amount', '٥٠٫٢٥');
  await expect(form.amount).toHaveValue('50.25');
  await expect(form.submit).toContainText('€50.25');
});

test('@phone in Arabic the amount runs from left to right, and what is wrong stands in the hint’s place', async ({
  operator,
  host,
  widget,
  list,
  form,
}) => {
  await host.open({ player: await operator.signUp({ ...brazilian, lang: 'ar' }) });
  await list.choose('pix');
  await expect(widget.container).toHaveAttribute('dir', 'rtl');
  await expect(form.amount).toHaveCSS('direction', 'ltr');
  const chips = form.chip('250');
  const before = await chips.boundingBox();
  await form.type('amount', '٥');
  await form.control('cpf').focus();
  await form.expectError('amount', /20/);
  await expect(form.amount, 'the limits are told too').toHaveAccessibleDescription(/20.*30,000/);
  expect(await chips.boundingBox(), 'nothing moves').toEqual(before);
  await chips.click();
  await form.expectValid('amount');
  await expect(form.amount).toHaveValue('250');
});

test('@phone masks and the dial prefix hold, whatever is typed, deleted or filled in', async ({
  operator,
  host,
  page,
  widget,
  list,
  form,
}) => {
  await host.open({ player: await operator.signUp(brazilian) });
  await list.choose('pix_key');
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

test('@package dropdowns: by keyboard, one open at a time, closed by a press outside', async ({
  operator,
  host,
  page,
  widget,
  list,
  form,
}) => {
  // So high that the open list of one does not lie over the other.
  await page.setViewportSize({ width: 1000, height: 1400 });
  await host.open({ player: await operator.signUp({ country: 'co', currency: 'COP' }) });
  await list.choose('pse');
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
  await expect(options, 'what was sought is forgotten').toHaveCount(15);
});

for (const height of [589, 480]) {
  test(`@phone the first error is scrolled to, at ${height} px`, async ({
    operator,
    host,
    page,
    list,
    form,
  }) => {
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 1000, height });
    await host.open({ player: await operator.signUp({ country: 'co', currency: 'COP' }) });
    await list.choose('pse');
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

test('@phone a search is emptied by its own button, as large as a finger', async ({
  operator,
  host,
  widget,
  list,
}) => {
  await host.open({ player: await operator.signUp(brazilian) });
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
