import { ApiProvider } from '@paywidget/shared/api';
import { HostProvider, useHost } from '@paywidget/shared/host';
import { I18nProvider } from '@paywidget/shared/i18n';
import { StateProvider, useAtomValue } from '@paywidget/shared/state';
import { createIconResolver, IconResolverProvider } from '@paywidget/shared/ui';
import { type ReactNode, useMemo } from 'react';
import { messageOf, startFailureOf } from '../failures';
import { StartFailureScreen } from '../pages';
import { Placeholder, ScreenBoundary, WidgetRouter } from '../router';
import type { AppProps } from '../state/appProps';
import { ShellProvider } from '../state/ShellProvider';
import { startStateAtom } from '../state/startState';
import { WidgetFrame } from './WidgetFrame';

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
