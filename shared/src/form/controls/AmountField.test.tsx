import { act, fireEvent, screen } from '@testing-library/react';
import type { AmountOptions } from '../amount/amountView';
import { type FormSetup, renderForm } from '../testing/renderForm';

const amount: AmountOptions = {
  currency: 'USD',
  limits: { min: '10', max: '500' },
  prefill: '20',
  chips: ['25', '50'],
};
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
const setup = (changed: Partial<AmountOptions> = {}, rest: FormSetup = {}) =>
  renderForm({ amount: { ...amount, ...changed }, ...rest });

describe('AmountField', () => {
  it('shows the prefill and the limits, and requests the decimal keyboard', () => {
    const { field } = setup();
    expect(input()).toHaveValue('20');
    expect(input()).toHaveAttribute('inputmode', 'decimal');
    expect(input()).toHaveAccessibleDescription('From $10 – $500');
    expect(field('amount')).toContainElement(input());
  });

  it('accepts digits, one separator, and as many decimals as the currency has', async () => {
    const { user, pay, found } = setup({ prefill: undefined });
    await user.type(input(), 'x12.3.456');
    expect(input()).toHaveValue('12.34');
    await user.click(pay());
    expect(found).toEqual([{ ok: true, amount: '12.34', fields: {}, isFromChip: false }]);
  });

  it.each([
    ['1,234.56', '1,234.56'],
    ['€ 50.5', '50.5'],
    ['1.234,56', '1,234.56'],
    ['١٢٫٥', '12.5'],
  ])('accepts the pasted %s', async (text, shown) => {
    const { user } = setup({ prefill: undefined, limits: { min: '1', max: '99999' } });
    await user.click(input());
    await user.paste(text);
    expect(input()).toHaveValue(shown);
  });

  it.each([
    ['in the middle', '2|5', '7', '27|5'],
    ['before all digits', '|25', '1', '1|25'],
    ['over a selection', '1,[23]4', '5', '15|4'],
    ['a leading zero, which is dropped', '|25', '0', '|25'],
    ['a replacement of the digit before the separator', '1|.5', '{Backspace}2', '2|.5'],
    ['Backspace on the separator', '12.|5', '{Backspace}', '12|5'],
    ['Delete before a digit', '1|2.5', '{Delete}', '1|.5'],
    ['in the decimals', '2.|5', '7', '2.7|5'],
    ['a separator in the middle', '1|25', '.', '1.|25'],
    ['the other separator', '1|25', ',', '1.|25'],
    ['a digit of another script', '1|2', '٥', '15|2'],
  ])('keeps the caret in place after typing: %s', async (_, before, keys, after) => {
    const { user } = setup({ prefill: undefined, limits: { min: '1', max: '9999' } });
    const caret = /[|[]/.exec(before)?.index ?? 0;
    await user.type(input(), before.replace(/[|[\],]/g, ''));
    input().setSelectionRange(caret, before.includes('[') ? before.indexOf(']') - 1 : caret);
    await user.keyboard(keys);
    const { value, selectionStart } = input();
    expect(`${value.slice(0, selectionStart ?? 0)}|${value.slice(selectionStart ?? 0)}`).toBe(after);
  });

  it.each([
    ['a digit that would exceed the length of the maximum', '1|2,345', '9'],
    ['a digit after the last allowed decimal', '12.34|', '5'],
    ['a digit between the decimals when all are used', '12.|34', '5'],
    ['a second separator', '1|2.34', '.'],
    ['a separator before the first digit', '|50', '.'],
    ['a letter', '5|0', 'x'],
    ['a minus', '|50', '-'],
  ])('ignores %s and keeps the text', async (_, before, key) => {
    const { user } = setup({ prefill: undefined, limits: { min: '1', max: '9999' } });
    await user.type(input(), before.replace(/[|,]/g, ''));
    input().setSelectionRange(before.indexOf('|'), before.indexOf('|'));
    await user.keyboard(key);
    expect(input()).toHaveValue(before.replace('|', ''));
    expect(input().selectionStart).toBe(before.indexOf('|'));
  });

  it.each([
    ['de', '12.5', '12,5'],
    ['de', '12,5', '12,5'],
    ['en', '12,5', '12.5'],
    ['de', '1234.5', '1.234,5'],
  ])(
    'in %s shows the typed %s as %s, whichever separator the keyboard has',
    async (language, typed, shown) => {
      const { user, pay, found, useLanguage } = setup({
        prefill: undefined,
        limits: { min: '1', max: '9999' },
      });
      await useLanguage(language);
      await user.type(input(), typed);
      expect(input()).toHaveValue(shown);
      await user.click(pay());
      expect(found).toMatchObject([{ ok: true, amount: shown.replace('.234', '234').replace(',', '.') }]);
    },
  );

  it.each([
    ['a digit that makes a group', '123|', '4', '1,234|'],
    ['a digit before a group', '|1,234', '5', '5|1,234'],
    ['a digit that moves a group', '1,2|34', '9', '12,9|34'],
    ['Backspace behind a group separator', '1,|234', '{Backspace}', '|234'],
    ['Delete before a group separator', '1|,234', '{Delete}', '1|34'],
    ['Backspace that removes a group', '1,23|4', '{Backspace}', '12|4'],
    ['a selection across a separator', '1[2,3]45', '9', '1,9|45'],
    ['the decimal separator', '1,234|', '.', '1,234.|'],
    ['a digit of another script', '1,234|', '۵', '12,345|'],
  ])('groups digits while typing, and keeps the caret: %s', async (_, before, keys, after) => {
    const plain = before.replace(/[|[\],]/g, '');
    const { user, found, pay } = setup({ prefill: plain, limits: { min: '1', max: '99999' } });
    await user.click(input());
    const caret = /[|[]/.exec(before)?.index ?? 0;
    input().setSelectionRange(caret, before.includes('[') ? before.indexOf(']') - 1 : caret);
    await user.keyboard(keys);
    const { value, selectionStart } = input();
    expect(`${value.slice(0, selectionStart ?? 0)}|${value.slice(selectionStart ?? 0)}`).toBe(after);
    await user.click(pay());
    expect(found).toMatchObject([{ ok: true, amount: after.replace(/[|,]/g, '').replace(/\.$/, '') }]);
  });

  it('a keyboard that changes the text by itself keeps the digits and the groups', async () => {
    setup({ prefill: '1234', limits: { min: '1', max: '99999' } });
    fireEvent.input(input(), { target: { value: '1,2345' } });
    expect(input()).toHaveValue('12,345');
    fireEvent.input(input(), { target: { value: '12,34' } });
    expect(input()).toHaveValue('1,234');
  });

  it('the caret stays behind a decimal separator that a phone’s keyboard adds before a group separator', () => {
    setup({ prefill: '1000', limits: { min: '1', max: '99999' } });
    const field = input();
    act(() => field.focus());
    // The field's own setter would hide the change from React.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '1,,000');
    field.setSelectionRange(2, 2);
    fireEvent.input(field);
    expect([field.value, field.selectionStart]).toEqual(['1.00', 2]);
  });

  it('shows decimals as every formatted amount does once it is left, and sends what was typed', async () => {
    const { user, pay, found } = setup({ prefill: '12.5' });
    expect(input()).toHaveValue('12.50');
    await user.click(input());
    await user.keyboard('{Backspace}');
    expect(input()).toHaveValue('12.5');
    await user.keyboard('{Backspace}3');
    await user.click(pay());
    expect(input()).toHaveValue('12.30');
    expect(found).toMatchObject([{ ok: true, amount: '12.3' }]);
  });

  it('accepts a paste in the middle and a key that types two zeros', async () => {
    const { user } = setup({ prefill: '15', limits: { min: '1', max: '99999' } });
    await user.click(input());
    input().setSelectionRange(1, 1);
    await user.paste('00');
    expect(input()).toHaveValue('1,005');
    expect(input().selectionStart).toBe(4);
    input().setSelectionRange(0, 5);
    await user.keyboard('{Backspace}');
    expect(input()).toHaveValue('');
    await user.paste('no amount');
    expect(input()).toHaveValue('');
  });

  it.each([
    ['9.99', 'At least $10'],
    ['501', 'At most $500'],
  ])('rejects %s on blur: %s', async (text, error) => {
    const { user } = setup();
    await user.clear(input());
    await user.type(input(), text);
    expect(input()).toBeValid();
    await user.tab();
    expect(input()).toHaveAccessibleDescription(expect.stringContaining(error));
    expect(input()).toHaveAttribute('aria-invalid', 'true');
  });

  it('hides its error on focus and when a chip is picked', async () => {
    const { user } = setup();
    const leaveWrong = async () => {
      await user.clear(input());
      await user.type(input(), '1');
      await user.tab();
      expect(input()).toBeInvalid();
    };
    await leaveWrong();
    await user.click(input());
    expect(input()).toBeValid();
    await leaveWrong();
    await user.click(screen.getByRole('button', { name: '$50' }));
    expect(input()).toBeValid();
    expect(input()).toHaveValue('50');
  });

  it('reports that a chip was picked, until the amount is edited', async () => {
    const { user, pay, found } = setup();
    const chip = screen.getByRole('button', { name: '$25' });
    expect(chip).toHaveAttribute('data-chip', '25');
    await user.click(chip);
    expect(chip).toHaveAttribute('aria-pressed', 'true');
    await user.click(pay());
    await user.type(input(), '0');
    await user.click(pay());
    await user.type(input(), '{Backspace}');
    await user.click(pay());
    expect(found).toMatchObject([
      { amount: '25', isFromChip: true },
      { amount: '250', isFromChip: false },
      { amount: '25', isFromChip: false },
    ]);
  });

  it('shows no error while the player types, however long they pause', () => {
    jest.useFakeTimers();
    setup();
    fireEvent.focus(input());
    fireEvent.input(input(), { target: { value: '1' } });
    act(() => jest.advanceTimersByTime(60_000));
    expect(input()).toHaveAttribute('aria-invalid', 'false');
    fireEvent.blur(input());
    expect(input()).toHaveAccessibleDescription(expect.stringContaining('At least $10'));
    jest.useRealTimers();
  });

  it('after a press keeps its error until the amount is right, and then shows none while typing', async () => {
    const { user, pay } = setup({ prefill: '1' });
    await user.click(pay());
    expect(input()).toHaveFocus();
    expect(input()).toHaveAccessibleDescription(expect.stringContaining('At least $10'));
    await user.keyboard('.5');
    expect(input()).toBeInvalid();
    await user.keyboard('{Backspace}{Backspace}0');
    expect(input()).toBeValid();
    await user.keyboard('{Backspace}');
    expect(input()).toBeValid();
    await user.keyboard('00000');
    expect(input()).toBeValid();
    await user.tab();
    expect(input()).toHaveAccessibleDescription(expect.stringContaining('At most $500'));
  });

  it('on a rejected submit, gets the focus, keeps its error and sends an analytics event', async () => {
    const { user, pay, found, host } = setup();
    await user.clear(input());
    await user.click(pay());
    expect(found).toEqual([{ ok: false, firstInvalid: 'amount' }]);
    expect(input()).toHaveFocus();
    expect(input()).toHaveAccessibleDescription(expect.stringContaining('Enter an amount'));
    expect(host.track).toHaveBeenCalledWith('regex_error', {
      paymentMethod: 'card',
      field: 'amount',
      errorKey: 'form.amountInput.required',
    });
  });

  it('keeps the typed text when the limits or the language change', async () => {
    const { user, change, useLanguage } = setup();
    await user.clear(input());
    await user.type(input(), '12.5');
    change({ amount: { ...amount, prefill: '100', limits: { min: '100' } } });
    expect(input()).toHaveValue('12.5');
    await useLanguage('de');
    expect(input()).toHaveValue('12,5');
  });

  it('follows a changed prefill until the player edits the amount', () => {
    const { change } = setup();
    change({ amount: { ...amount, prefill: '100' } });
    expect(input()).toHaveValue('100');
  });

  it('accepts only the fixed amounts, regardless of the limits', async () => {
    const { user, pay, found } = setup({ fixed: ['7', '700'] });
    expect(input()).toHaveValue('7');
    expect(input()).toHaveAttribute('readonly');
    await user.click(screen.getByRole('button', { name: '$700' }));
    await user.click(pay());
    expect(found).toMatchObject([{ ok: true, amount: '700' }]);
  });

  it('shows the given hint instead of limits when it is disabled', () => {
    setup({ prefill: undefined, chips: [], isDisabled: true, hint: 'Choose a currency first' });
    expect(input()).toBeDisabled();
    expect(input()).toHaveAccessibleDescription('Choose a currency first');
  });

  it('checks the amount of p2p_market with the rules of its amount field', async () => {
    const validations = [{ regex: '^\\d+00$', regex_error_key: 'errors.digits' }];
    const { user, pay, found } = renderForm({
      method: { name: 'p2p_market' },
      amount,
      fields: [{ name: 'sum', type: 'amount', placeholder_text: 'Amount', validations }],
    });
    await user.click(pay());
    expect(input()).toHaveAccessibleDescription(expect.stringContaining('Digits only'));
    await user.clear(input());
    await user.type(input(), '900');
    await user.click(pay());
    expect(found).toMatchObject([{ ok: false }, { ok: true, amount: '900' }]);
  });

  it('hides its error when a chip is picked, until the next validation', async () => {
    const validations = [{ regex: '^\\d+00$', regex_error_key: 'errors.digits' }];
    const { user, pay } = renderForm({
      method: { name: 'p2p_market' },
      amount,
      fields: [{ name: 'sum', type: 'amount', placeholder_text: 'Amount', validations }],
    });
    await user.click(pay());
    expect(input()).toBeInvalid();
    await user.click(screen.getByRole('button', { name: '$25' }));
    expect(input()).toBeValid();
    await user.click(pay());
    expect(input()).toBeInvalid();
  });

  it('renders nothing in a form without an amount', () => {
    renderForm({});
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});
