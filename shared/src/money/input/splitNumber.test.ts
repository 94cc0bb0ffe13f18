import { splitNumber } from './splitNumber';

test.each([
  ['', 'en', { whole: '' }],
  ['5', 'en', { whole: '5' }],
  ['.5', 'en', { whole: '', fraction: '5' }],
  ['5.', 'en', { whole: '5', fraction: '' }],
  ['1,234', 'en', { whole: '1234' }],
  ['1,234', 'de', { whole: '1', fraction: '234' }],
  ['1,234,567', 'de', { whole: '1234567' }],
  ['1,234.5', 'de', { whole: '1234', fraction: '5' }],
  ['0.5,5', 'en', { whole: '0', fraction: '55' }],
])('%j in %s is %j', (text, locale, split) => {
  expect(splitNumber(text, locale)).toEqual(split);
});
