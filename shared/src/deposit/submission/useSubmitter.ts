import { useApi } from '@paywidget/shared/api';
import { useHost } from '@paywidget/shared/host';
import {
  type AttemptStore,
  attemptStoreAtom,
  captchaServiceAtom,
  useAtomValue,
  useStore,
  widgetUrlAtom,
} from '@paywidget/shared/state';
import { unconfiguredCaptcha } from '@paywidget/shared/transaction';
import { paidDepositsAtom } from '../resume/paymentClaims';
import { createSubmitter, type Submitter } from './submitter';

/**
 * One submitter per player, so that only one deposit is in progress across all screens: a screen that was left may still have
 * a call in progress. Another player of the same page neither sees it nor sends it again.
 */
const submitters = new WeakMap<AttemptStore, Submitter>();

/** The player's submitter. */
export function useSubmitter(): Submitter {
  const store = useStore();
  const api = useApi();
  const host = useHost();
  const attempts = useAtomValue(attemptStoreAtom);
  const known = submitters.get(attempts);
  if (known) return known;
  const paid = store.get(paidDepositsAtom);
  const submitter = createSubmitter({
    api,
    host,
    captcha: () => store.get(captchaServiceAtom) ?? unconfiguredCaptcha,
    attempts,
    isPaid: (depositId) => paid.claimFor(depositId) === 'followed',
    base: () => store.get(widgetUrlAtom),
  });
  submitters.set(attempts, submitter);
  return submitter;
}
