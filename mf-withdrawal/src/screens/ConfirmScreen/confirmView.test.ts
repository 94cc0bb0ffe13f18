import type { WithdrawalOrder, WithdrawalRequest, WithdrawalSubmission } from '@paywidget/shared/withdrawal';
import { confirmViewOf } from './confirmView';

const request: WithdrawalRequest = {
  amount: 10,
  currency: 'USD',
  paymentType: 'visa',
  fields: {},
  accountType: 'main',
};
const order: WithdrawalOrder = { key: 'k', createdAt: 0, request };
const other: WithdrawalOrder = { ...order, request: { ...request, amount: 20 } };
const attempt = { version: 1, method: 'visa', createdAt: 0 } as const;

it.each<[string, WithdrawalSubmission, unknown]>([
  ['offers to withdraw at first', { step: 'none' }, { confirms: 'primary' }],
  ['is busy while it is sent', { step: 'sending', order }, { confirms: 'primary', isBusy: true }],
  [
    'offers no second send of what is in doubt',
    { step: 'unknown', order },
    { confirms: false, settles: true },
  ],
  [
    'offers another only beside asking',
    { step: 'unknown', order: other },
    { confirms: 'secondary', settles: true },
  ],
  [
    'warns of what is forgotten',
    { step: 'detailsLost', attempt },
    { confirms: 'primary', notice: { text: 'withdrawal.forgotten.text' } },
  ],
  [
    'ends where another had arrived',
    { step: 'keyConflict' },
    { confirms: false, isOver: true, notice: { text: 'withdrawal.taken.text' } },
  ],
  [
    'may be pressed again after a refusal',
    { step: 'rejected', reason: { kind: 'key', key: 'x' }, request },
    { confirms: 'primary' },
  ],
])('%s', (_, submission, expected) => {
  expect(confirmViewOf(submission, request)).toMatchObject(expected as object);
});
