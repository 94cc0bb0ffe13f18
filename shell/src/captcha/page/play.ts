import type { CaptchaKind } from '@paywidget/shared/contract';
import type { StartMessage } from '../protocol';
import type { CaptchaAdapter, Outcome } from './adapter';
import { geetest } from './geetest';
import { loadFirst } from './loadFirst';
import { causeOf, recaptcha2, recaptcha3 } from './recaptcha';

const adapters: Readonly<Record<CaptchaKind, CaptchaAdapter>> = { geetest, recaptcha2, recaptcha3 };

/** Fetches the vendor's script and poses its challenge. Never rejects: whatever happens is the outcome's. */
export async function play(start: StartMessage, window: Window, outcome: Outcome): Promise<void> {
  const { document } = window;
  const place = document.body.appendChild(document.createElement('main'));
  const challenge = { ...start, place };
  const adapter = adapters[start.kind];
  try {
    await loadFirst(
      start.scripts.map((source) => adapter.address(source, challenge)),
      document,
    );
  } catch (error) {
    return outcome.failed('script', causeOf(error).detail);
  }
  try {
    adapter.pose(window, challenge, outcome);
  } catch (error) {
    const { cause, detail } = causeOf(error);
    outcome.failed(cause, detail);
  }
}
