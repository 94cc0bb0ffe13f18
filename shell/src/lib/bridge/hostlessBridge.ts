import type { Bridge } from './bridge';
import { NoHostError } from './errors';

interface HostlessBridgeOptions {
  isHostNeeded: boolean;
  /** The player's locale: from the address, else the browser's. */
  locale: string;
}

/**
 * The bridge of a bare page. The helper window and the return to the complete page work without a host. Any other page
 * fails to start with NoHostError.
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
