import { act, screen, waitFor, within } from '@testing-library/react';
import type { RegexResult } from '../rules/regexRunner';
import { renderForm } from '../testing/renderForm';

const digits = { validations: [{ regex: '^\\d+$', regex_error_key: 'errors.digits' }] };
const textbox = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

describe('a text field', () => {
  it('is labelled by a translation, the server’s text or its own name', async () => {
    renderForm({
      fields: [
        { name: 'a', placeholder_key: 'fields.email' },
        { name: 'b', placeholder_key: 'nobody.knows', placeholder_text: { en: 'Bank', fr: 'Banque' } },
        { name: 'card_holder' },
      ],
    });
    expect(screen.getAllByRole('textbox').map((input) => input.closest('[data-field]'))).toHaveLength(3);
    for (const name of ['Email', 'Bank', 'Card holder']) expect(textbox(name)).toBeVisible();
  });

  it('is trimmed on blur', async () => {
    const { user } = renderForm({ fields: [{ name: 'holder' }] });
    await user.type(textbox('Holder'), '  Jo ');
    await user.tab();
    expect(textbox('Holder')).toHaveValue('Jo');
  });

  it('shows its error once it is left, hides it on focus, and blocks the submit button', async () => {
    const { user, pay } = renderForm({ fields: [{ name: 'account', ...digits }] });
    await user.type(textbox('Account'), '12x');
    expect(textbox('Account')).toHaveAttribute('aria-invalid', 'false');
    expect(pay()).toHaveAttribute('aria-disabled', 'true');
    await user.tab();
    expect(textbox('Account')).toHaveAccessibleDescription('Digits only');
    expect(textbox('Account')).toHaveAttribute('aria-invalid', 'true');
    await user.click(textbox('Account'));
    expect(textbox('Account')).toHaveAccessibleDescription('');
    await user.keyboard('{Backspace}');
    expect(pay()).not.toHaveAttribute('aria-disabled');
  });

  it('shows its error again on blur, even if nothing was typed since', async () => {
    const { user, pay } = renderForm({ fields: [{ name: 'account', ...digits }] });
    await user.type(textbox('Account'), 'x');
    await user.tab();
    await user.click(textbox('Account'));
    expect(textbox('Account')).toBeValid();
    await user.tab();
    expect(textbox('Account')).toBeInvalid();
    expect(textbox('Account')).toHaveAccessibleDescription('Digits only');
    expect(pay()).toHaveAttribute('aria-disabled', 'true');
  });

  it('may be empty until the form is validated', async () => {
    const { user, pay } = renderForm({ fields: [{ name: 'account', ...digits }] });
    await user.click(textbox('Account'));
    await user.tab();
    expect(textbox('Account')).toBeValid();
    expect(pay()).not.toHaveAttribute('aria-disabled');
  });

  it('shows a generic error if the server’s error key has no translation', async () => {
    const validations = [{ regex: '^\\d+$', regex_error_key: 'nobody.knows' }];
    const { user } = renderForm({ fields: [{ name: 'account', validations }] });
    await user.type(textbox('Account'), 'x');
    await user.tab();
    expect(textbox('Account')).toHaveAccessibleDescription('Check this field');
  });

  it('shows the mask literals and sends the value without them', async () => {
    const { user, pay, found } = renderForm({
      fields: [{ name: 'cpf', mask: '###.###.###-##', wallet: true }],
    });
    await user.type(textbox('Cpf'), '12345678909');
    expect(textbox('Cpf')).toHaveValue('123.456.789-09');
    expect(textbox('Cpf')).toHaveAttribute('inputmode', 'numeric');
    await user.click(pay());
    expect(found).toMatchObject([{ ok: true, fields: { cpf: '12345678909' }, wallet: '12345678909' }]);
  });

  it('of type text_uppercase converts the typed letters and keeps the caret', async () => {
    const { user } = renderForm({ fields: [{ name: 'ifsc', type: 'text_uppercase' }] });
    await user.type(textbox('Ifsc'), 'ac');
    textbox('Ifsc').setSelectionRange(1, 1);
    await user.keyboard('b');
    expect(textbox('Ifsc')).toHaveValue('ABC');
    expect(textbox('Ifsc').selectionStart).toBe(2);
  });

  it('groups a card number in blocks of four and checks it if the method requires it', async () => {
    const { user, pay, found } = renderForm({
      method: { name: 'card', checkLuhn: true },
      fields: [{ name: 'card_number' }],
    });
    await user.type(textbox('Card number'), '4242424242424241');
    expect(textbox('Card number')).toHaveValue('4242 4242 4242 4241');
    expect(pay()).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Backspace}2');
    await user.click(pay());
    expect(found).toMatchObject([{ ok: true, fields: { card_number: '4242424242424242' } }]);
  });

  it.each([{ name: 'card_number' }, { name: 'account', alias: 'pan', isAdvanced: true }])(
    'is not shown where card numbers are refused, and the host learns why: %j',
    async (card) => {
      const { user, pay, found, host, change } = renderForm({
        method: { name: 'visa' },
        fields: [card, { name: 'holder' }],
        refusesCardFields: true,
      });
      change({});
      expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
      expect(screen.getByRole('alert')).toHaveTextContent('Not hereNo card numbers');
      expect(pay()).toHaveAttribute('aria-disabled', 'true');
      await user.click(pay());
      expect(found).toEqual([{ ok: false, firstInvalid: '' }]);
      expect(host.report.mock.calls).toEqual([
        ['form.cardRefused', expect.stringMatching(/^Method visa asks for a card number.*packageCardFields/)],
      ]);
    },
  );

  it.each([{ name: 'cardTail' }, { name: 'card_number', isHidden: true, value: 'token' }])(
    'that asks for no card number is shown where card numbers are refused: %j',
    async (field) => {
      const { host } = renderForm({ fields: [field, { name: 'holder' }], refusesCardFields: true });
      expect(textbox('Holder')).toBeVisible();
      expect(host.report).not.toHaveBeenCalled();
    },
  );

  it('is sent under its alias, and supports names with dots and brackets', async () => {
    const { user, pay, found } = renderForm({
      fields: [{ name: 'a.b[0]', alias: 'account' }, { name: 'a.b[1]' }],
    });
    const [first, second] = screen.getAllByRole('textbox');
    await user.type(first as HTMLElement, 'one');
    await user.type(second as HTMLElement, 'two');
    await user.click(pay());
    expect(found).toMatchObject([{ ok: true, fields: { account: 'one', 'a.b[1]': 'two' } }]);
  });
});

