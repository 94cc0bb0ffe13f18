import { ApiProvider, type QueryClient } from '@paywidget/shared/api';
import type { ScreenName } from '@paywidget/shared/flow';
import { type HostPort, HostProvider } from '@paywidget/shared/host';
import { type I18n, I18nProvider } from '@paywidget/shared/i18n';
import { StateProvider, type Store, useAtomValue } from '@paywidget/shared/state';
import { IconBaseProvider } from '@paywidget/shared/ui';
import { messageOf, StartFailureScreen, startFailureOf } from './failures';
import { type History, Placeholder, ScreenBoundary, type Transaction, WidgetRouter } from './router';
import { ShellProvider } from './ShellProvider';
import { startStateAtom } from './startState';
import { WidgetFrame } from './WidgetFrame';

export interface AppProps {
  store: Store;
  host: HostPort;
  i18n: I18n;
  queryClient: QueryClient;
  history: History;
  transaction?: Transaction;
  /** The screen that will most likely come first; its placeholder is shown while the host is waited for. */
  firstScreen: ScreenName;
  /** Starts everything from nothing, after a fault that nothing else caught. */
  restart: () => void;
}

export function App({ store, host, i18n, restart, ...rest }: AppProps) {
  return (
    <StateProvider store={store}>
      <HostProvider host={host}>
        <I18nProvider i18n={i18n}>
          <WidgetFrame>
            <ScreenBoundary
              onError={(error) => host.report('widget.failed', messageOf(error))}
              fallback={(error) => <StartFailureScreen failure={startFailureOf(error)} onRetry={restart} />}
            >
              <Stage {...rest} />
            </ScreenBoundary>
          </WidgetFrame>
        </I18nProvider>
      </HostProvider>
    </StateProvider>
  );
}

type StageProps = Pick<AppProps, 'queryClient' | 'history' | 'transaction' | 'firstScreen'>;

function Stage({ queryClient, history, transaction, firstScreen }: StageProps) {
  const start = useAtomValue(startStateAtom);
  if (start.status === 'waiting') return <Placeholder screen={firstScreen} isAtOnce />;
  if (start.status === 'failed') return <StartFailureScreen failure={start.failure} onRetry={start.retry} />;
  return (
    <ApiProvider api={start.api} queryClient={queryClient}>
      <IconBaseProvider value={start.iconBase}>
        <ShellProvider services={start.services}>
          <WidgetRouter history={history} transaction={transaction} />
        </ShellProvider>
      </IconBaseProvider>
    </ApiProvider>
  );
}
