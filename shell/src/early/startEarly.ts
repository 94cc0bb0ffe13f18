import { headersFor } from '@paywidget/shared/api';
import { isCryptoCurrency } from '@paywidget/shared/money';
import { createParentWindow } from '../bridge/parentWindow';
import { trustOrigins } from '../bridge/trustedOrigins';
import { deploymentOf, type Fields, fromJson, isFields, textOr } from './deployment';
import { callSignature, type EarlyStart } from './earlyStart';

/** The paths whose first screen is the list of deposit methods. */
const listPaths: ReadonlySet<string> = new Set(['/paywidget', '/paywidget/deposit']);

/** What a host says to have the widget taken away, where it has not started. */
const leaving: ReadonlySet<unknown> = new Set(['back', 'swipe-back', 'close']);

/**
 * Speaks with the host and asks for the deposit methods while the shell's script is still being fetched. It decides
 * nothing: the shell parses the same messages itself, and takes the call only if it would have made the very same one.
 * @returns what tells the host that nothing will start: from then on there is nowhere to go but out, whatever it asks for;
 * nothing where there is no host in a page around this one
 */
export function startEarly(
  window: Window,
  version: string,
  fetch: typeof globalThis.fetch,
): ((code: string, message: string) => void) | undefined {
  const { location } = window;
  if ('paywidgetEarly' in window || window.parent === window || !window.isSecureContext) return undefined;
  const { configuration } = deploymentOf(window);
  if (!isFields(configuration)) return undefined;

  const allowed = Array.isArray(configuration.allowedOrigins) ? configuration.allowedOrigins : [];
  const apiPrefix = textOr(configuration.apiPrefix, '/api');
  const socketUrl = textOr(configuration.socketUrl, undefined);
  const parent = createParentWindow(
    window,
    trustOrigins(location.origin, () => allowed),
  );
  const events: MessageEvent[] = [];
  const calls = new Map<string, Promise<Response>>();

  let hasFailed = false;

  function hear(event: MessageEvent) {
    events.push(event);
    if (parent.judge(event) !== 'host') return;
    const message = typeof event.data === 'string' ? fromJson(event.data) : event.data;
    if (!isFields(message)) return;
    if (hasFailed && leaving.has(message.type)) tell({ messageType: 'Close' });
    if (calls.size === 0 && message.type === 'loaded' && isFields(message.payload)) prepare(message.payload);
  }

  function prepare(payload: Fields) {
    const user = isFields(payload.user) ? payload.user : {};
    const view = payload.widgetViewType ?? user.widgetViewType ?? 'main';
    if (view !== 'main' || !listPaths.has(location.pathname.replace(/\/+$/, ''))) return;
    // Over the socket the shell would ask once more.
    if (socketUrl === undefined || payload.transport === 'http') askAhead(payload, user);
    warmNumbers();
  }

  function askAhead(payload: Fields, user: Fields) {
    const apiUrl = new URL(apiPrefix, location.href).href.replace(/\/+$/, '');
    const url = `${apiUrl}/BANKING/methods-payment-v5`;
    const init = {
      method: 'POST',
      headers: headersOf(payload, user),
      body: JSON.stringify(askFor(payload, user)),
    };
    const call = fetch(url, init);
    // Whoever takes it hears of its failure.
    call.catch(() => {});
    calls.set(callSignature(url, init), call);
  }

  const early: EarlyStart = {
    handOver() {
      window.removeEventListener('message', hear);
      return events.splice(0);
    },
    takeCall(url, init) {
      const signature = callSignature(url, init);
      const call = calls.get(signature);
      calls.delete(signature);
      return call;
    },
  };

  window.addEventListener('message', hear);
  window.paywidgetEarly = early;
  const tell = (message: Fields) => parent.post(JSON.stringify(message));
  tell({ version, messageType: 'Loaded' });
  return (code, message) => {
    hasFailed = true;
    tell({ messageType: 'Error', code, message });
  };
}

/** A page's first number format makes the browser load its tables, up to 100 ms on a slow phone. Here nothing waits for it. */
const warmNumbers = () => new Intl.NumberFormat('en').format(1);

const headersOf = (payload: Fields, user: Fields) =>
  headersFor({
    token: textOr(user.token, undefined),
    platformVersion: textOr(payload.platformVersion, 'redesign'),
    nativePlatform: ['android', 'ios'].find((platform) => platform === user.platform),
    isMobileApp: payload.isMobileApp === true,
    isPwa: payload.pwa === true,
  });

function askFor({ experiments }: Fields, user: Fields) {
  const code = textOr(user.currency, 'USD');
  const first: unknown = Array.isArray(experiments) ? experiments[0] : undefined;
  return {
    country: textOr(user.paymentGeo, 'RU').toLowerCase(),
    currency: { code, type: isCryptoCurrency(code) ? 'crypto' : 'fiat' },
    abTestGroup: isFields(first) ? textOr(first.group, undefined) : undefined,
  };
}