describe('field flags', () => {
  it('isHidden hides a field and still sends its value', async () => {
    const { user, pay, found } = renderForm({
      fields: [
        { name: 'secret', isHidden: true, value: 'x', ...digits },
        { name: 'none', isHidden: true },
      ],
    });
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await user.click(pay());
    expect(found).toMatchObject([{ ok: true, fields: { secret: 'x' } }]);
  });

  it('isDisabled disables a field, which may then be empty', async () => {
    const { user, pay, found } = renderForm({ fields: [{ name: 'bank', isDisabled: true }] });
    expect(textbox('Bank')).toBeDisabled();
    await user.click(pay());
    expect(found).toMatchObject([{ ok: true, fields: {} }]);
  });

  it.each(['isHidden', 'isDisabled'])('%s sends the server’s value without checking it', async (flag) => {
    const fields = [{ name: 'secret', [flag]: true, value: 'x', ...digits }, { name: 'holder' }];
    const { user, pay, found } = renderForm({ fields });
    await user.type(textbox('Holder'), 'Jo');
    expect(pay()).not.toHaveAttribute('aria-disabled');
    await user.click(pay());
    expect(found).toMatchObject([{ ok: true, fields: { secret: 'x', holder: 'Jo' } }]);
    expect(pay()).not.toHaveAttribute('aria-disabled');
  });

  it('isTriggered shows the error of a field at once', () => {
    const { pay } = renderForm({ fields: [{ name: 'account', value: 'x', isTriggered: true, ...digits }] });
    expect(textbox('Account')).toHaveAccessibleDescription('Digits only');
    expect(pay()).toHaveAttribute('aria-disabled', 'true');
  });

  it('isAdvanced puts optional fields behind More, which opens if one has an error', async () => {
    const { user, pay, found, field } = renderForm({
      fields: [
        { name: 'note', isAdvanced: true },
        { name: 'memo', isAdvanced: true, value: 'x', ...digits },
      ],
    });
    const more = () => field('note')?.closest('details');
    expect(more()).not.toHaveAttribute('open');
    await user.click(pay());
    expect(found).toEqual([{ ok: false, firstInvalid: 'memo' }]);
    expect(more()).toHaveAttribute('open');
    expect(textbox('Memo')).toHaveFocus();
    await user.clear(textbox('Memo'));
    await user.click(pay());
    expect(found[1]).toMatchObject({ ok: true, fields: {} });
  });
});

