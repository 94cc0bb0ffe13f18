import { FlowProvider, LazyPart, lazyPart, useLocation } from '@paywidget/shared/navigation';
import { type Route, type ScreenName, type ScreenOf, screenNamed } from '@paywidget/shared/navigation/routes';
import {
  choiceAtom,
  payloadAtom,
  pickedCurrencyAtom,
  regionAtom,
  useAtomValue,
  useSetAtom,
} from '@paywidget/shared/state';
import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { BrowserRouter, MemoryRouter, useNavigate } from 'react-router';
import { whenIdle } from '../../lib/scheduling/whenIdle';
import { Layout } from '../layout';
import { ErrorScreen } from '../pages';
import { resolveRoute } from '../routing';
import type { AppProps, History } from '../state/appProps';
import { BrokenScreen } from './BrokenScreen';
import { HostNavigation } from './HostNavigation';
import { Placeholder } from './Placeholder';
import { RemoteScreen } from './RemoteScreen';
import { useScreenShown } from './useScreenShown';

type RouteProps = Pick<AppProps, 'screens' | 'pageLoad' | 'transaction'>;

/** Shows the screen of the current route. */
export function WidgetRouter({ history: given, ...props }: RouteProps & Pick<AppProps, 'history'>) {
  const { transaction } = props;
  const flow = useAtomValue(payloadAtom).widgetViewType;
  const choice = useAtomValue(choiceAtom);
  const [history] = useState(() =>
    withResolvedPath(given, (path, query) => {
      const resolution = resolveRoute({ flow, path, choice, transaction });
      if (resolution.kind === 'show' || resolution.forgetsChoice) return path;
      return resolution.to + (resolution.keepsQuery ? query : '');
    }),
  );
  const current = <CurrentRoute {...props} />;
  // Without transitions, a press shows the next screen in the same frame.
  return history.kind === 'browser' ? (
    <BrowserRouter basename={history.basePath} window={history.window} useTransitions={false}>
      {current}
    </BrowserRouter>
  ) : (
    <MemoryRouter initialEntries={[history.path]} useTransitions={false}>
      {current}
    </MemoryRouter>
  );
}

/** Replaces the first path by its redirect target before the first render. Otherwise, the redirect would render twice. */
function withResolvedPath(history: History, resolvePath: (path: string, query: string) => string): History {
  if (history.kind === 'memory') return { ...history, path: resolvePath(history.path, '') };
  const { location, history: entries } = history.window ?? window;
  const path = location.pathname.slice(history.basePath.length) || '/';
  const start = resolvePath(path, location.search);
  if (start !== path) entries.replaceState(entries.state, '', history.basePath + start);
  return history;
}

function CurrentRoute({ screens, pageLoad, transaction }: RouteProps) {
  const { pathname: path, key } = useLocation();
  const flow = useAtomValue(payloadAtom).widgetViewType;
  const choice = useAtomValue(choiceAtom);
  // One element for all screens, made before the first: a screen shows its title in the same commit as its content.
  const [titleSlot] = useState(() => document.createElement('div'));
  const resolution = resolveRoute({ flow, path, choice, transaction });
  const name = resolution.kind === 'show' ? resolution.route.name : undefined;

  useLayoutEffect(() => {
    if (name) pageLoad.begin(name, key);
  }, [pageLoad, name, key]);

  if (resolution.kind === 'redirect') return <Redirect {...resolution} />;
  return (
    <FlowProvider
      flow={flow}
      route={resolution.route}
      titleSlot={resolution.route.header === 'none' ? undefined : titleSlot}
    >
      <HostNavigation />
      <ShownRoute screens={screens} pageLoad={pageLoad} route={resolution.route} />
    </FlowProvider>
  );
}

function ShownRoute({ screens, pageLoad, route }: Omit<RouteProps, 'transaction'> & { route: Route }) {
  const content = useRef<HTMLElement>(null);
  useScreenShown(content, route.name, (name) => {
    pageLoad.shown(name);
    whenIdle(() => screens.loadLikelyNext(route.screen));
  });
  return (
    <Layout content={content}>
      <RouteScreen screens={screens} route={route} />
    </Layout>
  );
}

/** A screen of the shell that is loaded on demand, because few players see it. */
function lateScreen(screen: ScreenName, load: () => Promise<ComponentType>): ComponentType {
  const part = lazyPart(() => true, load, screenNamed(screen).texts);
  return () => (
    <LazyPart
      part={part}
      placeholder={<Placeholder screen={screen} />}
      failed={(_, retry) => <BrokenScreen onRetry={retry} />}
    />
  );
}

/** The shell's screens. The page `empty.region` shows a remote's screen. */
const ownScreens: Readonly<Record<Exclude<ScreenOf<'shell'>, 'empty.region'>, ComponentType>> = {
  // Not loaded on demand, because it is shown when the connection is lost.
  error: ErrorScreen,
  empty: lateScreen('empty', async () => (await import('../pages/EmptyScreen/EmptyScreen')).EmptyScreen),
  form: lateScreen(
    'form',
    async () => (await import('../pages/HelperWindowScreen/HelperWindowScreen')).HelperWindowScreen,
  ),
};

function RouteScreen({ screens, route }: Pick<RouteProps, 'screens'> & { route: Route }) {
  const { screen, shows } = route;
  const Own = screen in ownScreens ? ownScreens[screen as keyof typeof ownScreens] : undefined;
  return Own ? <Own /> : <RemoteScreen screens={screens} screen={shows ?? screen} />;
}

function Redirect({ to, forgetsChoice }: { to: string; forgetsChoice: boolean }) {
  const setChoice = useSetAtom(choiceAtom);
  const setRegion = useSetAtom(regionAtom);
  const setCurrency = useSetAtom(pickedCurrencyAtom);
  const navigate = useNavigate();
  useEffect(() => {
    // A failed guard resets the choice and shows the initial method list.
    if (forgetsChoice) {
      setChoice({});
      setRegion(undefined);
      setCurrency(undefined);
    }
    navigate(to, { replace: true });
  }, [to, forgetsChoice, navigate, setChoice, setRegion, setCurrency]);
  return null;
}
