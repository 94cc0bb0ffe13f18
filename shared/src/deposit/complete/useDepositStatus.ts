import { useApi } from '@paywidget/shared/api';
import type { TransactionStatus } from '@paywidget/shared/contract';
import { type HostPort, useHost } from '@paywidget/shared/host';
import {
  attemptStoreAtom,
  beforeCloseAtom,
  clearTransactionAtom,
  depositResponseAtom,
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
  isFinalStatus,
  matchesPush,
  type QueryStatus,
  scheduleAt,
} from '@paywidget/shared/transaction';
import { useEffect, useEffectEvent, useRef } from 'react';
import { endPaymentSession } from '../order/paymentSession';
import { pendingRedirectAtom } from '../redirect/pendingRedirect';
import type { Confirmations } from './confirmations';
import { pollDepositStatus } from './pollDepositStatus';
import { useConfirmations } from './useConfirmations';
import { useDepositPush } from './useDepositPush';

/** Waiting becomes accepted after this (specification, section 9). */
const autoAcceptMs = { usual: 60_000, onramp: 300_000 } as const;

export interface DepositStatusOptions {
  isOnramp?: boolean;
  /** The player has yet to pay: waiting does not become accepted by itself. */
  disableAutoAccept?: boolean;
}

export interface DepositStatus {
  transaction: Transaction;
  /** While the deposit waits for the blocks of its chain: it is accepted with the last one, not by time. */
  confirmations: Confirmations | undefined;
  /** Takes over the status of a return address; one of another deposit is ignored. */
  applyQuery(status: QueryStatus): void;
}

/**
 * The status of the deposit that the complete page shows: pushed, told by the host, asked for, and accepted after a while
 * or once enough blocks stand on its coins. A status of another deposit is ignored. Leaving the page ends the deposit
 * (specification, section 4, "Deposit complete page" and "Crypto transaction progress").
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

  const onStatus = useEffectEvent((news: TransactionStatus, isFromServer: boolean) =>
    applyStatus(store, host, news, isFromServer),
  );
  useDepositPush((push) => {
    if (matchesPush(push, transaction)) onStatus(push.status, true);
  });

  useEffect(() => {
    if (depositId === undefined || method === undefined) return;
    return pollDepositStatus(api, { depositId, method }, (received) => onStatus(received, true));
  }, [api, depositId, method]);

  const acceptsInTime = isWaiting && !disableAutoAccept && !confirmations;
  useEffect(() => {
    if (!acceptsInTime) return;
    const at = deviceClock.now() + autoAcceptMs[isOnramp ? 'onramp' : 'usual'];
    return scheduleAt(deviceClock, at, () => onStatus('accepted', false));
  }, [acceptsInTime, isOnramp]);

  const isConfirmed = confirmations !== undefined && confirmations.confirmed >= confirmations.required;
  useEffect(() => {
    if (isConfirmed) onStatus('accepted', false);
  }, [isConfirmed]);

  const isClosing = useRef(false);
  useLeave(() => {
    if (!isClosing.current) endDeposit(store);
  });
  // Closing leaves the page too; only who still waits is brought back to it.
  const beforeClose = useSetAtom(beforeCloseAtom);
  const close = useEffectEvent(() => {
    if (!isWaiting) store.get(attemptStoreAtom).clear();
    isClosing.current = true;
    // A host may keep the widget open: what the player leaves from then on, they leave themselves.
    setTimeout(() => {
      isClosing.current = false;
    });
  });
  useEffect(() => beforeClose(() => close()), [beforeClose]);

  return {
    transaction,
    confirmations,
    applyQuery: (query) => {
      if (query.depositId !== undefined && depositId !== undefined && query.depositId !== depositId) return;
      if (depositId === undefined && query.depositId !== undefined) {
        store.set(transactionAtom, { ...transaction, depositId: query.depositId });
      }
      applyStatus(store, host, query.status, false);
    },
  };
}

/** Only the server's own word ends the attempt: a status in an address may be anyone's. */
function applyStatus(store: Store, host: HostPort, news: TransactionStatus, isFromServer: boolean) {
  const transaction = store.get(transactionAtom);
  const { depositId } = transaction;
  const status = advanceStatus(transaction.status, news);
  if (isFromServer && isFinalStatus(news)) store.get(attemptStoreAtom).clear();
  if (status === transaction.status) return;
  store.set(transactionAtom, { ...transaction, status });
  if (depositId !== undefined) host.send('DepositStatus', { depositId, status });
}

/** Forgets the deposit: it is over, or the player is done with it. */
function endDeposit(store: Store) {
  store.get(attemptStoreAtom).clear();
  store.set(clearTransactionAtom);
  store.set(depositResponseAtom, undefined);
  store.set(pendingRedirectAtom, undefined);
  endPaymentSession(store);
}

/** Calls back once the component is gone for good, not when StrictMode mounts it twice. */
function useLeave(left: () => void): void {
  const leave = useEffectEvent(left);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      queueMicrotask(() => {
        if (!isShown.current) leave();
      });
    };
  }, []);
}
