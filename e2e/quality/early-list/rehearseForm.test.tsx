import { countries, currencyByCountry, depositMethodsFor } from '@paywidget/operator/catalogue';
import { createApi, createQueryClient, depositMethodsQuery } from '@paywidget/shared/api';
import { fetchPaymentMethods } from '@paywidget/shared/contract';
import { createI18n } from '@paywidget/shared/i18n';
import { createStore, depositMethodsParamsAtom, languageAtom, sessionAtom } from '@paywidget/shared/state';
import { createFakeServer, createRecordingHost, wireMethod } from '@paywidget/shared/testing';
import { type ComponentType, useEffect } from 'react';
import { RedirectScreen } from '../../../mf-deposit/src/screens/RedirectScreen/RedirectScreen';
import { readLocales } from '../../../shared/tools/texts/readLocales';
import { rehearseForm } from '../../../shell/src/app/rehearsal/rehearseForm';
import { textsOfScreen } from '../../../shell/src/routing/textsOfScreen';
import { readSession } from '../../../shell/src/session';
import { lastResort } from '../../../shell/src/start/failures';

const locales = readLocales();

/** Whether React expects `act` around updates. Here it renders as in a browser: in steps, when it has time. */
const react = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

beforeEach(() => {
  react.IS_REACT_ACT_ENVIRONMENT = false;
  sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

/** Everything that a form could send to or change. */
async function widget(country = 'nl', methods?: unknown) {
  const currency = currencyByCountry[country as keyof typeof currencyByCountry];
  const host = createRecordingHost();
  const store = createStore();
  store.set(sessionAtom, readSession({ user: { paymentGeo: country, currency, locale: 'de' } }));
  const server = createFakeServer();
  server.answer(fetchPaymentMethods, methods ?? { methods: depositMethodsFor(country, currency, 'fiat') });
  const api = createApi({ transport: server, host, caller: () => ({ platformVersion: 'redesign' }) });
  const queryClient = createQueryClient();
  await queryClient.prefetchQuery(depositMethodsQuery(api, store.get(depositMethodsParamsAtom)));
  const i18n = createI18n({ host, load: async (group) => locales[group] ?? {}, lastResort });
  await i18n.use(store.get(languageAtom));
  await i18n.need(textsOfScreen('deposit.redirect'));
  return { host, store, server, api, queryClient, i18n };
}

/** The form, and how often it was rendered and mounted. */
function counted(Form: ComponentType) {
  const counts = { rendered: 0, mounted: 0 };
  const Counted = () => {
    counts.rendered += 1;
    useEffect(() => {
      counts.mounted += 1;
    }, []);
    return <Form />;
  };
  return { counts, form: Counted };
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

it.each([...countries])(
  'the form of a method of %s is rendered once, to its end, and never mounted',
  async (country) => {
    const { counts, form } = counted(RedirectScreen);
    await rehearseForm({ ...(await widget(country)), form });
    await nextTask();
    expect(console.error).not.toHaveBeenCalled();
    expect(counts.mounted).toBe(0);
    expect(counts.rendered).toBeGreaterThan(0);
  },
);

it('a rehearsal sends nothing, stores nothing and shows nothing', async () => {
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'setImmediate'] });
  const page = document.documentElement.outerHTML;
  const { host, server, queryClient, ...rest } = await widget();
  const requests = server.requestsTo(fetchPaymentMethods).length;
  const queries = queryClient.getQueryCache().getAll().length;
  const messages = host.sent.length;
  await rehearseForm({ host, queryClient, ...rest, form: RedirectScreen } as never);
  await nextTask();
  expect(host.sent).toHaveLength(messages);
  expect(server.requestsTo(fetchPaymentMethods)).toHaveLength(requests);
  expect(queryClient.getQueryCache().getAll()).toHaveLength(queries);
  expect(document.documentElement.outerHTML).toBe(page);
  expect(sessionStorage).toHaveLength(0);
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

it('a form that throws fails its rehearsal, and nothing else', async () => {
  const broken = () => {
    throw new Error('broken');
  };
  await expect(rehearseForm({ ...(await widget()), form: broken })).rejects.toThrow('broken');
});

it('without a method that has this form there is nothing to rehearse', async () => {
  const { counts, form } = counted(RedirectScreen);
  const methods = { methods: [wireMethod('btc', { isNewFlow: true, cryptoCurrencies: [] })] };
  await rehearseForm({ ...(await widget('nl', methods)), form });
  expect(counts.rendered).toBe(0);
});
