import { sampleSession } from '@paywidget/shared/testing';
import { isBarePage } from './barePage';

const nobody = { id: undefined, token: undefined };

it.each([
  ['no session at all', undefined, true],
  [
    'nobody signed in and nothing to close',
    sampleSession({ payload: { closingButton: false }, user: nobody }),
    true,
  ],
  ['a player, where the host allows no closing', sampleSession({ payload: { closingButton: false } }), false],
  ['a host that allows closing', sampleSession({ user: nobody }), false],
])('%s: %s', (_, session, expected) => {
  expect(isBarePage(session)).toBe(expected);
});
