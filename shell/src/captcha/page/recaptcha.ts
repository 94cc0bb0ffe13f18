import type { FailureCause } from '../protocol';
import type { CaptchaAdapter, Outcome } from './adapter';

/** The vendor's script interface (https://developers.google.com/recaptcha/docs/display and /v3). */
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

/** Tells the site's own deposits from its other uses of the key, in the vendor's reports. */
const action = 'deposit';

/** What the vendor throws, by its words. */
const thrown: readonly [words: RegExp, cause: FailureCause][] = [
  [/no recaptcha clients/i, 'noClient'],
  [/sitekey|site key/i, 'siteKeyRequired'],
  [/browser/i, 'browserOnly'],
  [/expired/i, 'expired'],
  [/network|timeout|timed out/i, 'network'],
];

/** The cause of whatever a script of the vendor's threw. */
export function causeOf(error: unknown): { cause: FailureCause; detail: string } {
  const detail = error instanceof Error ? error.message : String(error ?? '');
  return { cause: thrown.find(([words]) => words.test(detail))?.[1] ?? 'unknown', detail };
}

function withQuery(source: string, query: Record<string, string>): string {
  const url = new URL(source);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

/** Goes on once the script's second half is there. What is thrown then, nobody else would catch. */
function whenReady({ grecaptcha }: Window, outcome: Outcome, go: (grecaptcha: Grecaptcha) => void) {
  if (!grecaptcha) return outcome.failed('script', 'The script brought no grecaptcha');
  grecaptcha.ready(() => {
    try {
      go(grecaptcha);
    } catch (error) {
      tellThrown(outcome, error);
    }
  });
}

function tellThrown(outcome: Outcome, error: unknown) {
  const { cause, detail } = causeOf(error);
  outcome.failed(cause, detail);
}

/** reCAPTCHA, version 2: a box to tick. */
export const recaptcha2: CaptchaAdapter = {
  address: (source, { language }) => withQuery(source, { render: 'explicit', hl: language }),
  pose(window, { id, theme, place }, outcome) {
    whenReady(window, outcome, (grecaptcha) => {
      grecaptcha.render(place, {
        sitekey: id,
        theme,
        callback: (token) => outcome.solved({ captchaResponse: token }),
        'expired-callback': () => outcome.failed('expired'),
        // Told when the vendor cannot be reached.
        'error-callback': () => outcome.failed('network'),
      });
      outcome.shown();
    });
  },
};

/** reCAPTCHA, version 3: nothing to see. */
export const recaptcha3: CaptchaAdapter = {
  address: (source, { id, language }) => withQuery(source, { render: id, hl: language }),
  pose(window, { id }, outcome) {
    whenReady(window, outcome, (grecaptcha) => {
      grecaptcha.execute(id, { action }).then(
        (token) => outcome.solved({ captchaV3Response: token }),
        (error: unknown) => tellThrown(outcome, error),
      );
    });
  },
};
