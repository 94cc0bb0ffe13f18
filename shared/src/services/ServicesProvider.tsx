import { QueryClientProvider } from '@paywidget/shared/api';
import { StateProvider } from '@paywidget/shared/state';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { ServicesContext } from './ServicesContext';
import type { Services } from './services';

interface ServicesProviderProps {
  services: Services;
  children: ReactNode;
}

/** Gives the services of a widget to everything below. The libraries for state, queries and texts have a context each. */
export function ServicesProvider({ services, children }: ServicesProviderProps) {
  const { store, queryClient, i18n } = services;
  return (
    <ServicesContext value={services}>
      <StateProvider store={store}>
        <QueryClientProvider client={queryClient}>
          <I18nextProvider i18n={i18n.instance}>{children}</I18nextProvider>
        </QueryClientProvider>
      </StateProvider>
    </ServicesContext>
  );
}
