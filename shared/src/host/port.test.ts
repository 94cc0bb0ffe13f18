import { createHostPort } from './port';

it.each([
  ['before the host has said anything', undefined, {}],
  ['of a host that says nothing of its site', { host: '', xOrigin: '' }, {}],
  [
    'of a host that does',
    { host: 'casino.example', schema: 'https', xOrigin: '', partnerKey: 'p' },
    { host: 'casino.example', schema: 'https' },
  ],
])('an event %s', (_what, payload, site) => {
  const send = jest.fn();
  createHostPort({ send, on: () => () => {} }, () => payload).track('deposit_group_chosen', {
    group: 'crypto',
  });
  const message = { event: 'deposit_group_chosen', data: { group: 'crypto' }, ...site };
  expect(send.mock.calls).toStrictEqual([['Analytics', message]]);
});
