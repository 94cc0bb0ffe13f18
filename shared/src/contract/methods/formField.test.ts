import { FormField } from './formField';

describe('FormField', () => {
  it('reads an unknown type as text', () => {
    expect(FormField.parse({ name: 'a', type: 'slider' }).type).toBe('text');
    expect(FormField.parse({ name: 'a', type: 'phone_with_prefix' }).type).toBe('phone_with_prefix');
  });

  it('converts keys to camel case and values to text', () => {
    const field = FormField.parse({
      name: 'bank',
      alias: null,
      type: 'dropdown',
      placeholder_key: 'bank.placeholder',
      placeholder_text: { en: 'Bank' },
      values: [{ value: 1, label: 'Sber' }],
      value: 1,
      validations: [{ regex: '^\\d+$', regex_error_key: 'bank.error' }],
    });

    expect(field).toEqual({
      name: 'bank',
      type: 'dropdown',
      placeholderKey: 'bank.placeholder',
      placeholderText: { en: 'Bank' },
      values: [{ value: '1', label: 'Sber' }],
      value: '1',
      validations: [{ regex: '^\\d+$', regexErrorKey: 'bank.error' }],
    });
  });
});
