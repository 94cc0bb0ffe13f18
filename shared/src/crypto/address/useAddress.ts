import type { Network, PaymentMethod } from '@paywidget/shared/contract';
import type { CryptoAddress } from '@paywidget/shared/contract/payments';
import { type DepositFormValues, useSubmitDeposit } from '@paywidget/shared/deposit';
import { type Deposit, type PaymentErrorText, shownDepositAtom } from '@paywidget/shared/payments';
import { useAtomValue, useStore } from '@paywidget/shared/state';
import { useEffect, useEffectEvent, useState } from 'react';
import { coinOf } from '../model/coin';
import { firstNetwork, networksOf } from '../model/networks';
import { type InterruptedAddress, interruptedAddress } from './useAddressAttempt';

/** The parts that a flow adds to the request for an address. */
export interface AddressOptions {
  kind?: 'create' | 'sweepstake';
  request?: Pick<DepositFormValues, 'boxId' | 'bonusId' | 'isActivatedBonus'>;
  /** True if the player can choose the bonus of the address. */
  hasBonusChoice?: boolean;
}

/**
 * `unknown`: there was no response, so the same call is sent again. `failed`: the server rejected the call, or the player closed
 * the captcha.
 */
export type AddressView = 'loading' | 'shown' | 'unknown' | 'failed';

export interface AddressState {
  view: AddressView;
  networks: readonly Network[];
  network: Network | undefined;
  /** The address on the chosen network. */
  address: CryptoAddress | undefined;
  depositId: string | undefined;
  failure: PaymentErrorText | undefined;
  /** True if the shown address was requested with another bonus than the current choice. */
  hasOtherBonus: boolean;
  /** Selects another network by its code. */
  selectNetwork(code: string): void;
  /** Requests the address again. */
  retry(): void;
  /** Requests another address to replace the shown address. */
  renew(): void;
}

/** Shown if the player closed the captcha. */
const cancelled: PaymentErrorText = { kind: 'key', key: 'crypto.cancelled' };

/** Delay before a request without a response is sent again. */
const resendDelayMs = 5_000;

/**
 * Requests the address for a method's coins. Starts with the preferred network, and requests an address at once when another
 * network is selected. A bonus never replaces a shown address, because the player may be sending coins to it. After a
 * reload, restores the selected network and the same address, if the server still knows it.
 */
export function useAddress(
  method: PaymentMethod,
  { kind = 'create', request, hasBonusChoice = false }: AddressOptions = {},
): AddressState {
  const store = useStore();
  const networks = networksOf(method);
  const created = useAtomValue(shownDepositAtom);
  const [interrupted] = useState(() => interruptedAddress(store, method.name));
  const [code, selectNetwork] = useState(interrupted?.network ?? firstNetwork(networks)?.code ?? '');
  /** Identifies the address. Another network or box needs another address. Another bonus does not. */
  const requestKey = JSON.stringify([code, request?.boxId]);
  const [sentKey, setSentKey] = useState(isRestored(created, interrupted) ? requestKey : undefined);
  const bonus = JSON.stringify([request?.bonusId, request?.isActivatedBonus]);
  const [sentBonus, setSentBonus] = useState(bonus);
  const [failure, setFailure] = useState<PaymentErrorText>();
  const [isUnknown, setIsUnknown] = useState(false);
  const { view: submission, submit, retry } = useSubmitDeposit(method, { kind, onFailed: setFailure });
  const isBusy = submission === 'busy';
  const isUnresolved = submission === 'unknown' || submission === 'notFound';

  const isAnswered =
    !isBusy &&
    sentKey === requestKey &&
    created?.order.method === method.name &&
    (created.order.network ?? '') === code;
  const answer = isAnswered ? created?.answer : undefined;
  const address = answer?.data;
  // The player closed the captcha.
  const isCancelled = submission === 'ready' && sentKey === requestKey && !answer && !failure;
  const reason = failure ?? (isCancelled ? cancelled : undefined);
  // Stays `unknown` while the request is sent again, until the outcome is known.
  const isResolved = address !== undefined || failure !== undefined;
  if (isUnknown !== (isUnresolved || (isUnknown && !isResolved))) setIsUnknown(!isUnknown);

  const sendRequest = useEffectEvent(() => {
    setSentKey(requestKey);
    setSentBonus(bonus);
    setFailure(undefined);
    const fields: Record<string, string> = code === '' ? {} : { network: code };
    submit({ ...request, isValid: true, isNewFlow: true, currency: coinOf(method), fields });
  });
  useEffect(() => {
    if (!isBusy && sentKey !== requestKey) sendRequest();
  }, [isBusy, sentKey, requestKey]);

  const resend = useEffectEvent(() => retry());
  useEffect(() => {
    if (!isUnresolved) return;
    const timer = setTimeout(() => resend(), resendDelayMs);
    return () => clearTimeout(timer);
  }, [isUnresolved]);

  return {
    view: address ? 'shown' : reason ? 'failed' : isUnknown ? 'unknown' : 'loading',
    networks,
    network: networks.find((candidate) => candidate.code === code),
    address,
    depositId: answer?.depositId,
    failure: reason,
    hasOtherBonus: hasBonusChoice && address !== undefined && bonus !== sentBonus,
    selectNetwork,
    retry: () => (isUnresolved ? retry() : setSentKey(undefined)),
    renew: () => setSentKey(undefined),
  };
}

/** True if the shown deposit is the interrupted deposit and its response has an address. */
const isRestored = (created: Deposit | undefined, interrupted: InterruptedAddress | undefined) =>
  created?.answer?.data !== undefined &&
  interrupted?.depositId === created.depositId &&
  interrupted?.network === created.order.network;
