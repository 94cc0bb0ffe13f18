import type { DepositAnswer } from '@paywidget/shared/payments';
import { assertPayable, InvalidPeerToPeerError } from './invalidPeerToPeer';

const payable: DepositAnswer = {
  depositId: 'd1',
  created: '2026-11-21T10:00:00Z',
  timeoutMinutes: 15,
  paymentAmount: '50',
  paymentCurrency: 'USD',
  card: { number: '4400' },
};

it.each<[string, DepositAnswer]>([
  ['that has all the payer needs', payable],
  ['that asks for more fields first', { depositId: 'd1', isFieldsRequired: true }],
])('a peer-to-peer deposit %s passes', (_, answer) => {
  expect(() => assertPayable(answer)).not.toThrow();
});

it('reports a peer-to-peer deposit that cannot be paid, with the missing parts', () => {
  expect.assertions(2);
  try {
    assertPayable({ ...payable, card: undefined, created: undefined });
  } catch (error) {
    expect(error).toBeInstanceOf(InvalidPeerToPeerError);
    expect(error).toMatchObject({ depositId: 'd1', missing: ['card', 'created'] });
  }
});
