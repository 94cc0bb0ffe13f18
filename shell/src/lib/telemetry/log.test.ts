import { shapeOf } from './log';

it.each<[string, unknown, string]>([
  ['an object', { token: 'secret', user: { name: 'Sam' } }, '{token,user}'],
  ['a list', ['secret'], '{0}'],
  ['a text', '{"token":"secret"}', 'string'],
  ['nothing', null, 'object'],
])('logs the field names of %s and none of its values', (_, message, expected) => {
  expect(shapeOf(message)).toBe(expected);
});
