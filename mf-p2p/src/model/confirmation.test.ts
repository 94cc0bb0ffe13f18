import { completionOf } from './confirmation';

const deposit = { depositId: 'd1', method: 'bkash_p2p' };
const about = { depositId: 'd1', paymentMethod: 'bkash_p2p' };

it.each([
  [{}, about],
  [{ confirmationId: '12345678' }, { ...about, confirmationId: '12345678' }],
  [{ receipt: 'A1' }, { ...about, fields: { receipt: 'A1' } }],
])('for the fields %j, deposit-complete gets %j', (fields, payload) => {
  expect(completionOf(deposit, fields)).toEqual(payload);
});
