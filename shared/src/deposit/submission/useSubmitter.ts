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
 * One for a widget's player, so that single-flight holds across screens: a screen that was left may still have a call
 * under way. What another player has sent is neither shown to this one nor sent again in their name.
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
