import type { CaptchaOutput } from '@paywidget/shared/contract';
import type { FailureCause } from '../protocol';

/** A captcha as the player is to meet it. */
export interface Challenge {
  id: string;
  language: string;
  theme: 'light' | 'dark';
  /** Where it is drawn, if it draws anything of its own accord. */
  place: HTMLElement;
}

/** What becomes of a challenge. What is told after its end counts for nothing. */
export interface Outcome {
  /** The player has something to do now. */
  shown(): void;
  /** What the request carries; what the vendor did not give is an empty text. */
  solved(outputs: CaptchaOutput): void;
  /** The player closed it. */
  closed(): void;
  failed(cause: FailureCause, detail?: string): void;
}

/** One vendor's captcha. */
export interface CaptchaAdapter {
  /** The script's address at one of its sources. */
  address(source: string, challenge: Challenge): string;
  /** Poses the challenge. The vendor's script has run by then. May throw whatever the vendor throws. */
  pose(window: Window, challenge: Challenge, outcome: Outcome): void;
}
