import { shortHash } from './shortHash';

it.each([
  ['', ''],
  ['0123456789', '0123456789'],
  ['01234567890', '01234…67890'],
  ['a'.repeat(30) + 'b'.repeat(34), 'aaaaa…bbbbb'],
])('shortens %p to %p', (hash, shown) => {
  expect(shortHash(hash)).toBe(shown);
});
