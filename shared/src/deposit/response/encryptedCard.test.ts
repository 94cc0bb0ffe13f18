import { createApi } from '@paywidget/shared/api';
import { checkDeposit, createPeerToPeerDeposit } from '@paywidget/shared/contract/payments';
import { createFakeServer, createRecordingHost } from '@paywidget/shared/testing';
import { callForEncryptedCard } from './encryptedCard';

const request = {
  amount: 50,
  currency: 'USD',
  paymentMethod: 'p2p',
  fields: {},
  isActivatedBonus: false,
  selectedCountry: 'br',
};
const question = { paymentMethod: 'p2p', selectedCountry: 'br' };
const sealed = { depositId: 1, status: 'NEW', card: { encoded: 'abc' } };

function setUp() {
  const server = createFakeServer();
  let token = 'first';
  const api = createApi({
    transport: server,
    host: createRecordingHost(),
    caller: () => ({ token, platformVersion: 'redesign' }),
  });
  const renew = () => {
    token = 'second';
  };
  return { server, api, renew };
}

it('returns the token the call was sent with, even if it is replaced before the answer', async () => {
  const { server, api, renew } = setUp();
  const held = server.hold(createPeerToPeerDeposit);
  const answer = callForEncryptedCard(api, createPeerToPeerDeposit, request);
  renew();
  held.answer(sealed);
  expect(await answer).toMatchObject({ depositId: '1', cardToken: 'first' });

  server.answer(checkDeposit, { ...sealed, exists: true });
  expect(await callForEncryptedCard(api, checkDeposit, question)).toMatchObject({ cardToken: 'second' });
});

it.each([
  ['no deposit', { exists: false }],
  ['no card', { ...sealed, card: null, exists: true }],
  ['a clear card', { ...sealed, card: { number: '4400' }, exists: true }],
])('returns no token with %s', async (_, body) => {
  const { server, api } = setUp();
  server.answer(checkDeposit, body);
  expect(await callForEncryptedCard(api, checkDeposit, question)).not.toHaveProperty('cardToken');
});

it('returns no token with a new deposit that has no card', async () => {
  const { server, api } = setUp();
  server.answer(createPeerToPeerDeposit, { ...sealed, card: null });
  expect(await callForEncryptedCard(api, createPeerToPeerDeposit, request)).not.toHaveProperty('cardToken');
});

it('throws what the call throws', async () => {
  const { server, api } = setUp();
  server.refuse(checkDeposit, 403);
  await expect(callForEncryptedCard(api, checkDeposit, question)).rejects.toMatchObject({ status: 403 });
});
