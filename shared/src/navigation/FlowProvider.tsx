import type { FlowName, Route } from '@paywidget/shared/navigation/routes';
import { createContext, type ReactNode, useContext } from 'react';

/** The current flow and route. */
export interface FlowPosition {
  flow: FlowName;
  route: Route;
  /** The element in the bar above the screens that shows the screen's title. Undefined if there is no bar. */
  titleSlot?: Element;
}

const FlowContext = createContext<FlowPosition | undefined>(undefined);

export function FlowProvider({ flow, route, titleSlot, children }: FlowPosition & { children: ReactNode }) {
  return <FlowContext value={{ flow, route, titleSlot }}>{children}</FlowContext>;
}

/** Returns the current flow and route. Throws outside the router. */
export function useFlowPosition(): FlowPosition {
  const position = useContext(FlowContext);
  if (!position) throw new Error('useFlowPosition needs the router above it');
  return position;
}
