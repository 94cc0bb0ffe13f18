import { type FlowModule, type FlowName, FlowProvider, routeAt, useLocation } from '@paywidget/shared/flow';
import { Component, type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';

/** Where the player is: the route's name and its query. */
export interface Whereabouts {
  name: string | undefined;
  query: Readonly<Record<string, string>>;
}

interface ScreenRouterProps {
  module: FlowModule;
  flow: FlowName;
  onArrive: (whereabouts: Whereabouts) => void;
  /** Told of what a screen throws, as the shell is, which then shows its error page. */
  onThrown: (error: unknown) => void;
}

/** Shows a remote's screen of the route the player is on; nothing where another remote has it. */
export function ScreenRouter({ module, flow, onArrive, onThrown }: ScreenRouterProps) {
  const [screens] = useState(() => componentsOf(module));
  const { pathname, search } = useLocation();
  const route = routeAt(flow, pathname);

  useEffect(() => {
    onArrive({ name: route?.name, query: Object.fromEntries(new URLSearchParams(search)) });
  }, [onArrive, route, search]);

  const Screen = route && screens.get(route.screen);
  if (!route || !Screen) return null;
  return (
    <FlowProvider flow={flow} route={route}>
      <ThrownBoundary key={route.name} onThrown={onThrown}>
        <Suspense fallback={null}>
          <Screen />
        </Suspense>
      </ThrownBoundary>
    </FlowProvider>
  );
}

function componentsOf({ screens }: FlowModule): ReadonlyMap<string, ComponentType> {
  return new Map(
    Object.entries(screens).map(([name, entry]) => [
      name,
      'component' in entry ? entry.component : lazy(async () => ({ default: await entry.load() })),
    ]),
  );
}

class ThrownBoundary extends Component<Pick<ScreenRouterProps, 'onThrown'> & { children: ReactNode }> {
  override state = { hasThrown: false };

  static getDerivedStateFromError() {
    return { hasThrown: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onThrown(error);
  }

  override render() {
    return this.state.hasThrown ? null : this.props.children;
  }
}
