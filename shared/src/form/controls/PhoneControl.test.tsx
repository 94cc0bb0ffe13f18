import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderForm } from '../testing/renderForm';

const phone = { name: 'phone', type: 'phone_with_prefix' };
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });
const setup = (field: Record<string, unknown> = {}) => renderForm({ fields: [{ ...phone, ...field }] });

describe('PhoneControl', () => {
  it('starts with the prefix of the player’s country and shows an example', () => {
    setup();
    expect(input()).toHaveValue('+7 ');
    expect(input()).toHaveAttribute('type', 'tel');
    expect(input()).toHaveAccessibleDescription('Example: +7 9123456789');
  });

  it('sends the full international number', async () => {
    const { user, pay, found } = setup();
    await user.type(input(), '9161234567');
    expect(input()).toHaveValue('+7 9161234567');
    await user.click(pay());
    expect(found).toMatchObject([{ ok: true, fields: { phone: '+79161234567' } }]);
  });

  it('keeps its prefix on Backspace', async () => {
    const { user } = setup();
    await user.type(input(), '91');
    await user.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
    expect(input()).toHaveValue('+7 ');
  });

  it('keeps its prefix when the whole text is deleted or replaced', async () => {
    const { user } = setup();
    await user.type(input(), '91');
    await user.clear(input());
    expect(input()).toHaveValue('+7 ');
    fireEvent.input(input(), { target: { value: '916' } });
    expect(input()).toHaveValue('+7 916');
    fireEvent.input(input(), { target: { value: '+7 (916) 12' } });
    expect(input()).toHaveValue('+7 91612');
  });

  it('ignores a plus, letters and digits beyond the maximum length', async () => {
    const { user } = setup();
    await user.type(input(), '+9a1+6');
    expect(input()).toHaveValue('+7 916');
    await user.keyboard('12345678901234567890');
    expect(input()).toHaveValue('+7 91612345678901');
  });

  it.each([
    ['+7 (916) 123-45-67', '+7 9161234567'],
    ['916 123 45 67', '+7 9161234567'],
    ['+55 11 96123-4567', '+55 11961234567'],
    ['00971501234567', '+971 501234567'],
  ])('accepts the pasted %s', async (text, shown) => {
    const { user } = setup();
    await user.click(input());
    await user.paste(text);
    await waitFor(() => expect(input()).toHaveValue(shown));
  });

  it.each([
    ['9161234567', '+7 9161234567'],
    ['+79161234567', '+7 9161234567'],
    ['+55 11 96123-4567', '+55 11961234567'],
  ])('accepts the autofilled %s', async (text, shown) => {
    const { user, pay, found } = setup();
    fireEvent.input(input(), { target: { value: text } });
    await waitFor(() => expect(input()).toHaveValue(shown));
    await user.click(pay());
    expect(found).toMatchObject([{ ok: true, fields: { phone: shown.replace(' ', '') } }]);
  });

  it('changes the prefix with the chosen country and keeps the digits', async () => {
    const { user, pay, found } = setup();
    await user.type(input(), '961234567');
    await user.click(screen.getByRole('combobox', { name: 'Country code: Russia' }));
    await user.type(await screen.findByPlaceholderText('Search'), '+55');
    await user.click(await screen.findByRole('option', { name: /Brazil/ }));
    await waitFor(() => expect(input()).toHaveValue('+55 961234567'));
    expect(screen.getByRole('combobox', { name: 'Country code: Brazil' })).toBeVisible();
    await user.click(pay());
    expect(found).toMatchObject([{ ok: true, fields: { phone: '+55961234567' } }]);
  });

  it('selects the country of the server’s number', () => {
    setup({ value: '+5511961234567' });
    expect(input()).toHaveValue('+55 11961234567');
  });

  it('offers only the countries that the field lists', async () => {
    const { user } = setup({
      values: [
        { value: 'RU', label: 'Russia' },
        { value: 'KZ', label: 'Kazakhstan' },
      ],
    });
    await user.click(screen.getByRole('combobox', { name: /Country code/ }));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
  });

  it('counts as empty if it has only the prefix', async () => {
    const { user, pay } = setup();
    await user.click(pay());
    expect(input()).toHaveAccessibleDescription('Fill this in Example: +7 9123456789');
  });
});
