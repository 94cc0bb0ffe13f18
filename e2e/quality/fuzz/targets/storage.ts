import { formatAmount } from '@paywidget/shared/money';
import { canResume, isOpenPayment, parseDeposit, serializeDeposit } from '@paywidget/shared/payments';
import type { TextStorage } from '@paywidget/shared/state';
import fc from 'fast-check';
import { timeLeftOf } from '../../../../shared/src/invoice/countdown/timeLeft';
import { currentDeposit } from '../../../../shared/src/payments/deposits';
import { loadPayments } from '../../../../shared/src/payments/storedPayments';
import { formatTime } from '../../../../shared/src/transaction/time/formatTime';
import { mustHold, type Target } from '../target';
import { mutatedJson, mutatedText } from '../values/mutations';

const attempt = {
  version: 1,
  method: 'visa',
  kind: 'create',
  country: 'br',
  currency: 'USD',
  through: 'helper',
  cardViewType: 'p2p',
  group: 'cards',
  screen: 'deposit.redirect',
  requested: 'deposit.complete',
  isUnknown: false,
  key: 'key',
  depositId: '41',
  sessionId: 's',
  awaitsRedirect: true,
  createdAt: 1_790_000_000_000,
  deadline: 1_790_000_900_000,
  chain: { txid: 'f00', blockchain: 'TRON', amount: '0.5', currency: 'USDT', seenAt: 1_790_000_000_000 },
  laterCoins: [
    {
      status: 'waiting',
      amount: '1',
      currency: 'USDT',
      credited: { amount: '1', currency: 'USD' },
      seenAt: 1,
    },
  ],
};
const withdrawal = {
  version: 1,
  method: 'bank',
  createdAt: 1_790_000_000_000,
  key: 'key',
  withdrawalId: 'w',
  status: 'waiting',
};
const samples = [attempt, { ...attempt, network: 'trc', chain: undefined }, withdrawal];

const textOf = (value: unknown): string => {
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return '';
  }
};

const cases: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: mutatedJson(...samples).map(textOf) },
  {
    weight: 1,
    arbitrary: mutatedText(
      samples.map(textOf),
      fc.constantFrom('"', '}', '{', ',', '1e999', '9', '\\u', '\0', 'null', '__proto__'),
    ),
  },
);

const keyOf = 'paywidget.attempt';

function storageWith(text: string, key = keyOf): TextStorage {
  const texts = new Map([[key, text]]);
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, value) => void texts.set(key, value),
    removeItem: (key) => void texts.delete(key),
  };
}

export const storageTarget: Target<string> = {
  name: 'stored attempts',
  input: 'The texts of unfinished deposits and withdrawals in the browser’s storage, changed and cut.',
  rule: 'A text is an attempt or is removed. An attempt is written as it was read, and its times and amounts can be shown.',
  cases,
  check(text) {
    const read = parseDeposit(text);
    const storage = storageWith(text);
    const { deposits } = loadPayments(keyOf, () => storage);
    mustHold(
      (currentDeposit(deposits) === undefined) === (read === undefined),
      'the storage is read as the parser reads',
    );
    mustHold(read !== undefined || storage.getItem(keyOf) === null, 'what cannot be read is removed');
    for (const end of ['/withdrawal', '/open', '/paid'])
      loadPayments(keyOf, () => storageWith(text, `${keyOf}${end}`));
    if (!read) return;
    mustHold(
      serializeDeposit(read) === serializeDeposit(parseDeposit(serializeDeposit(read)) ?? read),
      'an attempt is written as it was read',
    );
    isOpenPayment(read);
    for (const route of ['deposit.list', 'sweep.deposit.list', 'withdrawal.list', 'constructor'])
      canResume(read, route);
    mustHold(formatTime(read.createdAt ?? 0, 'en') !== '', 'its time can be shown');
    if (read.deadline !== undefined)
      mustHold(
        !timeLeftOf(read.deadline - (read.createdAt ?? 0)).clock.includes('N'),
        'its countdown can be shown',
      );
    for (const { amount, currency = 'USD' } of [
      read.onchainTransaction ?? {},
      ...(read.additionalTransactions ?? []),
    ])
      if (amount !== undefined) formatAmount(amount, currency, 'en');
  },
};
