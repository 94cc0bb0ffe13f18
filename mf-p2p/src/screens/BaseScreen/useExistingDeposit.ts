import { isAbort, useApi, useQuery } from '@paywidget/shared/api';
import type { PaymentMethod } from '@paywidget/shared/contract';
import { paidDepositsAtom, useOpenExistingDeposit } from '@paywidget/shared/deposit';
import { depositAwaitingFields } from '@paywidget/shared/deposit/form';
import {
  attemptKeyAtom,
  attemptStoreAtom,
  countryAtom,
  type DepositAnswer,
  depositResponseAtom,
  type Store,
  useAtomValue,
  useStore,
} from '@paywidget/shared/state';
import { useEffect, useEffectEvent, useState } from 'react';
import { cancelRequestedAtom } from '../InvoiceScreen/cancelRequested';
import { leftDepositAtom, useLeave } from '../InvoiceScreen/leftDeposit';
import { findExistingDeposit } from './findExistingDeposit';

export interface ExistingDeposit {
  /**
   * `asking`, and while the player is taken to what was found. `left`: found again, but they have just come from there.
   * `processing`: found, and it is paid, by the server's word or the player's, so that it is in nobody's way. `none`: the
   * form is free.
   */
  view: 'asking' | 'none' | 'left' | 'processing';
  /** What was found. */
  answer?: DepositAnswer;
  /** Goes on with it. */
  resume(): void;
  /** Asks anew, and says whether there is one. */
  ask(): Promise<boolean>;
}

/**
 * Asks on entry to a method's form whether a deposit of it is under way (`deposit-check`), and takes the player to it.
 * Nobody asks about a deposit that waits for more fields, which the form shows, or about one of unknown outcome, which the
 * submit pipeline settles.
 * @throws the error of the call; the shell takes the player to the error page, and from there back.
 */
export function useExistingDeposit(method: PaymentMethod): ExistingDeposit {
  const api = useApi();
  const store = useStore();
  const country = useAtomValue(countryAtom);
  const player = useAtomValue(attemptKeyAtom);
  const takeUp = useOpenExistingDeposit(method, 'peer-to-peer');
  const [isAsked] = useState(() => !isKnown(store, method.name));
  const paid = useAtomValue(paidDepositsAtom);
  const left = useAtomValue(leftDepositAtom);
  const open = useAtomValue(depositResponseAtom)?.answer.depositId;
  useLeave(() => store.set(leftDepositAtom, undefined));
  useEffect(() => store.set(cancelRequestedAtom, undefined), [store]);

  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['peer-to-peer-deposit', player, method.name, country],
    queryFn: async ({ signal }) => ({ answer: await findExistingDeposit(api, method.name, country, signal) }),
    enabled: isAsked,
    // Each entry is a question of its own, and nobody keeps a card.
    gcTime: 0,
    staleTime: 0,
  });
  const answer = isFetching ? undefined : data?.answer;
  const view = viewOf();

  function viewOf(): ExistingDeposit['view'] | 'found' {
    if (isFetching || (isAsked && !data && !error)) return 'asking';
    if (!answer) return 'none';
    const { status, depositId } = answer;
    if (status === 'accepted' || paid.claimFor(depositId) === 'followed') return 'processing';
    return depositId === left && depositId === open ? 'left' : 'found';
  }

  const goOn = useEffectEvent(() => {
    if (!answer) return;
    // Else it would show as left while they are on their way to it.
    store.set(leftDepositAtom, undefined);
    takeUp(answer);
  });
  useEffect(() => {
    if (view === 'found') goOn();
  }, [view]);

  if (error && !isFetching && !isAbort(error)) throw error;
  const isInForm =
    answer !== undefined && depositAwaitingFields({ method: method.name, answer }, method.name);
  return {
    view: view !== 'found' ? view : isInForm ? 'none' : 'asking',
    answer,
    resume: () => answer && takeUp(answer),
    ask: async () => (await refetch()).data?.answer !== undefined,
  };
}

function isKnown(store: Store, method: string): boolean {
  if (depositAwaitingFields(store.get(depositResponseAtom), method)) return true;
  const attempt = store.get(attemptStoreAtom).read();
  return attempt?.method === method && attempt.isUnknown;
}
