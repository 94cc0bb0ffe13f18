import {
  type FlowModule,
  FlowProvider,
  type FlowScreenEntry,
  useLocation,
} from '@paywidget/shared/navigation';
import { type FlowName, routeAt } from '@paywidget/shared/navigation/routes';
import { Component, type ComponentType, type ReactNode, useEffect, useState } from 'react';

/** The current route's name and query. */
export interface ScreenLocation {
  name: string | undefined;
  query: Readonly<Record<string, string>>;
}

interface ScreenRouterProps {
  module: FlowModule;
  flow: FlowName;
  onArrive: (whereabouts: ScreenLocation) => void;
  /** Called with errors that a screen throws. The shell would show its error page. */
  onThrown: (error: unknown) => void;
}

/** Renders the screen of the current route, if the remote has this screen. */
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

/** Renders a screen as the shell does: without Suspense, which delays a quick screen by 300 ms. */
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
