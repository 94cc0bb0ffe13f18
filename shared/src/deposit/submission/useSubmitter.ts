import { paymentsOf } from '@paywidget/shared/payments';
import { useApi, useHost, useService } from '@paywidget/shared/services';
import { atom, attemptKeyAtom, useAtomValue, useStore } from '@paywidget/shared/state';
import { useState, useSyncExternalStore } from 'react';
import { contextOf, isBusy, isUnresolved } from './submission';
import { createSubmitter, type Submitter } from './submitter';

/**
 * One submitter per player, so that only one deposit is in progress across all screens. A screen that the player left may still
 * have a call in progress. If the host changes the player, the new player gets another submitter.
 */
const submitterAtom = atom<{ player: string; submitter: Submitter } | undefined>(undefined);

/** The player's submitter. */
export function useSubmitter(): Submitter {
  const store = useStore();
  const api = useApi();
  const host = useHost();
  const captcha = useService('captcha');
  const urls = useService('urls');
  const player = useAtomValue(attemptKeyAtom);
  const existing = store.get(submitterAtom);
  if (existing?.player === player) return existing.submitter;
  const submitter = createSubmitter({
    api,
    host,
    captcha,
    payments: paymentsOf(store),
    redirectBase: urls.widget,
  });
  store.set(submitterAtom, { player, submitter });
  return submitter;
}

/**
 * True while a deposit is in progress. Also true for a deposit of the given method while its outcome is unknown, and then
 * until the player leaves the calling screen for the page of the result. Only this result may take the player away from the
 * form.
 */
export function useIsDepositInProgress(method: string | undefined): boolean {
  const submitter = useSubmitter();
  const submission = useSyncExternalStore(submitter.subscribe, submitter.state);
  const [wasInProgress, setWasInProgress] = useState(false);
  const isInProgress =
    isBusy(submission) ||
    (contextOf(submission)?.method === method &&
      (isUnresolved(submission) || (wasInProgress && submission.step === 'done')));
  if (isInProgress !== wasInProgress) setWasInProgress(isInProgress);
  return isInProgress;
}
