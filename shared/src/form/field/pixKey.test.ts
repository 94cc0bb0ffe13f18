import { FormField } from '@paywidget/shared/contract';
import { withoutOtherPixKeys } from './pixKey';

const entry = (name: string, rest: Record<string, unknown> = {}) => ({
  field: FormField.parse({ name, type: 'text', ...rest }),
});

const values = ['cpf', 'email', 'phone', 'evp'].map((value) => ({ value, label: value }));
const fields = [
  entry('pixKeyType', { type: 'dropdown', values }),
  entry('cpf'),
  entry('email', { alias: 'pixKey' }),
  entry('pixKeyPhone', { alias: 'pixKey' }),
  entry('randomKey', { alias: 'pixKey', category: 'evp' }),
  entry('holder'),
];
const shown = (chosen: string) => withoutOtherPixKeys(fields, chosen).map(({ field }) => field.name);

describe('withoutOtherPixKeys', () => {
  it.each([
    ['', ['pixKeyType', 'holder', 'cpf']],
    ['cpf', ['pixKeyType', 'holder', 'cpf']],
    ['email', ['pixKeyType', 'email', 'holder', 'cpf']],
    ['phone', ['pixKeyType', 'pixKeyPhone', 'holder', 'cpf']],
    ['evp', ['pixKeyType', 'randomKey', 'holder', 'cpf']],
  ])('with the chosen type %j keeps %j', (chosen, names) => {
    expect(shown(chosen)).toEqual(names);
  });

  it('returns the fields unchanged if there is no choice of types', () => {
    const plain = [entry('cpf'), entry('email')];
    expect(withoutOtherPixKeys(plain, '')).toBe(plain);
  });
});
