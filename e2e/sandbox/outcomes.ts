import { toUnits } from './store/units';

/** How the one answer to a create call goes wrong on its way; a replay under the same key arrives whole. */
export type Twist =
  | { kind: 'lost' }
  | { kind: 'late'; ms: number }
  | { kind: 'malformed' }
  | { kind: 'breaksContract' }
  | { kind: 'serverError' };

export type DepositState = 'NEW' | 'PROCESSING' | 'PAYED' | 'CANCELED' | 'AUTO_CANCELED';

/** What a test amount does. Whatever a row leaves out is as usual. */
export interface Outcome {
  /** The last two decimals of the amount: 12.11 for fiat, 0.00100011 for a coin. */
  code: string;
  name: string;
  /** For people: the demo host and the documentation show it. */
  does: string;
  /** Answered instead of creating anything. */
  refusal?: { status: number; code?: string; message: string };
  twist?: Twist;
  /** Settles by itself, without the payer: no redirect, and this happens after the creation. */
  settles?: { afterMs: number; to: DepositState }[];
  /** Why a withdrawal is declined, in the server's own words. */
  reason?: string;
  /** The provider declines even what the payer approves. */
  isDeclinedByProvider?: boolean;
  /** Nothing is pushed: only `deposit-status` tells. */
  isSilent?: boolean;
  redirect?: 'POST' | 'relative' | 'unsafe';
  asks?: 'fields' | 'captcha' | 'captchaWithoutBypass';
  /** Answers with a unified form, whatever the method usually does. */
  isUnified?: boolean;
  /** Seconds that an invoice lives, where it has a deadline. */
  lifetime?: number;
  /** From 'I have paid' to the counterparty's seeing the money, in ms. */
  seenAfterMs?: number;
  /** The counterparty's details are incomplete or sealed for somebody else: in the first answer, or in each. */
  details?: { flaw: 'incomplete' | 'sealedForAnother'; isForGood?: boolean };
}

export const outcomes: readonly Outcome[] = [
  {
    code: '10',
    name: 'approvedAtOnce',
    does: 'No provider page; paid after 1.5 s',
    settles: [{ afterMs: 1500, to: 'PAYED' }],
  },
  {
    code: '11',
    name: 'declined',
    does: 'No provider page; declined after 1.5 s',
    settles: [{ afterMs: 1500, to: 'CANCELED' }],
    reason: 'The receiving bank has closed this account',
  },
  {
    code: '12',
    name: 'slow',
    does: 'No provider page; accepted after 1 s, paid after 20 s',
    settles: [
      { afterMs: 1000, to: 'PROCESSING' },
      { afterMs: 20_000, to: 'PAYED' },
    ],
  },
  {
    code: '13',
    name: 'providerError',
    does: '500, nothing is created',
    refusal: { status: 500, message: 'Internal server error' },
  },
  {
    code: '14',
    name: 'lostAnswer',
    does: 'Created, then the connection is destroyed instead of an answer',
    twist: { kind: 'lost' },
  },
  { code: '15', name: 'extraFields', does: 'Asks for two more fields first', asks: 'fields' },
  {
    code: '16',
    name: 'captchaRequired',
    does: 'captcha_required until a captcha output or the bypass is sent',
    asks: 'captcha',
  },
  { code: '17', name: 'postRedirect', does: 'Redirects by a POST form', redirect: 'POST' },
  {
    code: '18',
    name: 'merchantMessage',
    does: "400 with the server's own words",
    refusal: {
      status: 400,
      code: 'banking.merchantClientError',
      message: 'Your bank asks you to confirm your address with the casino first',
    },
  },
  {
    code: '19',
    name: 'knownCode',
    does: '400 with a code that has a translation (banking.insufficientFunds)',
    refusal: { status: 400, code: 'banking.insufficientFunds', message: 'Insufficient funds' },
  },
  {
    code: '20',
    name: 'unauthorized',
    does: '401, and the token is revoked',
    refusal: { status: 401, message: 'Token expired' },
  },
  {
    code: '21',
    name: 'malformedAnswer',
    does: 'Created, then answered with broken JSON',
    twist: { kind: 'malformed' },
  },
  {
    code: '22',
    name: 'lateAnswer',
    does: 'Created, then answered after 35 s: past the time limit',
    twist: { kind: 'late', ms: 35_000 },
  },
  { code: '23', name: 'staysWaiting', does: 'No provider page; waits for ever', settles: [] },
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
    refusal: { status: 400, code: 'banking.unfamiliarRefusal', message: 'Refused by rule 7c' },
  },
  {
    code: '26',
    name: 'breaksContract',
    does: 'Created, then answered without what the contract requires',
    twist: { kind: 'breaksContract' },
  },
  {
    code: '27',
    name: 'silent',
    does: 'Paid after 1.5 s, but nothing is pushed',
    settles: [{ afterMs: 1500, to: 'PAYED' }],
    isSilent: true,
  },
  {
    code: '28',
    name: 'errorAfterCreation',
    does: 'Created, then answered 500',
    twist: { kind: 'serverError' },
  },
  { code: '29', name: 'slowAnswer', does: 'Answered after 8 s', twist: { kind: 'late', ms: 8000 } },
  { code: '30', name: 'unsafeRedirect', does: 'Redirects to a javascript: address', redirect: 'unsafe' },
  { code: '31', name: 'relativeRedirect', does: 'Redirects to a relative address', redirect: 'relative' },
  {
    code: '32',
    name: 'captchaWithoutBypass',
    does: 'captcha_required, and the bypass does not pass',
    asks: 'captchaWithoutBypass',
  },
  {
    code: '33',
    name: 'fieldRejected',
    does: '400 with banking.paymentMethodRegex',
    refusal: { status: 400, code: 'banking.paymentMethodRegex', message: 'A field does not match' },
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
    does: 'Peer-to-peer: cancelled by the server after 6 s',
    settles: [{ afterMs: 6000, to: 'AUTO_CANCELED' }],
  },
  { code: '36', name: 'unified', does: 'Answers with a unified form', isUnified: true },
  {
    code: '37',
    name: 'lateDecline',
    does: 'No provider page; accepted after 1 s, declined after 5 s',
    settles: [
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
    details: { flaw: 'incomplete', isForGood: true },
  },
  {
    code: '41',
    name: 'sealedForAnother',
    does: "Peer-to-peer: the card is sealed with another token at first; deposit-check's opens",
    details: { flaw: 'sealedForAnother' },
  },
];

const usual: Outcome = { code: '00', name: 'usual', does: 'Whatever the method usually does' };

const byCode = new Map(outcomes.map((outcome) => [outcome.code, outcome]));

/**
 * The outcome of an amount, by the last two decimals of its currency: 2 decimals for fiat, 8 for coins. So any method's
 * limits leave room for all of them, and chips and prefilled amounts, being round, never meet one by chance.
 */
export function outcomeOf(amount: number | undefined, isCrypto: boolean): Outcome {
  if (amount === undefined) return usual;
  const lastTwo = (toUnits(amount) / (isCrypto ? 1n : 1_000_000n)) % 100n;
  return byCode.get(lastTwo.toString().padStart(2, '0')) ?? usual;
}

export const outcomeNamed = (name: string): Outcome =>
  outcomes.find((outcome) => outcome.name === name) ?? usual;
