import { useHostMessage } from '@paywidget/shared/host';
import { useFlow, useFlowPosition } from '@paywidget/shared/navigation';

const services: ReadonlySet<string> = new Set(['error', 'form']);

/**
 * What the host may ask for at any time: back, which on a flow's first screen leaves the widget, and close. The page of an
 * empty list stands for its list, which would only lead to it again.
 */
export function HostNavigation() {
  const { back, close } = useFlow();
  const { route } = useFlowPosition();
  const isFirst = route.name === 'empty' || (route.back === 'none' && !services.has(route.name));
  const leave = isFirst ? close : back;
  useHostMessage('back', leave);
  useHostMessage('swipe-back', leave);
  useHostMessage('close', close);
  return null;
}
