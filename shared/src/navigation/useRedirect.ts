import { useEffect } from 'react';
import { useFlow } from './useFlow';

/**
 * Opens another screen instead of this screen, as soon as there is a `target`. For a screen that cannot be shown because
 * something is missing. Render a placeholder meanwhile.
 */
export function useRedirect(target: string | false | undefined): void {
  const { go } = useFlow();
  useEffect(() => {
    if (target) go(target, { replace: true });
  }, [target, go]);
}
