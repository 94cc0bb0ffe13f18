import { useApi } from '@paywidget/shared/api';
import type { StatusUpdate, TransactionStatus } from '@paywidget/shared/contract';
import { type HostPort, useHost } from '@paywidget/shared/host';
import {
  beforeCloseAtom,
  clearTransactionAtom,
  createdDepositAtom,
  type EndReason,
  type Store,
  type Transaction,
  transactionAtom,
  useAtomValue,
  useSetAtom,
  useStore,
} from '@paywidget/shared/state';
import {
  advanceStatus,
  deviceClock,
  displayedStatus,
  isFinalStatus,
  matchesPush,
  type ReturnedStatus,
  scheduleAt,
  useLeave,
} from '@paywidget/shared/transaction';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { openPaymentsAtom } from '../open/openPayments';
import { endPaymentSession } from '../order/paymentSession';
import { pendingRedirectAtom } from '../redirect/pendingRedirect';
import type { Confirmations } from './confirmations';
import { endReasonIn } from './endReason';
import { pollDepositStatus } from './pollDepositStatus';
import { updateOnchainTransaction } from './useAdditionalTransactions';
import { useConfirmations } from './useConfirmations';
import { useDepositPush } from './useDepositPush';

/** How long a deposit waits before it counts as accepted. */
const autoAcceptMs = { default: 60_000, onramp: 300_000 } as const;

export interface DepositStatusOptions {
  isOnramp?: boolean;
  /** Keeps the status waiting, because the player has not paid yet. */
  disableAutoAccept?: boolean;
}

export interface DepositStatus {
  /** Its status is the confirmed one: from the server, the host, or the time that has passed. */
  transaction: Transaction;
  /** The status to show. A provider's return URL may be ahead of the confirmed one. */
  status: TransactionStatus;
  /** Why a deposit with the shown status ended, if that is known. */
  endReason: EndReason | undefined;
  /** Set while the deposit waits for network confirmations. It is accepted with the last one instead of after a time. */
  confirmations: Confirmations | undefined;
  /** Shows the status in a provider's return URL until the server confirms one. Ignores the status of another deposit. */
  applyReturned(status: ReturnedStatus): void;
}

/**
 * Follows the status of the deposit on the complete page. Statuses come from server pushes, from the host and from a poll. A
 * waiting deposit becomes accepted after a time, or once it has all network confirmations. Statuses of other deposits are
 * ignored. When the player leaves the page, the deposit is cleared; one without a final status is kept as an open payment. See
 * docs/rules/deposits.md.
 */
export function useDepositStatus({
  isOnramp = false,
  disableAutoAccept = false,
}: DepositStatusOptions = {}): DepositStatus {
  const store = useStore();
  const api = useApi();
  const host = useHost();
  const transaction = useAtomValue(transactionAtom);
  const { depositId, method, status, onchainTransaction } = transaction;
  const isWaiting = status === 'waiting';
  const confirmations = useConfirmations(isWaiting ? onchainTransaction : undefined);
  const [returned, setReturned] = useState<ReturnedStatus & { endReason?: EndReason }>();

  const onStatus = useEffectEvent((update: StatusUpdate, isFromServer: boolean) =>
    applyStatus(store, host, update, { isFromServer, now: api.clock.now() }),
  );
  useDepositPush((push) => {
    // Without an attempt, only the URL names the deposit. A push about it shows that it exists.
    const known = { ...transaction, depositId: depositId ?? returned?.depositId };
    if (!matchesPush(push, known)) return;
    if (known.depositId !== depositId) store.set(transactionAtom, known);
    updateOnchainTransaction(store, push, api.clock.now());
    onStatus(push, true);
  });

  useEffect(() => {
    if (depositId === undefined || method === undefined) return;
    return pollDepositStatus(api, { depositId, method }, (update) => onStatus(update, true));
  }, [api, depositId, method]);

  const isTimed = isWaiting && !disableAutoAccept && !confirmations;
  useEffect(() => {
    if (!isTimed) return;
    const at = deviceClock.now() + autoAcceptMs[isOnramp ? 'onramp' : 'default'];
    return scheduleAt(deviceClock, at, () => onStatus({ status: 'accepted' }, false));
  }, [isTimed, isOnramp]);

  const isConfirmed = confirmations !== undefined && confirmations.confirmed >= confirmations.required;
  useEffect(() => {
    if (isConfirmed) onStatus({ status: 'accepted' }, false);
  }, [isConfirmed]);

  const isClosing = useRef(false);
  useLeave(() => {
    if (!isClosing.current) leaveDeposit(store);
  });
  // Closing also leaves the page. Only while the deposit is waiting does the player return to it at the next start.
  const beforeClose = useSetAtom(beforeCloseAtom);
  const close = useEffectEvent(() => {
    if (!isWaiting) releaseAttempt(store);
    isClosing.current = true;
    // If the host keeps the widget open, a later leave is the player's own.
    setTimeout(() => {
      isClosing.current = false;
    });
  });
  useEffect(() => beforeClose(() => close()), [beforeClose]);

  return {
    transaction,
    status: displayedStatus(status, returned?.status),
    endReason: transaction.endReason ?? returned?.endReason,
    confirmations,
    applyReturned(received) {
      const isOther =
        received.depositId !== undefined && depositId !== undefined && received.depositId !== depositId;
      if (!isOther)
        setReturned({ ...received, endReason: endReasonNow(store, received, depositId, api.clock.now()) });
    },
  };
}

/** Stores a confirmed status and sends it to the host. Only a status from the server ends the attempt. */
function applyStatus(
  store: Store,
  host: HostPort,
  update: StatusUpdate,
  { isFromServer, now }: { isFromServer: boolean; now: number },
) {
  const transaction = store.get(transactionAtom);
  const { depositId } = transaction;
  const status = advanceStatus(transaction.status, update.status);
  // A push may only tell that the deposit has failed, and the next answer why.
  const endReason = transaction.endReason ?? endReasonNow(store, update, depositId, now);
  if (isFromServer && isFinalStatus(update.status)) store.get(openPaymentsAtom).end(depositId);
  const isNew = status !== transaction.status;
  if (!isNew && endReason === transaction.endReason) return;
  store.set(transactionAtom, { ...transaction, status, ...(endReason && { endReason }) });
  if (isNew && depositId !== undefined) host.send('DepositStatus', { depositId, status });
}

/** Why the page's deposit has ended. Call it before its attempt is removed. */
function endReasonNow(store: Store, update: StatusUpdate, depositId: string | undefined, now: number) {
  const { deadline, isPaid } = store.get(openPaymentsAtom).find(depositId) ?? {};
  return endReasonIn(store, update, { depositId, deadline, isPaid }, now);
}

/** Ends the attempt. Until the deposit has a final status, lists show it as an open payment. */
function releaseAttempt(store: Store) {
  const { depositId, status } = store.get(transactionAtom);
  const payments = store.get(openPaymentsAtom);
  if (isFinalStatus(status)) payments.end(depositId);
  else payments.leave(depositId);
}

/** Clears the deposit from memory. */
function leaveDeposit(store: Store) {
  const { method } = store.get(transactionAtom);
  releaseAttempt(store);
  store.set(clearTransactionAtom);
  store.set(createdDepositAtom, undefined);
  store.set(pendingRedirectAtom, undefined);
  if (method !== undefined) endPaymentSession(store, method);
}
