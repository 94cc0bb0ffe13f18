import type { StatusUpdate, TransactionStatus } from '@paywidget/shared/contract';
import type { HostPort } from '@paywidget/shared/host';
import {
  type Deposit,
  depositWith,
  displayedStatus,
  type EndReason,
  isFinalStatus,
  matchesPush,
  paymentsAtom,
  type ReturnedStatus,
  shownDepositAtom,
} from '@paywidget/shared/payments';
import { useApi, useHost } from '@paywidget/shared/services';
import { beforeCloseAtom, type Store, useAtomValue, useSetAtom, useStore } from '@paywidget/shared/state';
import { deviceClock, scheduleAt, useLeave } from '@paywidget/shared/transaction';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { endPaymentSession } from '../order/paymentSession';
import { endReasonOf } from '../status/endReason';
import { pollDepositStatus } from '../status/pollDepositStatus';
import { useDepositPush } from '../status/useDepositPush';
import type { Confirmations } from './confirmations';
import { updateOnchainTransaction } from './useAdditionalTransactions';
import { useConfirmations } from './useConfirmations';

/** How long a deposit waits before it counts as accepted. */
const autoAcceptMs = { default: 60_000, onramp: 300_000 } as const;

export interface DepositStatusOptions {
  isOnramp?: boolean;
  /** Keeps the status waiting, because the player has not paid yet. */
  disableAutoAccept?: boolean;
}

/** The status to show if the page's URL names the deposit, or if nothing names it. */
const unnamed: Omit<Deposit, 'ref' | 'isUnknown'> = { order: {}, status: 'waiting' };

export interface DepositStatus {
  /** The record. Its status is the confirmed one: from the server, the host, or the time that has passed. */
  deposit: Pick<Deposit, 'depositId' | 'order' | 'createdAt' | 'onchainTransaction'>;
  /** The status to show. A provider's return URL may be ahead of the confirmed one. */
  status: TransactionStatus;
  /** The reason why a deposit with the shown status ended, if it is known. */
  endReason: EndReason | undefined;
  /** Set while the deposit waits for network confirmations. It is accepted with the last one instead of after a time. */
  confirmations: Confirmations | undefined;
  /** Shows the status in a provider's return URL until the server confirms one. Ignores the status of another deposit. */
  applyReturned(status: ReturnedStatus): void;
}

/**
 * Follows the status of the deposit on the complete page. Statuses come from server pushes, from the host and from a poll. A
 * waiting deposit becomes accepted after a time, or when it has all network confirmations. Statuses of other deposits are
 * ignored. When the player leaves the page, the deposit is cleared. A deposit without a final status stays as an open
 * payment. See docs/rules/deposits.md.
 */
export function useDepositStatus({
  isOnramp = false,
  disableAutoAccept = false,
}: DepositStatusOptions = {}): DepositStatus {
  const store = useStore();
  const api = useApi();
  const host = useHost();
  const deposit = useAtomValue(shownDepositAtom) ?? unnamed;
  const { depositId, order, status, onchainTransaction } = deposit;
  const { method } = order;
  const isWaiting = status === 'waiting';
  const confirmations = useConfirmations(isWaiting ? onchainTransaction : undefined);
  const [returned, setReturned] = useState<ReturnedStatus & { endReason?: EndReason }>();

  const onStatus = useEffectEvent((update: StatusUpdate, isFromServer: boolean) =>
    applyStatus(store, host, update, { isFromServer, now: api.clock.now() }),
  );
  useDepositPush((push) => {
    // Without an attempt, only the URL names the deposit. A push about it shows that it exists.
    const knownId = depositId ?? returned?.depositId;
    if (!matchesPush(push, { depositId: knownId, onchainTransaction })) return;
    if (knownId !== undefined && knownId !== depositId)
      store.set(paymentsAtom, { type: 'named', depositId: knownId });
    updateOnchainTransaction(store, push, api.clock.now());
    onStatus(push, true);
  });

  useEffect(() => {
    if (depositId === undefined || method === undefined) return;
    return pollDepositStatus(api, { depositId, method }, (update) => onStatus(update, true));
  }, [api, depositId, method]);

  const recordOf = (id: string | undefined) => depositWith(store.get(paymentsAtom).deposits, depositId ?? id);

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
  // Closing also leaves the page. The player returns to the deposit at the next start only while the deposit is waiting.
  const beforeClose = useSetAtom(beforeCloseAtom);
  const close = useEffectEvent(() => {
    if (!isWaiting) store.set(paymentsAtom, { type: 'released' });
    isClosing.current = true;
    // If the host keeps the widget open, the player's later leave counts.
    setTimeout(() => {
      isClosing.current = false;
    });
  });
  useEffect(() => beforeClose(() => close()), [beforeClose]);

  return {
    deposit,
    status: displayedStatus(status, returned?.status),
    endReason: deposit.endReason ?? returned?.endReason,
    confirmations,
    applyReturned(received) {
      const isOther =
        received.depositId !== undefined && depositId !== undefined && received.depositId !== depositId;
      if (!isOther)
        setReturned({
          ...received,
          endReason: endReasonOf(received, recordOf(received.depositId), api.clock.now()),
        });
    },
  };
}

/** Records a confirmed status and sends it to the host. Only a status from the server ends the deposit. */
function applyStatus(
  store: Store,
  host: HostPort,
  update: StatusUpdate,
  { isFromServer, now }: { isFromServer: boolean; now: number },
) {
  const before = store.get(shownDepositAtom) ?? unnamed;
  store.set(paymentsAtom, {
    type: 'shownStatusReceived',
    status: update.status,
    // A push may only say that the deposit has failed, and the next answer may say why.
    endReason: endReasonOf(update, before, now),
    isOver: isFromServer && isFinalStatus(update.status),
    isAssumed: !isFromServer,
  });
  const { depositId, status } = store.get(shownDepositAtom) ?? before;
  if (status !== before.status && depositId !== undefined) host.send('DepositStatus', { depositId, status });
}

/** Leaves the deposit. Until it has a final status, lists show it as an open payment. */
function leaveDeposit(store: Store) {
  const { method } = store.get(shownDepositAtom)?.order ?? {};
  store.set(paymentsAtom, { type: 'left' });
  if (method !== undefined) endPaymentSession(store, method);
}
