import type { Bridge } from './bridge';
import { NoHostError } from './errors';

/**
 * A bare page. The helper window and the return to the complete page do without a host (decisions, section 1);
 * anything else cannot start.
 */
export function createHostlessBridge({ isHostNeeded }: { isHostNeeded: boolean }): Bridge {
  return {
    start: async () => {
      if (isHostNeeded) throw new NoHostError();
      return { closingButton: false };
    },
    send: () => {},
    on: () => () => {},
    dispose: () => {},
  };
}
