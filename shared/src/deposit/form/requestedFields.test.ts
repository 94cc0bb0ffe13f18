import { FormField } from '@paywidget/shared/contract';
import { depositAwaitingFields, fieldsWith, ownFieldsOf } from './requestedFields';

const field = (name: string, value?: string) => FormField.parse({ name, type: 'text', value });

describe('depositAwaitingFields', () => {
  const answer = { depositId: '5', fields: [field('cpf')] };
  const open = { depositId: '5', fields: [field('cpf')] };

  it.each([
    ['nothing was created', undefined, undefined],
    [
      'the answer asks for fields',
      { order: { method: 'visa' }, answer: { ...answer, apiResponse: { isFieldsRequired: true } } },
      open,
    ],
    [
      'a peer-to-peer answer asks for fields',
      { order: { method: 'visa' }, answer: { ...answer, isFieldsRequired: true } },
      open,
    ],
    [
      'the answer asks for fields without naming any',
      { order: { method: 'visa' }, answer: { depositId: '5', isFieldsRequired: true } },
      { depositId: '5', fields: [] },
    ],
    [
      'the answer asks for nothing',
      { order: { method: 'visa' }, answer: { ...answer, apiResponse: {} } },
      undefined,
    ],
    [
      'it is of another method',
      { order: { method: 'mir' }, answer: { ...answer, isFieldsRequired: true } },
      undefined,
    ],
  ])('when %s', (_, created, expected) => {
    expect(depositAwaitingFields(created, 'visa')).toEqual(expected);
  });
});

describe('ownFieldsOf', () => {
  const fields = [field('phone'), FormField.parse({ name: 'scheme', type: 'text', isHidden: true })];

  it.each([
    ['all fields of a method', { fields }, ['phone', 'scheme']],
    ['the hidden ones of a one-click method', { fields, isOneClick: true }, ['scheme']],
    ['none of a method without any', {}, []],
    ['none of a one-click method without any', { isOneClick: true }, []],
  ])('are %s', (_, method, expected) => {
    expect(ownFieldsOf(method).map(({ name }) => name)).toStrictEqual(expected);
  });
});

describe('fieldsWith', () => {
  it.each([
    ['adds what is asked for later', [field('a')], [field('b')], [field('a'), field('b')]],
    [
      'keeps the place of what is asked for again',
      [field('a'), field('b')],
      [field('a', 'new')],
      [field('a', 'new'), field('b')],
    ],
    ['knows methods without fields', undefined, [field('a')], [field('a')]],
    ['leaves the fields alone where nothing more is asked', [field('a')], undefined, [field('a')]],
  ])('%s', (_, own, extra, expected) => {
    expect(fieldsWith(own, extra)).toEqual(expected);
  });
});
