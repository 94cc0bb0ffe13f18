import type { CaptchaKind } from '@paywidget/shared/contract';
import type { StartMessage } from '../protocol';
import type { CaptchaAdapter, ChallengeListener } from './adapter';
import { geetest } from './geetest';
import { loadWithFallback } from './loadWithFallback';
import { causeOf, recaptcha2, recaptcha3 } from './recaptcha';

const adapters: Readonly<Record<CaptchaKind, CaptchaAdapter>> = { geetest, recaptcha2, recaptcha3 };

/** Loads the vendor's script and starts its challenge. Never rejects: all results go to the listener. */
export async function runChallenge(
  start: StartMessage,
  window: Window,
  listener: ChallengeListener,
): Promise<void> {
  const { document } = window;
  const container = document.body.appendChild(document.createElement('main'));
  const challenge = { ...start, container };
  const adapter = adapters[start.kind];
  try {
    await loadWithFallback(
      start.scripts.map((url) => adapter.scriptUrl(url, challenge)),
      document,
    );
  } catch (error) {
    return listener.failed('script', causeOf(error).detail);
  }
  try {
    adapter.start(window, challenge, listener);
  } catch (error) {
    const { cause, detail } = causeOf(error);
    listener.failed(cause, detail);
  }
}
