import { createApi, createQueryClient } from '@paywidget/shared/api';
import { createI18n } from '@paywidget/shared/i18n';
import {
  type CaptchaService,
  createIconResolver,
  type Permissions,
  type Services,
  type TrustedOrigins,
  type Urls,
} from '@paywidget/shared/services';
import { createStore, sessionAtom } from '@paywidget/shared/state';
import { CaptchaIdEmptyError } from '@paywidget/shared/transaction';
import english from '../../locales/en.json';
import { createFakeServer, type FakeServer } from './fakeServer';
import { createRecordingHost, type RecordingHost } from './recordingHost';

/** The services of a widget in a test, with a host that records what it is sent. */
export interface TestServices extends Services {
  readonly host: RecordingHost;
}

/** What a test changes. */
export interface TestServicesOptions extends Partial<Omit<TestServices, 'api' | 'urls' | 'permissions'>> {
  /** Answers the calls of the api. */
  server?: FakeServer;
  urls?: Partial<Urls>;
  permissions?: Partial<Permissions>;
}

/** Trusts exactly the given origins. */
export const fakeTrustedOrigins = (...origins: string[]): TrustedOrigins => ({
  all: () => origins,
  includes: (origin) => origins.includes(origin),
});

/** The captcha service of a widget for which no captcha is configured. */
export const unconfiguredCaptcha: CaptchaService = {
  solve: () => Promise.reject(new CaptchaIdEmptyError()),
};

/**
 * Creates services for a test: a fake server, a recording host, English texts, no captcha, no
 * trusted origins. What the test gives replaces them.
 */
export function createTestServices({
  server = createFakeServer(),
  store = createStore(),
  host = createRecordingHost(),
  urls,
  permissions,
  isBarePage = false,
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
    captcha: unconfiguredCaptcha,
    urls: {
      widget: 'http://localhost/paywidget/',
      trustedOrigins: fakeTrustedOrigins(),
      appLinks: () => [],
      ...urls,
    },
    permissions: { cardFields: () => true, vpnAdvice: () => true, ...permissions },
    isBarePage,
    ...given,
  };
}