describe('validation on submit', () => {
  it('shows errors on empty fields, focuses the first, and tracks each', async () => {
    const { user, pay, found, host } = renderForm({
      fields: [{ name: 'one', value: '1' }, { name: 'two' }, { name: 'three' }],
    });
    await user.click(pay());
    expect(found).toEqual([{ ok: false, firstInvalid: 'two' }]);
    expect(textbox('Two')).toHaveFocus();
    expect(textbox('Two')).toHaveAccessibleDescription('Fill this in');
    expect(textbox('Three')).toHaveAccessibleDescription('Fill this in');
    expect(host.track.mock.calls).toEqual([
      ['regex_error', { paymentMethod: 'card', field: 'two', errorKey: 'form.field.required' }],
      ['regex_error', { paymentMethod: 'card', field: 'three', errorKey: 'form.field.required' }],
    ]);
    expect(pay()).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('x');
    await user.type(textbox('Three'), 'y');
    await user.click(pay());
    expect(found[1]).toMatchObject({ ok: true, fields: { one: '1', two: 'x', three: 'y' } });
  });

  it('keeps the button disabled after a rejected submit, even while focus hides the error', async () => {
    const { user, pay } = renderForm({ fields: [{ name: 'account', value: 'x', ...digits }] });
    await user.click(pay());
    expect(pay()).toHaveAttribute('aria-disabled', 'true');
    await user.tab({ shift: true });
    await user.click(textbox('Account'));
    expect(textbox('Account')).toBeValid();
    expect(pay()).toHaveAttribute('aria-disabled', 'true');
    await user.clear(textbox('Account'));
    await user.type(textbox('Account'), '7');
    expect(pay()).not.toHaveAttribute('aria-disabled');
  });

  it('focuses the first invalid field in display order, not in the server’s order', async () => {
    const { user, pay, found, host } = renderForm({
      amount: { currency: 'USD', limits: { min: '10', max: '500' } },
      fields: [{ name: 'memo', isAdvanced: true, value: 'x', ...digits }, { name: 'holder' }],
    });
    await user.click(pay());
    expect(found).toEqual([{ ok: false, firstInvalid: 'amount' }]);
    expect(textbox('Amount')).toHaveFocus();
    expect(host.track.mock.calls.map(([, { field }]) => field)).toEqual(['amount', 'holder', 'memo']);
  });

  it('scrolls smoothly unless the player prefers reduced motion', async () => {
    const scroll = jest.fn();
    Element.prototype.scrollIntoView = scroll;
    const { user, pay } = renderForm({ fields: [{ name: 'one' }] });
    await user.click(pay());
    expect(scroll).toHaveBeenLastCalledWith({ behavior: 'smooth', block: 'center' });
    window.matchMedia = jest
      .fn()
      .mockReturnValue({ matches: true, addEventListener: jest.fn(), removeEventListener: jest.fn() });
    await user.tab({ shift: true });
    await user.click(textbox('One'));
    await user.click(pay());
    expect(scroll).toHaveBeenLastCalledWith({ behavior: 'auto', block: 'center' });
  });

  it('does not wait for a regex that never finishes', async () => {
    const endless = { validations: [{ regex: '^(a+)+$', regex_error_key: 'errors.digits' }] };
    const { user, pay, found, host } = renderForm({
      fields: [{ name: 'account', ...endless }],
      regexRunner: { test: () => new Promise<RegexResult>(() => undefined) },
    });
    await user.type(textbox('Account'), `${'a'.repeat(30)}!`);
    await user.click(pay());
    expect(found).toMatchObject([{ ok: true }]);
    expect(host.report).not.toHaveBeenCalled();
  });

  it('shows the error of a slow regex once its result arrives', async () => {
    let answer: (result: RegexResult) => void = () => undefined;
    const slow = { validations: [{ regex: '^(a+)+$', regex_error_key: 'errors.digits' }] };
    renderForm({
      fields: [{ name: 'account', isTriggered: true, value: `${'a'.repeat(30)}!`, ...slow }],
      regexRunner: {
        test: () =>
          new Promise((resolve) => {
            answer = resolve;
          }),
      },
    });
    expect(textbox('Account')).toHaveAccessibleDescription('');
    await act(async () => answer('mismatch'));
    expect(textbox('Account')).toHaveAccessibleDescription('Digits only');
  });

  it('ignores a regex that does not compile and reports it once', async () => {
    const broken = { validations: [{ regex: '[', regex_error_key: 'errors.digits' }] };
    const { user, pay, found, host, change } = renderForm({ fields: [{ name: 'account', ...broken }] });
    change({});
    await user.type(textbox('Account'), 'x');
    await user.click(pay());
    expect(found).toMatchObject([{ ok: true, fields: { account: 'x' } }]);
    expect(host.report).toHaveBeenCalledTimes(1);
    expect(host.report).toHaveBeenCalledWith('form.regexBroken', expect.stringContaining('account'));
  });
});

