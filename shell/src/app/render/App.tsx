import { ServicesProvider } from '@paywidget/shared/services';
import { useAtomValue } from '@paywidget/shared/state';
import { messageOf, startFailureOf } from '../failures';
import { StartFailureScreen } from '../pages';
import { Placeholder, ScreenBoundary, WidgetRouter } from '../router';
import type { AppProps } from '../state/appProps';
import { startStateAtom } from '../state/startState';
import { WidgetFrame } from './WidgetFrame';

export function App(props: AppProps) {
  const { services, restart } = props;
  return (
    <ServicesProvider services={services}>
      <WidgetFrame>
        <ScreenBoundary
          onError={(error) => services.host.report('widget.failed', messageOf(error))}
          fallback={(error) => <StartFailureScreen failure={startFailureOf(error)} onRetry={restart} />}
        >
          <WidgetContent {...props} />
        </ScreenBoundary>
      </WidgetFrame>
    </ServicesProvider>
  );
}

function WidgetContent({ screens, pageLoad, history, transaction, firstScreen }: AppProps) {
  const start = useAtomValue(startStateAtom);
  if (start.status === 'waiting') return <Placeholder screen={firstScreen} isAtOnce />;
  if (start.status === 'failed') return <StartFailureScreen failure={start.failure} onRetry={start.retry} />;
  return <WidgetRouter screens={screens} pageLoad={pageLoad} history={history} transaction={transaction} />;
}
