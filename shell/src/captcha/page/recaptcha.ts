import type { FailureCause } from '../protocol';
import type { CaptchaAdapter, ChallengeListener } from './adapter';

/** The interface of reCAPTCHA's script (https://developers.google.com/recaptcha/docs/display and /v3). */
interface Grecaptcha {
  ready(callback: () => void): void;
  render(
    place: HTMLElement,
    options: {
      sitekey: string;
      theme: 'light' | 'dark';
      callback: (token: string) => void;
      'expired-callback': () => void;
      'error-callback': () => void;
    },
  ): number;
  execute(siteKey: string, options: { action: string }): PromiseLike<string>;
}

declare global {
  interface Window {
    grecaptcha?: Grecaptcha;
  }
}

/** The name of the action in the vendor's reports. It separates deposits from the site's other uses of the key. */
const action = 'deposit';

/** Causes by a pattern in the message of the vendor's error. The first match counts. */
const causesByMessage: readonly [pattern: RegExp, cause: FailureCause][] = [
  [/no recaptcha clients/i, 'noClient'],
  [/sitekey|site key/i, 'siteKeyRequired'],
  [/browser/i, 'browserOnly'],
  [/expired/i, 'expired'],
  [/network|timeout|timed out/i, 'network'],
];

/** Derives the cause from a value that the vendor's script threw. */
export function causeOf(error: unknown): { cause: FailureCause; detail: string } {
  const detail = error instanceof Error ? error.message : String(error ?? '');
  return { cause: causesByMessage.find(([pattern]) => pattern.test(detail))?.[1] ?? 'unknown', detail };
}

function withQuery(address: string, query: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

/** Calls `run` when the vendor's script is fully loaded. Reports exceptions, because nothing else would catch them. */
function whenReady(
  { grecaptcha }: Window,
  listener: ChallengeListener,
  run: (grecaptcha: Grecaptcha) => void,
) {
  if (!grecaptcha) return listener.failed('script', 'The script brought no grecaptcha');
  grecaptcha.ready(() => {
    try {
      run(grecaptcha);
    } catch (error) {
      reportThrown(listener, error);
    }
  });
}

function reportThrown(listener: ChallengeListener, error: unknown) {
  const { cause, detail } = causeOf(error);
  listener.failed(cause, detail);
}

/** reCAPTCHA, version 2: a checkbox. */
export const recaptcha2: CaptchaAdapter = {
  scriptUrl: (url, { language }) => withQuery(url, { render: 'explicit', hl: language }),
  start(window, { id, theme, container }, listener) {
    whenReady(window, listener, (grecaptcha) => {
      grecaptcha.render(container, {
        sitekey: id,
        theme,
        callback: (token) => listener.solved({ captchaResponse: token }),
        'expired-callback': () => listener.failed('expired'),
        // Called if the vendor is unreachable.
        'error-callback': () => listener.failed('network'),
      });
      listener.shown();
    });
  },
};

/** reCAPTCHA, version 3: invisible. */
export const recaptcha3: CaptchaAdapter = {
  scriptUrl: (url, { id, language }) => withQuery(url, { render: id, hl: language }),
  start(window, { id }, listener) {
    whenReady(window, listener, (grecaptcha) => {
      grecaptcha.execute(id, { action }).then(
        (token) => listener.solved({ captchaV3Response: token }),
        (error: unknown) => reportThrown(listener, error),
      );
    });
  },
};
