import type { DepositSubmission } from './submission';
import { submissionViewOf } from './submissionView';

const here = { isRelevant: true, isRedirectPending: false };
const elsewhere = { isRelevant: false, isRedirectPending: true };

/** A submission in a step, with only the fields that the view reads. */
const at = (step: DepositSubmission['step'], rest: object = {}) => ({ step, ...rest }) as DepositSubmission;
const checking = (afterCheck: string, isNotFound = false) =>
  at('checking', { isNotFound, afterCheck: { do: afterCheck } });

it.each([
  ['before the first submit', at('idle'), here, 'ready'],
  ['during the captcha', at('preparing'), here, 'busy'],
  ['during the call', at('creating'), here, 'busy'],
  ['during a call for another method', at('creating'), elsewhere, 'busy'],
  ['without a response', at('unknown', { isNotFound: false }), here, 'unknown'],
  ['if the server has no such deposit', at('unknown', { isNotFound: true }), here, 'notFound'],
  ['without a response for another method', at('unknown', { isNotFound: false }), elsewhere, 'ready'],
  ['during an automatic check', checking('wait'), here, 'unknown'],
  ['during another check of a missing deposit', checking('wait', true), here, 'notFound'],
  ['during a check that the player waits for', checking('resend'), here, 'busy'],
  ['during a check before another deposit', checking('order'), here, 'busy'],
  ['during an automatic check for another method', checking('wait'), elsewhere, 'ready'],
  ['after a deposit', at('done'), here, 'ready'],
  ['after a deposit whose page is not open yet', at('done'), { ...here, isRedirectPending: true }, 'payable'],
  ['after a deposit with another method', at('done'), elsewhere, 'ready'],
  ['after a rejection', at('failed'), { ...here, isRedirectPending: true }, 'ready'],
] as const)('%s the form shows its view', (_, submission, context, view) => {
  expect(submissionViewOf(submission, context)).toBe(view);
});
