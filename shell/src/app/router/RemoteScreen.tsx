import { useFlow, useFlowPosition } from '@paywidget/shared/navigation';
import type { ScreenName } from '@paywidget/shared/navigation/routes';
import { useHost } from '@paywidget/shared/services';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { RemoteError } from '../../lib/federation';
import { errorPageMessageOf, messageOf } from '../failures';
import { MissingScreenError, type ScreenState, type Screens } from '../routing';
import { BrokenScreen } from './BrokenScreen';
import { MissingScreen } from './MissingScreen';
import { Placeholder } from './Placeholder';
import { ScreenBoundary } from './ScreenBoundary';

/** Renders a screen of a remote, its placeholder while it loads, or a message if it cannot be loaded or throws. */
export function RemoteScreen({ screens, screen }: { screens: Screens; screen: ScreenName }) {
  const { route } = useFlowPosition();
  const host = useHost();
  const stateOfScreen = () => screens.stateOf(screen);
  const state = useSyncExternalStore(screens.subscribe, stateOfScreen, stateOfScreen);
  const [restarts, setRestarts] = useState(0);
  useEffect(() => screens.load(screen), [screens, screen]);
  useReportFailure(state, route.name);
  useRetryOnReturn(state.status === 'failed', () => screens.retry(screen));

  if (state.status === 'loading') return <Placeholder screen={screen} />;
  if (state.status === 'failed') {
    if (state.error instanceof MissingScreenError) return <MissingScreen />;
    return <BrokenScreen onRetry={() => screens.retry(screen)} />;
  }

  const report = (error: unknown) => host.report('screen.failed', `${route.name}: ${messageOf(error)}`);
  const Shown = state.component;
  return (
    <ScreenBoundary
      key={`${route.name} ${state.attempt} ${restarts}`}
      onError={report}
      fallback={(error) => {
        const message = errorPageMessageOf(error);
        if (message !== undefined) return <RedirectToErrorPage message={message} />;
        return <BrokenScreen onRetry={() => setRestarts(restarts + 1)} />;
      }}
    >
      <Shown />
    </ScreenBoundary>
  );
}

/** Goes to the error page, which has a way back to the current route. */
function RedirectToErrorPage({ message }: { message: string }) {
  const { go } = useFlow();
  const { route } = useFlowPosition();
  useEffect(() => {
    go('error', { replace: true, query: { back: route.name, message } });
  }, [go, route.name, message]);
  return null;
}

/**
 * If the player has come back by the browser's history, loads a failed screen again, once. When the player leaves a page for
 * the provider, the page stops loading. Safari then shows the page in its last state, in which the interrupted requests have
 * failed.
 */
function useRetryOnReturn(hasFailed: boolean, retry: () => void): void {
  const [hasReturned, setHasReturned] = useState(false);
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setHasReturned(true);
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
  useEffect(() => {
    if (!hasFailed || !hasReturned) return;
    setHasReturned(false);
    retry();
  });
}

/** Reports a screen that could not be loaded to the host. The federation has already reported a failed remote. */
function useReportFailure(state: ScreenState, routeName: string): void {
  const host = useHost();
  const error = state.status === 'failed' ? state.error : undefined;
  useEffect(() => {
    if (error === undefined || error instanceof RemoteError) return;
    const code = error instanceof MissingScreenError ? 'screen.missing' : 'screen.failed';
    host.report(code, `${routeName}: ${messageOf(error)}`);
  }, [error, host, routeName]);
}
