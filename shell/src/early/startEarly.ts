import {
  callerOf,
  depositMethodsEndpoint,
  depositMethodsParams,
  headersFor,
  hostDefaults,
  toFlag,
} from '@paywidget/shared/contract';
import type { EarlySocket, SocketCall } from '../handover/earlySocket';
import type { EarlyStart } from '../handover/earlyStart';
import { createParentWindow } from '../lib/bridge/parentWindow';
import { trustOrigins } from '../lib/bridge/trustedOrigins';
import { withoutSlash } from '../lib/federation/addresses';
import {
  requestFormStyles,
  requestLaterFiles,
  requestShell,
  runListScript,
} from '../lib/scheduling/laterFiles';
import { newTraceparent } from '../lib/telemetry/traceparent';
import { cacheFormFiles } from './cacheFormFiles';
import { callSignature } from './callSignature';
import { createEarlyList } from './earlyList';
import { openEarlySocket } from './earlySocket';
import {
  deploymentOf,
  type Fields,
  isFields,
  parseJson,
  staticUrlOf,
  textOr,
  textsFileOf,
} from './read/deployment';
import { readUser } from './read/hostUser';

/** The paths that start with the list of deposit methods. */
const listPaths: ReadonlySet<string> = new Set(['/paywidget', '/paywidget/deposit']);

type UserFacts = ReturnType<typeof readUser>;

/** How long, in ms, further files wait for the answer of the API. */
const answerTimeoutMs = 400;

/** How long, in ms, further files then wait until the list is painted. */
const paintTimeoutMs = 200;

/** How long, in ms, the first request of texts waits for the host's answer. */
const hostPauseMs = 50;

/** How long, in ms, the shell and further files wait for the host's answer. */
const hostTimeoutMs = 300;

/** Messages that ask the widget to go away. They are answered with `Close` if the widget could not start. */
const closeRequests: ReadonlySet<unknown> = new Set(['back', 'swipe-back', 'close']);

/**
 * Sends `Loaded` to the host and requests the deposit methods, over HTTP or the socket, while the shell's script is loading.
 * Decides nothing: the shell parses the same messages again, and uses the early call only if the shell would send exactly
 * the same call, apart from `traceparent`. See docs/decisions/009-early-script.md.
 * @returns a function that reports to the host that the widget cannot start. After it is called, `back`, `swipe-back` and
 * `close` are answered with `Close`. Undefined if the page is not in a frame, is not secure or has no deployment block
 */
