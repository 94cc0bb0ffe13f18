import { isOlder, isVersion } from './version';

it.each([
  ['1.0.534', '1.0.535'],
  ['1.0.99', '1.0.100'],
  ['1.9.0', '1.10.0'],
  ['9.0.0', '10.0.0'],
  ['1.0.535-rc.1', '1.0.535'],
  ['1.0.535-rc.9', '1.0.535-rc.10'],
])('orders %s before %s', (older, newer) => {
  expect([isOlder(older, newer), isOlder(newer, older), isOlder(older, older)]).toEqual([true, false, false]);
});

it.each(['..', '.', '', '1', '1.0', '1.0.0/..', '1.0.0\\..', '1.0.0-', '1.0.0-..', ' 1.0.0', '1.0.0\n'])(
  'does not take %j for a version',
  (text) => expect(isVersion(text)).toBe(false),
);
