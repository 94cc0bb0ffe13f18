import { isAbort, useQuery } from '@paywidget/shared/api';
import type { PaymentMethod } from '@paywidget/shared/contract';
import { useIsDepositInProgress, useOpenExistingDeposit } from '@paywidget/shared/deposit';
import { depositAwaitingFields } from '@paywidget/shared/deposit/form';
import {
  currentDepositAtom,
  type DepositAnswer,
  depositWith,
  paymentsAtom,
  shownDepositAtom,
} from '@paywidget/shared/payments';
import { useApi } from '@paywidget/shared/services';
import { attemptKeyAtom, countryAtom, type Store, useAtomValue, useStore } from '@paywidget/shared/state';
import { useLeave } from '@paywidget/shared/transaction';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { findExistingDeposit } from '../../deposit/findExistingDeposit';

export interface ExistingDeposit {
  /**
   * - `checking`: the check is in progress, or the player is being taken to the deposit.
   * - `none`: there is no deposit, so the player can use the form.
   * - `left`: there is a deposit, but the player has just left its page.
   * - `processing`: there is a deposit, and the server or the player has confirmed that it is paid. It does not block a new
   *   deposit.
   */
  view: 'checking' | 'none' | 'left' | 'processing';
  /** The existing deposit. */
  answer?: DepositAnswer;
  /** Resumes the existing deposit. */
  resume(): void;
  /** Resolves to true if there is a deposit. */
  checkAgain(): Promise<boolean>;
}

/**
 * When a method's form opens, checks whether the method has an open deposit (`deposit-check`), and opens this deposit. Does
 * not check if the deposit waits for more fields, because the form shows it, or if it is unresolved, because the submit
 * pipeline resolves it. While a deposit is in progress, the form stays and no deposit is opened.
 * @throws the error of the call. The shell then shows the error page.
 */
export function useExistingDeposit(method: PaymentMethod): ExistingDeposit {
  const api = useApi();
  const store = useStore();
  const isInProgress = useIsDepositInProgress(method.name);
  const country = useAtomValue(countryAtom);
  const player = useAtomValue(attemptKeyAtom);
  const openDeposit = useOpenExistingDeposit(method, 'peer-to-peer');
  const [isEnabled] = useState(() => !isKnown(store, method.name));
  const shown = useAtomValue(shownDepositAtom);
  useLeave(() => store.set(paymentsAtom, { type: 'turnForgotten' }));
  useEffect(() => store.set(paymentsAtom, { type: 'cancelForgotten' }), [store]);

  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['peer-to-peer-deposit', player, method.name, country],
    queryFn: async ({ signal }) => ({ answer: await findExistingDeposit(api, method.name, country, signal) }),
    enabled: isEnabled,
    // Each visit checks again, and no card stays in memory.
    gcTime: 0,
    staleTime: 0,
  });
  const answer = isFetching ? undefined : data?.answer;
  // As it was when the answer came. If the claim arrives later, the page of a deposit that was left leads on by itself.
  const isClaimFollowed = useMemo(
    () => depositWith(store.get(paymentsAtom).deposits, answer?.depositId)?.claim === 'followed',
    [store, answer],
  );
  const view = viewOf();

  function viewOf(): ExistingDeposit['view'] | 'found' {
    if ((isFetching && !isInProgress) || (isEnabled && !data && !error)) return 'checking';
    if (!answer || isInProgress) return 'none';
    const { status, depositId } = answer;
    if (status === 'accepted' || isClaimFollowed) return 'processing';
    return shown?.isLeft && shown.answer && shown.depositId === depositId ? 'left' : 'found';
  }

  const openFound = useEffectEvent(() => {
    if (!answer) return;
    // Otherwise the view would be `left` while the deposit is being opened.
    store.set(paymentsAtom, { type: 'turnForgotten' });
    openDeposit(answer);
  });
  useEffect(() => {
    if (view === 'found') openFound();
  }, [view]);

  if (error && !isFetching && !isInProgress && !isAbort(error)) throw error;
  const isInForm =
    answer !== undefined && depositAwaitingFields({ order: { method: method.name }, answer }, method.name);
  return {
    view: view !== 'found' ? view : isInForm ? 'none' : 'checking',
    answer,
    resume: () => answer && openDeposit(answer),
    checkAgain: async () => (await refetch()).data?.answer !== undefined,
  };
}

function isKnown(store: Store, method: string): boolean {
  if (depositAwaitingFields(store.get(shownDepositAtom), method)) return true;
  const current = store.get(currentDepositAtom);
  return current?.order.method === method && current.isUnknown;
}
