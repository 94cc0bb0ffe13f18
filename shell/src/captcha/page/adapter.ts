import type { CaptchaOutput } from '@paywidget/shared/contract';
import type { FailureCause } from '../protocol';

/** The captcha to show. */
export interface Challenge {
  id: string;
  language: string;
  theme: 'light' | 'dark';
  /** The element for the captcha, if the vendor's script does not add an element. */
  container: HTMLElement;
}

/** Receives the events of a challenge. Calls after its end have no effect. */
export interface ChallengeListener {
  /** The player has something to do. */
  shown(): void;
  /** The outputs to send with the call. A value that the vendor did not give is an empty string. */
  solved(outputs: CaptchaOutput): void;
  /** The player closed the captcha. */
  closed(): void;
  failed(cause: FailureCause, detail?: string): void;
}

/** One vendor's captcha. */
export interface CaptchaAdapter {
  /** Adds the query that the vendor's script needs to one of its URLs. */
  scriptUrl(url: string, challenge: Challenge): string;
  /** Starts the challenge, after the vendor's script has run. May throw any error of the vendor's script. */
  start(window: Window, challenge: Challenge, listener: ChallengeListener): void;
}
