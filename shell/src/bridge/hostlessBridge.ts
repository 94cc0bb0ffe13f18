import type { Bridge } from './bridge';
import { NoHostError } from './errors';

interface HostlessBridgeOptions {
  isHostNeeded: boolean;
  /** Of the browser: there is nobody else who would know the player's language. */
  locale: string;
}

/**
 * A bare page. The helper window and the return to the complete page do without a host (decisions, section 1);
 * anything else cannot start.
 */
export function createHostlessBridge({ isHostNeeded, locale }: HostlessBridgeOptions): Bridge {
  return {
    start: async () => {
      if (isHostNeeded) throw new NoHostError();
      return { closingButton: false, user: { locale } };
    },
    send: () => {},
    on: () => () => {},
    dispose: () => {},
  };
}
