import {
  type FlowModule,
  FlowProvider,
  type FlowScreenEntry,
  useLocation,
} from '@paywidget/shared/navigation';
import { type FlowName, routeAt } from '@paywidget/shared/navigation/routes';
import { Component, type ComponentType, type ReactNode, useEffect, useState } from 'react';

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
  const { pathname, search } = useLocation();
  const route = routeAt(flow, pathname);

  useEffect(() => {
    onArrive({ name: route?.name, query: Object.fromEntries(new URLSearchParams(search)) });
  }, [onArrive, route, search]);

  const entry = route && module.screens[route.screen];
  if (!route || !entry) return null;
  return (
    <FlowProvider flow={flow} route={route}>
      <ThrownBoundary key={route.name} onThrown={onThrown}>
        <ScreenOf key={route.screen} entry={entry} />
      </ThrownBoundary>
    </FlowProvider>
  );
}

/** As the shell shows a screen: not through Suspense, which holds a screen that comes soon back for 300 ms. */
function ScreenOf({ entry }: { entry: FlowScreenEntry }) {
  const [Screen, setScreen] = useState<ComponentType | undefined>(() =>
    'component' in entry ? entry.component : undefined,
  );
  useEffect(() => {
    if ('load' in entry) void entry.load().then((component) => setScreen(() => component));
  }, [entry]);
  return Screen && <Screen />;
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
