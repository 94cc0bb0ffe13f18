import type { Creation, Order, Submission } from '@paywidget/shared/withdrawal';
import { confirmViewOf } from './confirmView';

const creation: Creation = {
  amount: 10,
  currency: 'USD',
  paymentType: 'visa',
  fields: {},
  accountType: 'main',
};
const order: Order = { key: 'k', createdAt: 0, creation };
const other: Order = { ...order, creation: { ...creation, amount: 20 } };
const attempt = { version: 1, method: 'visa', createdAt: 0 } as const;

it.each<[string, Submission, unknown]>([
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
    { step: 'forgotten', attempt },
    { confirms: 'primary', notice: { text: 'withdrawal.forgotten.text' } },
  ],
  [
    'ends where another had arrived',
    { step: 'taken' },
    { confirms: false, isOver: true, notice: { text: 'withdrawal.taken.text' } },
  ],
  [
    'may be pressed again after a refusal',
    { step: 'refused', reason: { kind: 'key', key: 'x' }, creation },
    { confirms: 'primary' },
  ],
])('%s', (_, submission, expected) => {
  expect(confirmViewOf(submission, creation)).toMatchObject(expected as object);
});