it('keeps the typed texts when the server requests more fields', async () => {
  const { user, pay, found, change } = renderForm({ fields: [{ name: 'one' }] });
  await user.type(textbox('One'), '1');
  change({ fields: [{ name: 'one' }, { name: 'code', value: '7' }] });
  expect(textbox('One')).toHaveValue('1');
  expect(textbox('Code')).toHaveValue('7');
  await user.click(pay());
  expect(found).toMatchObject([{ ok: true, fields: { one: '1', code: '7' } }]);
});

it('shows what the screen’s own check finds once the field is left', async () => {
  const { user, pay, found } = renderForm({
    fields: [{ name: 'coin' }],
    check: ({ coin }): Record<string, string> => (coin === 'good' ? {} : { coin: 'errors.digits' }),
  });
  await user.type(textbox('Coin'), 'goo');
  expect(textbox('Coin')).toBeValid();
  await user.click(pay());
  expect(textbox('Coin')).toHaveAccessibleDescription('Digits only');
  await user.type(textbox('Coin'), 'd');
  expect(textbox('Coin')).toBeValid();
  await user.click(pay());
  expect(found).toEqual([{ ok: false, firstInvalid: 'coin' }, expect.objectContaining({ ok: true })]);
});

it('shows the field of the chosen pix key type and cpf', async () => {
  const values = ['cpf', 'email', 'phone'].map((value) => ({ value, label: value.toUpperCase() }));
  const { user, pay, found, field } = renderForm({
    fields: [
      { name: 'pixKeyType', type: 'dropdown', values },
      { name: 'cpf', mask: '###.###.###-##' },
      { name: 'email', alias: 'pixKey' },
      { name: 'phone', alias: 'pixKey', mask: '## #####-####' },
    ],
  });
  const choose = async (name: string) => {
    await user.click(
      within(field('pixKeyType') as HTMLElement).getByRole('combobox', { name: 'Pix key type' }),
    );
    await user.click(await screen.findByRole('option', { name }));
  };
  expect(screen.getAllByRole('textbox')).toEqual([textbox('Cpf')]);
  await choose('EMAIL');
  await waitFor(() => expect(textbox('Email')).toBeVisible());
  await user.type(textbox('Email'), 'a@b.c');
  await choose('PHONE');
  expect(field('email')).toBeNull();
  await user.type(textbox('Phone'), '11961234567');
  await user.type(textbox('Cpf'), '12345678909');
  await user.click(pay());
  expect(found).toMatchObject([
    { ok: true, fields: { pixKeyType: 'phone', pixKey: '11961234567', cpf: '12345678909' } },
  ]);
});

it('reports a label or an error without a translation to the host, once per key', async () => {
  const validations = [{ regex: '^\\d+$', regex_error_key: 'errors.unknown' }];
  const { user, host, pay } = renderForm({
    fields: [
      { name: 'one', placeholder_key: 'fields.unknown', validations },
      { name: 'two', placeholder_key: 'fields.unknown', validations },
    ],
  });
  const missing = () =>
    host.send.mock.calls.filter(([type]) => type === 'MissingTranslation').map(([, { key }]) => key);
  await waitFor(() => expect(missing()).toEqual(['fields.unknown']));
  await user.type(textbox('One'), 'x');
  await user.type(textbox('Two'), 'x');
  await user.click(pay());
  expect(textbox('One')).toHaveAccessibleDescription('Check this field');
  await waitFor(() => expect(missing()).toEqual(['fields.unknown', 'errors.unknown']));
});
