import {
  type Api,
  ApiProvider,
  createQueryClient,
  depositMethodsQuery,
  type QueryClient,
} from '@paywidget/shared/api';
import { createHostPort, HostProvider } from '@paywidget/shared/host';
import { type I18n, I18nProvider } from '@paywidget/shared/i18n';
import { depositPageOf } from '@paywidget/shared/methods';
import { FlowProvider } from '@paywidget/shared/navigation';
import { routeNamed } from '@paywidget/shared/navigation/routes';
import {
  choiceAtom,
  createStore,
  currencyAtom,
  depositMethodsParamsAtom,
  instanceAtom,
  StateProvider,
  type Store,
  sessionAtom,
} from '@paywidget/shared/state';
import { SnackbarProvider } from '@paywidget/shared/ui';
import { type ComponentType, startTransition, use } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router';

export interface Rehearsal {
  store: Store;
  i18n: I18n;
  api: Api;
  queryClient: QueryClient;
  /** The screen of the form that most methods open, `deposit.redirect`. */
  form: ComponentType;
}

/** A host that sends nothing and receives nothing. */
const nobody = createHostPort({ send() {}, on: () => () => {} });

interface EndProps {
  onReached: () => void;
  until: Promise<never>;
}

/** Is rendered after the form. While it waits, React commits nothing. */
function End({ onReached, until }: EndProps): never {
  onReached();
  return use(until);
}

/**
 * Renders the form of a listed method once and throws it away, so that the browser has compiled the code when the player presses a
 * method. React renders it in small steps, and never commits it: no effect runs and nothing is added to the page. The form has a
 * store, queries and a host of its own, so it cannot send or change anything. See docs/decisions/031-rehearsed-form.md.
 *
 * Resolves once it is rendered, or at once if the list has no method with this form.
 * @throws what the form throws
 */
export async function rehearseForm({ store, i18n, api, queryClient, form: Form }: Rehearsal): Promise<void> {
  const route = routeNamed('main', 'deposit.redirect');
  const currency = store.get(currencyAtom);
  const { queryKey } = depositMethodsQuery(api, store.get(depositMethodsParamsAtom));
  const list = queryClient.getQueryData(queryKey);
  const method = list?.methods.find(
    (one) => depositPageOf(one, 'list') === route?.screen && one.amountRules?.[currency],
  );
  if (!route || !method) return;

  const ownStore = createStore();
  ownStore.set(sessionAtom, store.get(sessionAtom));
  // The key of stored payments contains it, so the form finds none.
  ownStore.set(instanceAtom, 'rehearsal');
  ownStore.set(choiceAtom, { method: method.name });
  const ownQueries = createQueryClient();
  ownQueries.setQueryData(queryKey, list);
  const never = new Promise<never>(() => {});
  const mute: Api = { ...api, call: () => never, onPush: () => () => {} };
  const titleSlot = document.createElement('div');

  let root: Root | undefined;
  const rendered = new Promise<void>((resolve, reject) => {
    root = createRoot(document.createElement('div'), { onUncaughtError: reject });
    startTransition(() =>
      root?.render(
        <StateProvider store={ownStore}>
          <HostProvider host={nobody}>
            <I18nProvider i18n={i18n}>
              <ApiProvider api={mute} queryClient={ownQueries}>
                <SnackbarProvider dismissLabel="">
                  <MemoryRouter initialEntries={[route.path]}>
                    <FlowProvider flow="main" route={route} titleSlot={titleSlot}>
                      <Form />
                    </FlowProvider>
                  </MemoryRouter>
                </SnackbarProvider>
              </ApiProvider>
            </I18nProvider>
          </HostProvider>
          <End onReached={resolve} until={never} />
        </StateProvider>,
      ),
    );
  });
  await rendered.finally(() =>
    // Not while React renders.
    setTimeout(() => {
      root?.unmount();
      ownQueries.clear();
    }),
  );
}
