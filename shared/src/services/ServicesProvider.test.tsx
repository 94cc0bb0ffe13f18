import { useQueryClient } from '@paywidget/shared/api';
import { createI18n, useTranslation } from '@paywidget/shared/i18n';
import { useStore } from '@paywidget/shared/state';
import { createRecordingHost, createTestServices } from '@paywidget/shared/testing';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import {
  type Services,
  ServicesProvider,
  useApi,
  useHost,
  useIconResolver,
  useService,
  useTextLoader,
} from '.';

/** What a component finds in the contexts around it. */
const useFound = () => ({
  host: useHost(),
  api: useApi(),
  urls: useService('urls'),
  icons: useIconResolver(),
  i18n: useTextLoader(),
  store: useStore(),
  queryClient: useQueryClient(),
  text: useTranslation().t('name'),
});

const around = (services: Services) => ({
  wrapper: ({ children }: { children: ReactNode }) => (
    <ServicesProvider services={services}>{children}</ServicesProvider>
  ),
});

it.each(['first', 'second'])('gives a component the services of its own widget, here the %s', (text) => {
  const host = createRecordingHost();
  const i18n = createI18n({ host, load: async () => ({}), lastResort: { name: text } });
  const services = createTestServices({ host, i18n });
  const { text: shown, ...found } = renderHook(useFound, around(services)).result.current;
  for (const [name, service] of Object.entries(found)) expect(service).toBe(services[name as keyof Services]);
  expect(shown).toBe(text);
});

it('names the service that a component outside of a widget asks for', () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderHook(useApi)).toThrow('The service api needs a ServicesProvider above it');
  complaints.mockRestore();
});

it('a part of a widget alone has no icons, and all texts count as loaded', async () => {
  const { current: icons } = renderHook(useIconResolver).result;
  const { current: texts } = renderHook(useTextLoader).result;
  expect(icons).toBeUndefined();
  expect(texts.has(['first'])).toBe(true);
  await expect(texts.need(['first'])).resolves.toBeUndefined();
});
