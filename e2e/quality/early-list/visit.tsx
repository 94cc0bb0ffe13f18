import { currencyByCountry, depositMethodsFor } from '@paywidget/operator/catalogue';
import { depositMethodsQuery } from '@paywidget/shared/api';
import { fetchPaymentMethods } from '@paywidget/shared/contract';
import { createI18n } from '@paywidget/shared/i18n';
import { createIconResolver } from '@paywidget/shared/services';
import {
  createStore,
  depositMethodsParamsAtom,
  languageAtom,
  sessionAtom,
  themeAtom,
  tokensAtom,
} from '@paywidget/shared/state';
import { createFakeServer, createRecordingHost, createTestServices } from '@paywidget/shared/testing';
import { act } from '@testing-library/react';
import depositFlow from '../../../mf-deposit/src/routes';
import { readLocales } from '../../../shared/tools/texts/readLocales';
import { lastResort } from '../../../shell/src/app/failures';
import { renderApp } from '../../../shell/src/app/render/bootstrap';
import { createScreens } from '../../../shell/src/app/routing';
import { startStateAtom } from '../../../shell/src/app/state/startState';
import { readSession } from '../../../shell/src/lib/session';
import { drawEarly, loadEarlyScript } from './drawEarly';

export const locales = readLocales();
const { drawList } = loadEarlyScript();
const staticUrl = 'https://pay.example/static/';

export interface Visit {
  country?: string;
  currency?: string;
  locale?: string;
  payload?: Record<string, unknown>;
  /** Draws forms early. Without it, their style sheets do not come, and a form waits for React. */
  drawsForms?: boolean;
  update?: { theme?: 'light' | 'dark' | 'auto'; tokens?: Record<string, unknown> };
  answer?: unknown;
}

export const currencyIn = (country: string) =>
  (currencyByCountry as Record<string, string>)[country] ?? 'EUR';
const textsOf = (language: string) => locales[language.split(/[-_]/)[0] ?? ''] ?? {};

/** Opens a page with the early list, and returns what renders the app in it. */
export async function visit({
  country = 'nl',
  currency,
  locale = 'en',
  payload,
  update,
  answer,
  drawsForms = false,
}: Visit = {}) {
  const code = currency ?? currencyIn(country);
  const methods = answer ?? { methods: depositMethodsFor(country, code, 'fiat') };
  const raw = { ...payload, user: { paymentGeo: country, currency: code, locale, token: 'token' } };
  document.body.innerHTML = '<div id="paywidget"></div>';
  const element = document.getElementById('paywidget') as HTMLElement;
  const english = textsOf('en');
  const texts = {
    payload: raw,
    updates: update ? [update] : [],
    answer: methods,
    texts: textsOf(locale),
    english,
  };
  const onPress = jest.fn();
  const styled = drawsForms ? Promise.resolve() : undefined;
  const drawn = await drawEarly(drawList, { ...texts, onPress, styled });

  const host = createRecordingHost();
  const store = createStore();
  store.set(sessionAtom, readSession(raw));
  if (update?.theme) store.set(themeAtom, update.theme);
  if (update?.tokens) store.set(tokensAtom, update.tokens);
  const i18n = createI18n({ host, load: async (group) => textsOf(group), lastResort });
  const server = createFakeServer();
  server.answer(fetchPaymentMethods, methods);
  const services = createTestServices({
    store,
    host,
    server,
    i18n,
    icons: createIconResolver(
      () => staticUrl,
      (id, owner) => host.report('icon.failed', `${owner}: ${id}`),
    ),
  });
  const { api, queryClient } = services;
  const federation = {
    load: async () => depositFlow,
    remoteFor: () => 'mf-deposit' as const,
    warm: jest.fn(),
  };
  const screens = createScreens(federation, i18n);
  const pageLoad = { begin: jest.fn(), shown: jest.fn() };
  screens.load('deposit.list');
  await queryClient.prefetchQuery(depositMethodsQuery(api, store.get(depositMethodsParamsAtom)));
  await i18n.use(store.get(languageAtom));
  await screens.whenLoaded('deposit.list');
  store.set(startStateAtom, { status: 'ready' });

  const start = () =>
    act(async () => {
      const history = { kind: 'memory' as const, path: '/deposit' };
      const firstScreen = 'deposit.list' as const;
      const props = { services, screens, pageLoad, history, firstScreen, restart: jest.fn() };
      renderApp(element, props, drawn);
    });
  return { element, drawn, start, store, host, server, queryClient, onPress };
}

export const tilesIn = (element: Element) => [...element.querySelectorAll('[data-method], [data-group]')];

/** React's complaints about elements that differ from React's elements. */
export const complaints = () => (console.error as jest.Mock).mock.calls.map((call) => call.join(' '));
