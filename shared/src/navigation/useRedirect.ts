import { useEffect } from 'react';
import { useFlow } from './useFlow';

/**
 * Opens another screen in place of this one, as soon as there is a `target`: for a screen that cannot be shown, because what it
 * needs is missing. Render a placeholder meanwhile.
 */
export function useRedirect(target: string | false | undefined): void {
  const { go } = useFlow();
  useEffect(() => {
    if (target) go(target, { replace: true });
  }, [target, go]);
}
