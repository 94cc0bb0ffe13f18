import { useApi } from '@paywidget/shared/api';
import { useHost } from '@paywidget/shared/host';
import { attemptStoreAtom, type Store, useStore, widgetUrlAtom } from '@paywidget/shared/state';
import { captchaServiceAtom, unconfiguredCaptcha } from './captcha';
import { createSubmitter, type Submitter } from './submitter';

/** One per widget, so that single-flight holds across screens: a screen that was left may still have a call under way. */
const submitters = new WeakMap<Store, Submitter>();

/** The widget's submitter. */
export function useSubmitter(): Submitter {
  const store = useStore();
  const api = useApi();
  const host = useHost();
  const known = submitters.get(store);
  if (known) return known;
  const submitter = createSubmitter({
    api,
    host,
    captcha: () => store.get(captchaServiceAtom) ?? unconfiguredCaptcha(host),
    attempts: () => store.get(attemptStoreAtom),
    base: () => store.get(widgetUrlAtom),
  });
  submitters.set(store, submitter);
  return submitter;
}
