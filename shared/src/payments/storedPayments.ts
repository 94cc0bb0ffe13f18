/**
 * The stored texts about a player's payments, so that a payment in progress survives a reload, a crash, a release and a
 * rollback. All texts are in the browser's session storage, under the player's key. They hold no card data and no field
 * value.
 *
 * | text          | holds                                                                   |
 * | ------------- | ----------------------------------------------------------------------- |
 * | (the key)     | the current deposit                                                      |
 * | `/open`       | the texts of the open deposits, the newest first                         |
 * | `/paid`       | what the player has claimed of each deposit, by its id                   |
 * | `/withdrawal` | the last withdrawal                                                      |
 */
import { ownValue } from '@paywidget/shared/contract';
import { createRecordStore, type TextStorage } from '@paywidget/shared/state';
import * as z from 'zod/mini';
import { type Deposit, isOpenPayment, type OrderedDeposit } from './deposit';
import { currentDeposit, type Deposits } from './deposits';
import type { Payments } from './reducePayments';
import { noWithdrawals } from './reduceWithdrawals';
import { parseDeposit, serializeDeposit } from './storedDeposit';
import { parseWithdrawal } from './storedWithdrawal';
import { storedWithdrawalOf, withdrawalFrom } from './withdrawal';

const Claims = z.record(z.string(), z.enum(['said', 'followed']));
type Claims = z.infer<typeof Claims>;

const Texts = z.array(z.string());

function parseClaims(text: string): Claims | undefined {
  try {
    return z.safeParse(Claims, JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function parseOpen(text: string): OrderedDeposit[] | undefined {
  try {
    const texts = z.safeParse(Texts, JSON.parse(text)).data;
    return texts?.flatMap((deposit) => parseDeposit(deposit) ?? []).filter(isOpenPayment);
  } catch {
    return undefined;
  }
}

/** The texts by the end of their key. Undefined if there is nothing to store. */
type StoredTexts = Readonly<Record<'' | '/open' | '/paid' | '/withdrawal', string | undefined>>;

function textsOf({ deposits, withdrawals }: Payments): StoredTexts {
  const current = currentDeposit(deposits);
  const open = deposits.list.filter(({ place }) => place === 'open').filter(isOpenPayment);
  const withdrawal = storedWithdrawalOf(withdrawals.last);
  const claims = deposits.list.flatMap(({ depositId, claim }) =>
    depositId !== undefined && claim !== undefined ? [[depositId, claim] as const] : [],
  );
  return {
    '': current && serializeDeposit(current),
    '/open': open.length > 0 ? JSON.stringify(open.map(serializeDeposit)) : undefined,
    '/paid': claims.length > 0 ? JSON.stringify(Object.fromEntries(claims)) : undefined,
    '/withdrawal': withdrawal && JSON.stringify(withdrawal),
  };
}

/** Stores the changes. Without a storage, the payments live in memory until the page closes. */
export function savePayments(
  key: string,
  before: Payments,
  after: Payments,
  storage?: () => TextStorage,
): void {
  const earlier = textsOf(before);
  for (const [end, text] of Object.entries(textsOf(after))) {
    if (text === earlier[end as keyof StoredTexts]) continue;
    const store = createRecordStore<string>(key + end, { parse: String, serialize: String }, storage);
    if (text === undefined) store.clear();
    else store.write(text);
  }
}

/** Reads a player's payments. Removes a text that it cannot read. */
export function loadPayments(key: string, storage?: () => TextStorage): Payments {
  const read = <Value>(end: keyof StoredTexts, parse: (text: string) => Value | undefined) =>
    createRecordStore(key + end, { parse }, storage).read();
  const current = read('', parseDeposit);
  const open = (read('/open', parseOpen) ?? []).filter(({ depositId }) => depositId !== current?.depositId);
  const stored: readonly Deposit[] = [
    ...(current ? [{ ...current, place: 'current' as const }] : []),
    ...open.map((deposit) => ({ ...deposit, place: 'open' as const })),
  ];
  return {
    deposits: withClaims(stored, read('/paid', parseClaims) ?? {}),
    withdrawals: { ...noWithdrawals, last: withdrawalFrom(read('/withdrawal', parseWithdrawal)) },
  };
}

function withClaims(stored: readonly Deposit[], claims: Claims): Deposits {
  const claimed = stored.map((deposit) => {
    const claim = deposit.claim ?? ownValue(claims, deposit.depositId ?? '');
    return claim ? { ...deposit, claim } : deposit;
  });
  const others = Object.entries(claims)
    .filter(([depositId]) => !stored.some((deposit) => deposit.depositId === depositId))
    .map(
      ([depositId, claim]): Deposit => ({
        ref: depositId,
        depositId,
        order: {},
        isUnknown: false,
        status: 'waiting',
        claim,
      }),
    );
  return { list: [...claimed, ...others] };
}
