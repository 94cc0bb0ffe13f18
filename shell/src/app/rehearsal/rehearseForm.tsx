import { ApiProvider, depositMethodsQuery, type QueryClient } from '@paywidget/shared/api';
import { type HostPort, HostProvider } from '@paywidget/shared/host';
import { type I18n, I18nProvider } from '@paywidget/shared/i18n';
import { depositPageOf } from '@paywidget/shared/methods';
import { FlowProvider } from '@paywidget/shared/navigation';
import { routeNamed } from '@paywidget/shared/navigation/routes';
import {
  type Choice,
  choiceAtom,
  depositMethodsParamsAtom,
  payloadAtom,
  StateProvider,
  type Store,
} from '@paywidget/shared/state';
import { createIconResolver, IconResolverProvider } from '@paywidget/shared/ui';
import { Activity, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { startStateAtom } from '../../start/state';

export interface RehearsalProps {
  store: Store;
  host: HostPort;
  i18n: I18n;
  queryClient: QueryClient;
}

/** The screen that most methods open. */
const formScreen = 'deposit.redirect';

/** After this time, in ms, the rehearsal ends even if no form was rendered: its limits may be unknown. */
const timeLimitMs = 2_000;

/**
 * Renders the form of the first method once, in an element outside of the page, while the player reads the list. The browser
 * then has compiled and run what the form needs, and the first form of a visit opens as fast as the second. No effect runs, the
 * state cannot be changed, and the host hears nothing. Does nothing if the list has no such method, if the form's code is not
 * loaded, or if the player has chosen a method already.
 */
export function rehearseForm({ store, host, i18n, queryClient }: RehearsalProps): void {
  const start = store.get(startStateAtom);
  if (start.status !== 'ready' || store.get(choiceAtom).method !== undefined) return;
  const form = start.services.screens.stateOf(formScreen);
  const { queryKey } = depositMethodsQuery(start.api, store.get(depositMethodsParamsAtom));
  const methods = queryClient.getQueryData(queryKey)?.methods ?? [];
  const method = methods.find((one) => depositPageOf(one, 'list') === formScreen);
  const flow = store.get(payloadAtom).widgetViewType;
  const route = routeNamed(flow, formScreen);
  if (form.status !== 'ready' || !method || !route) return;

  const Form = form.component;
  const silentHost: HostPort = { ...host, send: () => {}, report: () => {}, track: () => {} };
  renderOnce(
    <StateProvider store={readOnly(store, { method: method.name })}>
      <HostProvider host={silentHost}>
        <I18nProvider i18n={i18n}>
          <ApiProvider api={start.api} queryClient={queryClient}>
            <IconResolverProvider value={createIconResolver(start.staticUrl, () => {})}>
              <MemoryRouter initialEntries={[route.path]} useTransitions={false}>
                <FlowProvider flow={flow} route={route} titleSlot={document.createElement('div')}>
                  <Form />
                </FlowProvider>
              </MemoryRouter>
            </IconResolverProvider>
          </ApiProvider>
        </I18nProvider>
      </HostProvider>
    </StateProvider>,
  );
}

/** Returns a store that has the values of another one and a choice of its own, and in which nothing can be changed. */
const readOnly = (store: Store, choice: Choice): Store => ({
  ...store,
  get: (atom) => ((atom as unknown) === choiceAtom ? (choice as never) : store.get(atom)),
  set: () => undefined as never,
});

/** Renders a tree in slices while the browser has nothing else to do, without its effects, and removes it. */
function renderOnce(tree: ReactNode): void {
  const element = document.createElement('div');
  const ignore = () => {};
  // An error shows when the player opens the form, and is reported then.
  const root = createRoot(element, { onUncaughtError: ignore, onCaughtError: ignore });
  const observer = new MutationObserver(end);
  const timer = setTimeout(end, timeLimitMs);

  function end() {
    observer.disconnect();
    clearTimeout(timer);
    root.unmount();
  }

  observer.observe(element, { childList: true });
  root.render(<Activity mode="hidden">{tree}</Activity>);
}
