import { ApiProvider, type QueryClient } from '@paywidget/shared/api';
import { type HostPort, HostProvider, useHost } from '@paywidget/shared/host';
import { type I18n, I18nProvider } from '@paywidget/shared/i18n';
import type { ScreenName } from '@paywidget/shared/navigation/routes';
import { StateProvider, type Store, useAtomValue } from '@paywidget/shared/state';
import { createIconResolver, IconResolverProvider } from '@paywidget/shared/ui';
import { type ReactNode, useMemo } from 'react';
import type { Transaction } from '../routing';
import { messageOf, startFailureOf } from '../failures';
import { startStateAtom } from '../state/startState';
import { StartFailureScreen } from '../pages';
import { type History, Placeholder, ScreenBoundary, WidgetRouter } from '../router';
import { ShellProvider } from '../state/ShellProvider';
import { WidgetFrame } from './WidgetFrame';

export interface AppProps {
  store: Store;
  host: HostPort;
  i18n: I18n;
  queryClient: QueryClient;
  history: History;
  transaction?: Transaction;
  /** The screen that is probably shown first. Its placeholder is shown until the host replies. */
  firstScreen: ScreenName;
  /** Restarts the whole widget, after an error that nothing else caught. */
  restart: () => void;
}

export function App(props: AppProps) {
  const { store, host, i18n, restart } = props;
  return (
    <StateProvider store={store}>
      <HostProvider host={host}>
        <I18nProvider i18n={i18n}>
          <WidgetFrame>
            <ScreenBoundary
              onError={(error) => host.report('widget.failed', messageOf(error))}
              fallback={(error) => <StartFailureScreen failure={startFailureOf(error)} onRetry={restart} />}
            >
              <WidgetContent {...props} />
            </ScreenBoundary>
          </WidgetFrame>
        </I18nProvider>
      </HostProvider>
    </StateProvider>
  );
}

function WidgetContent({ queryClient, history, transaction, firstScreen }: AppProps) {
  const start = useAtomValue(startStateAtom);
  if (start.status === 'waiting') return <Placeholder screen={firstScreen} isAtOnce />;
  if (start.status === 'failed') return <StartFailureScreen failure={start.failure} onRetry={start.retry} />;
  return (
    <ApiProvider api={start.api} queryClient={queryClient}>
      <Icons staticUrl={start.staticUrl}>
        <ShellProvider services={start.services}>
          <WidgetRouter history={history} transaction={transaction} />
        </ShellProvider>
      </Icons>
    </ApiProvider>
  );
}

/** Provides the URL of the deployment's icons, and reports icons that are missing to the host. */
function Icons({ staticUrl, children }: { staticUrl: string; children: ReactNode }) {
  const host = useHost();
  const base = useMemo(
    () =>
      createIconResolver(staticUrl, (id, owner) =>
        host.report('icon.failed', id ? `${owner}: ${id}` : `${owner} has no icon ids`),
      ),
    [staticUrl, host],
  );
  return <IconResolverProvider value={base}>{children}</IconResolverProvider>;
}
