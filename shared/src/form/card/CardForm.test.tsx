import { cleanup, screen } from '@testing-library/react';
import { renderForm } from '../testing/renderForm';

const fields = [
  { name: 'cardNumber', mask: '#### #### #### ####' },
  { name: 'cvv', validations: [{ regex: '^\\d{3,4}$', regex_error_key: 'errors.digits' }] },
  { name: 'cardHolder' },
  { name: 'cardExpiry', validations: [{ regex: '^\\d\\d/?\\d\\d$', regex_error_key: 'errors.digits' }] },
];
const textbox = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const [number, expiry, cvv] = ['Card number', 'Card expiry', 'Cvv'] as const;

beforeEach(() =>
  jest.useFakeTimers({ now: Date.UTC(2026, 5, 15), doNotFake: ['setTimeout', 'queueMicrotask'] }),
);
afterEach(() => jest.useRealTimers());

describe('a card form', () => {
  it('has the expiry and the CVV in one row, in the order of their errors', async () => {
    const { user, field, pay, found } = renderForm({ fields });
    expect(field('cardExpiry')?.parentElement).toBe(field('cvv')?.parentElement);
    expect(field('cardExpiry')?.nextElementSibling).toBe(field('cvv'));
    expect(field('cardHolder')?.parentElement).not.toBe(field('cvv')?.parentElement);
    await user.type(textbox(number), '4111111111111111');
    await user.type(textbox('Card holder'), 'Ada');
    await user.click(pay());
    expect(found).toEqual([{ ok: false, firstInvalid: 'cardExpiry' }]);
  });

  it('asks for digits and for what browsers fill in', () => {
    renderForm({ fields });
    const asked = [number, expiry, cvv].map((name) => [
      textbox(name).getAttribute('autocomplete'),
      textbox(name).getAttribute('inputmode'),
    ]);
    expect(asked).toEqual([
      ['cc-number', 'numeric'],
      ['cc-exp', 'numeric'],
      ['cc-csc', 'numeric'],
    ]);
  });

  it('shows the brand of the number and describes the field with it', async () => {
    const { user, field } = renderForm({ fields });
    expect(textbox(number)).toHaveAccessibleDescription('');
    await user.type(textbox(number), '4');
    expect(textbox(number)).toHaveAccessibleDescription('Visa');
    expect(field('cardNumber')?.querySelector('[data-brand="Visa"] svg')).toBeInTheDocument();
    await user.keyboard('{Backspace}2200');
    expect(textbox(number)).toHaveAccessibleDescription('Mir');
  });

  it.each([
    ['0120', '01/20', 'form.card.expired'],
    ['1330', '13/30', 'form.card.expiry'],
    ['0626', '06/26', undefined],
    ['6/26', '06/26', undefined],
    ['1/27', '01/27', undefined],
    ['12/2035', '12/35', undefined],
    ['122035', '12/35', undefined],
    ['6/2030', '06/30', undefined],
    ['1/2020', '01/20', 'form.card.expired'],
  ])('checks the typed expiry %s, shown as %s: %s', async (typed, shown, error) => {
    const { user } = renderForm({ fields });
    await user.type(textbox(expiry), typed);
    expect(textbox(expiry)).toHaveValue(shown);
    await user.tab();
    if (error) expect(textbox(expiry)).toBeInvalid();
    else expect(textbox(expiry)).toBeValid();
  });

  it.each([
    ['12/2030', '12/30'],
    ['6 / 30', '06/30'],
    ['1230', '12/30'],
    ['122035', '12/35'],
  ])('shows the pasted expiry %s as %s', async (pasted, shown) => {
    const { user } = renderForm({ fields });
    await user.click(textbox(expiry));
    await user.paste(pasted);
    expect(textbox(expiry)).toHaveValue(shown);
  });

  it.each([
    ['12/2035', '12/2035'],
    ['12/35', '12/2035'],
    ['1226', '12/2026'],
    ['6/30', '06/2030'],
  ])('an expiry %s becomes %s if its mask has a year of four digits', async (text, shown) => {
    const longYear = { fields: [{ name: 'cardNumber' }, { name: 'cardExpiry', mask: '##/####' }] };
    const { user } = renderForm(longYear);
    await user.type(textbox(expiry), text);
    expect(textbox(expiry)).toHaveValue(shown);
    cleanup();
    const again = renderForm(longYear);
    await again.user.click(textbox(expiry));
    await again.user.paste(text);
    expect(textbox(expiry)).toHaveValue(shown);
  });

  it('does not touch an expiry whose rules take the year first', async () => {
    const rules = [{ regex: '^(?:2[6-9]|[3-9]\\d)/(?:0[1-9]|1[0-2])$', regex_error_key: 'errors.digits' }];
    const yearFirst = { name: 'cardExpiry', mask: '##/##', validations: rules };
    const { user } = renderForm({ fields: [{ name: 'cardNumber' }, yearFirst] });
    await user.type(textbox(expiry), '3006');
    expect(textbox(expiry)).toHaveValue('30/06');
  });

  it('sends what the rules accept', async () => {
    const { user, pay, found } = renderForm({ fields });
    await user.type(textbox(number), '4111111111111111');
    await user.type(textbox(expiry), '1230');
    await user.type(textbox(cvv), '123');
    await user.type(textbox('Card holder'), 'Ada');
    await user.click(pay());
    expect(found).toMatchObject([
      { ok: true, fields: { cardNumber: '4111111111111111', cardExpiry: '1230', cvv: '123' } },
    ]);
  });
});
