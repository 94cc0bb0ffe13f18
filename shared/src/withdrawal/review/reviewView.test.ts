import type { WithdrawalOrder, WithdrawalRequest, WithdrawalSubmission } from '@paywidget/shared/payments';
import { redemptionTexts, withdrawalTexts } from '@paywidget/shared/withdrawal';
import { reviewViewOf } from './reviewView';

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
  ['offers to withdraw if nothing was sent yet', { step: 'none' }, { confirmVariant: 'primary' }],
  [
    'is busy while the withdrawal is sent',
    { step: 'sending', order },
    { confirmVariant: 'primary', isBusy: true },
  ],
  [
    'is busy until the page of the created withdrawal opens',
    { step: 'created', withdrawal: { withdrawalId: 'w1', status: 'accepted' } },
    { confirmVariant: 'primary', isBusy: true },
  ],
  [
    'offers only a retry for the withdrawal whose outcome is unknown',
    { step: 'unknown', order },
    { confirmVariant: false, canRetry: true },
  ],
  [
    'offers another withdrawal beside the retry of the unknown one',
    { step: 'unknown', order: other },
    { confirmVariant: 'secondary', canRetry: true },
  ],
  [
    'warns about an unknown outcome whose details are lost',
    { step: 'detailsLost', attempt },
    { confirmVariant: 'primary', notice: { text: 'withdrawal.detailsLost.text' } },
  ],
  [
    'leads to the list after a key conflict',
    { step: 'keyConflict' },
    { confirmVariant: false, leadsToList: true, notice: { text: 'withdrawal.keyConflict.text' } },
  ],
  [
    'offers to withdraw again after a rejection',
    { step: 'rejected', reason: { kind: 'key', key: 'x' }, request },
    { confirmVariant: 'primary' },
  ],
])('%s', (_, submission, expected) => {
  expect(reviewViewOf(submission, request, withdrawalTexts)).toMatchObject(expected as object);
});

it.each<[WithdrawalSubmission, string, string]>([
  [{ step: 'unknown', order }, 'sweep.unknown.title', 'sweep.unknown.text'],
  [{ step: 'unknown', order: other }, 'sweep.unknown.title', 'sweep.unknown.other.text'],
  [{ step: 'detailsLost', attempt }, 'sweep.unknown.title', 'sweep.detailsLost.text'],
  [{ step: 'keyConflict' }, 'sweep.keyConflict.title', 'sweep.keyConflict.text'],
])('speaks of a redemption in the state %j', (submission, title, text) => {
  expect(reviewViewOf(submission, request, redemptionTexts).notice).toEqual({ tone: 'warning', title, text });
});