export function startEarly(
  window: Window,
  version: string,
  fetch: typeof globalThis.fetch,
  Socket: typeof WebSocket,
): ((code: string, message: string) => void) | undefined {
  const { location, document } = window;
  const { configuration } = deploymentOf(window);
  const isStarted = 'paywidgetEarly' in window;
  if (isStarted || window.parent === window || !window.isSecureContext || !isFields(configuration)) {
    requestShell(document);
    requestLaterFiles(document);
    return undefined;
  }

  const allowed = Array.isArray(configuration.allowedOrigins) ? configuration.allowedOrigins : [];
  const apiPrefix = textOr(configuration.apiPrefix, '/api');
  const socketUrl = textOr(configuration.socketUrl, undefined);
  const telemetry = configuration.telemetry as Fields | null | undefined;
  const parent = createParentWindow(
    window,
    trustOrigins(location.origin, () => allowed),
  );
  const isListPath = listPaths.has(location.pathname.replace(/\/+$/, ''));
  const events: MessageEvent[] = [];
  const calls = new Map<string, Promise<Response>>();
  /** By URL. */
  const texts = new Map<string, Promise<Response>>();
  const updates: Fields[] = [];
  const list = createEarlyList(window);
  let socket: EarlySocket | undefined;

  let hasAnswered = false;
  let hasFailed = false;

  function onMessage(event: MessageEvent) {
    events.push(event);
    if (parent.classify(event) !== 'host') return;
    const message = typeof event.data === 'string' ? parseJson(event.data) : event.data;
    if (!isFields(message)) return;
    if (hasFailed && closeRequests.has(message.type)) send({ messageType: 'Close' });
    if (message.type === 'update' && isFields(message.payload)) updates.push(message.payload);
    if (!hasAnswered && message.type === 'loaded' && isFields(message.payload)) onLoaded(message.payload);
  }

  function onLoaded(payload: Fields) {
    hasAnswered = true;
    const facts = readUser(payload);
    if (facts.view === 'main' && isListPath) beginList(payload, facts);
    else stopWaiting();
  }

  function beginList(payload: Fields, facts: UserFacts) {
    const methods = requestMethods(payload, facts);
    const texts = Promise.all([requestTexts(facts.language), requestTexts('en')]);
    texts.catch(() => {});
    // React draws the list of players with bonuses. It needs all files.
    if (facts.seesBonuses) return stopWaiting();
    runListScript(document);
    // Now, while the answers are on their way. Later, these files would come with the pictures of the list, and wait for
    // them.
    const styled = requestFormStyles(document);
    styled.catch(() => {});
    // Further files would take bandwidth from the answer. If they come from the browser's cache, they would take processor
    // time from the list.
    methods.then(() => {
      // Now, because the first byte of the script comes after the rest of the answer.
      requestShell(document);
      setTimeout(stopWaiting, paintTimeoutMs);
    }, stopWaiting);
    void list.whenSettled().then(stopWaiting);
    setTimeout(stopWaiting, answerTimeoutMs);
    list.begin({
      window,
      payload,
      updates: updatesSoFar,
      methods,
      texts,
      staticUrl: staticUrlOf(window),
      onPress: (formTexts) => cacheFormFiles(document, fetch, formTexts),
      styled,
    });
  }

  /** Resumes the steps that wait for the answers of host and API. */
  function stopWaiting() {
    requestShell(document);
    requestLaterFiles(document);
    list.skip();
  }

  const updatesSoFar = () => updates;

  /** Sends a call, and keeps it for the shell. Returns a copy of the answer. */
  function call(url: string, init: RequestInit): Promise<Response> {
    const answer = fetch(url, init);
    calls.set(callSignature(url, init), answer);
    const copy = answer.then((response) => response.clone());
    // Prevents an unhandled rejection. The shell handles the failure if it uses the call.
    copy.catch(() => {});
    return copy;
  }

  /** Requests the first part of the texts in a language, else in English, like the shell later. */
  function requestTexts(language: string): Promise<Response> {
    const file = textsFileOf(window, language) ?? textsFileOf(window, 'en');
    if (!file) return Promise.reject(new Error('The page names no texts'));
    const existing = texts.get(file.url) ?? call(file.url, { integrity: file.integrity });
    texts.set(file.url, existing);
    return existing.then((response) => response.clone());
  }

  function requestMethods(payload: Fields, facts: UserFacts): Promise<Response> {
    const { user, country, currency, group } = facts;
    const caller = callerOf(
      { token: textOr(user.token, undefined), platform: user.platform },
      {
        platformVersion: textOr(payload.platformVersion, hostDefaults.platformVersion),
        isMobileApp: toFlag(payload.isMobileApp),
        pwa: toFlag(payload.pwa),
      },
    );
    const headers = headersFor(caller);
    if (telemetry?.traceparent) headers.traceparent = newTraceparent();
    const request = {
      endpoint: depositMethodsEndpoint,
      method: 'POST',
      headers,
      payload: depositMethodsParams(country, currency, group),
    } as const;
    if (socketUrl !== undefined && payload.transport !== 'http') return callOverSocket(socketUrl, request);
    const apiUrl = withoutSlash(new URL(apiPrefix, location.href).href);
    return call(`${apiUrl}/${depositMethodsEndpoint}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(request.payload),
    });
  }

  /** Sends a call over the socket, and keeps the connection and the reply for the shell. Returns the reply as an HTTP response. */
  async function callOverSocket(socketUrl: string, request: SocketCall): Promise<Response> {
    socket = openEarlySocket(Socket, new URL(socketUrl, location.href).href, request);
    const { isSuccess, body } = await socket.reply;
    return new Response(JSON.stringify(body), { status: isSuccess ? 200 : 500 });
  }

  const early: EarlyStart = {
    handOver() {
      window.removeEventListener('message', onMessage);
      return events.splice(0);
    },
    takeCall(url, init) {
      const signature = callSignature(url, init);
      const call = calls.get(signature);
      calls.delete(signature);
      return call;
    },
    socket: () => socket,
    list,
  };

  // Another first screen needs the script.
  if (!isListPath) requestShell(document);
  window.addEventListener('message', onMessage);
  window.paywidgetEarly = early;
  setTimeout(() => hasAnswered || stopWaiting(), hostTimeoutMs);
  const send = (message: Fields) => parent.post(JSON.stringify(message));
  send({ version, messageType: 'Loaded' });
  // Every language also needs English. If a host answers at once, it does not wait for this request.
  if (isListPath) setTimeout(() => requestTexts('en').catch(() => {}), hostPauseMs);
  return (code, message) => {
    hasFailed = true;
    list.take()?.release().form?.remove();
    send({ messageType: 'Error', code, message });
  };
}
