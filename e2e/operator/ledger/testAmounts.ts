import { toUnits } from './units';

/** A fault in delivering the response of a create call. A replay under the same idempotency key is delivered intact. */
export type ResponseFault =
  | { kind: 'noResponse' }
  | { kind: 'delayed'; ms: number }
  | { kind: 'malformed' }
  | { kind: 'breaksContract' }
  | { kind: 'serverError' };

export type DepositState = 'NEW' | 'PROCESSING' | 'PAYED' | 'CANCELED' | 'AUTO_CANCELED';

/** How the sandbox behaves for one test amount. Absent properties mean the method's normal behaviour. */
export interface Outcome {
  /** The last two decimals of the amount: `11` matches 12.11 in fiat and 0.00100011 in a coin. */
  code: string;
  name: string;
  /** Description for people, shown in the studio and in docs/guides/sandbox.md. */
  does: string;
  /** Error to return instead of creating anything. */
  rejection?: { status: number; code?: string; message: string };
  responseFault?: ResponseFault;
  /** Status changes that happen after the creation without the payer. Such a deposit is not redirected. */
  statusChanges?: { afterMs: number; to: DepositState }[];
  /** Why a withdrawal is declined: the server's message to the player. */
  declineReason?: string;
  /** The provider declines the payment even if the payer approves it. */
  isDeclinedByProvider?: boolean;
  /** Sends no pushes: only `deposit-status` reports the status. */
  isSilent?: boolean;
  /** Kind of redirect that replaces the usual GET to an absolute address. */
  redirect?: 'POST' | 'relative' | 'unsafe';
  /** Further fields that the request must contain. `captchaWithoutBypass` does not accept `captchaBypass`. */
  requires?: 'fields' | 'captcha' | 'captchaWithoutBypass';
  /** Responds with a unified form, whatever the method's card view type. */
  isUnified?: boolean;
  /** Seconds until an invoice or form with a deadline expires. */
  lifetime?: number;
  /** Time in ms from 'I have paid' until the counterparty sees the money. */
  seenAfterMs?: number;
  /**
   * A flaw in the peer-to-peer details: required values are missing, or the card is encrypted with another token.
   * It affects the create response only, or `deposit-check` too if `isPermanent`.
   */
  details?: { flaw: 'incomplete' | 'wrongToken'; isPermanent?: boolean };
}

