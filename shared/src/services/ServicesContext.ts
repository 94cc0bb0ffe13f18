import type { Api } from '@paywidget/shared/api';
import type { HostPort } from '@paywidget/shared/host';
import type { TextLoader } from '@paywidget/shared/i18n';
import { createContext, useContext } from 'react';
import type { IconResolver } from './iconResolver';
import type { Services } from './services';

/** The services of the widget that a component belongs to. The early list gives only `icons`, and the test of a part may give none. */
export const ServicesContext = createContext<Partial<Services>>({});

/** Returns one of the widget's services. Throws if nothing above gives it. */
export function useService<Name extends keyof Services>(name: Name): Services[Name] {
  const service = useContext(ServicesContext)[name];
  if (service === undefined) throw new Error(`The service ${name} needs a ServicesProvider above it`);
  return service as Services[Name];
}

/** Returns the port to the host. */
export const useHost = (): HostPort => useService('host');

/** Returns the api. */
export const useApi = (): Api => useService('api');

const loadedTexts: TextLoader = { has: () => true, need: async () => {} };

/** Returns the object that loads further parts of the texts. In the test of a part, all texts count as loaded. */
export const useTextLoader = (): TextLoader => useContext(ServicesContext).i18n ?? loadedTexts;

/** Returns the resolver of icons. If there is none, no files are loaded, and every icon shows its fallback. */
export const useIconResolver = (): IconResolver | undefined => useContext(ServicesContext).icons;
