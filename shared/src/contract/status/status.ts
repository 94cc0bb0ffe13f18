import * as z from 'zod/mini';
import { headerText, userChanges, userShape } from '../host/user';
import {
  Amount,
  CurrencyCode,
  Id,
  nullish,
  OptionalAmount,
  OptionalCurrencyCode,
  OptionalText,
} from '../wire/fieldSchemas';

export const transactionStatuses = ['waiting', 'accepted', 'mistaked', 'processed'] as const;
export type TransactionStatus = (typeof transactionStatuses)[number];

/** Statuses by the server's codes and names. */
const statusesByCode: ReadonlyMap<string, TransactionStatus> = new Map([
  ['0', 'waiting'],
  ['NEW', 'waiting'],
  ['1', 'processed'],
  ['PAYED', 'processed'],
  ['2', 'mistaked'],
  ['CANCELED', 'mistaked'],
  ['AUTO_CANCELED', 'mistaked'],
]);

/** Converts a status code or name of the server. A missing status becomes `waiting`, an unknown status `accepted`. */
export const toTransactionStatus = (raw: unknown): TransactionStatus =>
  raw === undefined || raw === null ? 'waiting' : (statusesByCode.get(String(raw)) ?? 'accepted');

/** A status as the server sends it: a code or a name. */
export const WireStatus = z.optional(z.nullable(z.union([z.number(), z.string()])));
type WireStatus = z.infer<typeof WireStatus>;

/** A transaction's status: the server sends a code, `toTransactionStatus` converts it. */
export const StatusCode = z.pipe(
  WireStatus,
  z.transform((raw: WireStatus) => toTransactionStatus(raw)),
);

/** The server's facts about a deposit's status. */
export interface StatusUpdate {
  status: TransactionStatus;
  /** Set if the server names a cancellation. The server's code 2 may mean a cancelled or a declined deposit. */
  isCancelled?: boolean;
}

/** Converts the server's status in an answer or a push. */
export function readStatus<Wire extends { status?: WireStatus }>({ status: raw, ...rest }: Wire) {
  const isCancelled = raw === 'CANCELED' || raw === 'AUTO_CANCELED';
  const update: StatusUpdate = { status: toTransactionStatus(raw), ...(isCancelled && { isCancelled }) };
  return { ...rest, ...update };
}

/** The blockchains whose confirmations the widget shows. A transaction may name another blockchain. */
export const blockchains = ['BINANCE_SMART_CHAIN', 'BITCOIN', 'ETHEREUM', 'LITECOIN', 'TON', 'TRON'] as const;
export type Blockchain = (typeof blockchains)[number];

/** The push `deposit.status`: the status of a deposit or a crypto transaction changed. */
export const DepositStatusPush = z.pipe(
  z.object({
    depositId: nullish(Id),
    /** The hash of a crypto transaction. */
    txid: OptionalText,
    blockchain: OptionalText,
    /** In `cryptoCurrency` if the push has this field, else in `currency`. */
    amount: Amount,
    /** The credited amount, in `currency`. */
    finalAmount: OptionalAmount,
    currency: CurrencyCode,
    cryptoCurrency: OptionalCurrencyCode,
    status: WireStatus,
  }),
  z.transform((wire) => readStatus(wire)),
);
export type DepositStatusPush = z.infer<typeof DepositStatusPush>;

/** The push `withdrawal.status`. */
export const WithdrawalStatusPush = z.object({
  withdrawalId: Id,
  status: StatusCode,
  message: OptionalText,
});
export type WithdrawalStatusPush = z.infer<typeof WithdrawalStatusPush>;

/** The push `login.token`: a new token, and other changed fields of the user. */
export const LoginTokenPush = z.pipe(
  z.object({ ...userShape, token: headerText(z.string()) }),
  z.transform(({ token, ...wire }) => ({ ...userChanges(wire), token })),
);
export type LoginTokenPush = z.infer<typeof LoginTokenPush>;

/** All pushes, by event name. */
export const pushes = {
  'deposit.status': DepositStatusPush,
  'withdrawal.status': WithdrawalStatusPush,
  'login.token': LoginTokenPush,
} as const;
export type PushName = keyof typeof pushes;
