import { createHostPort } from './port';

it.each([
  ['without a site before the host has sent its payload', undefined, {}],
  ['without a site if the payload has none', { host: '', xOrigin: '' }, {}],
  [
    'with the non-empty site fields of the payload',
    { host: 'casino.example', schema: 'https', xOrigin: '', partnerKey: 'p' },
    { host: 'casino.example', schema: 'https' },
  ],
])('sends an event %s', (_, payload, site) => {
  const send = jest.fn();
  createHostPort({ send, on: () => () => {} }, () => payload).track('deposit_group_chosen', {
    group: 'crypto',
  });
  const message = { event: 'deposit_group_chosen', data: { group: 'crypto' }, ...site };
  expect(send.mock.calls).toStrictEqual([['Analytics', message]]);
});
