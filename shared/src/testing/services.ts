import { createApi, createQueryClient } from '@paywidget/shared/api';
import { createI18n } from '@paywidget/shared/i18n';
import { createIconResolver, type Services } from '@paywidget/shared/services';
import { createStore, sessionAtom } from '@paywidget/shared/state';
import english from '../../locales/en.json';
import { createFakeServer, type FakeServer } from './fakeServer';
import { createRecordingHost, type RecordingHost } from './recordingHost';

/** The services of a widget in a test, with a host that records what it is sent. */
export interface TestServices extends Services {
  readonly host: RecordingHost;
}

export interface TestServicesOptions extends Partial<Omit<TestServices, 'api'>> {
  /** Answers the calls of the api. */
  server?: FakeServer;
}

/** Creates services for a test: a fake server, a recording host, English texts. What the test gives replaces them. */
export function createTestServices({
  server = createFakeServer(),
  store = createStore(),
  host = createRecordingHost(),
  ...given
}: TestServicesOptions = {}): TestServices {
  const caller = () => ({ token: store.get(sessionAtom)?.user.token, platformVersion: 'redesign' as const });
  return {
    store,
    host,
    api: createApi({ transport: server, host, caller }),
    queryClient: createQueryClient(),
    i18n: createI18n({ host, load: async () => english, lastResort: english }),
    icons: createIconResolver(() => '/paywidget/static/'),
    urls: { trustedOrigins: { all: () => [], includes: () => false } },
    ...given,
  };
}
