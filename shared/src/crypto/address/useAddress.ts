import type { Network, PaymentMethod } from '@paywidget/shared/contract';
import type { CryptoAddress } from '@paywidget/shared/contract/payments';
import { type DepositFormValues, useSubmitDeposit } from '@paywidget/shared/deposit';
import { type CreatedDeposit, depositResponseAtom, useAtomValue, useStore } from '@paywidget/shared/state';
import type { PaymentErrorText } from '@paywidget/shared/transaction';
import { useEffect, useEffectEvent, useState } from 'react';
import { coinOf } from '../model/coin';
import { firstNetwork, networksOf } from '../model/networks';
import { type InterruptedAddress, interruptedAddress } from './useAddressAttempt';

/** What a flow says of its crypto deposits beside the coin and its network. */
export interface AddressOptions {
  kind?: 'create' | 'sweepstake';
  request?: Pick<DepositFormValues, 'boxId' | 'bonusId' | 'isActivatedBonus'>;
}

/** `unknown`: no answer has come, so the same call is sent again; `failed`: the server has refused. */
export type AddressView = 'loading' | 'shown' | 'unknown' | 'failed';

export interface AddressState {
  view: AddressView;
  networks: readonly Network[];
  network: Network | undefined;
  /** Of the chosen network, and of no other. */
  address: CryptoAddress | undefined;
  depositId: string | undefined;
  failure: PaymentErrorText | undefined;
  /** Another network, by its code. */
  choose(code: string): void;
  /** Asks once more. */
  retry(): void;
}

/** How long a question without an answer rests before it is sent again by itself. */
const resendMs = 5_000;

/**
 * The address to send a method's coins to. The preferred network is chosen to begin with, and its address, as that of
 * each network chosen later, is asked for at once (specification, section 4). After a reload it is the network that was
 * chosen, with the very address that the player may have copied, where the server still knows it.
 */
export function useAddress(
  method: PaymentMethod,
  { kind = 'create', request }: AddressOptions = {},
): AddressState {
  const store = useStore();
  const networks = networksOf(method);
  const created = useAtomValue(depositResponseAtom);
  const [interrupted] = useState(() => interruptedAddress(store, method.name));
  const [code, choose] = useState(interrupted?.network ?? firstNetwork(networks)?.code ?? '');
  /** What the address was asked for: with another network or bonus it is another question. */
  const question = JSON.stringify([code, request]);
  const [asked, setAsked] = useState(isRestored(created, interrupted) ? question : undefined);
  const [failure, setFailure] = useState<PaymentErrorText>();
  const [isDoubtful, setIsDoubtful] = useState(false);
  const { view: submission, submit, retry } = useSubmitDeposit(method, { kind, onFailed: setFailure });
  const isBusy = submission === 'busy';
  const isOpen = submission === 'unknown' || submission === 'notFound';

  const isAnswered =
    !isBusy && asked === question && created?.method === method.name && created.network === code;
  const answer = isAnswered ? created.answer : undefined;
  const address = answer?.data;
  // Said until it is settled: not taken back each time that the question is sent again.
  const isSettled = address !== undefined || failure !== undefined;
  if (isDoubtful !== (isOpen || (isDoubtful && !isSettled))) setIsDoubtful(!isDoubtful);

  const ask = useEffectEvent(() => {
    setAsked(question);
    setFailure(undefined);
    const fields: Record<string, string> = code === '' ? {} : { network: code };
    submit({ ...request, isValid: true, isNewFlow: true, currency: coinOf(method), fields });
  });
  useEffect(() => {
    if (!isBusy && asked !== question) ask();
  }, [isBusy, asked, question]);

  const resend = useEffectEvent(() => retry());
  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(() => resend(), resendMs);
    return () => clearTimeout(timer);
  }, [isOpen]);

  return {
    view: address ? 'shown' : failure ? 'failed' : isDoubtful ? 'unknown' : 'loading',
    networks,
    network: networks.find((offered) => offered.code === code),
    address,
    depositId: answer?.depositId,
    failure,
    choose,
    retry: () => (isOpen ? retry() : setAsked(undefined)),
  };
}

/** Whether what the server still knew of an interrupted address is its answer, and has the address. */
const isRestored = (created: CreatedDeposit | undefined, interrupted: InterruptedAddress | undefined) =>
  created?.answer.data !== undefined &&
  interrupted?.depositId === created.answer.depositId &&
  interrupted.network === created.network;
