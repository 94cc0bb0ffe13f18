import { createApi, createQueryClient, type Transport } from '@paywidget/shared/api';
import { callerOf } from '@paywidget/shared/contract';
import { createHostPort } from '@paywidget/shared/host';
import { createI18n, type TextPart } from '@paywidget/shared/i18n';
import { createIconResolver, type Services } from '@paywidget/shared/services';
import { createStore, payloadAtom, sessionAtom, userAtom } from '@paywidget/shared/state';
import { createCaptcha } from '../../captcha';
import { trustOrigins } from '../../lib/bridge';
import { FileError } from '../../lib/federation/configuration';
import { widgetTransport } from '../../lib/transport';
import { lastResort } from '../failures';
import type { WidgetOptions } from './options';

/**
 * Makes the services of one widget, and the transport that its api uses. Nothing is requested yet: the transport connects with the
 * first call.
 */
export function createServices(options: WidgetOptions): { services: Services; transport: Transport } {
  const { bridge, deployment, root, fetch } = options;
  const store = createStore();
  const host = createHostPort(bridge, () => store.get(sessionAtom)?.payload);
  const transport = widgetTransport({ fetch, deployment, store, early: options.earlySocket });
  const caller = () => callerOf(store.get(userAtom), store.get(payloadAtom));
  const load = (group: string, part: TextPart) =>
    deployment.loadTexts(group, part).catch((error: unknown) => {
      if (error instanceof FileError) host.report('file.failed', error.message);
      throw error;
    });
  const icons = createIconResolver(deployment.staticUrl, (id, owner) =>
    host.report('icon.failed', id ? `${owner}: ${id}` : `${owner} has no icon ids`),
  );
  const services: Services = {
    store,
    host,
    api: createApi({ transport, host, caller }),
    queryClient: createQueryClient(),
    i18n: createI18n({ host, load, lastResort }),
    icons,
    captcha: createCaptcha({
      store,
      host,
      deployed: deployment.captcha,
      pageUrl: deployment.captchaUrl,
    }),
    urls: {
      widget: root,
      hostReturn: options.returnUrl,
      trustedOrigins: trustOrigins(window.location.origin, deployment.allowedOrigins),
      appLinks: deployment.appLinks,
    },
    permissions: {
      cardFields: () => !options.isPackage || deployment.packageCardFields(),
      vpnAdvice: deployment.vpnAdvice,
    },
    isBarePage: options.isBare ?? false,
  };
  return { services, transport };
}
