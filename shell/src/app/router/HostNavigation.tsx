import { useFlow, useFlowPosition } from '@paywidget/shared/navigation';
import { useHostMessage } from '@paywidget/shared/services';

/** Screens without a back target that are not the first screen of a flow. */
const utilityScreens: ReadonlySet<string> = new Set(['error', 'form']);

/**
 * Handles the host's messages `back`, `swipe-back` and `close`. On a flow's first screen, back closes the widget. On the
 * empty page too, because its list would only redirect to the empty page again.
 */
export function HostNavigation() {
  const { back, close } = useFlow();
  const { route } = useFlowPosition();
  const isFirst = route.name === 'empty' || (route.back === 'none' && !utilityScreens.has(route.name));
  const leave = isFirst ? close : back;
  useHostMessage('back', leave);
  useHostMessage('swipe-back', leave);
  useHostMessage('close', close);
  return null;
}