export const outcomes: readonly Outcome[] = [
  {
    code: '10',
    name: 'approvedAtOnce',
    does: 'No provider page; paid after 1.5 s',
    statusChanges: [{ afterMs: 1500, to: 'PAYED' }],
  },
  {
    code: '11',
    name: 'declined',
    does: 'No provider page; declined after 1.5 s',
    statusChanges: [{ afterMs: 1500, to: 'CANCELED' }],
    declineReason: 'The receiving bank has closed this account',
  },
  {
    code: '12',
    name: 'slow',
    does: 'No provider page; accepted after 1 s, paid after 20 s',
    statusChanges: [
      { afterMs: 1000, to: 'PROCESSING' },
      { afterMs: 20_000, to: 'PAYED' },
    ],
  },
  {
    code: '13',
    name: 'providerError',
    does: '500, nothing is created',
    rejection: { status: 500, message: 'Internal server error' },
  },
  {
    code: '14',
    name: 'lostAnswer',
    does: 'Created, then the connection is destroyed instead of an answer',
    responseFault: { kind: 'noResponse' },
  },
  { code: '15', name: 'extraFields', does: 'Asks for two more fields first', requires: 'fields' },
  {
    code: '16',
    name: 'captchaRequired',
    does: 'captcha_required until a captcha output or the bypass is sent',
    requires: 'captcha',
  },
  { code: '17', name: 'postRedirect', does: 'Redirects by a POST form', redirect: 'POST' },
  {
    code: '18',
    name: 'merchantMessage',
    does: "400 with the server's own words",
    rejection: {
      status: 400,
      code: 'banking.merchantClientError',
      message: 'Your bank asks you to confirm your address with the casino first',
    },
  },
  {
    code: '19',
    name: 'knownCode',
    does: '400 with a code that has a translation (banking.insufficientFunds)',
    rejection: { status: 400, code: 'banking.insufficientFunds', message: 'Insufficient funds' },
  },
  {
    code: '20',
    name: 'unauthorized',
    does: '401, and the token is revoked',
    rejection: { status: 401, message: 'Token expired' },
  },
  {
    code: '21',
    name: 'malformedAnswer',
    does: 'Created, then answered with broken JSON',
    responseFault: { kind: 'malformed' },
  },
  {
    code: '22',
    name: 'lateAnswer',
    does: 'Created, then answered after 35 s: past the time limit',
    responseFault: { kind: 'delayed', ms: 35_000 },
  },
  { code: '23', name: 'staysWaiting', does: 'No provider page; waits for ever', statusChanges: [] },
  {
    code: '24',
    name: 'declinedByProvider',
    does: 'Approving on the provider page ends as declined',
    isDeclinedByProvider: true,
  },
  {
    code: '25',
    name: 'unknownCode',
    does: '400 with a code that has no translation',
    rejection: { status: 400, code: 'banking.unfamiliarRefusal', message: 'Refused by rule 7c' },
  },
  {
    code: '26',
    name: 'breaksContract',
    does: 'Created, then answered without what the contract requires',
    responseFault: { kind: 'breaksContract' },
  },
  {
    code: '27',
    name: 'silent',
    does: 'Paid after 1.5 s, but nothing is pushed',
    statusChanges: [{ afterMs: 1500, to: 'PAYED' }],
    isSilent: true,
  },
  {
    code: '28',
    name: 'errorAfterCreation',
    does: 'Created, then answered 500',
    responseFault: { kind: 'serverError' },
  },
  {
    code: '29',
    name: 'slowAnswer',
    does: 'Answered after 8 s',
    responseFault: { kind: 'delayed', ms: 8000 },
  },
  { code: '30', name: 'unsafeRedirect', does: 'Redirects to a javascript: address', redirect: 'unsafe' },
  { code: '31', name: 'relativeRedirect', does: 'Redirects to a relative address', redirect: 'relative' },
  {
    code: '32',
    name: 'captchaWithoutBypass',
    does: 'captcha_required, and the bypass does not pass',
    requires: 'captchaWithoutBypass',
  },
  {
    code: '33',
    name: 'fieldRejected',
    does: '400 with banking.paymentMethodRegex',
    rejection: { status: 400, code: 'banking.paymentMethodRegex', message: 'A field does not match' },
  },
  {
    code: '34',
    name: 'shortLived',
    does: 'Invoices and forms with a deadline live for 30 s',
    lifetime: 30,
  },
  {
    code: '35',
    name: 'cancelledByServer',
    does: 'Peer-to-peer: cancelled by the server after 60 s',
    statusChanges: [{ afterMs: 60_000, to: 'AUTO_CANCELED' }],
  },
  { code: '36', name: 'unified', does: 'Answers with a unified form', isUnified: true },
  {
    code: '37',
    name: 'lateDecline',
    does: 'No provider page; accepted after 1 s, declined after 5 s',
    statusChanges: [
      { afterMs: 1000, to: 'PROCESSING' },
      { afterMs: 5000, to: 'CANCELED' },
    ],
  },
  {
    code: '38',
    name: 'seenLate',
    does: "Peer-to-peer: the money is seen only 15 s after 'I have paid'",
    seenAfterMs: 15_000,
  },
  {
    code: '39',
    name: 'incomplete',
    does: 'Peer-to-peer: no card, created or timeout_minutes at first; deposit-check has them',
    details: { flaw: 'incomplete' },
  },
  {
    code: '40',
    name: 'incompleteForGood',
    does: 'Peer-to-peer: no card, created or timeout_minutes, whenever it is asked',
    details: { flaw: 'incomplete', isPermanent: true },
  },
  {
    code: '41',
    name: 'sealedForAnother',
    does: "Peer-to-peer: the card is sealed with another token at first; deposit-check's opens",
    details: { flaw: 'wrongToken' },
  },
];

const usualOutcome: Outcome = { code: '00', name: 'usual', does: 'Whatever the method usually does' };

const byCode = new Map(outcomes.map((outcome) => [outcome.code, outcome]));

/**
 * Returns the outcome for an amount by the last two decimals of its currency: fiat has 2 decimals, crypto has 8. So
 * every test amount fits within any method's limits, and chips and prefilled amounts, which are whole, never select
 * one.
 */
export function outcomeForAmount(amount: number | undefined, isCrypto: boolean): Outcome {
  if (amount === undefined) return usualOutcome;
  const lastTwo = (toUnits(amount) / (isCrypto ? 1n : 1_000_000n)) % 100n;
  return byCode.get(lastTwo.toString().padStart(2, '0')) ?? usualOutcome;
}

/** Returns the outcome with this name, or the usual one if the name is unknown. */
export const findOutcome = (name: string): Outcome =>
  outcomes.find((outcome) => outcome.name === name) ?? usualOutcome;
